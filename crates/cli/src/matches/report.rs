//! The result of a match as text and as JSON.

use std::io::Write;

use serde_json::{Value, json};
use variorum_arena::score::{Estimate, MatchScore};
use variorum_arena::sprt::Verdict;
use variorum_arena::{Settings, Summary, player_name};
use variorum_gamedef::definition::Definition;

/// The score during the match, for the progress bar.
pub(super) fn running(score: &MatchScore) -> String {
    let elo = score.elo().map_or_else(String::new, |estimate| format!(", Elo {}", elo_text(&estimate)));
    format!("games, A +{} ={} -{}{elo}", score.wins, score.draws, score.losses)
}

/// `+35 ± 20`; `-382 (-∞ to -168)` if one end is infinite; `below -140` if all games had the same result.
pub(super) fn elo_text(estimate: &Estimate) -> String {
    let Estimate { value, low, high } = *estimate;
    let end = |elo: f64| match elo {
        f64::INFINITY => "+∞".to_owned(),
        f64::NEG_INFINITY => "-∞".to_owned(),
        elo => format!("{elo:+.0}"),
    };
    match (low.is_finite(), value.is_finite(), high.is_finite()) {
        (true, true, true) => format!("{value:+.0} ± {:.0}", (high - low) / 2.0),
        (_, true, _) => format!("{value:+.0} ({} to {})", end(low), end(high)),
        (true, false, _) => format!("above {low:+.0}"),
        _ => format!("below {}", end(high)),
    }
}

/// `53.2 ± 4.1 %`; `100.0 % (63.1 to 100.0 %)` if the interval is not even.
fn share_text(share: &Estimate) -> String {
    let [value, low, high] = [share.value, share.low, share.high].map(|share| 100.0 * share);
    if ((high - value) - (value - low)).abs() < 0.1 {
        format!("{value:.1} ± {:.1} %", (high - low) / 2.0)
    } else {
        format!("{value:.1} % ({low:.1} to {high:.1} %)")
    }
}

/// Games of at most so many turns are counted: in a sound array nobody is mated that early.
const SHORT: usize = 10;

/// Whether an SPRT ended the match.
pub(super) fn is_decided(summary: &Summary) -> bool {
    summary.verdict.is_some_and(|(verdict, _)| verdict != Verdict::Open)
}

/// Writes the result as text.
pub(super) fn text(
    pool: &[&Definition],
    settings: &Settings,
    summary: &Summary,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let names: Vec<&str> = pool.iter().map(|definition| definition.about.name.as_str()).collect();
    let score = &summary.score;
    let conditions = conditions(pool, settings);
    writeln!(out, "{}: {} games, {conditions}, seed {}\n", names.join(", "), score.games(), settings.seed)?;
    if score.games() == 0 {
        writeln!(out, "No game was finished.")?;
        return Ok(());
    }
    table(settings, summary, out)?;
    if pool.len() > 1 {
        by_game(&names, summary, out)?;
    }
    if let Some(estimate) = score.elo() {
        let superiority = 100.0 * score.superiority();
        writeln!(
            out,
            "\nElo of A over B: {} (95 %); A is stronger with a likelihood of {superiority:.1} %.",
            elo_text(&estimate)
        )?;
    }
    if score.pairs.iter().any(|&count| count > 0) {
        let [none, half, one, more, two] = score.pairs;
        writeln!(out, "Pairs of games in which A scored 0, ½, 1, 1½, 2 points: {none}, {half}, {one}, {more}, {two}.")?;
    }
    verdict(pool.len(), settings, summary, out)?;
    let white = &summary.white;
    if let Some(share) = white.share_estimate() {
        writeln!(
            out,
            "White won {}, Black {}; White's share of the points: {} (95 %).",
            white.wins,
            white.losses,
            share_text(&share)
        )?;
    }
    let (least, most) = (summary.lengths.iter().min(), summary.lengths.iter().max());
    if let (Some(least), Some(median), Some(most)) = (least, summary.median_length(), most) {
        let short = 100.0 * summary.over_within(SHORT);
        writeln!(out, "Turns a game: {least} to {most}, median {median}; {short:.1} % were over within {SHORT}.")?;
    }
    let ends: Vec<String> = summary.ends.iter().map(|(reason, count)| format!("{count} × {reason}")).collect();
    writeln!(out, "Ends: {}.", ends.join(", "))?;
    errors(summary, out)
}

