# Die Befehlszeile: Züge und Fragen als Text. Was der Server antwortet, steht in commands.ftl.

command-title = Befehlszeile
command-label = Zug, Frage oder Befehl
command-placeholder = / Zug oder Frage, etwa hilfe
command-answers = Antworten
command-no-clock = Diese Partie hat keine Uhr.
command-clocks = Weiß { $white }, Schwarz { $black }.
command-watching = Du siehst bei dieser Partie zu.
command-not-now = Das Brett ändert sich gerade. Bitte versuch es noch einmal.
command-taken-back = Zurückgenommen.
command-no-undo = In einer gewerteten Partie wird kein Zug zurückgenommen.
command-nothing-to-undo = Es gibt nichts zurückzunehmen.
command-draw = Remis ist angeboten, oder das Angebot der anderen Seite angenommen.
command-resign-sure = Willst du wirklich aufgeben? Dann tippe noch einmal aufgeben.
command-only-in-games = Das geht nur in einer Partie gegen jemanden.
