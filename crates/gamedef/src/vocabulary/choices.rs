//! Words that a key may have as its value. Each is a variant of an enum.
//!
//! [`choices!`] declares an enum together with its words, so that neither can lack the other.

use crate::definition::{Decision, Fate, Tally};

/// A word that a key may have as its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Enum and variant, such as `Fate-Draw`. Catalogues of messages make the id of its meaning from it.
    pub id: &'static str,
    /// The word.
    pub word: &'static str,
    /// What it means.
    pub meaning: &'static str,
}

/// An enum whose variants are the words of a key.
pub trait Choices: Copy + PartialEq + 'static {
    /// The words with their meanings, in the order of [`Self::VALUES`].
    const CHOICES: &'static [Choice];
    /// All variants.
    const VALUES: &'static [Self];

    /// The variant of a word; `None` if there is none.
    #[must_use]
    fn of_word(word: &str) -> Option<Self> {
        let at = Self::CHOICES.iter().position(|choice| choice.word == word)?;
        Self::VALUES.get(at).copied()
    }

    /// The word of this variant.
    #[must_use]
    fn word(self) -> &'static str {
        let at = Self::VALUES.iter().position(|&value| value == self);
        at.map_or("", |at| Self::CHOICES[at].word)
    }
}

/// Declares an enum and implements [`Choices`] for it, from a line `Variant = "word" "meaning",` for each variant.
macro_rules! choices {
    (
        $(#[$about:meta])*
        $vis:vis enum $name:ident {
            $( $(#[$doc:meta])* $value:ident = $word:literal $meaning:literal, )+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $name {
            $( $(#[$doc])* $value, )+
        }

        impl $crate::vocabulary::Choices for $name {
            const CHOICES: &'static [$crate::vocabulary::Choice] =
                &[$( $crate::vocabulary::Choice {
                    id: concat!(stringify!($name), "-", stringify!($value)),
                    word: $word,
                    meaning: $meaning,
                }, )+];
            const VALUES: &'static [Self] = &[$( Self::$value, )+];
        }
    };
}

pub(crate) use choices;

choices! {
    /// What follows when a player cannot move and is not in check.
    pub(crate) enum Stalemate {
        Draw = "draw" "neither wins",
        Loses = "loses" "the player concerned loses",
        Wins = "wins" "the player concerned wins",
        MostPieces = "most-pieces" "who has more pieces on the board wins; equally many draw",
        FewestPieces = "fewest-pieces" "who has fewer pieces on the board wins; equally many draw",
        MostPoints = "most-points" "whose pieces on the board have more points wins; equally many draw",
    }
}

impl Stalemate {
    /// What it says.
    pub(crate) const fn decision(self) -> Decision {
        match self {
            Self::Draw => Decision::Fate(Fate::Draw),
            Self::Loses => Decision::Fate(Fate::Loses),
            Self::Wins => Decision::Fate(Fate::Wins),
            Self::MostPieces => Decision::Tally(Tally::MostPieces),
            Self::FewestPieces => Decision::Tally(Tally::FewestPieces),
            Self::MostPoints => Decision::Tally(Tally::MostPoints),
        }
    }
}

choices! {
    /// A file beside a game's file for the engine.
    pub(crate) enum BaseFile {
        Weights = "weights" "its weights, unless this game has its own",
        Net = "net" "its net, unless this game has its own; only where board and pieces are the same",
    }
}

choices! {
    /// What is mirrored for Black.
    pub(crate) enum MirrorPart {
        Ranks = "ranks" "ranks count from the other end",
        Levels = "levels" "levels count from the other end",
        HalfTurn = "half-turn" "files count from half way round a board that wraps",
    }
}

choices! {
    /// The colour of a sign's band.
    pub(crate) enum Band {
        Grey = "grey" "a grey band",
        Purple = "purple" "a purple band",
        Orange = "orange" "an orange band",
        Green = "green" "a green band",
        Red = "red" "a red band",
        Blue = "blue" "a blue band",
    }
}

choices! {
    /// A token of neutral pieces.
    pub(crate) enum NeutralToken {
        Star = "*" "commonly a stone",
        Percent = "%" "commonly a relay",
        Hash = "#" "commonly a gate",
    }
}

choices! {
    /// What counts as reaching a promotion zone.
    pub(crate) enum PromotionOn {
        Arrival = "arrival" "the move ends in the zone",
        Touch = "touch" "the move starts or ends in the zone",
        Entry = "entry" "the move enters the zone, or starts in it and captures",
        Capture = "capture" "the move captures, and starts or ends in the zone",
    }
}

impl PromotionOn {
    /// Does a move that starts in the zone count, at least sometimes?
    pub(crate) fn counts_leaving(self) -> bool {
        match self {
            Self::Arrival => false,
            Self::Touch | Self::Entry | Self::Capture => true,
        }
    }
}

choices! {
    /// Where a castling partner is, seen from the royal piece.
    pub(crate) enum CastlingSide {
        Right = "right" "towards the last file",
        Left = "left" "towards file `a`",
    }
}

choices! {
    /// How long the right to castle lasts.
    pub(crate) enum CastlingRight {
        Unmoved = "unmoved" "until either piece moves",
        Inside = "inside" "while both stay in `royal-from` and `partner-from`",
    }
}

choices! {
    /// Whether the second part of a turn may be omitted.
    pub(crate) enum SecondDuty {
        Optional = "optional" "yes",
        Compulsory = "compulsory" "no",
    }
}

choices! {
    /// An action of the second part of a turn.
    pub(crate) enum NeutralVerb {
        Step = "step" "one step to an empty cell",
        Vault = "vault" "from one end of an unbroken orthogonal line of two or more pieces to beyond the other end",
        Swap = "swap" "the neutral piece and an orthogonally adjacent own piece change places",
        Anywhere = "anywhere" "to any empty cell, from another cell or from off the board",
        Put = "put" "one more, of which there is no end, is put on an empty cell",
    }
}

choices! {
    /// Where a neutral piece may be put.
    pub(crate) enum PutSpot {
        Left = "left" "on the cell that the moved piece has left",
        Reached = "reached" "on a cell to which the moved piece could go next without capturing",
        Edge = "edge" "at the edge of the board, or orthogonally beside a neutral piece",
    }
}

choices! {
    /// The result for a player who gave check throughout a repetition.
    pub(crate) enum PerpetualCheck {
        Draw = "draw" "no effect",
        Loses = "loses" "that player loses",
    }
}

choices! {
    /// How the number of pieces is compared with the number in a condition.
    pub(crate) enum Comparison {
        AtLeast = ">=" "at least so many",
        AtMost = "<=" "at most so many",
        Exactly = "=" "exactly so many",
        Below = "<" "fewer",
        Above = ">" "more",
    }
}
