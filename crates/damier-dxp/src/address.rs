//! Addresses as people write them.

use std::fmt;
use std::io;
use std::net::{SocketAddr, TcpListener, TcpStream, ToSocketAddrs};
use std::str::FromStr;
use std::time::Duration;

/// The port that programs use.
pub const PORT: u16 = 27531;

/// How long to wait for a machine that does not answer.
const CONNECT: Duration = Duration::from_secs(10);

/// A machine and a port: `192.0.2.7`, `example.org:27532`, `[::1]:27531`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Address {
    host: String,
    port: u16,
}

/// A text is no address.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no address: {0:?}")]
pub struct AddressError(pub String);

impl Address {
    /// This machine, which others cannot reach.
    #[must_use]
    pub fn loopback() -> Self {
        Self { host: "127.0.0.1".to_owned(), port: PORT }
    }

    /// Waits for connections there.
    ///
    /// # Errors
    ///
    /// What the system says.
    pub fn listen(&self) -> io::Result<TcpListener> {
        TcpListener::bind((&*self.host, self.port))
    }

    /// Connects to a program there. This may take ten seconds for every address that the name of the machine has.
    ///
    /// # Errors
    ///
    /// What the system says of the last of these addresses.
    pub fn connect(&self) -> io::Result<TcpStream> {
        let mut last = io::Error::from(io::ErrorKind::NotFound);
        for address in (&*self.host, self.port).to_socket_addrs()? {
            match TcpStream::connect_timeout(&address, CONNECT) {
                Ok(stream) => return Ok(stream),
                Err(error) => last = error,
            }
        }
        Err(last)
    }
}

impl From<SocketAddr> for Address {
    fn from(address: SocketAddr) -> Self {
        Self { host: address.ip().to_string(), port: address.port() }
    }
}

impl FromStr for Address {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Self, AddressError> {
        let wrong = || AddressError(text.to_owned());
        let (host, port) = match text.strip_prefix('[').map(|rest| rest.split_once(']')) {
            Some(Some((host, rest))) => {
                (host, if rest.is_empty() { None } else { Some(rest.strip_prefix(':').ok_or_else(wrong)?) })
            }
            Some(None) => return Err(wrong()),
            // Two colons without brackets are part of an address.
            None if text.matches(':').count() > 1 => (text, None),
            None => text.split_once(':').map_or((text, None), |(host, port)| (host, Some(port))),
        };
        let port = match port {
            None => PORT,
            Some(port) => port.parse().map_err(|_| wrong())?,
        };
        let is_host = !host.is_empty() && !host.chars().any(|letter| letter.is_whitespace() || letter.is_control());
        if is_host { Ok(Self { host: host.to_owned(), port }) } else { Err(wrong()) }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { host, port } = self;
        if host.contains(':') { write!(formatter, "[{host}]:{port}") } else { write!(formatter, "{host}:{port}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_with_and_without_a_port() {
        for (text, shown) in [
            ("example.org", "example.org:27531"),
            ("example.org:80", "example.org:80"),
            ("192.0.2.7", "192.0.2.7:27531"),
            ("127.0.0.1:0", "127.0.0.1:0"),
            ("::1", "[::1]:27531"),
            ("[::1]", "[::1]:27531"),
            ("[::1]:5", "[::1]:5"),
            ("0.0.0.0", "0.0.0.0:27531"),
        ] {
            assert_eq!(text.parse::<Address>().unwrap().to_string(), shown);
        }
        for text in ["", ":", ":27531", "host:", "host:x", "host:65536", "host:-1", "[::1", "[::1]5", "[]", "a b"] {
            assert_eq!(text.parse::<Address>(), Err(AddressError(text.to_owned())), "{text}");
        }
    }
}
