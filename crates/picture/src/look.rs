//! How a picture is to look.

use variorum_rules::Cell;

/// An arrow over the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// The cells that it goes through, at least two; one alone is marked with a circle.
    pub cells: Vec<Cell>,
    /// 0 for the most important; others are paler.
    pub rank: usize,
}

/// What is shown besides the position, and in which colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// Black's side at the foot.
    pub flipped: bool,
    /// Letters and numbers at the edges.
    pub coordinates: bool,
    /// The colours.
    pub theme: Theme,
    /// Cells of the last turn.
    pub last: Vec<Cell>,
    /// Arrows.
    pub arrows: Vec<Arrow>,
    /// Rows kept free for the pieces off the board of each side, even where it has none; more are added when needed.
    pub rows: usize,
    /// What a screen reader says of it; game and side to move, in English, if not given.
    pub title: Option<String>,
}

impl Default for Look {
    fn default() -> Self {
        Self {
            flipped: false,
            coordinates: true,
            theme: Theme::Light,
            last: Vec::new(),
            arrows: Vec::new(),
            rows: 0,
            title: None,
        }
    }
}

/// The colours of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the site by day.
    #[default]
    Light,
    /// As the site by night.
    Dark,
    /// Black, white and greys, for paper and for whoever sees no colours.
    Print,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::Print];

    /// `light`, `dark` or `print`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Print => "print",
        }
    }

    /// The theme with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    pub(crate) const fn colours(self) -> Colours {
        match self {
            Self::Light => Colours {
                page: "#f6f4ee",
                text: "#23282b",
                light: "#f0ecdf",
                dark: "#cdd3bd",
                edge: "#6f7762",
                coordinate: "#5f6458",
                ring: "#7a5a36",
                region: "#6b5238",
                rings: ["#d98a3a", "#cfae45", "#86a86a", "#5a97a5", "#7a7fb4"],
                last: "#e9b949",
                check: "#d3363a",
                arrows: ["#1f5f9a", "#6b7580"],
            },
            Self::Dark => Colours {
                page: "#14181b",
                text: "#e8e6df",
                light: "#98a299",
                dark: "#6d7a72",
                edge: "#3a433f",
                coordinate: "#b3bdb6",
                ring: "#33251a",
                region: "#2b2017",
                rings: ["#d98a3a", "#cfae45", "#86a86a", "#5a97a5", "#7a7fb4"],
                last: "#e0b040",
                check: "#d3363a",
                arrows: ["#0d2f57", "#2c3338"],
            },
            Self::Print => Colours {
                page: "#ffffff",
                text: "#000000",
                light: "#ffffff",
                dark: "#d4d4d4",
                edge: "#000000",
                coordinate: "#000000",
                ring: "#000000",
                region: "#000000",
                rings: ["#ffffff"; 5],
                last: "#9a9a9a",
                check: "#606060",
                arrows: ["#000000", "#707070"],
            },
        }
    }
}

pub(crate) struct Colours {
    pub page: &'static str,
    pub text: &'static str,
    pub light: &'static str,
    pub dark: &'static str,
    pub edge: &'static str,
    pub coordinate: &'static str,
    pub ring: &'static str,
    pub region: &'static str,
    pub rings: [&'static str; 5],
    pub last: &'static str,
    pub check: &'static str,
    pub arrows: [&'static str; 2],
}
