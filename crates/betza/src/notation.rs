//! Reads moves in Betza notation, with the extensions of XBoard (XBetza) that a game file can say.
//!
//! An atom is a leap (`W` one step orthogonally, `F` diagonally, `N` the knight's, …); `R`, `B`, `Q` and a number or the atom again make it a ride.
//! Letters before it are modifiers: directions (`f b l r s v`, in pairs such as `fs`), `m` for moves without capture, `c` for captures, `e` en
//! passant, `n` for lame leaps, `p` for hops over one piece, `i` for the first move, `z` for zigzags. `ff` and `fs` of an oblique atom are its narrow and
//! its wide forward moves, `fh` all of them. `(4,1)` is the leaper of these distances. `a` joins several legs of a move, as brackets do; the module `legs` reads them.

use std::collections::BTreeSet;

use crate::areas;
use crate::gap::BetzaGap;
use crate::legs::{self, Leg};

/// The greatest length of a description, in characters.
pub const MOST_CHARACTERS: usize = 200;

/// How far bent rides go if nothing else is said, in cells: as far as a board of 8 × 8 has room.
pub const REACH: u8 = 7;

/// The farthest that bent rides can go, in cells.
pub const MOST_REACH: u8 = 15;

/// A step: files to the right, ranks ahead.
pub type Step = (i8, i8);

/// The moves of an atom with its modifiers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moves {
    /// The atom's longer and shorter distance.
    pub shape: (u8, u8),
    /// The steps: files to the right, ranks ahead.
    pub steps: Vec<(i8, i8)>,
    /// How it goes.
    pub way: Way,
    /// With or without capture.
    pub mode: Mode,
    /// Only as the piece's first move.
    pub first: bool,
    /// Captures en passant too.
    pub en_passant: bool,
    /// A hop that spares pieces of its own type; no notation says so.
    pub sparing: bool,
    /// A hop over an enemy piece alone, which it captures.
    pub locust: bool,
    /// The paths of [`Way::Bent`], each with its steps; no others. `steps` has where they end.
    pub paths: Vec<Vec<Step>>,
    /// Captures from afar: the piece stays where it is.
    pub staying: bool,
    /// What the piece may do at once afterwards.
    pub then: Option<Then>,
}

impl Moves {
    /// Moves with or without capture, and no more conditions.
    pub(crate) fn plain(shape: (u8, u8), steps: Vec<Step>, way: Way) -> Self {
        Self {
            shape,
            steps,
            way,
            mode: Mode::Both,
            first: false,
            en_passant: false,
            sparing: false,
            locust: false,
            paths: Vec::new(),
            staying: false,
            then: None,
        }
    }

    /// Are these moves the same in a mirror?
    #[must_use]
    pub fn is_mirrored(&self) -> bool {
        let steps =
            |steps: &[Step], file: i8| steps.iter().map(|step| (file * step.0, step.1)).collect::<BTreeSet<_>>();
        let alike = |found: &[Step]| steps(found, 1) == steps(found, -1);
        let turned = |path: &Vec<Step>| path.iter().map(|step| (-step.0, step.1)).collect();
        let second = match &self.then {
            Some(Then::Steps(second)) => alike(second),
            Some(Then::On | Then::Back) | None => true,
        };
        alike(&self.steps) && second && self.paths.iter().all(|path| self.paths.contains(&turned(path)))
    }

    /// The same moves as in a mirror: left is right.
    pub fn mirror(&mut self) {
        let second = match &mut self.then {
            Some(Then::Steps(steps)) => steps.as_mut_slice(),
            Some(Then::On | Then::Back) | None => &mut [],
        };
        self.steps.iter_mut().chain(second).chain(self.paths.iter_mut().flatten()).for_each(|step| step.0 = -step.0);
    }
}

/// What a piece may do at once after a step, moving or capturing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Then {
    /// The same step once more.
    On,
    /// Back to where it came from.
    Back,
    /// One of these steps.
    Steps(Vec<Step>),
}

/// How a piece goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// One leap.
    Leap,
    /// One leap over empty cells.
    Lame,
    /// Any number of equal leaps, or so many at most.
    Ride(Option<u8>),
    /// As a ride, over exactly one piece, at most so many cells behind it.
    Hop(Option<u8>),
    /// Over one piece, at most so many steps in all.
    HopWithin(u8),
    /// A zigzag of two kinds of equal leaps at a right angle, each taken in turn; so many steps at most, if a number says so.
    Crooked(Option<u8>),
    /// Along bent paths over empty cells.
    Bent {
        /// As far as a path can lead from where it begins.
        reach: u8,
    },
    /// An area move: so many of the steps at most, each in any direction, over empty cells.
    Walk(u8),
}

