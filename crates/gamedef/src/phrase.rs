//! Phrases: `MOTION PATHS, CLAUSE, …`, one line of a piece's moves.
//!
//! Reads what is done along paths and under which conditions; the paths themselves are read by `paths`.

use std::ops::Range;

use crate::definition::{Continuation, Directions, Mode, Motion, MotionKind, ZoneTest};
use crate::limits;
use crate::names::Context;
use crate::paths::{Term, is_directions_name, read_paths};
use crate::suggest::{listed, nearest};
use crate::text::{Text, Word, end_of, words};
use crate::vocabulary::{WordKind, kind_of, words_of};

const MARKS: &[char] = &[',', '>', ';'];

/// Reads a phrase; `None` if it is faulty.
pub(crate) fn read_phrase(cx: &mut Context<'_>, text: &Text) -> Option<Motion> {
    let all = words(&text.value, MARKS);
    let mut parts = all.split(|word| word.text == ",");
    let head = parts.next().unwrap_or_default();
    let mut reader = Reader { cx, text, sound: true };
    let kind = reader.motion(head);
    let motion = kind.map(|(kind, taken)| {
        let terms = reader.paths(kind, &head[taken..], end_of(head));
        (kind, terms)
    });
    let mut clauses = Clauses::default();
    let mut before = end_of(head).end;
    for part in parts {
        reader.clause(part, before, kind.map(|(kind, _)| kind), &mut clauses);
        before = end_of(part).end.max(before);
    }
    reader.check(&clauses);
    let sound = reader.sound;
    let (kind, directions) = motion?;
    let double = matches!(kind, MotionKind::Double { .. });
    let mode = match clauses.mode {
        Some((mode, _)) => mode,
        None if double => Mode::Moving,
        None => Mode::Both,
    };
    sound.then_some(Motion {
        kind,
        directions: directions?,
        mode,
        from: clauses.from,
        to: clauses.to,
        en_passant: clauses.en_passant.is_some(),
        text: text.value.clone(),
    })
}

/// Reads the paths of named directions: any number of steps, goings on included.
pub(crate) fn read_direction_terms(cx: &mut Context<'_>, text: &Text) -> Vec<Directions> {
    let all = words(&text.value, MARKS);
    let terms = read_paths(cx, text, &all).unwrap_or_default();
    terms.into_iter().map(|term| term.directions).collect()
}

/// Reads paths of one step. `riding`: they may go on round corners.
pub(crate) fn read_directions(cx: &mut Context<'_>, text: &Text, riding: bool) -> Vec<Directions> {
    let all = words(&text.value, MARKS);
    let Some(terms) = read_paths(cx, text, &all) else { return Vec::new() };
    for term in &terms {
        if term.directions.steps.len() != 1 {
            let help = if riding {
                "say along which lines, such as `lengthwise orthogonal`"
            } else {
                "say where a neighbour may be, such as `orthogonal and diagonal`"
            };
            cx.input.error(text.place(&term.span), "a path of several steps cannot stand here", Some(help.to_owned()));
        } else if !riding && term.directions.continuation != Continuation::Straight {
            let help = "write it without `turning` and `reflecting`".to_owned();
            cx.input.error(text.place(&term.span), "a single step does not go on round corners", Some(help));
        }
    }
    terms.into_iter().map(|term| term.directions).collect()
}

#[derive(Default)]
struct Clauses {
    mode: Option<(Mode, Range<usize>)>,
    from: Option<ZoneTest>,
    to: Option<ZoneTest>,
    from_said: bool,
    to_said: bool,
    en_passant: Option<Range<usize>>,
}

struct Reader<'r, 't> {
    cx: &'r mut Context<'t>,
    text: &'r Text,
    sound: bool,
}

impl Reader<'_, '_> {
    fn error(&mut self, part: &Range<usize>, message: impl Into<String>, help: impl Into<String>) {
        self.sound = false;
        self.cx.input.error(self.text.place(part), message, Some(help.into()));
    }

