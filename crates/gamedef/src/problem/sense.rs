//! Problems of a game that can be played as defined, but hardly means what it says.

use crate::sentence::sentences;

sentences! {
    /// A problem with what the rules amount to.
    pub enum SenseProblem {
        NoWin = "nobody can win this game";
        NeverMet = "these tests can never hold together";
        MovedAndToMove = "`just-moved` and `to-move` never hold for the same player, since turns alternate";
        Hidden { earlier: usize } = "this ending never comes: ending {earlier} holds whenever it does";
        CheckUnseen { key: &'static str } = "`{key}` has no effect: no piece is royal, so nobody can be in check";
    }
}
