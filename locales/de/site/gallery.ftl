gallery-title = Variorum: Schachvarianten, die sonst kein Programm spielt
gallery-heading = Schach, und was es noch hätte werden können
gallery-lead = Spiel gegen den Computer, gegen Freunde oder wer gerade da ist. Ohne Konto.
gallery-lead-all = { NUMBER($count) } Spiele gegen den Computer, gegen Freunde oder wer gerade da ist. Ohne Konto.
gallery-now = Jetzt spielen
gallery-now-engine = { $name } gegen den Computer, Stufe { $level }
gallery-now-people = { $name } gegen wer gerade da ist
gallery-invite = Freunde einladen
gallery-lobby-waiting = Lobby · { NUMBER($count) } warten
gallery-start-here =
    { $count ->
        [one] Hier anfangen: deine erste Partie
       *[other] Hier anfangen: { NUMBER($count) } erste Partien, von einfach bis alles
    }
gallery-start-done = { NUMBER($done) } von { NUMBER($count) } geschafft
gallery-first = Erste Partie
gallery-first-progress = { NUMBER($done) } von { NUMBER($steps) } Schritten
gallery-first-done = Geschafft
gallery-first-again = Noch einmal
gallery-shown = Wird gerade gespielt
gallery-shown-all = Alle Partien zum Zuschauen
gallery-watch-game = Dieser Partie { $name } zuschauen
# Der Computer spielt gegen sich selbst, damit es etwas zu sehen gibt.
gallery-demo = Vorführung des Computers
gallery-demo-of = Der Computer führt { $name } vor. Selbst spielen
gallery-search = Spiele und Figuren suchen
gallery-fetching = Die Spiele werden geladen …
gallery-count = { NUMBER($count) } von { NUMBER($all) }
gallery-none = Kein Spiel passt zu „{ $query }“.
gallery-none-chosen = Kein Spiel ist all das zugleich.
gallery-filter-in-flat = Flach
gallery-filter-in-space = Im Raum
gallery-filter-size-small = Unter 100 Felder
gallery-filter-length-short = Kurz
gallery-filter-length-long = Lang
gallery-filter-level-easy = Leicht
gallery-filter-level-middle = Mittel
gallery-filter-level-hard = Schwer
gallery-filter-drops-yes = Geschlagene kehren zurück
gallery-filter-neutral-yes = Steine und Relais
gallery-filter-by = Erfinder
gallery-filter-none = Alle zeigen
gallery-order = Reihenfolge
gallery-order-level = Leichte zuerst
gallery-order-family = Nach Familie
gallery-order-name = Nach Namen
gallery-order-size = Kleine zuerst
gallery-level-easy = Leicht zu lernen
gallery-level-middle = Einiges zu lernen
gallery-level-hard = Viel zu lernen
# Wörter, mit denen die Suche Spiele außer an ihren Namen findet: in dieser Sprache, ohne Satzzeichen.
gallery-words-space = 3d 3-d raum räumlich raumschach dreidimensional ebenen
gallery-words-flat = 2d flach
gallery-words-drops = einsetzen hand zurückkehren reserve
gallery-play = Spielen
gallery-play-game = { $name } spielen
gallery-rules = Regeln
gallery-rules-of = Regeln von { $name }
gallery-other-family = Weitere Spiele
gallery-go-on = Weiterspielen
gallery-own-waiting =
    { $count ->
        [one] Du bist am Zug in { $count } Partie
       *[other] Du bist am Zug in { $count } Partien
    }
gallery-own-all = Alle meine Partien
