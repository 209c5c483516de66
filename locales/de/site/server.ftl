# Texte zu dem, was der Server mit einer Zahl oder einem Wort benennt. Wo hier keiner steht, wird der Text des Servers gezeigt.

level-1 = Erste Schritte
level-1-description = Kennt die Regeln und zieht, was ihm gerade einfällt.
level-2 = Neuling
level-2-description = Zieht fast jedes zweite Mal aufs Geratewohl.
level-3 = Anfänger
level-3-description = Denkt einen Zug voraus und übersieht vieles.
level-4 = Lernender
level-4-description = Denkt einen Zug voraus, mit Aussetzern.
level-5 = Spieler
level-5-description = Sieht die Antwort, aber nicht immer, was sie wert ist.
level-6 = Hobbyspieler
level-6-description = Sieht kurze Drohungen, mit Aussetzern.
level-7 = Fortgeschritten
level-7-description = Sieht kurze Kombinationen; das Urteil schwankt.
level-8 = Vereinsspieler
level-8-description = Verschenkt selten etwas.
level-9 = Stark
level-9-description = Plant ein wenig und bestraft Fehler.
level-10 = Könner
level-10-description = Sieht weit voraus, in ein bis zwei Sekunden.
level-11 = Meister
level-11-description = Denkt bis zu zwei Sekunden nach.
level-12 = Volle Stärke
level-12-description = Denkt bis zu sechs Sekunden je Zug nach.

notice-engine-failed = Der Computer konnte nicht ziehen. Nimm einen Zug zurück oder lade die Seite neu.
