//! Where a message ends and the next begins.

use super::MAX_MESSAGE;

/// Cuts a stream of bytes into messages, whatever the pieces in which it arrives. It holds at most one message.
#[derive(Clone, Debug, Default)]
pub struct Splitter {
    pending: Vec<u8>,
}

/// More characters than a message may have came without a NUL.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("more than {MAX_MESSAGE} characters without an end")]
pub struct TooLong;

impl Splitter {
    /// Takes bytes from the front of `bytes` up to the end of the next message, and returns that without its NUL; `None`
    /// once all bytes are taken. Empty messages are left out.
    ///
    /// # Errors
    ///
    /// [`TooLong`]: what follows is unusable.
    pub fn next(&mut self, bytes: &mut &[u8]) -> Result<Option<Vec<u8>>, TooLong> {
        while let Some((&byte, rest)) = bytes.split_first() {
            *bytes = rest;
            match byte {
                0 if self.pending.is_empty() => {}
                0 => return Ok(Some(std::mem::take(&mut self.pending))),
                _ if self.pending.len() == MAX_MESSAGE => return Err(TooLong),
                _ => self.pending.push(byte),
            }
        }
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All messages of a stream that arrives in pieces of a size.
    fn split(stream: &[u8], size: usize) -> Result<Vec<Vec<u8>>, TooLong> {
        let (mut splitter, mut found) = (Splitter::default(), Vec::new());
        for mut piece in stream.chunks(size) {
            while let Some(message) = splitter.next(&mut piece)? {
                found.push(message);
            }
        }
        Ok(found)
    }

    #[test]
    fn pieces_and_joined_messages_make_no_difference() {
        let stream = b"E00\0CGoed gespeeld\0\0\0K1\0unfinished";
        for size in 1..=stream.len() {
            let found = split(stream, size).unwrap();
            assert_eq!(found, [b"E00".to_vec(), b"CGoed gespeeld".to_vec(), b"K1".to_vec()], "pieces of {size}");
        }
    }

    #[test]
    fn a_message_has_127_characters_at_most() {
        let longest = [&[b'C'; 127][..], &[0]].concat();
        assert_eq!(split(&longest, 50).unwrap(), [vec![b'C'; 127]]);
        let longer = [&[b'C'; 128][..], &[0]].concat();
        assert_eq!(split(&longer, 50), Err(TooLong));
        assert_eq!(split(&vec![b'x'; 10_000_000], 65_536), Err(TooLong));
        assert_eq!(split(&vec![0; 10_000_000], 65_536), Ok(Vec::new()));
    }
}
