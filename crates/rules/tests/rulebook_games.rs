//! The rule book of the games with neutral pieces, of Mitred Framing 2 and of Blocschach, tried rule by rule: every expected
//! result here was worked out by hand from the rule's words.

mod rulebook;
