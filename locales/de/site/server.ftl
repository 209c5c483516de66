# Texte zu dem, was der Server mit einer Zahl oder einem Wort benennt. Wo hier keiner steht, wird der Text des Servers gezeigt.

level-1 = Erste Schritte
level-1-description = Kennt die Regeln und zieht, was ihm gerade einfällt.
level-2 = Anfänger
level-2-description = Denkt einen Zug voraus und übersieht vieles.
level-3 = Fortgeschritten
level-3-description = Denkt zwei Züge voraus, mit Aussetzern.
level-4 = Hobbyspieler
level-4-description = Sieht kurze Drohungen; das Urteil schwankt.
level-5 = Vereinsspieler
level-5-description = Verschenkt selten etwas.
level-6 = Stark
level-6-description = Plant ein wenig und bestraft Fehler.
level-7 = Könner
level-7-description = Denkt bis zu zwei Sekunden nach.
level-8 = Volle Stärke
level-8-description = Denkt bis zu sechs Sekunden je Zug nach.

notice-engine-failed = Der Computer konnte nicht ziehen. Nimm einen Zug zurück oder lade die Seite neu.
