# Warum ein Klick oder ein Zugtext nicht erlaubt ist. Erklärung der Variablen: siehe die englische Datei.

refusal-none = Das ist erlaubt.
refusal-sentences = { LIST($sentences, type: "sentences") }
refusal-at = { PIECE($piece) } auf { $cell }

refusal-game-over = Die Partie ist zu Ende: { reason-name }.
refusal-empty-cell = Auf { $cell } steht nichts.
refusal-not-to-move = { side-name } ist am Zug, und { PIECE($piece, article: "definite") } auf { $cell } gehört der anderen Seite.
refusal-neutral-piece = { CAPITAL(PIECE($piece, article: "definite")) } auf { $cell } gehört keiner Seite{ $moves ->
        [true] {" "}und kann nur im zweiten Teil eines Zuges bewegt werden
       *[false] { "" }
    }.
refusal-first-part-made = Der Zug ist gemacht; es fehlt nur noch sein zweiter Teil.
refusal-moved-before = { CAPITAL(PIECE($piece, article: "definite")) } auf { $cell } hat schon den ersten der beiden Züge gemacht; der zweite gehört einer anderen Figur.
refusal-first-part-missing = Jeder Zug beginnt mit dem Zug einer eigenen Figur; dies kann erst darauf folgen.
refusal-no-second-part = Auf diesen Zug kann nichts mehr folgen.
refusal-no-pass = In diesem Spiel darf niemand passen.
refusal-not-stuck = Passen darf nur, wer keinen anderen Zug hat.
refusal-frozen = { CAPITAL(PIECE($piece, article: "definite")) } auf { $cell } ist erstarrt, weil { LIST($tests) }.
refusal-frozen-by = { CAPITAL(PIECE($piece, article: "definite")) } auf { $cell } ist erstarrt, durch gegnerische Figuren: { LIST($pieces) }.
refusal-moves-as-others = { CAPITAL(PIECE($piece, article: "definite")) } auf { $cell } hat dort nicht die eigenen Züge, sondern die anderer Figuren der eigenen Seite: { LIST($pieces) }.
refusal-protected = { CAPITAL(PIECE($piece, article: "definite")) } auf { $cell } kann nicht geschlagen werden, weil andere Figuren { PIECE($piece, article: "definite", case: "accusative") } schützen: { LIST($pieces) }.
refusal-has-moved = { CAPITAL(PIECE($piece, article: "definite")) } geht dorthin nur, wenn es der erste Zug der Figur ist.
refusal-out-of-check = { CAPITAL(PIECE($king, article: "definite")) } zieht so nicht aus dem Schach heraus: { LIST($pieces) }.
refusal-through-check = { CAPITAL(PIECE($king, article: "definite")) } zieht so nicht über angegriffene Felder: { LIST($pieces) }.
refusal-start-zone = { CAPITAL(PIECE($piece, article: "definite")) } zieht so nur { $inside ->
        [true] von Feldern
       *[false] von Feldern außerhalb
    } { ZONE($zone, article: "definite", case: "genitive") }.
refusal-end-zone = { CAPITAL(PIECE($piece, article: "definite")) } zieht so nur auf Felder { $inside ->
        [true] { ZONE($zone, article: "definite", case: "genitive") }
       *[false] außerhalb { ZONE($zone, article: "definite", case: "genitive") }
    }.
