//! Nets: trained, found beside a game's file, named in a match, and refused.

use std::fs;

use crate::support::{Folder, error, output, path, run};

/// A folder with a game of one's own, small enough to train for in seconds.
fn own_game() -> (Folder, String) {
    let text = fs::read_to_string(path("games/minishogi.toml")).unwrap();
    let folder = Folder::new();
    let game = folder.put("own.toml", text.replace("id = \"minishogi\"", "id = \"own\""));
    (folder, game.to_str().unwrap().to_owned())
}

fn train(game: &str, games: &str, jobs: &str, more: &[&str]) -> String {
    let words = ["train", game, "--games", games, "--nodes", "40", "--opening", "4", "--epochs", "8", "--jobs", jobs];
    output(&[&words[..], more].concat())
}

#[test]
fn the_same_games_give_the_same_net_whatever_the_jobs_and_interruptions() {
    let (folder, game) = own_game();
    let file = |name: &str| format!("{}/{name}", folder.path());
    let first = train(&game, "30", "1", &[]);
    assert!(
        first.contains("0 games, 30 to play") && first.contains("pass 8: ") && first.contains("own.net"),
        "{first}"
    );
    let (net, games) = (fs::read(file("own.net")).unwrap(), fs::read(file("own.games")).unwrap());
    fs::remove_file(file("own.net")).unwrap();

    // Half of the games first, the last of them cut off, then all.
    let [data, out] = ["--data", "--out"].map(str::to_owned);
    let more = [data, file("second.games"), out, file("second.net")];
    let more: Vec<&str> = more.iter().map(String::as_str).collect();
    train(&game, "15", "2", &more);
    let half = fs::read(file("second.games")).unwrap();
    assert_eq!(half, games[..half.len()]);
    fs::write(file("second.games"), &half[..half.len() - 3]).unwrap();
    let second = train(&game, "30", "2", &more);
    assert!(second.contains("incomplete") && second.contains("14 games, 16 to play"), "{second}");
    assert_eq!(fs::read(file("second.games")).unwrap(), games);
    assert_eq!(fs::read(file("second.net")).unwrap(), net);

    let other = error(&["train", &game, "--games", "31", "--nodes", "41", "--opening", "4"]);
    assert!(other.contains("--nodes 40") && other.contains("--data"), "{other}");
    fs::write(file("own.games"), "something else entirely, but long enough for a header").unwrap();
    let other = error(&["train", &game, "--games", "30", "--nodes", "40", "--opening", "4"]);
    assert!(other.contains("not a file of games"), "{other}");
}

#[test]
fn a_net_is_used_in_matches_and_beside_its_game() {
    let (folder, game) = own_game();
    // So few games change a net little, unless nothing holds it back.
    train(&game, "30", "2", &["--pull", "0"]);
    let net = format!("{}/own.net", folder.path());
    let played = |options: &[&str]| {
        let words =
            ["match", &game, "--b", "engine", "--nodes", "300", "--games", "12", "--most-turns", "30", "--json"];
        let text = output(&[&words[..], options].concat());
        let report: serde_json::Value = serde_json::from_str(&text).unwrap();
        report["games"].clone()
    };
    let off = played(&["--a-option", "net=off", "--b-option", "net=off"]);
    let named = ["--a-option", &format!("net={net}"), "--b-option", &format!("net={net}")].map(str::to_owned);
    let on = played(&named.each_ref().map(String::as_str));
    assert_ne!(on, off);
    assert_eq!(played(&[]), on, "the net beside the game");
    fs::rename(&net, format!("{}/else.net", folder.path())).unwrap();
    assert_eq!(played(&[]), off);

    for (bytes, said) in [(&b"no net"[..], "not a net"), (&b"VARIONET\x07\0\0\0"[..], "version 7")] {
        folder.put("own.net", bytes);
        for words in [&["moves", &game][..], &["match", "minishogi", "--a-option", &format!("net={net}")]] {
            let refused = error(words);
            assert!(refused.contains("own.net") || refused.contains("the net beside"), "{refused}");
            assert!(refused.contains(said), "{refused}");
        }
        let checked = run(&["check", &net]);
        assert!(checked.code == 1 && checked.out.contains(said), "{}", checked.out);
    }
    fs::copy(format!("{}/else.net", folder.path()), &net).unwrap();
    assert!(output(&["check", &net]).contains("no errors"));

    // After a change of the rules the game is played without the net, until somebody says that it still holds.
    let text = fs::read_to_string(&game).unwrap();
    fs::write(&game, text.replace("repetition = 4", "repetition = 5")).unwrap();
    output(&["moves", &game]);
    assert!(output(&["check", &game]).contains("the net beside it was trained for other rules"));
    assert_eq!(run(&["check", &net]).code, 1);
    assert!(error(&["match", &game, "--a-option", &format!("net={net}")]).contains("other rules"));
    assert!(output(&["train", &game, "--keep-net"]).contains("own.net is now a net for the present rules of own"));
    assert!(!output(&["check", &game]).contains("other rules") && output(&["check", &net]).contains("no errors"));

    fs::copy(path("games/chess.net"), &net).unwrap();
    let foreign = run(&["check", &net, "--language", "de"]);
    assert!(foreign.code == 1 && foreign.out.contains("gehört zu einem Spiel mit anderem Brett"), "{}", foreign.out);
    let other = error(&["match", "chess", "--a-option", &format!("net={}/else.net", folder.path())]);
    assert!(other.contains("another board or other pieces"), "{other}");
}
