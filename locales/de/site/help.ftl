# Was Computer und Regeln am Tisch und auf Analysebrettern zeigen.

help-tools = Hilfe zu dieser Stellung
help-hint = Tipp
help-why = Warum?
help-threats = Drohungen
help-thinking = Der Computer sucht einen Zug …
help-piece = Tipp: { $piece } auf { $cell }.
help-drop = Tipp: { $piece } einsetzen.
help-threatened = Drohungen:
help-no-threats = Es droht nichts.
keys-hint = Tipp: die Figur, dann der Weg und der Grund
keys-threats = zeigen, was die andere Seite droht
