//! Files without a name, for output that is shown only once all of it is known to be right.

use std::env;
use std::fs::{File, OpenOptions};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io;
use std::path::Path;

/// An empty temporary file to write and read, which no other program can open. The system removes it when it is closed,
/// even if the program is killed.
///
/// # Errors
///
/// When no file can be made there.
pub fn nameless() -> io::Result<File> {
    nameless_in(&env::temp_dir())
}

fn nameless_in(folder: &Path) -> io::Result<File> {
    // The system seeds the hash, so the name is unpredictable; a file that has it nevertheless is an error.
    let name = format!("etude-{:016x}", RandomState::new().build_hasher().finish());
    let path = folder.join(name);
    let mut options = OpenOptions::new();
    options.read(true).write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    // FILE_ATTRIBUTE_TEMPORARY and FILE_FLAG_DELETE_ON_CLOSE, and no sharing.
    #[cfg(windows)]
    {
        use std::os::windows::fs::OpenOptionsExt as _;
        options.attributes(0x100).custom_flags(0x0400_0000).share_mode(0);
    }
    let file = options.open(&path)?;
    #[cfg(not(windows))]
    std::fs::remove_file(&path)?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::io::{Read as _, Seek as _, Write as _};

    use super::*;

    #[test]
    fn what_is_written_can_be_read_and_leaves_no_file() {
        let folder = tempfile::tempdir().unwrap();
        let mut files = [nameless_in(folder.path()).unwrap(), nameless_in(folder.path()).unwrap()];
        for (file, text) in files.iter_mut().zip(["one", "two"]) {
            file.write_all(text.as_bytes()).unwrap();
        }
        for (file, text) in files.iter_mut().zip(["one", "two"]) {
            file.rewind().unwrap();
            let mut read = String::new();
            file.read_to_string(&mut read).unwrap();
            assert_eq!(read, text);
        }
        drop(files);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
        assert_eq!(nameless_in(&folder.path().join("missing")).unwrap_err().kind(), io::ErrorKind::NotFound);
    }
}
