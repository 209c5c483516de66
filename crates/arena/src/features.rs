//! What an XBoard program says about itself: its features, its options, what it thinks.

use std::collections::BTreeMap;

/// The features that a program told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Features {
    values: BTreeMap<String, String>,
    /// Name and kind of each option.
    options: Vec<(String, String)>,
    /// `done=1` was said.
    pub done: bool,
    /// `done=0` was said: it takes long to start.
    pub slow: bool,
}

impl Features {
    /// Reads a line; other lines than `feature …` are passed over. Gives the names read.
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

    /// The program said `name=1`.
    pub(crate) fn is_on(&self, name: &str) -> bool {
        self.values.get(name).is_some_and(|value| value == "1")
    }

    /// The program said `name=0`.
    pub(crate) fn is_denied(&self, name: &str) -> bool {
        self.values.get(name).is_some_and(|value| value == "0")
    }

    /// A feature whose value is a text.
    pub(crate) fn text(&self, name: &str) -> Option<String> {
        self.values.get(name).cloned()
    }

    /// A feature whose value is a list.
    pub(crate) fn list(&self, name: &str) -> Vec<String> {
        let text = self.values.get(name).map_or("", String::as_str);
        text.split(',').map(str::trim).filter(|word| !word.is_empty()).map(str::to_owned).collect()
    }

    /// The names of the program's options.
    pub(crate) fn option_names(&self) -> impl Iterator<Item = String> {
        self.options.iter().map(|(name, _)| name.clone())
    }

    /// The line that sets an option; `None` if there is none of this name.
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

/// What a program said while thinking: `PLY SCORE TIME NODES PV`, centipawns and hundredths of seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Thought {
    pub depth: Option<u32>,
    pub score: Option<i32>,
    pub nodes: Option<u64>,
}

impl Thought {
    /// Reads a line; lines of another form are passed over.
    pub(crate) fn read(&mut self, line: &str) {
        let mut words = line.split_whitespace();
        let mut word = || words.next().unwrap_or_default();
        // Some programs write a sign behind the depth.
        let depth = word().trim_end_matches(['.', '+', '-', '&']).parse();
        let (score, time, nodes) = (word().parse(), word().parse::<f64>(), word().parse());
        if let (Ok(depth), Ok(score), Ok(_), Ok(nodes)) = (depth, score, time, nodes) {
            *self = Self { depth: Some(depth), score: Some(score), nodes: Some(nodes) };
        }
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
    fn thoughts_are_read() {
        let mut thought = Thought::default();
        thought.read(" 9 -156 1084 48000 Nf3 Nc6");
        let wanted = Thought { depth: Some(9), score: Some(-156), nodes: Some(48_000) };
        assert_eq!(thought, wanted);
        for line in ["", "9", "# 9 1 2 3", "move e2e4", "x 1 2 3", "9 1 2 x"] {
            thought.read(line);
            assert_eq!(thought, wanted, "{line}");
        }
        thought.read("10& 100002 5 7");
        assert_eq!(thought.score, Some(100_002));
    }
}
