//! Speed of rules and search.
fn main() {
    divan::main();
}
