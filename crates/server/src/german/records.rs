//! What can be wrong with a file of games, as `variorum_play::pgn` and the rules say it.

/// English with gaps, and German with the same gaps by their numbers.
pub(super) const SENTENCES: &[(&str, &str)] = &[
    // What cannot be read.
    ("this line should look like [Name \"value\"]", "Diese Zeile müsste aussehen wie [Name \"Wert\"]"),
    ("the tag {} stands there twice", "Die Angabe {0} steht zweimal da"),
    ("this comment has no end: “}” is missing", "Diesem Kommentar fehlt das Ende: „}“"),
    ("“}” without “{”", "„}“ ohne „{“"),
    ("“)” without “(”", "„)“ ohne „(“"),
    ("[%{}] cannot be understood", "[%{0}] ist nicht zu verstehen"),
    ("a variation must follow the turn that it replaces", "Eine Variante muss auf den Zug folgen, den sie ersetzt"),
    ("a variation has no end: “)” is missing", "Einer Variante fehlt das Ende: „)“"),
    ("“{}” is no glyph such as $1", "„{0}“ ist kein Zeichen wie $1"),
    ("“{}” is no mark for a turn", "„{0}“ ist keine Bewertung eines Zuges"),
    ("“{}” is no turn", "„{0}“ ist kein Zug"),
    ("a glyph must follow a turn", "Ein Zeichen muss auf einen Zug folgen"),
    ("the game has too many tags", "Die Partie hat zu viele Angaben"),
    ("the game has too many turns", "Die Partie hat zu viele Züge"),
    (
        "this line is no UTF-8 text: what cannot be read is replaced by “�”",
        "Diese Zeile ist kein Text in UTF-8: Was nicht zu lesen ist, wird durch „�“ ersetzt",
    ),
    (
        "this game has more than {} MiB of text; the rest of it is left out",
        "Diese Partie hat mehr als {0} MiB Text; der Rest von ihr wird weggelassen",
    ),
    ("there are more than {} games; the rest is left out", "Es sind mehr als {0} Partien; der Rest wird weggelassen"),
    ("from here on, {} more faults are left out", "Ab hier werden {0} weitere Fehler weggelassen"),
    ("the tag {} cannot be written", "Die Angabe {0} kann nicht geschrieben werden"),
    // What does not fit the game.
    (
        "the game has no line [Game \"…\"] with the id of a game",
        "Der Partie fehlt eine Zeile [Game \"…\"] mit dem Kürzel eines Spiels",
    ),
    ("the start position cannot be used: {}", "Die Anfangsstellung ist nicht zu gebrauchen: {0}"),
    ("“{}”: the game is over ({})", "„{0}“: Die Partie ist schon zu Ende ({1})"),
    // Turns.
    ("“{}” is no legal move here", "„{0}“ ist hier kein erlaubter Zug"),
    ("after “{}”, “{}” is no legal second part", "Nach „{0}“ ist „{1}“ kein erlaubter zweiter Teil"),
    ("“{}” needs a second part, after a comma", "„{0}“ braucht einen zweiten Teil, nach einem Komma"),
];
