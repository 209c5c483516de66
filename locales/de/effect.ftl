# Was ein Zug bewirkt, was die andere Seite täte, und warum die Engine einen Zug vorzieht. Erklärung der Variablen: siehe die englische Datei.

effect-sentences = { LIST($sentences, type: "sentences") }
effect-quiet = Ein ruhiger Zug: Er schlägt nichts und greift nichts Neues an.
effect-captures = { $bargain ->
        [free] Gewinnt { PIECE($piece, article: "definite", case: "accusative") } auf { $cell }.
        [gains] Schlägt { PIECE($piece, article: "definite", case: "accusative") } auf { $cell } – das bringt mehr ein, als zurückgeschlagen werden kann.
        [explodes] Sprengt { PIECE($piece, article: "definite", case: "accusative") } auf { $cell }.
        [even] Schlägt { PIECE($piece, article: "definite", case: "accusative") } auf { $cell } und kann zurückgeschlagen werden.
       *[loses] Schlägt { PIECE($piece, article: "definite", case: "accusative") } auf { $cell }, verliert dabei aber mehr.
    }
# $pieces: the pieces besides the captured one, with their cells
effect-explodes = Die Explosion reißt mit: { LIST($pieces) }.
effect-perishes = { $remains ->
        [neutral] Aus { PIECE($piece, article: "definite", case: "dative") } auf { $cell } wird { PIECE($neutral, article: "indefinite") }.
       *[nothing] { CAPITAL(PIECE($piece, article: "definite")) } auf { $cell } verschwindet auch.
    }
effect-turns-over = Dreht um: { LIST($pieces) }.
effect-promotes = { $back ->
        [true] { CAPITAL(PIECE($piece, article: "definite")) } auf { $cell } wird zu einer verlorenen Figur, die damit zurückkommt: { PIECE($into) }.
       *[false] { CAPITAL(PIECE($piece, article: "definite")) } auf { $cell } wird umgewandelt: { PIECE($into) }.
    }
effect-check = Gibt Schach: { LIST($pieces) }.
effect-answers-check = Wehrt das Schach ab.
effect-freezes = { COUNT($guards) ->
        [0] Diese Figuren können nicht mehr ziehen: { LIST($kinds) }.
       *[other] Nun fehlt { LIST($guards, type: "or", article: "definite") }, und diese Figuren können nicht mehr ziehen: { LIST($kinds) }.
    }
effect-frees = Diese Figuren können wieder ziehen: { LIST($kinds) }.
effect-attacks = Greift an: { LIST($pieces) }.
effect-opens = Öffnet einen Angriff: { LIST($pieces) }.
effect-uncovers = Nicht mehr genug gedeckt: { LIST($pieces) }.
effect-saves = Jetzt in Sicherheit: { LIST($pieces) }.
effect-drops = Setzt { PIECE($piece, article: "definite", case: "accusative") } auf { $cell } ein.
effect-castles = Rochiert.
effect-swaps = Zwei Figuren tauschen die Plätze: { LIST($pieces) }.
effect-moves-neutral = Bewegt { PIECE($piece, article: "definite", case: "accusative") } von { $from } nach { $to }.
effect-swaps-neutral = { CAPITAL(PIECE($piece, article: "definite")) } tauscht den Platz mit einer anderen Figur und steht nun auf { $to }.
effect-places-neutral = Stellt { PIECE($piece, article: "definite", case: "accusative") } auf { $to }.
effect-stays = Die Figur auf { $cell } bleibt stehen.
effect-makes-room = Macht die Figuren beweglicher: { $more } Züge mehr.

reason-wins-in = Gewinnt zwangsläufig in { $turns } Zügen.
reason-stops-win = Sonst könnte der Gegner mit dem nächsten Zug gewinnen.
reason-only-turn = Jeder andere Zug verliert zwangsläufig{ $turns ->
        [1] {" "}sofort
       *[other] {" "}innerhalb von { $turns } Zügen
    }.
reason-wins-piece = Bereitet vor, in { $turns } Zügen { PIECE($piece, article: "definite", case: "accusative") } auf { $cell } zu gewinnen.
reason-prefers = Die Engine zieht ihn um { $pawns },{ $tenths } Bauern vor.
reason-nothing-better = Die Engine findet nichts Besseres.
