//! A connection on a thread of its own.

use std::io::{self, ErrorKind, Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::address::Address;
use crate::dialogue::{Closed, Command, Dialogue, Event, NotNow, Patience, Role};

/// How long a message may take to leave.
const WRITE: Duration = Duration::from_secs(10);
/// Between two messages: some programs lose or join those that arrive together.
const PAUSE: Duration = Duration::from_millis(30);
/// How often a listener looks whether it is still wanted.
const LISTEN: Duration = Duration::from_millis(100);
/// The bytes that are read at once.
const CHUNK: usize = 4096;

/// How a connection is made.
#[derive(Debug)]
pub enum Place {
    /// The first program that connects is taken.
    Listen(TcpListener),
    /// We connect.
    Connect(Address),
}

/// A connection to another program, on a thread of its own: no call waits. Dropping it ends the connection.
///
/// ```no_run
/// use std::sync::mpsc;
///
/// use damier_dxp::{Address, Event, Patience, Place, Remote, Role};
///
/// let (sender, events) = mpsc::channel();
/// let place = Place::Connect(Address::loopback());
/// let remote = Remote::open(place, Role::Follower, "Damier", Patience::default(), move |event| {
///     let _ = sender.send(event);
/// })?;
/// while let Ok(event) = events.recv() {
///     println!("{event:?}");
/// }
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Remote {
    inputs: Sender<Input>,
}

/// What the thread waits for.
enum Input {
    Command(Command),
    Bytes(Vec<u8>),
    Lost(Closed),
}

impl Remote {
    /// Starts the thread. It passes every event to `deliver`; the last one is [`Event::Closed`].
    ///
    /// # Errors
    ///
    /// If the system has no thread left.
    pub fn open(
        place: Place,
        role: Role,
        name: &str,
        patience: Patience,
        deliver: impl FnMut(Event) + Send + 'static,
    ) -> io::Result<Self> {
        let (inputs, received) = channel();
        let (sender, name) = (inputs.clone(), name.to_owned());
        thread::Builder::new().name("dxp".to_owned()).spawn(move || {
            let mut link = Link { inputs: received, deliver };
            let why = match link.connect(place) {
                Ok(stream) => link.converse(&stream, Dialogue::new(role, &name, patience, Instant::now()), sender),
                Err(why) => why,
            };
            (link.deliver)(Event::Closed(why));
        })?;
        Ok(Self { inputs })
    }

    /// Does something. Nothing happens if the connection is over.
    pub fn send(&self, command: Command) {
        let _ = self.inputs.send(Input::Command(command));
    }
}

impl Drop for Remote {
    fn drop(&mut self) {
        self.send(Command::Leave);
    }
}

/// What the thread has.
struct Link<D> {
    inputs: Receiver<Input>,
    deliver: D,
}

impl<D: FnMut(Event)> Link<D> {
    fn connect(&mut self, place: Place) -> Result<TcpStream, Closed> {
        let unreachable = |error: io::Error| Closed::Unreachable(error.kind());
        match place {
            Place::Connect(address) => address.connect().map_err(unreachable),
            Place::Listen(listener) => {
                listener.set_nonblocking(true).map_err(unreachable)?;
                loop {
                    match listener.accept() {
                        Ok((stream, _)) => {
                            stream.set_nonblocking(false).map_err(unreachable)?;
                            return Ok(stream);
                        }
                        Err(error) if is_passing(error.kind()) => self.wait_for_peer()?,
                        Err(error) => return Err(unreachable(error)),
                    }
                }
            }
        }
    }

    /// Waits a little for someone to connect.
    fn wait_for_peer(&mut self) -> Result<(), Closed> {
        match self.inputs.recv_timeout(LISTEN) {
            Ok(Input::Command(Command::Leave)) | Err(RecvTimeoutError::Disconnected) => Err(Closed::Left),
            Ok(_) => {
                (self.deliver)(Event::NotNow(NotNow::NoConnection));
                Ok(())
            }
            Err(RecvTimeoutError::Timeout) => Ok(()),
        }
    }

    /// Keeps a conversation going to its end.
    fn converse(&mut self, stream: &TcpStream, mut dialogue: Dialogue, inputs: Sender<Input>) -> Closed {
        let permits = match prepare(stream, inputs) {
            Ok(permits) => permits,
            Err(error) => return Closed::Broken(error.kind()),
        };
        (self.deliver)(Event::Connected);
        let mut last_sent = None;
        let why = loop {
            if let Err(why) = write_due(stream, &mut dialogue, &mut last_sent) {
                dialogue.close(why);
            }
            if let Some(why) = self.report(&mut dialogue) {
                break why;
            }
            let next = last_sent.map(|sent| sent + PAUSE);
            let wakes = next.into_iter().chain(dialogue.wakes_at()).min();
            let input = match wakes {
                Some(at) => self.inputs.recv_timeout(at.saturating_duration_since(Instant::now())),
                None => self.inputs.recv().map_err(RecvTimeoutError::from),
            };
            let now = Instant::now();
            match input {
                Ok(Input::Command(command)) => dialogue.order(command, now),
                Ok(Input::Bytes(bytes)) => {
                    dialogue.receive(&bytes, now);
                    // If this fails, the reader has ended.
                    let _ = permits.try_send(());
                }
                Ok(Input::Lost(why)) => dialogue.close(why),
                Err(_) => dialogue.tick(now),
            }
        };
        // The acknowledgement of the last game may still be waiting; the other side may have hung up without it.
        while let Some(message) = dialogue.next_output() {
            let _ = (&mut &*stream).write_all(&message.to_bytes());
        }
        let _ = stream.shutdown(Shutdown::Both);
        why
    }

    /// Passes on what has happened; returns why the connection is over if it is.
    fn report(&mut self, dialogue: &mut Dialogue) -> Option<Closed> {
        while let Some(event) = dialogue.next_event() {
            match event {
                Event::Closed(why) => return Some(why),
                event => (self.deliver)(event),
            }
        }
        None
    }
}

/// Whether an attempt to accept a connection may be repeated.
fn is_passing(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::WouldBlock | ErrorKind::Interrupted | ErrorKind::ConnectionAborted)
}

