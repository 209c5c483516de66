//! The appearance of a picture.

use variorum_gamedef::definition::{Bodies, CoordinateStyle, Ground, Style};
use variorum_gamedef::grid::Shade;
use variorum_rules::Cell;

/// An arrow on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// The cells on its way. A single cell gets a circle.
    pub cells: Vec<Cell>,
    /// 0 for the most important arrow; higher ranks are paler.
    pub rank: usize,
}

/// What a picture shows besides the position, and its colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// Whether Black's side is at the bottom.
    pub flipped: bool,
    /// Whether coordinates are shown at the edges.
    pub coordinates: bool,
    /// The colours.
    pub theme: Theme,
    /// Whether pieces that have characters are drawn with them; otherwise as all others.
    pub characters: bool,
    /// How pieces without characters are drawn.
    pub pieces: PieceStyle,
    /// Whether the board is drawn as where the game is at home; otherwise with light and dark cells.
    pub own_board: bool,
    /// The cells of the last turn, which are highlighted.
    pub last: Vec<Cell>,
    /// Arrows on the board.
    pub arrows: Vec<Arrow>,
    /// The least number of rows beside the board for the pieces in hand and lost pieces of each side.
    pub rows: usize,
    /// The title for screen readers; `None`: the game and the side to move, in English.
    pub title: Option<String>,
}

impl Default for Look {
    fn default() -> Self {
        Self {
            flipped: false,
            coordinates: true,
            theme: Theme::Light,
            characters: true,
            pieces: PieceStyle::Figures,
            own_board: true,
            last: Vec::new(),
            arrows: Vec::new(),
            rows: 0,
            title: None,
        }
    }
}

impl Look {
    pub(crate) fn bodies(&self, style: &Style) -> Option<Bodies> {
        style.bodies.filter(|_| self.characters)
    }

    pub(crate) fn ground(&self, style: &Style) -> Ground {
        if self.own_board { style.board } else { Ground::default() }
    }

    pub(crate) fn edges(&self, style: &Style) -> CoordinateStyle {
        if self.own_board { style.coordinates } else { CoordinateStyle::default() }
    }
}

/// How pieces without characters are drawn. Neutral pieces look the same in every style.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PieceStyle {
    /// Standing figures.
    #[default]
    Figures,
    /// Round counters with the silhouettes of the figures.
    Counters,
    /// Plain shapes; pieces that have none are drawn as figures.
    Blocks,
    /// The letters of game files, on discs.
    Letters,
}

impl PieceStyle {
    /// All styles.
    pub const ALL: [Self; 4] = [Self::Figures, Self::Counters, Self::Blocks, Self::Letters];

    /// The name, as in the site's settings: `figures`, `counters`, `blocks` or `letters`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Figures => "figures",
            Self::Counters => "counters",
            Self::Blocks => "blocks",
            Self::Letters => "letters",
        }
    }

    /// The style with this name; `None` if there is none.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|style| style.name() == name)
    }
}

/// The colours of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// The site's light theme.
    #[default]
    Light,
    /// The site's dark theme.
    Dark,
    /// Black, white and greys, for print and for people who do not see colours.
    Print,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::Print];

    /// The name: `light`, `dark` or `print`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Print => "print",
        }
    }

    /// The theme with this name; `None` if there is none.
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
                medium: "#dcc6a6",
                wood: "#e3bf85",
                wood_line: "#5a3c14",
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
                medium: "#8a8472",
                wood: "#cda66a",
                wood_line: "#3b2609",
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
                medium: "#ececec",
                wood: "#ffffff",
                wood_line: "#000000",
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

impl Colours {
    /// The colour of cells of this shade.
    pub const fn cell(&self, shade: Shade) -> &'static str {
        match shade {
            Shade::Dark => self.dark,
            Shade::Light => self.light,
            Shade::Medium => self.medium,
        }
    }
}

pub(crate) struct Colours {
    pub page: &'static str,
    pub text: &'static str,
    pub light: &'static str,
    pub dark: &'static str,
    /// The third colour of hexagons.
    pub medium: &'static str,
    /// A board that is not chequered, and its lines.
    pub wood: &'static str,
    pub wood_line: &'static str,
    pub edge: &'static str,
    pub coordinate: &'static str,
    pub ring: &'static str,
    pub region: &'static str,
    pub rings: [&'static str; 5],
    pub last: &'static str,
    pub check: &'static str,
    pub arrows: [&'static str; 2],
}
