//! Nets, and the games that they are trained on.

use variorum_nets::{Inputs, Net};
use variorum_training::{Header, encode, read_game};

use crate::input::{rules, text};

/// A line with a game, then a net's file. What is read is written as it was, and gives a value.
pub(crate) fn net(bytes: &[u8]) {
    let end = bytes.iter().position(|&byte| byte == b'\n').unwrap_or(bytes.len());
    let rules = rules(&text(&bytes[..end]));
    let file = bytes.get(end + 1..).unwrap_or_default();
    let Ok(net) = Net::read(Inputs::of(&rules), file) else { return };
    assert_eq!(net.to_bytes(), file);
    let all: Vec<usize> = (0..net.inputs().count()).collect();
    let _ = net.value_of([&all, &all], 0);
}

/// A file of games for training. What is read is written as it was.
pub(crate) fn training_games(bytes: &[u8]) {
    let mut input = bytes;
    let Ok(header) = Header::read(&mut input) else { return };
    assert_eq!(header.to_bytes(), bytes[..Header::BYTES]);
    let mut place = Header::BYTES;
    while let Ok(Some((game, length))) = read_game(&mut input) {
        let end = place + usize::try_from(length).unwrap_or_else(|_| panic!("{length} bytes in memory"));
        assert_eq!(encode(&game), bytes[place..end]);
        place = end;
    }
}
