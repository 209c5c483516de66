play-title = { $game }: { $status } · Variorum
play-setting = Das Brett wird aufgebaut …
play-missing = Hier ist keine Partie
play-rules = Regeln
play-chooser = Was willst du auf { $cell } tun?
play-turns = Züge
play-no-turns = Noch keine.
play-number = Nummer
play-in-hand = { side }: Figuren in der Hand
play-count-in-hand = { $piece }, { $count } in der Hand
play-captured = { side } hat geschlagen: { $pieces }.
play-captured-count = { $count } × { $piece }
play-surplus = Mehr als der Gegner hat: { $pieces }.
play-ahead =
    { $value ->
        [one] Vorsprung: etwa { $value } Bauer.
       *[other] Vorsprung: etwa { $value } Bauern.
    }
play-nothing-in-hand = keine Figuren in der Hand
play-lost-pieces = { side }: verlorene Figuren
play-lost-count = { $piece }, verloren: { $count }
play-count-of = { $piece }: { $count }
play-any-piece = eine Figur
play-marked-pieces = eine der markierten Figuren
play-second-may-move = Du darfst noch ziehen: { $pieces }.
play-second-may-place = Du darfst noch setzen: { $pieces }.
play-second-may-promote = Du darfst noch umwandeln: { $pieces }.
play-second-must-move = Jetzt ziehen: { $pieces }.
play-second-must-place = Jetzt setzen: { $pieces }.
play-second-must-promote = Jetzt umwandeln: { $pieces }.
play-where-to = { $piece } auf { $cell }: Wähle ein Zielfeld.
play-cell-for = { $piece }: Wähle ein Feld.
play-take-back = Zurücknehmen
play-new-game = Neue Partie
play-what-you-can-do = Aktionen
play-undo = Zug zurück
play-takeback = Um Rücknahme bitten
play-offer-draw = Remis anbieten
play-agree-draw = Remis
play-yes-draw = Ja, Remis
play-abort = Abbrechen
play-rematch = Revanche
play-next-game = Zur nächsten Partie
play-offers = Angebote
play-offered-draw = { $who } bietet Remis an.
play-offered-takeback = { $who } bittet, den letzten Zug zurücknehmen zu dürfen.
play-offered-rematch = { $who } möchte noch eine Partie.
play-offering-draw = Du hast Remis angeboten.
play-offering-takeback = Du hast gebeten, deinen letzten Zug zurücknehmen zu dürfen.
play-offering-rematch = Du hast um noch eine Partie gebeten.
play-accept = Annehmen
play-decline = Ablehnen
play-withdraw = Zurückziehen
play-your-turn = Du bist am Zug, { side }
play-your-turn-in-check = Du bist am Zug, { side }, und stehst im Schach
play-waiting-for = Warten auf einen Mitspieler
play-spectators =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
play-you = Du
play-nameless = Gast
play-free = freier Platz
play-computer = Computer, Stufe { $level }
play-rating = Wertungszahl { NUMBER($rating, useGrouping: 0) }
play-present = online
play-absent = abwesend
play-clock-of = Uhr von { side }
play-first-turn = Erster Zug innerhalb von { $time }
play-home =
    { $count ->
        [one] noch { $count } Zug zur Heimkehr
       *[other] noch { $count } Züge zur Heimkehr
    }
play-checks =
    { $count ->
        [one] { $count } Schach gegeben
       *[other] { $count } Schachs gegeben
    }
play-checks-explained = So oft hat diese Seite Schach gegeben. Die Regeln sagen, wie viele Schachs die Partie entscheiden.
play-counts =
    { $side ->
        [none] Gezählt: { $turns } von { $limit }
        [w] { side } zählt: { $turns } von { $limit }
       *[b] { side } zählt: { $turns } von { $limit }
    }