/// Writes what the SPRT says, and whether there are enough games for a verdict.
fn verdict(pool: usize, settings: &Settings, summary: &Summary, out: &mut impl Write) -> anyhow::Result<()> {
    if let (Some(sprt), Some((verdict, llr))) = (&settings.sprt, summary.verdict) {
        let (low, high) = sprt.bounds();
        let result = match verdict {
            Verdict::H0 => format!("A is not stronger by {} Elo (H0: {})", sprt.elo1, sprt.elo0),
            Verdict::H1 => format!("A is stronger by more than {} Elo (H1: {})", sprt.elo0, sprt.elo1),
            Verdict::Open => "undecided".to_owned(),
        };
        writeln!(
            out,
            "SPRT of {} against {} Elo: {result}; log-likelihood ratio {llr:.2} ({low:.2} to {high:.2}).",
            sprt.elo1, sprt.elo0
        )?;
    }
    let (games, least) = (summary.score.games() as usize, settings.least_games);
    if (settings.sprt.is_some() || pool > 1) && games < least {
        writeln!(out, "This is no verdict: {games} games are fewer than {least} (--least-games).")?;
    }
    Ok(())
}

/// Writes the result in each game of a pool.
fn by_game(names: &[&str], summary: &Summary, out: &mut impl Write) -> anyhow::Result<()> {
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    writeln!(out, "\n{:width$}  {:>5}  {:>5}  {:>5}  {:>6}  Elo of A (95 %)", "", "won", "drawn", "lost", "score")?;
    for (name, score) in names.iter().zip(&summary.by_game) {
        let elo = score.elo().map_or_else(String::new, |estimate| elo_text(&estimate));
        let (won, drawn, lost) = (score.wins, score.draws, score.losses);
        writeln!(out, "{name:width$}  {won:>5}  {drawn:>5}  {lost:>5}  {:>4.0} %  {elo}", score.share() * 100.0)?;
    }
    Ok(())
}

fn table(settings: &Settings, summary: &Summary, out: &mut impl Write) -> anyhow::Result<()> {
    let score = &summary.score;
    let label = |player: usize| {
        let settings = &settings.players[player];
        // If an earlier run played all games, nobody has been asked for a name.
        let name = Some(&summary.names[player]).filter(|name| !name.is_empty());
        let name = name.map_or_else(|| settings.kind.to_string(), String::clone);
        let mut label = format!("{} {name}", player_name(player).to_uppercase());
        for option in settings.short_options() {
            label.push_str(&format!(" {option}"));
        }
        if let Some(limit) = settings.limit {
            label.push_str(&format!(" ({limit})"));
        }
        label
    };
    let (a, b) = (label(0), label(1));
    let width = a.chars().count().max(b.chars().count());
    writeln!(out, "{:width$}  {:>5}  {:>5}  {:>5}  {:>6}", "", "won", "drawn", "lost", "score")?;
    let rows = [(a, score.wins, score.losses, score.share()), (b, score.losses, score.wins, 1.0 - score.share())];
    for (player, won, lost, share) in rows {
        writeln!(out, "{player:width$}  {won:>5}  {:>5}  {lost:>5}  {:>4.0} %", score.draws, share * 100.0)?;
    }
    Ok(())
}

/// Writes the players' forfeits and restarts, if there are any.
fn errors(summary: &Summary, out: &mut impl Write) -> anyhow::Result<()> {
    for player in 0..2 {
        let mut parts: Vec<String> =
            summary.faults[player].iter().map(|(reason, count)| format!("{count} × {reason}")).collect();
        if summary.restarts[player] > 0 {
            parts.push(format!("restarted {} times", summary.restarts[player]));
        }
        if !parts.is_empty() {
            writeln!(out, "Errors of {}: {}.", player_name(player).to_uppercase(), parts.join(", "))?;
        }
    }
    Ok(())
}

