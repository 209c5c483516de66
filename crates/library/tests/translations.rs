//! Every file of texts in another language fits its game.

use std::path::Path;

#[test]
fn every_translation_fits_its_game() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut read = 0;
    for language in library::LANGUAGES {
        for entry in std::fs::read_dir(folder.join(language)).unwrap() {
            let path = entry.unwrap().path();
            let id = path.file_stem().unwrap().to_string_lossy().into_owned();
            let texts = library::translation(&id, language).unwrap_or_else(|fault| panic!("{fault}")).unwrap();
            assert!(!texts.summary.is_empty() && !texts.rules.is_empty(), "{language}/{id}");
            read += 1;
        }
    }
    assert!(read > 0);
    assert!(!library::ids().iter().any(|id| id.contains('/')));
}