/// With or without capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Both.
    Both,
    /// Only without.
    Moving,
    /// Only with.
    Capturing,
}

/// Why a part cannot be said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faulty {
    /// The part.
    pub part: String,
    /// The character of the notation that cannot be said, counted from 0.
    pub at: usize,
    /// Why.
    pub gap: BetzaGap,
}

/// Why a part cannot be said, and the character that is to blame.
pub(crate) type Fault = (usize, BetzaGap);

/// A shape of step, and steps that have it.
pub(crate) type Shaped = ((u8, u8), Vec<Step>);

/// What stands before an atom.
#[derive(Clone, Default)]
pub(crate) struct Modifiers {
    pub(crate) directions: Vec<(char, char)>,
    pub(crate) moving: bool,
    /// Where `c` stands.
    pub(crate) capturing: Option<usize>,
    /// Where `e` stands.
    pub(crate) en_passant: Option<usize>,
    lame: bool,
    /// Where `p` or `g` stands.
    pub(crate) hop: Option<usize>,
    pub(crate) just_behind: bool,
    pub(crate) first: bool,
    /// Where `z` or `q` stands, as far as it is no direction.
    turning: Option<(usize, char)>,
    /// Where `y` stands.
    pub(crate) toggle: Option<usize>,
    fault: Option<Fault>,
}

/// A move as it was read, and what to point at if it cannot be said after all.
struct Found {
    moves: Moves,
    begin: usize,
    end: usize,
    at: usize,
}

/// Reads a description for a board of 8 × 8: bent rides end after [`REACH`] cells.
///
/// # Errors
/// Every part that a game file cannot say.
pub fn read(text: &str) -> Result<Vec<Moves>, Vec<Faulty>> {
    read_within(text, REACH)
}

/// Reads a description. `reach`: the greatest distance between cells of the board, which bent rides need to know, at most [`MOST_REACH`].
///
/// ```
/// let griffon = variorum_betza::read_within("FyafsF", 3).unwrap();
/// assert!(griffon[1].paths.contains(&vec![(1, 1), (0, 1)]));
/// ```
///
/// # Errors
/// Every part that a game file cannot say.
pub fn read_within(text: &str, reach: u8) -> Result<Vec<Moves>, Vec<Faulty>> {
    let written = text.chars().enumerate().filter(|(_, letter)| !letter.is_whitespace());
    let (places, letters): (Vec<usize>, Vec<char>) = written.unzip();
    if letters.len() > MOST_CHARACTERS {
        let part = letters.iter().take(20).collect();
        let at = places.get(MOST_CHARACTERS).copied().unwrap_or(0);
        return Err(vec![Faulty { part, at, gap: BetzaGap::TooLong { most: MOST_CHARACTERS } }]);
    }
    let reach = reach.min(MOST_REACH);
    let faulty = |begin: usize, end: usize, (at, gap): Fault| Faulty {
        part: letters[begin..end].iter().collect(),
        at: places.get(at).or(places.last()).copied().unwrap_or(0),
        gap,
    };
    let (mut all, mut faults) = (Vec::new(), Vec::new());
    let mut at = 0;
    while at < letters.len() {
        let begin = at;
        match component(&letters, &mut at, reach, true) {
            Ok(found) => {
                all.extend(found.into_iter().map(|(moves, blame)| Found { moves, begin, end: at, at: blame }));
            }
            Err(fault) => faults.push(faulty(begin, at, fault)),
        }
    }
    let plain: Vec<&Moves> = all.iter().map(|found| &found.moves).collect();
    let is_whole: Vec<bool> = all.iter().map(|found| areas::may_end_sooner(&found.moves, &plain)).collect();
    let mut whole = is_whole.into_iter();
    // What cannot end sooner is no walk, but may be a path of so many steps.
    let (mut all, exact): (Vec<Found>, Vec<Found>) = all.into_iter().partition(|_| whole.next() == Some(true));
    for Found { moves, mut begin, end, at } in exact {
        let part = begin;
        match component(&letters, &mut begin, reach, false) {
            Ok(found) => all.extend(found.into_iter().map(|(moves, at)| Found { moves, begin: part, end, at })),
            Err(_) => faults.push(faulty(part, end, (at, areas::exact(&moves)))),
        }
    }
    // A second step may be left out, so the first one must be a move of its own too.
    let plain: Vec<&Moves> = all.iter().map(|found| &found.moves).collect();
    for found in all.iter().filter(|found| found.moves.then.is_some()) {
        if !legs::may_stop(&found.moves, &plain) {
            let gap = match found.moves.mode {
                Mode::Moving => BetzaGap::Passes,
                Mode::Both | Mode::Capturing => BetzaGap::CapturesOnTheWay,
            };
            faults.push(faulty(found.begin, found.end, (found.at, gap)));
        }
    }
    // An atom of several shapes has the same fault in each.
    let mut seen: Vec<Faulty> = Vec::new();
    for fault in faults {
        if !seen.contains(&fault) {
            seen.push(fault);
        }
    }
    if !seen.is_empty() {
        return Err(seen);
    }
    Ok(legs::joined(areas::without_shorter(all.into_iter().map(|found| found.moves).collect())))
}

