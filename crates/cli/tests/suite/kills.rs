//! Kills the real server: engines continue to think, and offers between players remain. (`scripts/crash` tests that no turn is lost.)

use std::time::{Duration, Instant};

use crate::support::site::{Person, Site};
use serde_json::{Value, json};

/// Creates a game and returns its id.
fn begin(person: &mut Person, site: &Site, wish: &Value) -> String {
    person.post(site, "/api/sessions", wish)["id"].as_str().unwrap().to_owned()
}

fn texts(turns: &Value) -> Vec<String> {
    turns.as_array().unwrap().iter().map(|turn| turn["text"].as_str().unwrap().to_owned()).collect()
}

/// A turn of one part, a different one in each round.
fn some_turn(state: &Value, round: usize) -> String {
    let first = state["first"].as_array().unwrap();
    let whole: Vec<&Value> = first.iter().filter(|choice| choice["second"] != "compulsory").collect();
    whole[(round * 7 + 3) % whole.len()]["text"].as_str().unwrap().to_owned()
}

#[test]
fn a_thinking_engine_moves_after_a_kill_without_a_visitor() {
    let mut site = Site::start();
    let mut person = Person::default();
    // With and without a clock, and more games than engines may think in parallel.
    let clock = json!({ "base": 600_000, "increment": 2_000, "delay": 0 });
    let ids: Vec<String> =
        [("chess", None), ("stones-and-relays", None), ("xiangqi", Some(&clock)), ("minishogi", Some(&clock))]
            .into_iter()
            .map(|(game, clock)| {
                let wish = json!({ "game": game, "white": "me", "black": "engine", "level": 11, "clock": clock });
                begin(&mut person, &site, &wish)
            })
            .collect();
    let mut known: Vec<Vec<String>> = vec![Vec::new(); ids.len()];
    for round in 0..2 {
        for (id, turns) in ids.iter().zip(&mut known) {
            let text = some_turn(&person.view(&site, id), round);
            let after = person.turn(&site, id, &text);
            assert_eq!((&after["ply"], &after["thinking"]), (&json!(turns.len() + 1), &json!(true)), "{after}");
            turns.push(text);
        }
        std::thread::sleep(Duration::from_millis(400 * round as u64));
        site = site.killed();
        let killed = Instant::now();
        loop {
            // The list is read from storage and opens no game.
            let list = person.get(&site, "/api/sessions");
            let plies: Vec<i64> = list.as_array().unwrap().iter().map(|game| game["ply"].as_i64().unwrap()).collect();
            if plies == vec![2 * (round as i64 + 1); ids.len()] {
                break;
            }
            assert!(killed.elapsed() < Duration::from_secs(60), "the engines do not move: {plies:?}");
            std::thread::sleep(Duration::from_millis(50));
        }
        for (id, turns) in ids.iter().zip(&mut known) {
            let state = person.view(&site, id);
            let kept = texts(&state["turns"]);
            assert_eq!(kept[..turns.len()], turns[..], "a turn that was answered");
            assert_eq!((&state["thinking"], &state["outcome"]), (&json!(false), &Value::Null), "{state}");
            *turns = kept;
        }
    }
}

/// Two players, White's and Black's, and their game.
fn two(site: &Site, wish: Value) -> (Person, Person, String) {
    let (mut white, mut black) = (Person::default(), Person::default());
    let mut whole = json!({ "game": "chess", "white": "me", "black": "open", "level": 1 });
    whole.as_object_mut().unwrap().extend(wish.as_object().unwrap().clone());
    let id = begin(&mut white, site, &whole);
    let key = white.view(site, &id)["you"]["links"]["join"].clone();
    black.post(site, &format!("/api/sessions/{id}/join"), &json!({ "key": key }));
    (white, black, id)
}

