//! The CRC-32 of zip and Ethernet (polynomial 0x04c11db7, reflected), eight bytes at a time (Kounavis and Berry, "A
//! systematic approach to building high performance software-based CRC generators", 2005).

const POLYNOMIAL: u32 = 0xedb8_8320;

static TABLES: [[u32; 256]; 8] = tables();

const fn tables() -> [[u32; 256]; 8] {
    let mut tables = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        #[allow(clippy::cast_possible_truncation, reason = "below 256")]
        let mut crc = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            crc = if crc & 1 == 1 { crc >> 1 ^ POLYNOMIAL } else { crc >> 1 };
            bit += 1;
        }
        tables[0][byte] = crc;
        byte += 1;
    }
    let mut table = 1;
    while table < 8 {
        let mut byte = 0;
        while byte < 256 {
            let before = tables[table - 1][byte];
            tables[table][byte] = before >> 8 ^ tables[0][(before & 0xff) as usize];
            byte += 1;
        }
        table += 1;
    }
    tables
}

/// The checksum of some bytes.
pub fn crc32(bytes: &[u8]) -> u32 {
    let (chunks, rest) = bytes.as_chunks::<8>();
    let crc = chunks.iter().fold(u32::MAX, |crc, chunk| {
        let word = u64::from_le_bytes(*chunk) ^ u64::from(crc);
        word.to_le_bytes().iter().zip(TABLES.iter().rev()).fold(0, |crc, (&byte, table)| crc ^ table[usize::from(byte)])
    });
    !rest.iter().fold(crc, |crc, &byte| crc >> 8 ^ TABLES[0][usize::from(byte) ^ (crc & 0xff) as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_check_value_of_the_catalogue() {
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
        assert_eq!(crc32(b""), 0);
        assert_eq!(crc32(b"The quick brown fox jumps over the lazy dog"), 0x414f_a339);
    }
}
