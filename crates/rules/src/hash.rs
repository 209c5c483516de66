//! The project's one source of reproducible numbers.

/// Mixes a word so that every bit of it affects every bit of the result: the output function of SplitMix (Steele, Lea and Flood, 2014).
///
/// Hash keys of positions and the engine's random choices are made with it. Its results must never change: stored hashes, the games of a
/// seed and the signature of `variorum bench` depend on them. That is why it is written out here, and not taken from a library.
///
/// ```
/// assert_eq!(variorum_rules::mix(0), 0xe220_a839_7b1d_cdaf);
/// ```
#[inline]
#[must_use]
pub const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