/// Reads an atom with its modifiers, or several legs. Each move comes with the character to point at if it cannot be said after all.
/// `areas`: area moves are read as walks.
fn component(letters: &[char], at: &mut usize, reach: u8, areas: bool) -> Result<Vec<(Moves, usize)>, Fault> {
    let begin = *at;
    if letters.get(begin) == Some(&'[') {
        return bracket(letters, at, reach);
    }
    let mut before = Vec::new();
    loop {
        before.push(modifiers(letters, at, !before.is_empty()));
        if letters.get(*at) != Some(&'a') {
            break;
        }
        *at += 1;
    }
    let place = *at;
    let word = atom_word(letters, at);
    if let Some(fault) = before.iter().find_map(|modifiers| modifiers.fault.clone()) {
        return Err(fault);
    }
    let (letter, ride) = word.ok_or((place, BetzaGap::AtomMissing))?;
    let with_place = |moves: Vec<Moves>| moves.into_iter().map(|moves| (moves, begin)).collect();
    match before.as_slice() {
        [modifiers] => atom(place, letter, ride, modifiers, reach).map(with_place),
        _ => {
            let mut now = ride;
            let mut chain = Vec::new();
            for modifiers in before {
                let toggles = modifiers.toggle.is_some() || modifiers.just_behind;
                chain.push(Leg { place, letter, ride: now, modifiers, bends: true });
                if toggles {
                    now = if now.is_some() { None } else { Some(None) };
                }
            }
            match areas::area(&chain).filter(|_| areas) {
                Some(walk) => Ok(vec![(walk, begin)]),
                None => legs::moves(&chain, reach),
            }
        }
    }
}

/// Reads legs in brackets, each with an atom of its own.
fn bracket(letters: &[char], at: &mut usize, reach: u8) -> Result<Vec<(Moves, usize)>, Fault> {
    let begin = *at;
    *at += 1;
    let Some(length) = letters[*at..].iter().position(|letter| *letter == ']') else {
        *at = letters.len();
        return Err((begin, BetzaGap::Bracket));
    };
    let end = *at + length;
    let inside = &letters[..end];
    let (mut chain, mut found): (Vec<Leg>, Vec<(Moves, usize)>) = (Vec::new(), Vec::new());
    let mut fault = None;
    while fault.is_none() && *at < end {
        let modifiers = modifiers(inside, at, !chain.is_empty());
        let place = *at;
        let word = atom_word(inside, at);
        fault = modifiers.fault.clone();
        let Some((letter, ride)) = word else {
            fault = fault.or(Some((place.min(end), BetzaGap::AtomMissing)));
            break;
        };
        chain.push(Leg { place, letter, ride, modifiers, bends: false });
        if *at < end {
            match inside[*at] {
                '-' => {}
                '?' => match part(&chain, reach) {
                    Ok(moves) => found.extend(moves),
                    Err(why) => fault = fault.or(Some(why)),
                },
                _ => fault = fault.or(Some((*at, BetzaGap::Bracket))),
            }
            *at += 1;
            if *at == end {
                fault = fault.or(Some((end, BetzaGap::AtomMissing)));
            }
        }
    }
    *at = end + 1;
    // A number behind would repeat all of it.
    if letters.get(*at).is_some_and(char::is_ascii_digit) {
        fault = fault.or(Some((*at, BetzaGap::Repeats)));
        *at += letters[*at..].iter().take_while(|letter| letter.is_ascii_digit()).count();
    }
    if let Some(fault) = fault {
        return Err(fault);
    }
    if chain.is_empty() {
        return Err((begin, BetzaGap::Bracket));
    }
    found.extend(part(&chain, reach)?);
    Ok(found)
}