refusal-confined = { CAPITAL(PIECE($piece, article: "definite")) } darf nur auf Felder { ZONE($zone, article: "definite", case: "genitive") } ziehen.
refusal-barred = { CAPITAL(PIECE($piece, article: "definite")) } darf nicht auf Felder { ZONE($zone, article: "definite", case: "genitive") } ziehen.
refusal-refuge = { CAPITAL(PIECE($piece, article: "definite")) } darf nicht auf Felder außerhalb { ZONE($zone, article: "definite", case: "genitive") } ziehen, weil keine Wache mehr da ist: { LIST($guards, type: "or") }.
refusal-shape = { CAPITAL(PIECE($piece, article: "definite")) } zieht nicht von { $from } nach { $to }.
refusal-null-move = { CAPITAL(PIECE($piece, article: "definite")) } darf den Zug nicht dort beenden, wo er begann.
refusal-blocked = Der Weg nach { $to } ist versperrt: { LIST($pieces) }.
refusal-own-piece = Auf dem Zielfeld steht eine eigene Figur: { LIST($pieces) }.
refusal-neutral-target = { CAPITAL(PIECE($target, article: "definite")) } auf { $cell } kann nicht geschlagen werden.
refusal-cannot-capture = { CAPITAL(PIECE($piece, article: "definite")) } schlägt auf diesem Weg nicht: { $cell } müsste leer sein.
refusal-only-captures = { CAPITAL(PIECE($piece, article: "definite")) } zieht auf diesem Weg nur, um zu schlagen, und auf { $cell } ist nichts zu schlagen.
refusal-passing-lapsed = En passant wird nur im Zug unmittelbar nach einem Doppelschritt geschlagen: { LIST($pieces) }.
refusal-no-hurdle = { CAPITAL(PIECE($piece, article: "definite")) } muss über genau eine Figur springen, und auf dem Weg steht keine.
refusal-many-hurdles = { CAPITAL(PIECE($piece, article: "definite")) } muss über genau eine Figur springen, und auf dem Weg stehen mehr: { LIST($pieces) }.
refusal-ko = { CAPITAL(PIECE($piece, article: "definite")) } kommt gerade von { $to } und darf in diesem Zug nicht dorthin zurück.
refusal-in-check = { CAPITAL(PIECE($king, article: "definite")) } steht im Schach, und daran ändert dies nichts: { LIST($pieces) }.
refusal-pinned = { CAPITAL(PIECE($piece, article: "definite")) } ist gefesselt: Ohne diese Deckung auf { $from } stünde { PIECE($king, article: "definite") } im Schach: { LIST($pieces) }.
refusal-exposed = Dadurch stünde { PIECE($king, article: "definite") } der eigenen Seite im Schach: { LIST($pieces) }.
refusal-into-check = { CAPITAL(PIECE($king, article: "definite")) } stünde im Schach: { LIST($pieces) }.
refusal-facing = Die königlichen Figuren stünden einander offen gegenüber: { LIST($pieces) }.
refusal-must-come-home = { CAPITAL(PIECE($king, article: "definite")) } muss mit diesem Zug ein Feld { ZONE($zone, article: "definite", case: "genitive") } erreichen.
refusal-castling-right = Mit diesem Partner ist keine Rochade mehr möglich, weil einer der beiden gezogen hat: { LIST($pieces) }.
refusal-castling-partner = Auf { $cell } steht kein Partner für die Rochade.
refusal-castling-blocked = Für die Rochade müssten diese Felder leer sein: { LIST($pieces) }.
refusal-castling-in-check = { CAPITAL(PIECE($king, article: "definite")) } darf nicht aus dem Schach heraus rochieren: { LIST($pieces) }.
refusal-castling-attacked = { CAPITAL(PIECE($king, article: "definite")) } darf nicht über angegriffene Felder oder auf ein angegriffenes Feld rochieren: { LIST($pieces) }.
refusal-swap-attacked = Die beiden dürfen nur die Plätze tauschen, solange keiner angegriffen ist: { LIST($pieces) }.
refusal-must-promote = { CAPITAL(PIECE($promoting, article: "definite")) } muss sich mit diesem Zug umwandeln.
refusal-no-promotion = { CAPITAL(PIECE($promoting, article: "definite")) } müsste sich mit diesem Zug umwandeln, und dafür steht keine Figur zur Wahl.
refusal-not-promotable = { $named ->
        [true] { CAPITAL(PIECE($promoting, article: "definite")) } kann mit diesem Zug nicht zu { PIECE($into, article: "indefinite", case: "dative") } werden
       *[false] { CAPITAL(PIECE($promoting, article: "definite")) } kann sich mit diesem Zug nicht umwandeln
    }.
