//! What an XBoard program sends about itself: its features, its options and its thinking output.

use std::collections::BTreeMap;

use crate::adapter::SearchInfo;
use crate::claimed_score::ClaimedScore;

/// The features of a program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Features {
    values: BTreeMap<String, String>,
    /// Name and kind of each option.
    options: Vec<(String, String)>,
    /// The program sent `done=1`.
    pub done: bool,
    /// The program sent `done=0`: it takes long to start.
    pub slow: bool,
}

impl Features {
    /// Reads a line and returns the names of its features; lines that do not begin with `feature` have none.
    pub(crate) fn read(&mut self, line: &str) -> Vec<String> {
        let Some(mut rest) = line.trim().strip_prefix("feature ") else { return Vec::new() };
        let mut names = Vec::new();
        while let Some((name, after)) = rest.trim_start().split_once('=') {
            let value;
            (value, rest) = match after.strip_prefix('"') {
                Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
                None => after.split_once(' ').unwrap_or((after, "")),
            };
            match (name, value) {
                ("done", "1") => self.done = true,
                ("done", _) => self.slow = true,
                ("option", _) => self.options.extend(option(value)),
                _ => {
                    self.values.insert(name.to_owned(), value.to_owned());
                }
            }
            names.push(name.to_owned());
        }
        names
    }

    /// Whether the program sent `name=1`.
    pub(crate) fn is_on(&self, name: &str) -> bool {
        self.values.get(name).is_some_and(|value| value == "1")
    }

    /// Whether the program sent `name=0`.
    pub(crate) fn is_denied(&self, name: &str) -> bool {
        self.values.get(name).is_some_and(|value| value == "0")
    }

    /// The value of a feature as text.
    pub(crate) fn text(&self, name: &str) -> Option<String> {
        self.values.get(name).cloned()
    }

    /// The value of a feature as a list, whose items are separated by commas.
    pub(crate) fn list(&self, name: &str) -> Vec<String> {
        let text = self.values.get(name).map_or("", String::as_str);
        text.split(',').map(str::trim).filter(|word| !word.is_empty()).map(str::to_owned).collect()
    }

    /// The names of the program's options.
    pub(crate) fn option_names(&self) -> impl Iterator<Item = String> {
        self.options.iter().map(|(name, _)| name.clone())
    }

    /// The line that sets an option; `None` if the program does not have it.
    pub(crate) fn set_option(&self, name: &str, value: &str) -> Option<String> {
        let (name, kind) = self.options.iter().find(|(known, _)| known.eq_ignore_ascii_case(name))?;
        let value = match (kind.as_str(), value) {
            ("button" | "save" | "reset", _) => return Some(format!("option {name}")),
            ("check", "on" | "true" | "yes") => "1",
            ("check", "off" | "false" | "no") => "0",
            (_, value) => value,
        };
        Some(format!("option {name}={value}"))
    }
}

/// `NAME -KIND …`
fn option(text: &str) -> Option<(String, String)> {
    let (name, rest) = text.split_once(" -")?;
    Some((name.trim().to_owned(), rest.split_whitespace().next().unwrap_or_default().to_owned()))
}

/// Reads a line of thinking output, `PLY SCORE TIME NODES PV` with centipawns and hundredths of seconds; other lines are skipped.
pub(crate) fn read_thinking(info: &mut SearchInfo, line: &str) {
    let mut words = line.split_whitespace();
    let mut word = || words.next().unwrap_or_default();
    // Some programs write a sign behind the depth.
    let depth = word().trim_end_matches(['.', '+', '-', '&']).parse();
    let (score, time, nodes) = (word().parse(), word().parse::<f64>(), word().parse());
    if let (Ok(depth), Ok(score), Ok(_), Ok(nodes)) = (depth, score, time, nodes) {
        *info = SearchInfo { depth: Some(depth), score: Some(claimed_score(score)), nodes: Some(nodes) };
    }
}

/// Numbers beyond ±100,000 are mates: the rest is the number of turns.
fn claimed_score(score: i32) -> ClaimedScore {
    const MATE: i32 = 100_000;
    match score {
        MATE.. => ClaimedScore::Wins((score - MATE).unsigned_abs()),
        ..=-100_000 => ClaimedScore::Loses((-MATE - score).unsigned_abs()),
        score => ClaimedScore::Centipawns(score),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_are_read() {
        let mut features = Features::default();
        assert!(features.read("Some banner = 3").is_empty());
        features.read("feature ping=1 setboard=0 myname=\"A = B 1.0\" variants=\"normal, xiangqi\" done=0");
        let names =
            features.read("feature option=\"Net -file x.nn\" option=\"Deep -check 0\" option=\"Go -button\" done=1");
        assert_eq!(names, ["option", "option", "option", "done"]);
        assert!(features.done && features.slow && features.is_on("ping") && features.is_denied("setboard"));
        assert!(!features.is_on("usermove") && !features.is_denied("usermove"));
        assert_eq!(features.text("myname").as_deref(), Some("A = B 1.0"));
        assert_eq!(features.list("variants"), ["normal", "xiangqi"]);
        assert_eq!(features.set_option("deep", "on").as_deref(), Some("option Deep=1"));
        assert_eq!(features.set_option("Go", "on").as_deref(), Some("option Go"));
        assert_eq!(features.set_option("Net", "y").as_deref(), Some("option Net=y"));
        assert_eq!(features.set_option("Other", "y"), None);
    }

    #[test]
    fn broken_features_do_no_harm() {
        for line in
            ["feature", "feature ", "feature =", "feature a", "feature a=\"b", "feature a= b=", "feature \"=\"\"="]
        {
            Features::default().read(line);
        }
    }

    #[test]
    fn thinking_output_is_read() {
        let mut info = SearchInfo::default();
        read_thinking(&mut info, " 9 -156 1084 48000 Nf3 Nc6");
        let wanted = SearchInfo { depth: Some(9), score: Some(ClaimedScore::Centipawns(-156)), nodes: Some(48_000) };
        assert_eq!(info, wanted);
        for line in ["", "9", "# 9 1 2 3", "move e2e4", "x 1 2 3", "9 1 2 x"] {
            read_thinking(&mut info, line);
            assert_eq!(info, wanted, "{line}");
        }
        read_thinking(&mut info, "10& 100002 5 7");
        assert_eq!(info.score, Some(ClaimedScore::Wins(2)));
    }

    #[test]
    fn scores_beyond_all_evaluations_are_mates() {
        assert_eq!(claimed_score(100_003), ClaimedScore::Wins(3));
        assert_eq!(claimed_score(-100_002), ClaimedScore::Loses(2));
        assert_eq!(claimed_score(-31), ClaimedScore::Centipawns(-31));
    }
}
