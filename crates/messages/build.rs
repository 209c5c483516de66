//! A language is a folder of texts: a new file below `locales/` builds the binary anew, which cargo would not see by itself.

fn main() {
    println!("cargo::rerun-if-changed=../../locales");
}
