//! Tests `variorum admin` beside the real server, and the server's log for supervising programs.

use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use crate::support::site::{Person, Site};
use serde_json::{Value, json};

fn admin(site: &Site, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_variorum"));
    command.args(["admin", "--data"]).arg(site.folder()).args(arguments).stdin(Stdio::null()).output().unwrap()
}

/// The output of a successful command.
fn done(site: &Site, arguments: &[&str]) -> String {
    let output = admin(site, arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The error of a failing command.
fn refused(site: &Site, arguments: &[&str]) -> String {
    let output = admin(site, arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

fn sign_up(site: &Site, name: &str) {
    Person::default().post(site, "/api/account", &json!({ "name": name, "password": "correct horse battery" }));
}

#[test]
fn an_operator_works_beside_the_server() {
    let site = Site::start();
    sign_up(&site, "Alice");
    sign_up(&site, "Mallory");
    let status = done(&site, &["status"]);
    assert!(status.contains("read-only         no") && status.contains("open reports      0"), "{status}");
    let listed = done(&site, &["accounts"]);
    assert!(listed.starts_with("NAME") && listed.contains("\nAlice ") && listed.contains("\nMallory "), "{listed}");

    assert_eq!(
        done(&site, &["lock", "mallory", "--reason", "insults"]),
        "mallory is locked and logged out everywhere.\n"
    );
    let locked: Value = serde_json::from_str(&done(&site, &["accounts", "--locked", "--json"])).unwrap();
    assert_eq!((locked.as_array().unwrap().len(), &locked[0]["name"]), (1, &json!("Mallory")));
    let said = done(&site, &["password", "Alice"]);
    let password = said.lines().next().unwrap().strip_prefix("The new password of Alice: ").unwrap();
    Person::default().post(&site, "/api/login", &json!({ "name": "Alice", "password": password }));

    for (arguments, why) in [
        (&["delete", "Mallory"][..], "confirm with --yes"),
        (&["lock", "Nobody"], "there is no account"),
        (&["remove-chat", "abc"], "choose lines"),
        (&["remove-game", "abc", "--yes"], "there is no game"),
        (&["block", "0.0.0.0/0"], "at least /8"),
        (&["restore", "/nowhere", "--yes"], "another server uses"),
        (&["password", "Alice", "--stdin"], "password"),
        (&["announce"], "required"),
    ] {
        let said = refused(&site, arguments);
        assert!(said.contains(why) && said.lines().count() == 1, "{arguments:?}: {said}");
    }
    assert_eq!(done(&site, &["delete", "Mallory", "--yes"]), "The account Mallory is deleted.\n");
    assert_eq!(done(&site, &["check"]), "No errors found.\n");

    let copy = site.folder().join("copy");
    let said = done(&site, &["backup", copy.to_str().unwrap()]);
    assert!(said.contains("was verified") && copy.is_file(), "{said}");
    assert!(refused(&site, &["backup", copy.to_str().unwrap()]).contains("exists already"));
    let log = done(&site, &["log"]);
    let actions: Vec<&str> = log.lines().skip(1).filter_map(|line| line.split_whitespace().nth(3)).collect();
    assert_eq!(actions, ["delete-account", "set-password", "lock-account"], "{log}");
}

/// The address in a line of the log, found by the filter for fail2ban in `docs/hosting.md`.
fn told(line: &str) -> Option<&str> {
    let guide = include_str!("../../../../docs/hosting.md");
    let filter = guide.lines().find_map(|line| line.trim().strip_prefix("failregex = ")).unwrap();
    let (before, codes) = filter.split_once("(?:").unwrap();
    let (codes, after) = codes.split_once(')').unwrap();
    let between = after.strip_suffix("<HOST>$").unwrap();
    let rest = line.split_once(before)?.1;
    codes.split('|').find_map(|code| rest.strip_prefix(code)?.strip_prefix(between))
}

#[test]
fn refused_logins_are_in_the_log_with_addresses_if_that_is_wanted() {
    for wanted in [true, false] {
        let site = Site::start_with_console(if wanted { &["--log-addresses"] } else { &[] });
        sign_up(&site, "Alice");
        let wrong = json!({ "name": "Alice", "password": "hunter2hunter2" }).to_string();
        assert_eq!(Person::default().ask(&site, "POST", "/api/login", &wrong).0, 401);
        let begun = Instant::now();
        while !site.console().contains("wrong-password") {
            assert!(begun.elapsed() < Duration::from_secs(20), "{}", site.console());
            std::thread::sleep(Duration::from_millis(20));
        }
        let log = site.console();
        let addresses: Vec<&str> = log.lines().filter_map(told).collect();
        assert_eq!(addresses, if wanted { vec!["127.0.0.1"] } else { vec![] }, "{log}");
        assert!(
            log.contains("security: refused code=wrong-password") && log.contains("security: done action=sign-up"),
            "{log}"
        );
        assert_eq!(log.contains("127.0.0.1"), wanted, "{log}");
        assert!(!log.contains("Alice") && !log.contains("hunter2"), "{log}");
    }
}

#[test]
fn figures_have_an_address_of_their_own() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let mut site = Site::start_with(&["--metrics", &free]);
    let visitors = std::mem::replace(&mut site.address, free);
    let mut person = Person::default();
    let text = person.text(&site, "/metrics");
    for figure in ["process_resident_memory_bytes ", "process_open_fds ", "variorum_uptime_seconds "] {
        let value = text.lines().find_map(|line| line.strip_prefix(figure)?.parse::<f64>().ok());
        assert!(value.is_some_and(|value| value > 0.0), "{figure}: {text}");
    }
    assert!(person.text(&site, "/api/games").is_empty(), "nothing else");
    site.address = visitors;
    assert!(!person.text(&site, "/metrics").contains("process_"));
}