/// The moves of some legs, or of one alone.
fn part(chain: &[Leg], reach: u8) -> Result<Vec<(Moves, usize)>, Fault> {
    match chain {
        [leg] => {
            let moves = atom(leg.place, leg.letter, leg.ride, &leg.modifiers, reach)?;
            Ok(moves.into_iter().map(|moves| (moves, leg.place)).collect())
        }
        _ => legs::moves(chain, reach),
    }
}

/// `further`: of a leg that is not the first.
fn modifiers(letters: &[char], at: &mut usize, further: bool) -> Modifiers {
    let mut found = Modifiers::default();
    let stops = |letter: &char| letter.is_ascii_uppercase() || *letter == 'a' || *letter == '[';
    while let Some(&letter) = letters.get(*at).filter(|letter| !stops(letter) && leaper(letters, *at).is_none()) {
        let place = *at;
        *at += 1;
        match letter {
            'm' => found.moving = true,
            'c' => found.capturing = Some(place),
            'e' => found.en_passant = Some(place),
            'n' => found.lame = true,
            'p' => found.hop = Some(place),
            'i' => found.first = true,
            'y' => found.toggle = Some(place),
            'z' | 'q' if !further => found.turning = Some((place, letter)),
            'f' | 'b' | 'v' | 'l' | 'r' | 's' | 'h' | 'z' | 'q' => {
                let second = letters.get(*at).copied().filter(|&second| makes_pair(letter, second, further));
                *at += usize::from(second.is_some());
                found.directions.push((letter, second.unwrap_or(letter)));
            }
            'g' => {
                found.just_behind = true;
                found.hop = Some(place);
            }
            't' => found.note(place, BetzaGap::Tame),
            '(' | ')' => found.note(place, BetzaGap::Repeats),
            'd' => found.note(place, BetzaGap::OwnCapture),
            'u' => found.note(place, BetzaGap::Unloads),
            'x' => found.note(place, BetzaGap::Lends),
            'k' => found.note(place, BetzaGap::RoyalOnly),
            'j' => found.note(place, BetzaGap::Skips),
            '-' | ']' | '?' | '!' => found.note(place, BetzaGap::Bracket),
            'o' => found.note(place, BetzaGap::Round),
            _ => found.note(place, BetzaGap::NotAModifier),
        }
    }
    found
}

fn makes_pair(first: char, second: char, further: bool) -> bool {
    let vertical = |letter| matches!(letter, 'f' | 'b' | 'v' | 'h');
    let horizontal = |letter| matches!(letter, 'l' | 'r' | 's' | 'h') || further && matches!(letter, 'z' | 'q');
    second == first || vertical(first) && horizontal(second) || horizontal(first) && vertical(second)
}

impl Modifiers {
    /// Do they say no more than whether it moves or captures?
    pub(crate) fn is_open(&self) -> bool {
        let Self {
            directions,
            moving: _,
            capturing: _,
            en_passant,
            lame,
            hop,
            just_behind,
            first,
            turning,
            toggle,
            fault,
        } = self;
        let plain = en_passant.is_none() && hop.is_none() && turning.is_none() && toggle.is_none();
        directions.is_empty() && plain && fault.is_none() && !lame && !just_behind && !first
    }

    /// Notes why they cannot be said; the first reason counts.
    fn note(&mut self, at: usize, gap: BetzaGap) {
        self.fault.get_or_insert((at, gap));
    }

    pub(crate) fn mode(&self) -> Mode {
        match (self.moving, self.capturing.is_some() || self.en_passant.is_some()) {
            (true, false) => Mode::Moving,
            (false, true) => Mode::Capturing,
            (true, true) | (false, false) => Mode::Both,
        }
    }
}

/// How a leaper is written by its distances; `#` is a digit.
const LEAPER: [char; 5] = ['(', '#', ',', '#', ')'];

/// Leapers written by their distances are atoms of their own, in a range of characters that nobody writes: this one, and their number.
const FIRST_LEAPER: u32 = 0xE000;

