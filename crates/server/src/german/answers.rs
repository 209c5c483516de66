//! What an answer says that is not what was asked for, where its word alone (`Code`) tells a person too little.

/// English with gaps, and German with the same gaps by their numbers.
pub(super) const SENTENCES: &[(&str, &str)] = &[
    ("This is no position of the game: {}.", "Das ist keine Stellung dieses Spiels: {0}"),
    ("The game has no start position with this number.", "Das Spiel hat keine Anfangsstellung mit dieser Nummer."),
    (
        "Give either a position or the number of a start position, not both.",
        "Gib entweder eine Stellung an oder die Nummer einer Aufstellung, nicht beides.",
    ),
    ("There is no game “{}”.{}", "Das Spiel „{0}“ gibt es nicht.{1}"),
    ("Turn {}: {}.", "Zug {0}: {1}"),
    ("“{}” is no legal first part of a turn here.", "„{0}“ ist hier kein erlaubter erster Teil eines Zuges."),
    ("A line may have {} turns at most.", "Eine Zugfolge darf höchstens {0} Züge haben."),
    // New games.
    ("The level must be from {} to {}.", "Die Stufe muss zwischen {0} und {1} liegen."),
    (
        "Take one of the seats yourself when the other is open.",
        "Nimm selbst einen der Plätze, wenn der andere frei ist.",
    ),
    (
        "a clock has at most three hours, and at most three minutes for a turn",
        "Eine Uhr hat höchstens drei Stunden und für einen Zug höchstens drei Minuten",
    ),
    (
        "a clock needs at least ten seconds, or a second for each turn",
        "Eine Uhr braucht mindestens zehn Sekunden oder eine Sekunde für jeden Zug",
    ),
    (
        "a clock has an increment or a delay, not both",
        "Eine Uhr gibt für jeden Zug Zeit dazu oder wartet ab, nicht beides",
    ),
    // Games in progress.
    (
        "The game was changed elsewhere; please try again.",
        "Die Partie wurde anderswo verändert. Bitte versuche es noch einmal.",
    ),
    (
        "The game is being put away; please try again.",
        "Die Partie wird gerade weggeräumt. Bitte versuche es noch einmal.",
    ),
    (
        "Too many people are logging in at once; please try again.",
        "Gerade melden sich zu viele auf einmal an. Bitte versuche es noch einmal.",
    ),
    (
        "This password is too easy to guess: it contains your name or that of the site.",
        "Dieses Passwort ist zu leicht zu erraten: Dein Name oder der dieser Seite steckt darin.",
    ),
    (
        "This password is too easy to guess: it is like one of those that many people use.",
        "Dieses Passwort ist zu leicht zu erraten: Es gleicht einem, das viele verwenden.",
    ),
    (
        "This password is too easy to guess: it is made of repeats, sequences or rows of keys.",
        "Dieses Passwort ist zu leicht zu erraten: Es besteht aus Wiederholungen, Folgen oder Tastenreihen.",
    ),
    (
        "This password is too easy to guess: a word, a name or a date is not enough. Add another word or two.",
        "Dieses Passwort ist zu leicht zu erraten: Ein Wort, ein Name oder ein Datum reicht nicht. Füge ein oder zwei Wörter hinzu.",
    ),
    (
        "This password is too easy to guess. Add another word or two.",
        "Dieses Passwort ist zu leicht zu erraten. Füge ein oder zwei Wörter hinzu.",
    ),
    ("Nobody can block themselves.", "Man kann sich nicht selbst blockieren."),
    // Analysis, boards to try pieces on.
    ("The number of lines must be from 1 to {}.", "Die Zahl der Varianten muss zwischen 1 und {0} liegen."),
    ("The depth must be from 1 to {}.", "Die Tiefe muss zwischen 1 und {0} liegen."),
    ("The time must be from 1 to {} seconds.", "Die Zeit muss zwischen 1 und {0} Sekunden liegen."),
    ("The board has no such cell.", "Dieses Feld hat das Brett nicht."),
    ("Nobody stands on {}.", "Auf {0} steht niemand."),
    ("A diagram holds at most {} pieces.", "Auf ein Diagramm passen höchstens {0} Figuren."),
    (
        "“{}” is no piece of this game on a cell of its board; write for example wK@e1.",
        "„{0}“ ist keine Figur dieses Spiels auf einem Feld seines Bretts; schreib zum Beispiel wK@e1.",
    ),
    (
        "The request must say either “position” or “pieces”.",
        "Die Anfrage muss entweder „position“ oder „pieces“ angeben.",
    ),
    // Records.
    (
        "A game to be written has at most {} nodes, but this one has {}.",
        "Eine Partie, die geschrieben werden soll, hat höchstens {0} Knoten, diese aber {1}.",
    ),
    (
        "At most {} turns may follow one turn, but more follow node {}.",
        "Auf einen Zug folgen höchstens {0} Züge, auf Knoten {1} aber mehr.",
    ),
    (
        "A game to be written has at most {} tags, but this one has {}.",
        "Eine Partie, die geschrieben werden soll, hat höchstens {0} Angaben, diese aber {1}.",
    ),
    (
        "The text of a game has at most {} bytes, but this one would have {}.",
        "Der Text einer Partie hat höchstens {0} Bytes, dieser hätte aber {1}.",
    ),
    // Pictures.
    ("Nobody waits for this picture any more.", "Auf dieses Bild wartet niemand mehr."),
    ("“{}” must be a number from {} to {}.", "„{0}“ muss eine Zahl von {1} bis {2} sein."),
    ("“{}” must be 1 or 0.", "„{0}“ muss 1 oder 0 sein."),
    ("“theme” must be light, dark or print.", "„theme“ muss light, dark oder print sein."),
    ("Pictures know no “{}”.", "Bilder kennen kein „{0}“."),
    ("A picture has {} arrows at most.", "Ein Bild hat höchstens {0} Pfeile."),
    ("“{}” is no arrow such as e2-e4 on this board.", "„{0}“ ist auf diesem Brett kein Pfeil wie e2-e4."),
    ("An animation shows {} turns at most.", "Ein Film zeigt höchstens {0} Züge."),
    ("An animation is {} pixels wide at most.", "Ein Film ist höchstens {0} Pixel breit."),
    ("The picture would be too high: ask for a smaller width.", "Das Bild würde zu hoch: Nimm eine kleinere Breite."),
    // Records.
    ("A clock shows at most {} milliseconds.", "Eine Uhr zeigt höchstens {0} Millisekunden."),
    (
        "The name of a tag has letters, digits and “_” only.",
        "Der Name einer Angabe hat nur Buchstaben, Ziffern und „_“.",
    ),
    (
        "Node {} has no turn, or its parent does not stand before it.",
        "Knoten {0} hat keinen Zug, oder sein Vorgänger steht nicht vor ihm.",
    ),
    // Requests that the site never makes.
    ("There is no such page.", "Diese Seite gibt es nicht."),
    ("The request must say “{}”.", "Die Anfrage muss „{0}“ angeben."),
    ("The address cannot be read.", "Die Adresse ist nicht zu lesen."),
    ("The request broke off.", "Die Anfrage ist abgebrochen."),
    ("The request cannot be understood: {}.", "Die Anfrage ist nicht zu verstehen: {0}"),
    ("The message cannot be understood: {}.", "Die Nachricht ist nicht zu verstehen: {0}"),
    (
        "This server speaks version {} of the socket’s protocol.",
        "Dieser Server spricht Version {0} des Protokolls für WebSockets.",
    ),
    ("This address is for WebSockets.", "Diese Adresse ist für WebSockets."),
];
