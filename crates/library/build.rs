//! A game is one file: a new one below `games/` or `locales/` builds the binary anew, which cargo would not see by itself.

fn main() {
    println!("cargo::rerun-if-changed=../../games");
    println!("cargo::rerun-if-changed=../../locales");
}