refusal-none-lost = Nur verlorene Figuren kehren zurück, und von dieser Art ist keine verloren: { PIECE($into) }.
refusal-promotion-count = Die vorhandenen Figuren lassen diese Umwandlung nicht zu: { PIECE($into) }.
refusal-not-in-hand = Auf der Hand ist { PIECE($into, article: "no") }.
refusal-occupied = { $cell } müsste leer sein: { LIST($pieces) }.
refusal-drop-barred = { CAPITAL(PIECE($piece, article: "definite")) } darf nicht auf Felder { ZONE($zone, article: "definite", case: "genitive") } eingesetzt werden.
refusal-drop-only = { CAPITAL(PIECE($piece, article: "definite")) } darf nur auf Felder { ZONE($zone, article: "definite", case: "genitive") } eingesetzt werden.
refusal-drop-stuck = { CAPITAL(PIECE($piece, article: "definite")) } könnte von { $cell } aus nie mehr ziehen.
refusal-file-taken = Auf dieser Linie steht schon eine eigene Figur dieser Art: { LIST($pieces) }.
refusal-other-level-taken = Nach dem Zug müsste die Figur auf die andere Ebene wechseln, aber dort steht { LIST($pieces) }.
refusal-drop-mates = { CAPITAL(PIECE($piece, article: "definite")) } darf beim Einsetzen nicht matt setzen.
refusal-drop-checks = { CAPITAL(PIECE($piece, article: "definite")) } darf beim Einsetzen kein Schach geben.
refusal-drop-needs = { $need ->
        [enclosing] Keine gegnerischen Figuren füllen eine gerade Linie von dort zu einer anderen eigenen
        [beside-own] Neben dem Feld steht keine eigene Figur
        [apart] Gerade neben dem Feld steht eine gegnerische Figur
       *[supported] Das Feld dahinter ist leer
    }; { PIECE($piece, article: "definite") } darf dort nicht eingesetzt werden.
refusal-drop-opening = { CAPITAL(PIECE($piece, article: "definite")) } darf nur auf Felder { ZONE($zone, article: "definite", case: "genitive") } eingesetzt werden, solange dort eines leer ist.
refusal-neutral-fixed = Niemand darf { PIECE($into, article: "definite", case: "accusative") } bewegen.
refusal-not-placed = Ein weiteres Stück dieser Art kommt nicht aufs Brett: { PIECE($into) }.
refusal-put-spot = { $spot ->
    [left] Sie kommt nur auf das Feld, das die gezogene Figur verlassen hat, und { $cell } ist ein anderes.
    [reached] Die gezogene Figur könnte ohne Schlag nicht nach { $cell } weiterziehen.
   *[edge] { $cell } liegt weder am Rand des Bretts noch gerade neben einer neutralen Figur.
}
refusal-put-zone = Auf { $cell } darf sie nicht kommen, nur auf ein Feld { ZONE($zone, article: "definite", case: "genitive") }.
refusal-pawn-zone = Der Tausch darf diese Figur nicht auf ein Feld { ZONE($zone, article: "definite", case: "genitive") } bringen: { LIST($pieces) }.
refusal-second-needed = Der zweite Teil des Zuges darf nicht entfallen.
refusal-not-elsewhere = Dieser Zug erlaubt nicht, eine andere Figur umzuwandeln: { LIST($pieces) }.
refusal-not-gated = Keine Figur hat { $cell } gerade zum ersten Mal verlassen, also kommt dort nichts herein.
refusal-last-guard = Die Umwandlung ließe keine Wache innerhalb { ZONE($zone, article: "definite", case: "genitive") } zurück: { LIST($pieces) }.
refusal-must-capture = Es herrscht Schlagzwang. Schlagen kann: { LIST($pieces) }.
refusal-must-drop = Zuerst muss eine dieser Figuren eingesetzt werden: { LIST($pieces) }.
refusal-blown-up = Die Explosion träfe die eigene königliche Figur: { LIST($pieces) }.
refusal-forbidden = Kein Zug darf dazu führen, dass sein Spieler { LIST($tests) }.
refusal-checks-too-early = Nur der letzte Zug einer Folge darf Schach geben, und { $left } sind noch zu machen.
refusal-capture-barred = { CAPITAL(PIECE($target, article: "definite")) } auf { $cell } darf so nicht geschlagen werden, weil { LIST($conditions) }.
