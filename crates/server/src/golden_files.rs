//! Files that are made from the server's own types and kept in the repository: tests fail while they are stale, and write them
//! anew when the environment has `UPDATE_EXPECT`.

use std::path::Path;

use ts_rs::{Config, TS};

/// Shapes as TypeScript, each exported and with its comments.
macro_rules! typescript {
    ($head:expr; $($shape:ty),+ $(,)?) => {{
        let mut text = String::from($head);
        $($crate::golden_files::declare::<$shape>(&mut text);)+
        text
    }};
}
pub(crate) use typescript;

/// Adds a shape.
pub(crate) fn declare<T: TS>(text: &mut String) {
    let docs = T::docs().unwrap_or_default();
    text.push_str(&format!("\n{docs}export {}\n", T::decl(&Config::new().with_large_int("number"))));
}

/// The file (a path from this crate's folder) must hold `wanted`; `test` names the test that says so.
pub(crate) fn must_hold(file: &str, wanted: &str, test: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, wanted).unwrap();
    }
    let found = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        found == wanted,
        "{} is stale: run UPDATE_EXPECT=1 cargo test -p variorum-server --lib {test}",
        file.display()
    );
}
