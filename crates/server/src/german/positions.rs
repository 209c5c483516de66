//! What can be wrong with a position, as `rules` and the editor's fields say it.

/// English with gaps, and German with the same gaps by their numbers.
pub(super) const SENTENCES: &[(&str, &str)] = &[
    // What no position can be.
    (
        "{} has {} pieces of the kind {} on the board; there must be exactly one",
        "{0} hat {1} Figuren der Art {2} auf dem Brett; es muss genau eine sein",
    ),
    (
        "{} is to move, but {}'s {} is attacked: the player who just moved may not leave it so",
        "{0} ist am Zug, aber {1} steht mit {2} im Schach: Wer eben gezogen hat, darf das nicht zulassen",
    ),
    (
        "castling with the piece on {} is impossible: the two pieces do not stand where it is allowed",
        "Rochade mit der Figur auf {0} ist nicht möglich: Die beiden Figuren stehen nicht, wo sie erlaubt ist",
    ),
    (
        "no piece that could just have made a double step stands on {}",
        "Auf {0} steht keine Figur, die eben einen Doppelschritt gemacht haben könnte",
    ),
    ("the en-passant cell {} is not empty", "Das Feld {0} für das Schlagen en passant ist nicht leer"),
    ("ko: no neutral piece stands on {}", "Ko: Auf {0} steht keine neutrale Figur"),
    ("home: {} has at most {} turns", "Heimkehr: {0} hat höchstens {1} Züge"),
    (
        "home: {} still has a piece that guards the royal piece",
        "Heimkehr: {0} hat noch eine Figur, die die königliche Figur bewacht",
    ),
    // What cannot be read.
    ("the text is far too long to be a position", "Der Text ist für eine Stellung viel zu lang"),
    (
        "the text is empty; a position begins with the pieces on the board, ranks from the highest, separated by “/”",
        "Der Text ist leer; eine Stellung beginnt mit den Figuren auf dem Brett, von der höchsten Reihe an, getrennt durch „/“",
    ),
    ("“{}” should say whose turn it is: “w” or “b”", "„{0}“ müsste sagen, wer am Zug ist: „w“ oder „b“"),
    (
        "whose turn it is is missing: “w” or “b” after the board",
        "Es fehlt, wer am Zug ist: „w“ oder „b“ nach dem Brett",
    ),
    ("“{}” is one field too many", "„{0}“ ist ein Feld zu viel"),
    ("“{}” should be {}, a whole number", "„{0}“ müsste {1} sein, eine ganze Zahl"),
    (
        "the hands must end with “]”, with nothing behind it",
        "Die Figuren auf der Hand müssen mit „]“ enden, und dahinter darf nichts stehen",
    ),
    (
        "in this game no piece returns, so there are no hands",
        "In diesem Spiel kehrt keine Figur zurück, also gibt es keine Hand",
    ),
    ("a piece of the kind {} cannot be in hand", "Eine Figur der Art {0} kann nicht auf der Hand sein"),
    ("the board has {} ranks, but the text has {}", "Das Brett hat {0} Reihen, der Text aber {1}"),
    ("rank {}: it has {} levels, but the text has {}", "Reihe {0}: Sie hat {1} Ebenen, der Text aber {2}"),
    ("{}: “{}” is no possible number of empty cells", "{0}: „{1}“ kann keine Zahl leerer Felder sein"),
    ("{}: “{}” is no piece of this game", "{0}: „{1}“ ist keine Figur dieses Spiels"),
    ("{}: it has {} cells, but the text fills {}", "{0}: Sie hat {1} Felder, der Text füllt aber {2}"),
    ("{}: a number of pieces must be between 1 and {}", "{0}: Eine Zahl von Figuren muss zwischen 1 und {1} liegen"),
    (
        "castling: “{}” should be “-” or cells of the partners, separated by commas",
        "Rochade: „{0}“ müsste „-“ sein oder die Felder der Partner, getrennt durch Kommas",
    ),
    ("castling: {} stands there twice", "Rochade: {0} steht zweimal da"),
    ("castling: too many cells", "Rochade: zu viele Felder"),
    ("en passant: too many cells", "En passant: zu viele Felder"),
    (
        "en passant: “{}” should be “-” or “CELLS:VICTIM”, such as “e3:e4”",
        "En passant: „{0}“ müsste „-“ sein oder „FELDER:OPFER“, etwa „e3:e4“",
    ),
    ("ko: “{}” should be “FROM>TO”", "Ko: „{0}“ müsste „VON>NACH“ sein"),
    ("lost: no count is kept of the kind {}", "Verlorene: Figuren der Art {0} werden nicht gezählt"),
    (
        "home: “{}” should be a side and a number of turns, such as “W2”",
        "Heimkehr: „{0}“ müsste eine Seite und eine Zahl von Zügen sein, etwa „W2“",
    ),
    ("“{}=” means nothing in this game", "„{0}=“ bedeutet in diesem Spiel nichts"),
    // What an editor's fields cannot be.
    ("Whose turn it is must be “w” or “b”.", "Wer am Zug ist, muss „w“ oder „b“ sein."),
    ("Two pieces stand on {}.", "Auf {0} stehen zwei Figuren."),
    (
        "In this game no piece returns, so there are no hands.",
        "In diesem Spiel kehrt keine Figur zurück, also gibt es keine Hand.",
    ),
    ("The board has no cell “{}”.", "Das Brett hat kein Feld „{0}“."),
    ("The game has no piece “{}”.", "Das Spiel hat keine Figur „{0}“."),
    ("The game has no neutral piece “{}”.", "Das Spiel hat keine neutrale Figur „{0}“."),
];