/// Sends the next message if the pause after the last one is over. `last_sent` is `None` once nothing more waits.
fn write_due(stream: &TcpStream, dialogue: &mut Dialogue, last_sent: &mut Option<Instant>) -> Result<(), Closed> {
    let now = Instant::now();
    if last_sent.is_some_and(|sent| now < sent + PAUSE) {
        return Ok(());
    }
    *last_sent = None;
    if let Some(message) = dialogue.next_output() {
        (&mut &*stream).write_all(&message.to_bytes()).map_err(|error| Closed::Broken(error.kind()))?;
        *last_sent = Some(now);
    }
    Ok(())
}

/// Starts the thread that reads. It reads a piece only after the one before has been dealt with: what the other side
/// sends faster than that waits on its machine.
fn prepare(stream: &TcpStream, inputs: Sender<Input>) -> io::Result<SyncSender<()>> {
    stream.set_nodelay(true)?;
    stream.set_write_timeout(Some(WRITE))?;
    let (permits, permit) = sync_channel(1);
    let mut reader = stream.try_clone()?;
    thread::Builder::new().name("dxp-read".to_owned()).spawn(move || {
        let mut buffer = [0; CHUNK];
        loop {
            let input = match reader.read(&mut buffer) {
                Ok(0) => Input::Lost(Closed::HungUp),
                Ok(length) => Input::Bytes(buffer[..length].to_vec()),
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => Input::Lost(Closed::Broken(error.kind())),
            };
            let is_last = matches!(input, Input::Lost(_));
            if inputs.send(input).is_err() || is_last || permit.recv().is_err() {
                return;
            }
        }
    })?;
    Ok(permits)
}