/// The atom of a leaper that is written by its distances at this place, such as `(4,1)`.
fn leaper(letters: &[char], at: usize) -> Option<char> {
    let written = letters.get(at..at + LEAPER.len())?;
    let fits = |(letter, form): (&char, char)| if form == '#' { letter.is_ascii_digit() } else { *letter == form };
    if !written.iter().zip(LEAPER).all(fits) {
        return None;
    }
    let (one, other) = (written[1].to_digit(10)?, written[3].to_digit(10)?);
    let number = 10 * one.max(other) + one.min(other);
    char::from_u32(FIRST_LEAPER + number).filter(|_| number > 0)
}

/// The distances of a leaper that is written by them.
fn distances_of(letter: char) -> Option<(u8, u8)> {
    let number = u8::try_from(u32::from(letter).checked_sub(FIRST_LEAPER)?).ok().filter(|number| *number < 100)?;
    Some((number / 10, number % 10))
}

/// Reads an atom's letter and what follows it: `None` for a leap, or the greatest number of steps of a ride.
fn atom_word(letters: &[char], at: &mut usize) -> Option<(char, Option<Option<u8>>)> {
    let &letter = letters.get(*at)?;
    if let Some(leaper) = leaper(letters, *at) {
        *at += LEAPER.len();
        return Some((leaper, None));
    }
    *at += 1;
    let digits: String = letters[*at..].iter().take_while(|letter| letter.is_ascii_digit()).collect();
    *at += digits.len();
    let twice = digits.is_empty() && letters.get(*at) == Some(&letter);
    *at += usize::from(twice);
    let most = digits.parse::<u8>().ok().filter(|&most| most > 0);
    let rides = matches!(letter, 'R' | 'B' | 'Q') || twice || (!digits.is_empty() && most != Some(1));
    Some((letter, rides.then_some(most)))
}

/// The shapes of an atom, with the steps in the directions that the modifiers name.
pub(crate) fn shapes_and_steps(place: usize, letter: char, directions: &[(char, char)]) -> Result<Vec<Shaped>, Fault> {
    let unknown = match letter {
        'O' => BetzaGap::Castling,
        '[' => BetzaGap::Bracket,
        _ => BetzaGap::NotAnAtom,
    };
    let mut found = Vec::new();
    for shape in shapes(letter).ok_or((place, unknown))? {
        let fits = |step: &Step| directions.is_empty() || directions.iter().any(|&pair| goes(pair, shape, *step));
        let steps: Vec<Step> = steps(shape).into_iter().filter(fits).collect();
        if steps.is_empty() {
            return Err((place, BetzaGap::NoDirection));
        }
        found.push((shape, steps));
    }
    Ok(found)
}

/// The moves of an atom.
fn atom(
    place: usize,
    letter: char,
    ride: Option<Option<u8>>,
    modifiers: &Modifiers,
    reach: u8,
) -> Result<Vec<Moves>, Fault> {
    let mut found = Vec::new();
    for (shape, steps) in shapes_and_steps(place, letter, &modifiers.directions)? {
        if let Some(at) = modifiers.toggle {
            return Err((at, BetzaGap::RangeAlone));
        }
        let mut moves = Moves {
            mode: modifiers.mode(),
            first: modifiers.first,
            en_passant: modifiers.en_passant.is_some(),
            ..Moves::plain(shape, steps, way(shape, ride, modifiers)?)
        };
        if let Some((at, turn)) = modifiers.turning {
            // The language knows the zigzags of a rook and of a bishop.
            let says = turn == 'z' && matches!(letter, 'R' | 'B' | 'W' | 'F') && modifiers.directions.is_empty();
            let most = ride.filter(|_| says && modifiers.hop.is_none()).ok_or((at, BetzaGap::TurnsBack))?;
            moves.way = Way::Crooked(most);
        }
        if modifiers.lame && shape.0 > 1 && ride.is_some() {
            moves.paths = lame_rides(&moves.steps, ride.flatten(), reach);
            moves.steps = moves.paths.iter().map(|path| legs::end(path)).collect();
            moves.way = Way::Bent { reach };
        }
        found.push(moves);
    }
    Ok(found)
}

/// Lame leaps, one after the other in the same direction.
fn lame_rides(steps: &[Step], most: Option<u8>, reach: u8) -> Vec<Vec<Step>> {
    let mut paths = Vec::new();
    for &(file, rank) in steps {
        let diagonal = (file.signum(), rank.signum());
        let straight = if file.abs() > rank.abs() { (diagonal.0, 0) } else { (0, diagonal.1) };
        let (long, short) = (file.abs().max(rank.abs()), file.abs().min(rank.abs()));
        let times = |step: Step, times: i8| std::iter::repeat_n(step, usize::from(times.unsigned_abs()));
        let once: Vec<Step> = times(straight, long - short).chain(times(diagonal, short)).collect();
        let room = reach / long.unsigned_abs();
        let longest = usize::from(most.unwrap_or(room).min(room).max(1));
        paths.extend((1..=longest).map(|count| once.repeat(count)));
    }
    paths
}