#[test]
fn offers_survive_a_kill() {
    let site = Site::start();
    let offer = |question: &str, step: &str| json!({ "type": question, "step": step });
    let mut games = Vec::new();
    for question in ["draw", "takeback", "rematch"] {
        for answer in ["accept", "decline", "withdraw"] {
            let clock = json!({ "base": 600_000, "increment": 0, "delay": 0 });
            let (mut white, mut black, id) = two(&site, json!({ "clock": clock }));
            white.turn(&site, &id, "e2e4");
            black.turn(&site, &id, "e7e5");
            white.turn(&site, &id, "g1f3");
            if question == "rematch" {
                black.act(&site, &id, &json!({ "type": "resign" }));
            }
            let state = white.act(&site, &id, &offer(question, "offer"));
            assert_eq!(state["offers"][question], "w", "{state}");
            games.push((white, black, id, question, answer));
        }
    }
    let mut site = site.killed();
    for (white, black, id, question, answer) in &mut games {
        let before = black.view(&site, id);
        assert_eq!(before["offers"][&**question], "w", "{question} {before}");
        let who = if *answer == "withdraw" { white } else { black };
        let after = who.act(&site, id, &offer(question, answer));
        assert_eq!(after["offers"][&**question], Value::Null, "{question} {answer}");
        assert_eq!(agreed(&after, question), *answer == "accept", "{question} {answer}: {after}");
    }
    // Agreements, refusals and withdrawals also survive another kill.
    site = site.killed();
    for (white, black, id, question, answer) in &mut games {
        for person in [&mut *white, &mut *black] {
            let now = person.view(&site, id);
            assert_eq!(now["offers"][&**question], Value::Null, "{question} {answer}");
            assert_eq!(agreed(&now, question), *answer == "accept", "{question} {answer}: {now}");
        }
        if let Some(next) = white.view(&site, id)["rematch"].as_str() {
            let sides = [white, black].map(|person| person.view(&site, next)["you"]["sides"].clone());
            assert_eq!(sides, [json!(["b"]), json!(["w"])], "colours are changed");
        }
    }
}

/// Whether the offer was accepted and carried out.
fn agreed(state: &Value, question: &str) -> bool {
    match question {
        "draw" => state["outcome"]["reason"] == "agreement",
        "takeback" => state["ply"] == 2,
        _ => state["rematch"].is_string(),
    }
}

#[test]
fn open_challenges_survive_a_kill() {
    let site = Site::start();
    let mut maker = Person::default();
    let wish = |listed: bool| json!({ "game": "chess", "white": "me", "black": "open", "level": 1, "listed": listed });
    let [listed, by_link, withdrawn, taken] =
        [true, false, true, true].map(|listed| begin(&mut maker, &site, &wish(listed)));
    maker.act(&site, &withdrawn, &json!({ "type": "abort" }));
    let mut guest = Person::default();
    guest.post(&site, &format!("/api/sessions/{taken}/join"), &json!({}));
    maker.turn(&site, &taken, "e2e4");

    let site = site.killed();
    // The lobby fills while the server starts.
    let begun = Instant::now();
    let lobby = loop {
        let lobby = guest.get(&site, "/api/lobby");
        if lobby != json!([]) {
            break lobby;
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "the lobby stays empty");
        std::thread::sleep(Duration::from_millis(20));
    };
    let there: Vec<&str> =
        lobby.as_array().unwrap().iter().map(|challenge| challenge["session"].as_str().unwrap()).collect();
    assert_eq!(there, [&listed]);
    for id in [&listed, &by_link] {
        assert_eq!(guest.view(&site, id)["phase"], "waiting");
        // The creator's link is still valid; a listed game needs none.
        let key = maker.view(&site, id)["you"]["links"]["join"].clone();
        let joined = guest.post(&site, &format!("/api/sessions/{id}/join"), &json!({ "key": key }));
        assert_eq!((&joined["phase"], &joined["you"]["sides"]), (&json!("playing"), &json!(["b"])));
        maker.turn(&site, id, "d2d4");
    }
    assert_eq!(guest.get(&site, "/api/lobby"), json!([]));
    // Seats still belong to the same players.
    let mut third = Person::default();
    for (id, ply) in [(&listed, 1), (&by_link, 1), (&taken, 1)] {
        let (status, refused) = third.ask(&site, "POST", &format!("/api/sessions/{id}/join"), "{}");
        assert_eq!((status, &refused["code"]), (409, &json!("seat-taken")), "{refused}");
        let turn = json!({ "type": "turn", "ply": ply, "text": "e7e5" }).to_string();
        assert_eq!(third.ask(&site, "POST", &format!("/api/sessions/{id}/act"), &turn).0, 403);
        assert_eq!(guest.turn(&site, id, "e7e5")["ply"], 2);
    }
    assert_eq!(guest.view(&site, &withdrawn)["phase"], "ended");
}
