//! Saved matches as Markdown: a row for each change of the engine.

use std::io::Write;
use std::path::Path;

use variorum_arena::score::MatchScore;
use variorum_arena::sprt::Verdict;
use variorum_arena::{Limit, Settings, Summary, count};

use super::report::elo_text;
use super::saved::{Plan, load};

/// A saved match with its result.
struct Row {
    /// The name of the file without its ending, by which the change is called.
    change: String,
    plan: Plan,
    settings: Settings,
    summary: Summary,
}

/// Writes two tables: the result of every match over all its games, and its result in each game.
///
/// # Errors
/// If a file holds no match, or the output fails.
pub(super) fn write(paths: &[String], out: &mut impl Write) -> anyhow::Result<()> {
    let rows: Vec<Row> = paths.iter().map(|path| Row::read(path)).collect::<Result<_, _>>()?;
    let head = ["change", "A against B", "at", "games", "result", "Elo (95 %)", "LLR", "verdict"];
    line(out, &head.map(str::to_owned))?;
    line(out, &head.map(|_| "---".to_owned()))?;
    for row in &rows {
        line(out, &row.overall()?)?;
    }
    let mut games: Vec<String> = Vec::new();
    for id in rows.iter().flat_map(|row| row.plan.games()) {
        if !games.contains(&id) {
            games.push(id);
        }
    }
    writeln!(out)?;
    let head: Vec<String> = ["change".to_owned()].into_iter().chain(games.iter().cloned()).collect();
    line(out, &head)?;
    line(out, &vec!["---".to_owned(); head.len()])?;
    for row in &rows {
        let cells = games.iter().map(|id| row.in_game(id));
        line(out, &[row.change.clone()].into_iter().chain(cells).collect::<Vec<_>>())?;
    }
    Ok(())
}

/// Writes a row of a table.
fn line(out: &mut impl Write, cells: &[String]) -> anyhow::Result<()> {
    let cells: Vec<String> = cells.iter().map(|cell| cell.replace('|', "\\|").replace('\n', " ")).collect();
    writeln!(out, "| {} |", cells.join(" | "))?;
    Ok(())
}

impl Row {
    fn read(path: &str) -> anyhow::Result<Self> {
        let (plan, games) = load(path)?;
        let settings = plan.settings()?;
        let summary = count(plan.games().len(), &settings, games);
        let change =
            Path::new(path).file_stem().map_or_else(|| path.to_owned(), |stem| stem.to_string_lossy().into_owned());
        Ok(Self { change, plan, settings, summary })
    }

    fn overall(&self) -> anyhow::Result<[String; 8]> {
        let score = &self.summary.score;
        let player = |name: &str| {
            let options = self.plan.get(&format!("{name}-option"));
            format!("{} {options}", self.plan.get(name)).trim_end().to_owned()
        };
        let players = format!("{} against {}", player("a"), player("b"));
        let llr = self.summary.verdict.map_or_else(String::new, |(_, llr)| format!("{llr:.2}"));
        let games = score.games().to_string();
        let at = conditions(self.plan.limits()?);
        Ok([self.change.clone(), players, at, games, result(score), elo(score), llr, self.verdict()])
    }

    fn in_game(&self, id: &str) -> String {
        let index = self.plan.games().iter().position(|game| game == id);
        match index.and_then(|index| self.summary.by_game.get(index)) {
            Some(score) if score.games() > 0 => format!("{} ({})", elo(score), result(score)),
            Some(_) | None => String::new(),
        }
    }

    fn verdict(&self) -> String {
        let few = (self.summary.score.games() as usize) < self.settings.least_games;
        match (self.summary.verdict, self.settings.sprt) {
            (Some((Verdict::H1, _)), Some(sprt)) => format!("stronger than {} Elo", sprt.elo0),
            (Some((Verdict::H0, _)), Some(sprt)) => format!("not stronger by {} Elo", sprt.elo1),
            _ if few => "no verdict: too few games".to_owned(),
            (Some((Verdict::Open, _)), _) => "undecided".to_owned(),
            _ => "no test".to_owned(),
        }
    }
}

/// `12-3-5`: won, drawn and lost by A.
fn result(score: &MatchScore) -> String {
    format!("{}-{}-{}", score.wins, score.draws, score.losses)
}

fn elo(score: &MatchScore) -> String {
    score.elo().map_or_else(String::new, |estimate| elo_text(&estimate).replace('-', "−"))
}

/// What both players had alike, such as `equal time, 10 s + 0.1 s a turn`.
fn conditions([a, b]: [Limit; 2]) -> String {
    if a != b {
        return format!("{a} against {b}");
    }
    let alike = match a {
        Limit::Clock { .. } | Limit::Time(_) => "time",
        Limit::Nodes(_) => "nodes",
        Limit::Depth(_) => "depth",
    };
    format!("equal {alike}, {a}")
}
