puzzles-title = Rätsel · Variorum
puzzles-page-title = Rätsel: { $game } · Variorum
puzzles-heading = Rätsel
puzzles-lead = Stellungen, in denen nur ein Weg gewinnt oder nur ein Zug die Partie rettet.
puzzles-fetching = Ein Rätsel wird geholt …
puzzles-missing = Kein Rätsel gefunden
puzzles-none = Auf diesem Server gibt es noch keine Rätsel.
puzzles-of = Rätsel: { $game }
puzzles-daily = Rätsel des Tages
puzzles-daily-of = { $game }: { $aim }.
puzzles-win =
    { $count ->
        [one] { side } gewinnt in einem Zug
       *[other] { side } gewinnt in { $count } Zügen
    }
puzzles-save =
    { $count ->
        [one] Finde den einzigen Zug, nach dem { side } nicht sofort gewinnen kann
       *[other] Finde den einzigen Zug, nach dem { side } nicht in { $count } Zügen gewinnen kann
    }
puzzles-daily-solve = Lösen
puzzles-daily-again = Noch einmal ansehen
puzzles-daily-done = Heute gelöst
puzzles-game = Spiel
puzzles-any-game = Alle Spiele
puzzles-theme = Thema
puzzles-any-theme = Alle Themen
puzzles-theme-count = { $theme } ({ $count })
puzzles-start = Los
puzzles-standing = Dein Stand
puzzles-by-game = Nach Spielen
puzzles-count =
    { $count ->
        [one] { $count } Rätsel
       *[other] { $count } Rätsel
    }
puzzles-your-rating = Deine Wertung: { NUMBER($rating, useGrouping: 0) }.
puzzles-your-rating-about = Deine Wertung: etwa { NUMBER($rating, useGrouping: 0) }.
puzzles-your-record = Im ersten Versuch gelöst: { $solved } von { $attempts }.
puzzles-log-in = Ohne Konto werden Rätsel nicht gewertet, und nur dieser Browser merkt sie sich.
puzzles-run = In Folge gelöst
puzzles-days = Tage in Folge mit dem Rätsel des Tages
puzzles-streak = { $now } (Bestwert: { $best })
puzzles-all = Alle Rätsel
puzzles-of-game = Rätsel
puzzles-rating = Wertung { NUMBER($rating, useGrouping: 0) }
puzzles-right = Richtig. { side } antwortet { $turn }.
puzzles-solved = Gelöst.
puzzles-solved-late = Gelöst, wenn auch nicht im ersten Versuch.
puzzles-wrong = { $turn } ist es nicht. Versuch es noch einmal.
puzzles-shown = Die Lösung: { $line }
puzzles-hint-cell = Die Figur auf { $cell } macht den Zug.
puzzles-hint-hand = Eine Figur aus der Hand macht den Zug: { $piece }.
puzzles-rated = Deine Wertung: { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) } ({ $change })
puzzles-rated-before = Du hattest dieses Rätsel schon versucht: Deine Wertung bleibt.
puzzles-unrated = Nicht gewertet: Du bist nicht angemeldet.
puzzles-themes = Themen: { $themes }
puzzles-source = Quelle: { $source }
puzzles-source-self-play = eine Partie der Engine gegen sich selbst, { $turn }. Zug
puzzles-source-endings = ein Endspiel der Engine gegen sich selbst, { $turn }. Zug
puzzles-source-training = eine Partie, aus der die Engine gelernt hat, { $turn }. Zug
puzzles-source-problems = Fortsetzung einer komponierten Aufgabe, { $turn }. Zug
puzzles-source-records = { $file }, { $turn }. Zug
puzzles-source-beside = { $source }, nach einer anderen Antwort
puzzles-source-changed = { $source }, mit geänderten Figuren
puzzles-hint = Hinweis
puzzles-give-up = Lösung zeigen
puzzles-counts = Zählt als nicht gelöst, wenn es dein erster Versuch ist
puzzles-skip = Ein anderes
puzzles-next = Nächstes Rätsel
puzzles-again = Noch einmal

puzzles-theme-capture = Schlagzug
puzzles-theme-check = Schach
puzzles-theme-quiet = stiller Zug
puzzles-theme-sacrifice = Opfer
puzzles-theme-zugzwang = Zugzwang
puzzles-theme-drop = Einsetzen
puzzles-theme-promotion = Umwandlung
puzzles-theme-promotion-elsewhere = Umwandlung einer anderen Figur
puzzles-theme-second-part = zweiter Teil eines Zuges
puzzles-theme-relay = neutrale Figuren
puzzles-theme-level-change = Wechsel der Ebene
puzzles-theme-castling = Rochade
puzzles-theme-en-passant = Schlagen im Vorübergehen
puzzles-theme-swap = Platztausch
puzzles-theme-gate = Nachrücken aus der Hand
puzzles-theme-save = einziger Zug
puzzles-theme-long = lang

mistakes-heading = Fehler
mistakes-lead = Finde bessere Züge als die der Partie. Zuerst bewertet die Engine die ganze Partie.
mistakes-find = Fehler suchen
mistakes-finding = Stellung { $done } von { $all } wird bewertet …
mistakes-own = Deine Fehler noch einmal versuchen ({ $count })
mistakes-of = Fehler noch einmal versuchen: { side } ({ $count })
mistakes-none = Keine Fehler gefunden.
mistakes-title = Fehler: { $game }
mistakes-task = Hier zog { side } { $turn }. Finde einen besseren Zug.
mistakes-count = Fehler { $at } von { $of }
mistakes-judging = Die Engine prüft { $turn } …
mistakes-right = { $turn } ist besser.
mistakes-wrong = { $turn } ist nicht besser. Versuch es noch einmal.
mistakes-shown = Ein guter Zug: { $turn }
mistakes-show = Guten Zug zeigen
mistakes-next = Nächster Fehler
mistakes-last = Zurück zur Partie
mistakes-leave = Beenden