play-counts-explained = Wer nur noch den König hat, zählt Züge. Ohne Matt innerhalb von { $limit } ist die Partie remis.
play-row = Zug { $turn } von { $of } in Folge
play-home-explained = Innerhalb so vieler Züge muss die königliche Figur heimkehren, sonst ist die Partie verloren.
play-ko = { $piece } darf in diesem Zug nicht nach { $cell } zurück.
play-no-chess-clock = ohne Uhr
play-premove = Vorausgezogen: { $turn }
play-premove-gone = Dein Vorauszug ist nicht mehr möglich.
play-then-second = Du kannst einen zweiten Teil anfügen: erst die Figur anklicken, dann das Feld.
play-reviewing = Nach Zug { $turn } von { $all }
play-at-start = Anfangsstellung
play-back-to-now = Zurück zur Partie
play-to-start = Erste Stellung
play-back = Einen Zug zurück
play-forward = Einen Zug vor
play-to-end = Aktuelle Stellung
play-steps = Frühere Stellungen
play-chat = Chat
play-chat-players = Das können nur die beiden Spieler lesen.
play-chat-spectators = Nur für Zuschauer; die Spieler können das nicht lesen.
play-chat-none = Noch keine Nachrichten.
play-chat-closed = Der Chat dieser Partie ist geschlossen.
play-close-chat = Chat schließen
play-open-chat = Chat öffnen
play-say-label = Nachricht schreiben
play-send = Senden
play-mute = { $name } stummschalten
play-unmute = { $name } nicht mehr stummschalten
play-muted = stumm
play-blocked = blockiert
play-report = { $name } melden
play-chat-needs-link = Für den Chat der Zuschauer brauchst du den Link für Zuschauer. Ein Spieler kann ihn dir geben.
play-spectator = Zuschauer { $mark }
play-invite-heading = Einen Gegner einladen
play-invite-lead = Schick diesen Link an deinen Gegner. Wer ihn öffnet, kann die andere Seite übernehmen.
play-invite-listed = Diese Herausforderung steht in der Lobby. Du kannst auch diesen Link verschicken.
play-invite-link = Link zu dieser Partie
play-invite-spectators = Link für Zuschauer
play-invite-spectators-lead = Wer diesen Link öffnet, kann zuschauen und mit anderen Zuschauern reden, aber nicht mitspielen.
play-invite-spectators-copy = Link für Zuschauer kopieren
play-invite-copy = Kopieren
play-invite-copied = Link kopiert.
play-invite-not-copied = Kopieren nicht möglich. Markiere den Link und kopiere ihn selbst.
play-invite-code = QR-Code des Links
play-invite-cancel = Zurückziehen
play-invite-wait = Die Partie beginnt hier, sobald jemand beitritt.
play-join-heading = { $name } lädt dich zu einer Partie ein
play-join-waits = { $name } wartet auf einen eingeladenen Gast
play-join-play = Spielen
play-join-watch = Der Platz ist noch frei. Du kannst hier warten und zuschauen.
play-join-uninvited = Diese Partie ist privat. Zum Mitspielen öffne den Einladungslink; du kannst auch hier warten und zuschauen.
play-join-colour = Du spielst { side }.
play-join-random = Die Farben werden ausgelost.
play-join-rated = Diese Partie wird gewertet: Zum Mitspielen brauchst du ein Konto.
play-unrated = ungewertet
play-rated = gewertet
play-flip = Brett drehen
play-resign = Aufgeben
play-yes-resign = Ja, aufgeben
play-no = Nein
play-copy-position = Stellung kopieren
play-copy-fen = FEN kopieren
play-copy-pgn = PGN kopieren
play-copied = Stellung kopiert.
play-not-copied = Die Stellung ließ sich nicht kopieren.
play-game-copied = Partie kopiert.
play-game-not-copied = Die Partie ließ sich nicht kopieren.
play-taken-back = Zug zurückgenommen. { side } ist am Zug.
play-put = { $who } auf { $to } gesetzt
play-takes = { $who } { $from } schlägt { $victim } { $to }
play-goes = { $who } { $from } nach { $to }
play-becomes = { $gone }, wird { $who }
play-said = { side }: { $turn }.
play-check = Schach.

play-rules-page = Ganze Seite
play-now = Was jetzt zu tun ist
play-not-sent = Noch nicht gesendet: Die Verbindung ist unterbrochen.
play-pass = Verzichten
play-accept-rematch = Revanche annehmen
play-accept-draw = Remis annehmen
play-accept-undo = Rücknahme erlauben
play-about = Spiel
play-marks = Zeichen
play-place = Zum Brett
play-place-hint = Ein Klick auf eine Figur zeigt hier, wie sie zieht und was sie angreift, einer auf ein leeres Feld, was dieses angreift. Ein Klick auf ein Feld, auf das die aufgenommene Figur nicht ziehen kann, nennt den Grund.
play-more = Mehr
play-more-hint = Aufgeben, Analyse, Kopien, Vollbild, Tasten
play-full-screen = Vollbild
play-zen = Zen: nur das Brett
play-zen-off = Zen beenden
play-keys = Tasten
play-rating-change = Wertung { NUMBER($before, useGrouping: 0) }, jetzt { NUMBER($after, useGrouping: 0) }
play-rating-provisional = Wertung { NUMBER($rating, useGrouping: 0) }, noch unsicher
marks-move = kann dorthin ziehen
marks-capture = kann dort schlagen
marks-partner = tauscht den Platz mit der Figur dort
marks-first = erster Teil des Zuges
marks-last = letzter Zug
marks-ahead = im Voraus gesetzt, noch nicht gesendet
marks-check = im Schach
marks-ko = in diesem Zug gesperrt
keys-arrows = von Feld zu Feld
keys-planes = zur Ebene darüber, darunter
keys-name = zum Feld mit diesem Namen
keys-enter = aufnehmen, absetzen; auf den zweiten Teil verzichten
keys-escape = einen Schritt zurück
keys-targets = zum nächsten Ziel, zum vorigen
keys-card = was die Figur kann
keys-attackers = was das Feld angreift
keys-level = zu dieser Ebene
keys-views = eine Ebene allein, Schnitte entlang der Reihen, zurück zu allen Ebenen
keys-hand = eine Figur aus der Hand aufnehmen
keys-checks = wer Schach gibt
keys-command = zur Befehlszeile: Züge und Fragen als Text
keys-shift = Wo ein Feldname mit dem Buchstaben beginnt, halte die Umschalttaste. In den Einstellungen lassen sich einzelne Buchstaben abschalten.
keys-zoom = größer, kleiner, ganzes Brett
keys-steps = durch die Züge, außerhalb des Bretts
