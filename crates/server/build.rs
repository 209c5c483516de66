//! Watches the built site, so that a release build embeds what lies there now. The site may be missing; then a plain page
//! stands in for it.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::path::Path::new("../../web/dist").exists() {
        println!("cargo::rerun-if-changed=../../web/dist");
    }
}