    /// The motion, and how many words it took.
    fn motion(&mut self, head: &[Word<'_>]) -> Option<(MotionKind, usize)> {
        let Some((first, rest)) = head.split_first() else {
            let help = format!("begin with what the piece does: {}", listed(words_of(&[WordKind::Motion]), "or"));
            let end = self.text.value.len();
            self.error(&(0..end), "this phrase does nothing", help);
            return None;
        };
        let second = rest.first().map(|word| word.text);
        match first.text {
            "step" => Some((MotionKind::Ride { min: 1, max: Some(1) }, 1)),
            "slide" if second == Some("exactly") => {
                let number = self.number(first, rest.get(1))?;
                Some((MotionKind::Ride { min: number, max: Some(number) }, 3))
            }
            "slide" if second == Some("up") => {
                if rest.get(1).is_none_or(|word| word.text != "to") {
                    self.error(
                        &rest[0].span,
                        "after `slide up` comes `to`",
                        "write for example `slide up to 3 orthogonal`",
                    );
                    return None;
                }
                let number = self.number(first, rest.get(2))?;
                Some((MotionKind::Ride { min: 1, max: Some(number) }, 4))
            }
            "slide" => Some((MotionKind::Ride { min: 1, max: None }, 1)),
            "leap" => Some((MotionKind::Leap, 1)),
            "lame" => Some((MotionKind::Lame, 1)),
            "crooked" => Some((MotionKind::Crooked, 1)),
            "hop" => Some((MotionKind::Hop, 1)),
            "double" if second == Some("free") => Some((MotionKind::Double { free: true }, 2)),
            "double" => Some((MotionKind::Double { free: false }, 1)),
            other => {
                let help = match nearest(other, words_of(&[WordKind::Motion])) {
                    Some(near) => format!("did you mean `{near}`?"),
                    None if kind_of(other).is_some() || is_directions_name(other) => {
                        format!("say first what the piece does, for example `step {other} …` or `slide {other} …`")
                    }
                    None => format!("a phrase begins with {}", listed(words_of(&[WordKind::Motion]), "or")),
                };
                self.error(&first.span, format!("`{other}` does not begin a phrase"), help);
                if head.len() == 1 {
                    return None;
                }
                // The rest may have faults of its own; a slide allows most.
                Some((
                    MotionKind::Ride { min: 1, max: None },
                    usize::from(kind_of(other).is_none() && !is_directions_name(other)),
                ))
            }
        }
    }

    fn number(&mut self, first: &Word<'_>, word: Option<&Word<'_>>) -> Option<u8> {
        let number = word.and_then(|word| word.text.parse::<u8>().ok()).filter(|number| (1..=99).contains(number));
        if number.is_none() {
            let span = word.unwrap_or(first).span.clone();
            self.error(
                &span,
                "a number of steps must stand here",
                "write for example `slide exactly 2 diagonal`; 1 to 99 steps",
            );
        }
        number
    }

    fn paths(&mut self, kind: MotionKind, rest: &[Word<'_>], end: Range<usize>) -> Option<Vec<Directions>> {
        if rest.is_empty() {
            self.error(&end, "the paths are missing", "say which way, for example `step orthogonal and diagonal`");
            return None;
        }
        for word in rest.iter().filter(|word| word.text == ";") {
            self.error(&word.span, "`;` stands between the terms of named directions only", "write `and`");
        }
        let Some(terms) = read_paths(self.cx, self.text, rest) else {
            self.sound = false;
            return None;
        };
        let before = self.cx.terms;
        self.cx.terms += terms.len();
        if self.cx.terms > limits::ALL_TERMS {
            self.sound = false;
            // The phrases after it are too many as well, but to say it once is enough.
            if before <= limits::ALL_TERMS {
                let message = format!("with this phrase the game has more than {} paths", limits::ALL_TERMS);
                self.error(&end, message, "name fewer directions together, or write fewer phrases");
            }
            return None;
        }
        for term in &terms {
            self.check_term(kind, term);
        }
        Some(terms.into_iter().map(|term| term.directions).collect())
    }

    /// Does the motion know what to do with such a path?
    fn check_term(&mut self, kind: MotionKind, term: &Term) {
        let steps = term.directions.steps.len();
        let (fits, message, help) = match kind {
            MotionKind::Ride { .. } | MotionKind::Hop | MotionKind::Double { .. } => (
                steps == 1,
                "this motion repeats one step, and the path has several",
                "for a path of several steps write `leap`, `lame` or `crooked`",
            ),
            MotionKind::Crooked => {
                (steps == 2, "`crooked` alternates two steps", "write for example `crooked orthogonal > diagonal`")
            }
            MotionKind::Lame => (
                steps >= 2,
                "`lame` needs a path of at least two steps",
                "the cells between the steps must be empty; for one step write `step`",
            ),
            MotionKind::Leap => (true, "", ""),
        };
        if !fits {
            self.error(&term.span, message, help);
        }
        let rides = matches!(kind, MotionKind::Ride { .. } | MotionKind::Hop);
        if !rides && term.directions.continuation != Continuation::Straight {
            let help = "`turning` and `reflecting` say how a slide or a hop goes on";
            self.error(&term.span, "this motion does not go on round corners", help);
        }
    }

    fn clause(&mut self, part: &[Word<'_>], before: usize, kind: Option<MotionKind>, clauses: &mut Clauses) {
        let Some((first, rest)) = part.split_first() else {
            let help =
                format!("after a comma comes {}; or take the comma out", listed(words_of(&[WordKind::Clause]), "or"));
            self.error(&(before..before), "a condition is missing here", help);
            return;
        };
        let span = first.span.start..end_of(part).end;
        let double = matches!(kind, Some(MotionKind::Double { .. }));
        let texts: Vec<&str> = part.iter().map(|word| word.text).collect();
        match texts.as_slice() {
            ["moving"] => self.mode(Mode::Moving, &span, clauses),
            ["capturing"] => {
                if double {
                    self.error(
                        &span,
                        "a double step never captures",
                        "write the capturing moves as a phrase of their own",
                    );
                }
                self.mode(Mode::Capturing, &span, clauses);
            }
            ["en", "passant"] => {
                if clauses.en_passant.replace(span.clone()).is_some() {
                    self.twice(&span);
                }
            }
            ["from", _] => self.start(&rest[0], true, &span, clauses),
            ["outside", _] => self.start(&rest[0], false, &span, clauses),
            ["to", _] => self.goal(&rest[0], true, &span, clauses),
            ["not", "to", _] => self.goal(&rest[1], false, &span, clauses),
            ["from" | "outside" | "to"] | ["not", "to"] => {
                let help = "name one of the zones under `[zones]`";
                self.error(&span, format!("after `{}` the name of a zone is missing", texts.join(" ")), help);
            }
            ["from" | "outside" | "to", _, ..] => self.too_much(&rest[1]),
            ["not", "to", _, ..] => self.too_much(&rest[2]),
            ["moving" | "capturing", ..] => self.too_much(&rest[0]),
            ["en", "passant", ..] => self.too_much(&rest[1]),
            _ => self.unknown_clause(first, &texts.join(" "), &span),
        }
    }

    fn too_much(&mut self, word: &Word<'_>) {
        let help = "put a comma between conditions; a zone is named here by one word, and described under `[zones]`";
        self.error(&word.span, format!("`{}` is too much here", word.text), help);
    }

    fn unknown_clause(&mut self, first: &Word<'_>, whole: &str, span: &Range<usize>) {
        let known = || words_of(&[WordKind::Clause]);
        let help = match nearest(whole, known()).or_else(|| nearest(first.text, known())) {
            Some(near) => format!("did you mean `{near}`?"),
            None if kind_of(first.text).is_some() || is_directions_name(first.text) => {
                "join paths by `and`, not by a comma".to_owned()
            }
            None => format!("conditions are {}", listed(known(), "and")),
        };
        self.error(span, format!("`{whole}` is not a condition"), help);
    }

    fn twice(&mut self, span: &Range<usize>) {
        self.error(span, "this is said twice", "take one out");
    }

    fn mode(&mut self, mode: Mode, span: &Range<usize>, clauses: &mut Clauses) {
        match clauses.mode.replace((mode, span.clone())) {
            Some((earlier, _)) if earlier == mode => self.twice(span),
            Some(_) => {
                self.error(span, "`moving` and `capturing` exclude each other", "for both, say neither");
            }
            None => {}
        }
    }

    fn start(&mut self, zone: &Word<'_>, inside: bool, span: &Range<usize>, clauses: &mut Clauses) {
        if std::mem::replace(&mut clauses.from_said, true) {
            self.error(span, "two conditions on where the move starts", "make one zone of them under `[zones]`");
        }
        clauses.from = self.zone(zone).map(|zone| ZoneTest { zone, inside });
    }

    fn goal(&mut self, zone: &Word<'_>, inside: bool, span: &Range<usize>, clauses: &mut Clauses) {
        if std::mem::replace(&mut clauses.to_said, true) {
            self.error(span, "two conditions on where the move ends", "make one zone of them under `[zones]`");
        }
        clauses.to = self.zone(zone).map(|zone| ZoneTest { zone, inside });
    }

    fn zone(&mut self, word: &Word<'_>) -> Option<usize> {
        let found = self.cx.zone_word(self.text, word);
        self.sound &= found.is_some();
        found
    }

    fn check(&mut self, clauses: &Clauses) {
        let capturing = matches!(clauses.mode, Some((Mode::Capturing, _)));
        if let Some(span) = clauses.en_passant.clone().filter(|_| !capturing) {
            self.error(&span, "`en passant` needs `capturing`", "write `, capturing, en passant`");
        }
    }
}
