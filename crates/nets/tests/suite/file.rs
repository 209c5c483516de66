//! The file of a net: what was written is read, and nothing else is.

use std::sync::LazyLock;

use proptest::prelude::*;
use variorum_nets::{Inputs, LANES, Net, NetError};

use crate::{random_net, width};

/// The inputs of all games, those with the fewest first: a net of any game will do, and small ones are quickly made.
static INPUTS: LazyLock<Vec<Inputs>> = LazyLock::new(|| {
    let mut all: Vec<Inputs> =
        variorum_library::ids().iter().map(|id| Inputs::of(&variorum_library::rules(id).unwrap())).collect();
    all.sort_by_key(Inputs::count);
    all
});

fn inputs(number: usize) -> Inputs {
    INPUTS[number].clone()
}

#[test]
fn what_was_written_is_read() {
    for number in 0..4 {
        let net = random_net(&inputs(number), width(number), 5);
        assert_eq!(Net::read(inputs(number), &net.to_bytes()), Ok(net));
    }
}

#[test]
fn faults_have_names() {
    let net = random_net(&inputs(0), LANES, 1);
    let bytes = net.to_bytes();
    let with = |at: usize, byte: u8| {
        let mut bytes = bytes.clone();
        bytes[at] = byte;
        Net::read(inputs(0), &bytes).unwrap_err()
    };
    assert_eq!(Net::read(inputs(0), b""), Err(NetError::NotANet));
    assert_eq!(with(0, b'v'), NetError::NotANet);
    assert_eq!(with(8, 9), NetError::Version { found: 9, known: 3 });
    assert_eq!(with(12, bytes[12] ^ 1), NetError::OtherGame);
    assert_eq!(with(20, bytes[20] ^ 1), NetError::OtherGame);
    assert_eq!(with(24, 33), NetError::Width { found: 33 });
    assert_eq!(with(24, 64), NetError::Length { found: bytes.len(), needed: 2 * bytes.len() - 80 });
    assert_eq!(with(31, 0x80), NetError::Scale { found: i32::MIN + 400, most: 1_000_000 });
    assert_eq!(with(32, bytes[32] ^ 1), NetError::OtherRules);
    assert_eq!(with(63, bytes[63] ^ 1), NetError::OtherRules);
    let other = (1..).find(|&other| inputs(other).fingerprint() != inputs(0).fingerprint()).unwrap();
    assert_eq!(Net::read(inputs(other), &bytes), Err(NetError::OtherGame));
    let length = bytes.len();
    for found in [length - 1, length - 100, 32, 12] {
        let needed = if found < 32 { 32 } else { length };
        assert_eq!(Net::read(inputs(0), &bytes[..found]), Err(NetError::Length { found, needed }));
    }
    let longer: Vec<u8> = bytes.iter().copied().chain([0]).collect();
    assert_eq!(Net::read(inputs(0), &longer), Err(NetError::Length { found: length + 1, needed: length }));
}

/// A net of other rules can be adopted, and files of before version 3 name none.
#[test]
fn a_net_names_its_rules() {
    let net = random_net(&inputs(0), LANES, 1);
    let bytes = net.to_bytes();
    let mut other = bytes.clone();
    other[40] ^= 1;
    assert_eq!(Net::adopt(inputs(0), &other).unwrap().to_bytes(), bytes);
    let mut old = [&bytes[..32], &bytes[64..]].concat();
    old[8] = 2;
    let read = Net::read(inputs(0), &old).unwrap();
    assert_eq!(read, net);
    assert_eq!(read.to_bytes(), bytes);
}

#[test]
fn a_game_uses_its_own_net_with_its_own_rules_and_a_lent_one_with_any() {
    let own = variorum_library::definition("minishogi").unwrap();
    let mut lenient = own.clone();
    lenient.endings.repetition += 1;
    let of = |definition: &_| Net::of(&variorum_rules::Rules::compile(definition).unwrap());
    assert!(matches!(of(&own), Some(Ok(_))));
    assert_eq!(of(&lenient), Some(Err(NetError::OtherRules)));
    lenient.net_is_lent = true;
    assert!(matches!(of(&lenient), Some(Ok(_))));
    lenient.net = None;
    assert_eq!(of(&lenient), None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Any bytes: an error, or a net that is written as it was read and gives a value.
    #[test]
    fn no_bytes_make_the_reader_panic(
        changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..40),
        cut in prop::option::of(any::<prop::sample::Index>()),
        noise: bool,
    ) {
        let inputs = inputs(0);
        let mut bytes = random_net(&inputs, LANES, 9).to_bytes();
        if noise {
            // The greatest numbers, which sums must not overflow with.
            bytes[32..].iter_mut().enumerate().for_each(|(at, byte)| *byte = [0xff, 0x7f][at % 2]);
        }
        changes.iter().for_each(|(at, byte)| { let at = at.index(bytes.len()); bytes[at] = *byte });
        if let Some(cut) = cut {
            bytes.truncate(cut.index(bytes.len()));
        }
        if let Ok(net) = Net::read(inputs.clone(), &bytes) {
            prop_assert_eq!(net.to_bytes(), bytes);
            let all: Vec<usize> = (0..inputs.count() + 5).collect();
            (0..5).for_each(|bucket| _ = net.value_of([&all, &all], bucket));
        }
    }
}