/// How a piece goes with these modifiers. `ride`: the greatest number of steps, if any.
fn way(shape: (u8, u8), ride: Option<Option<u8>>, modifiers: &Modifiers) -> Result<Way, Fault> {
    let leaper = shape.0 > 1;
    if let Some(at) = modifiers.hop {
        return match ride {
            Some(None) if modifiers.just_behind => Ok(Way::Hop(Some(1))),
            _ if leaper && !modifiers.just_behind => Err((at, BetzaGap::HoppingLeap)),
            // The number limits the whole distance.
            Some(Some(most)) if !modifiers.just_behind && most > 1 => Ok(Way::HopWithin(most)),
            Some(Some(_)) | None => Err((at, BetzaGap::ShortHop)),
            Some(None) => Ok(Way::Hop(None)),
        };
    }
    match ride {
        Some(most) => Ok(Way::Ride(most)),
        None if modifiers.lame && leaper => Ok(Way::Lame),
        None => Ok(Way::Leap),
    }
}

/// The atoms that leap one distance, with the longer part of it before the shorter one.
pub const LEAPS: [(char, (u8, u8)); 9] = [
    ('W', (1, 0)),
    ('F', (1, 1)),
    ('D', (2, 0)),
    ('N', (2, 1)),
    ('A', (2, 2)),
    ('H', (3, 0)),
    ('C', (3, 1)),
    ('Z', (3, 2)),
    ('G', (3, 3)),
];

/// The distances of an atom.
pub(crate) fn shapes(letter: char) -> Option<Vec<(u8, u8)>> {
    if let Some(shape) = distances_of(letter) {
        return Some(vec![shape]);
    }
    let leaps = match letter {
        'R' => "W",
        'B' => "F",
        'K' | 'Q' => "WF",
        'L' => "C",
        'J' => "Z",
        _ => return LEAPS.iter().find(|(atom, _)| *atom == letter).map(|&(_, shape)| vec![shape]),
    };
    Some(LEAPS.iter().filter(|(atom, _)| leaps.contains(*atom)).map(|&(_, shape)| shape).collect())
}

/// All steps of a shape.
pub(crate) fn steps((long, short): (u8, u8)) -> Vec<(i8, i8)> {
    let (long, short) = (long as i8, short as i8);
    let mut steps = Vec::new();
    for (file, rank) in [(short, long), (long, short)] {
        for step in [(file, rank), (-file, rank), (file, -rank), (-file, -rank)] {
            if !steps.contains(&step) {
                steps.push(step);
            }
        }
    }
    steps
}

/// The ranks ahead that the steps of a shape have, from the farthest.
pub(crate) fn ranks(shape: (u8, u8)) -> Vec<i8> {
    let mut ranks: Vec<i8> = steps(shape).into_iter().map(|step| step.1).collect();
    ranks.sort_unstable_by_key(|rank| -rank);
    ranks.dedup();
    ranks
}

/// Does a pair of letters mean this step of an atom?
fn goes((minor, main): (char, char), (long, short): (u8, u8), (file, rank): (i8, i8)) -> bool {
    let towards = |letter: char| match letter {
        'f' => rank > 0,
        'b' => rank < 0,
        'r' => file > 0,
        'l' => file < 0,
        'v' => rank != 0,
        's' => file != 0,
        _ => false,
    };
    if short == 0 {
        return towards(minor) || towards(main);
    }
    if long == short {
        return [minor, main].into_iter().all(|letter| letter == 'h' || towards(letter));
    }
    match (minor, main) {
        ('h', 'h') => false,
        (half, 'h') => towards(half),
        ('h', 'r') => (rank.abs() > file.abs()) == (file * rank > 0),
        ('h', 'l') => (rank.abs() > file.abs()) == (file * rank < 0),
        _ => {
            let vertical = matches!(main, 'f' | 'b' | 'v');
            let is_main = vertical == (rank.abs() > file.abs()) && towards(main);
            is_main && (minor == main || towards(minor))
        }
    }
}

#[cfg(test)]
mod tests;
