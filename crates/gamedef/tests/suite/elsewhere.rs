//! Promotions of other pieces than the one that moves: `after` in `[[promotion]]`, and the older section `remote-promotion`.

use variorum_gamedef::definition::{Definition, RemotePromotion};
use variorum_gamedef::{load, render};

/// A game with this section.
fn game(section: &str) -> Definition {
    let text = format!(
        "language = 1\nid = 'small'\n[about]\nname = 'Small'\nsummary = 'A game for tests.'\n[board]\nfiles = 4\nranks = 4\n[zones]\nnear = 'ranks 1-2'\nfar = 'ranks 3-4'\n\
         [pool]\npieces = ['rook']\n\
         [[piece]]\nid = 'king'\nname = 'King'\ntoken = 'K'\nroyal = true\nmoves = ['step orthogonal']\n\
         [[piece]]\nid = 'clerk'\nname = 'Clerk'\ntoken = 'C'\nmoves = ['step diagonal']\n\
         [[piece]]\nid = 'rook'\nname = 'Rook'\ntoken = 'R'\nmoves = ['slide orthogonal', 'step diagonal, to near']\n{section}\n\
         [[start]]\nname = 'Usual'\nposition = 'k1rc/4/4/CR1K w - 0 1'\n\
         [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n"
    );
    let loaded = load(&text, "small");
    let rendered = render(&loaded.diagnostics, "small.toml", &text, false);
    loaded.definition.filter(|_| !rendered.contains("rror")).unwrap_or_else(|| panic!("{rendered}"))
}

#[test]
fn the_older_section_means_a_promotion_after_a_move() {
    let old = game(
        "[[remote-promotion]]\nmovers = ['rook']\nfrom = 'near'\nto = 'far'\npromotes = ['clerk']\ninto = ['rook']\nkeep = { zone = 'near', pieces = ['king', 'clerk'] }",
    );
    let new = game(
        "[[promotion]]\npieces = ['clerk']\nafter = { pieces = ['rook'], from = 'near', to = 'far' }\ninto = ['rook']\nfrom-pool = true\nkeep = 'own king or clerk in near'",
    );
    assert_eq!(old, new);
    assert_eq!(old.rules_digest(), new.rules_digest());
    let expected = RemotePromotion {
        movers: vec![2],
        from: Some(0),
        to: Some(1),
        promotes: vec![1],
        zone: None,
        into: vec![2],
        from_pool: true,
        keep: Some((0, vec![0, 1])),
    };
    assert_eq!((new.promotions.as_slice(), new.remote_promotions), ([].as_slice(), vec![expected]));
}

#[test]
fn zones_pool_and_guards_may_be_left_out() {
    let game = game("[[promotion]]\npieces = ['clerk']\nzone = 'far'\nafter = { pieces = ['king'] }\ninto = ['rook']");
    let expected = RemotePromotion {
        movers: vec![0],
        from: None,
        to: None,
        promotes: vec![1],
        zone: Some(1),
        into: vec![2],
        from_pool: false,
        keep: None,
    };
    assert_eq!(game.remote_promotions, vec![expected]);
    assert!(game.canonical_rules().contains(r#""from_pool":false"#));
}
