//! Rebuilds the crate when a file is added to `locales/`, as cargo does not notice that by itself.

fn main() {
    println!("cargo::rerun-if-changed=../../locales");
}