/// A short description of the settings.
fn conditions(pool: &[&Definition], settings: &Settings) -> String {
    let openings = &settings.openings;
    let starts = pool.first().filter(|_| openings.start_number > 0).map(|definition| &definition.starts);
    let start = starts.and_then(|starts| starts.get(openings.start_number));
    let start = start.map(|start| format!("start position “{}”", start.name));
    let unpaired = openings.unpaired.then(|| "without pairs".to_owned());
    let random = match openings.random_turns {
        0 => None,
        1 => Some("1 random turn".to_owned()),
        turns => Some(format!("{turns} random turns")),
    };
    let starts = match openings.starts.len() {
        0 => None,
        1 => Some("1 opening".to_owned()),
        count => Some(format!("{count} openings")),
    };
    let even = openings.even.map(|lead| format!("openings even to {lead} centipawns"));
    let parts = [Some(settings.limit.to_string()), start, starts, random, even, unpaired];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// A game for the JSON output, made from its record, without times, so that equal matches have equal output.
pub(super) fn game(record: &Value) -> Value {
    let turns = record["turns"].as_array().map_or(&[][..], Vec::as_slice);
    let moves: Vec<&Value> = turns.iter().map(|turn| &turn["turn"]).collect();
    let winner = record["winner"].as_str();
    let winner = winner.map(|winner| if record["white"]["player"] == winner { "white" } else { "black" });
    json!({
        "game": record["game"],
        "white": record["white"]["player"],
        "start": record["start"],
        "opening": record["opening"],
        "moves": moves,
        "winner": winner,
        "reason": record["reason"],
    })
}

fn elo_json(score: &MatchScore) -> Option<Value> {
    let finite = |value: f64| value.is_finite().then_some(value);
    score.elo().map(|elo| json!({"value": finite(elo.value), "low": finite(elo.low), "high": finite(elo.high)}))
}

/// The result as JSON.
pub(super) fn json(pool: &[&Definition], settings: &Settings, summary: &Summary, games: Vec<Value>) -> Value {
    let score = &summary.score;
    let by_game: Vec<Value> = pool
        .iter()
        .zip(&summary.by_game)
        .map(|(definition, score)| {
            json!({
                "game": definition.id,
                "won": score.wins,
                "drawn": score.draws,
                "lost": score.losses,
                "pairs": score.pairs,
                "elo": elo_json(score),
            })
        })
        .collect();
    let sprt = settings.sprt.zip(summary.verdict).map(|(sprt, (verdict, llr))| {
        json!({"elo0": sprt.elo0, "elo1": sprt.elo1, "alpha": sprt.alpha, "beta": sprt.beta, "llr": llr, "verdict": verdict})
    });
    json!({
        "game": if let [definition] = pool { Some(&definition.id) } else { None },
        "by_game": by_game,
        "a": settings.players[0].kind.to_string(),
        "b": settings.players[1].kind.to_string(),
        "names": {"a": summary.names[0], "b": summary.names[1]},
        "limit": settings.limit,
        "seed": settings.seed,
        "won": score.wins,
        "drawn": score.draws,
        "lost": score.losses,
        "pairs": score.pairs,
        "elo": elo_json(score),
        "superiority": score.superiority(),
        "sprt": sprt,
        "least_games": settings.least_games,
        "white": {
            "won": summary.white.wins,
            "drawn": summary.white.draws,
            "lost": summary.white.losses,
            "share": summary.white.share_estimate().map(|share| json!({"value": share.value, "low": share.low, "high": share.high})),
        },
        "median_turns": summary.median_length(),
        "ends": summary.ends,
        "faults": {"a": summary.faults[0], "b": summary.faults[1]},
        "restarts": {"a": summary.restarts[0], "b": summary.restarts[1]},
        "games": games,
    })
}
