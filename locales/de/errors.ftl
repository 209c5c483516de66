# Was schiefgegangen ist: eine Meldung für jeden Fehlercode des Servers.

error-bad-request = Diese Anfrage ergibt keinen Sinn.
error-impossible = Das geht hier nicht.
error-login-needed = Bitte melde dich zuerst an.
error-forbidden = Das ist hier nicht erlaubt.
error-not-found = Das gibt es nicht.
error-no-method = So kann diese Adresse nicht angesprochen werden.
error-too-slow = Die Anfrage ist nicht rechtzeitig angekommen.
error-too-large = Die Anfrage ist zu groß.
error-not-json = Die Anfrage muss vom Typ application/json sein.
error-too-many-requests = Zu viele Anfragen in kurzer Zeit. Bitte warte einen Augenblick.
error-internal = Im Server ist etwas schiefgegangen.
error-busy = Der Server ist gerade ausgelastet. Bitte versuche es gleich noch einmal.
error-storage-full = Die Festplatte des Servers ist voll. Nichts wurde geändert. Bitte versuche es später noch einmal.
error-storage-disk = Die Festplatte des Servers ist gestört. Nichts wurde geändert. Bitte versuche es später noch einmal.
error-storage-read-only = Die Datenbank des Servers nimmt im Augenblick keine Änderungen an.
error-storage-damaged = Die Datenbank des Servers ist beschädigt. Der Betreiber muss sie in Ordnung bringen.
error-storage-locked = Ein anderes Programm hält die Datenbank des Servers fest. Bitte versuche es in ein paar Sekunden noch einmal.
error-storage-unreachable = Die Datenbank des Servers antwortet nicht. Bitte sieh in ein paar Sekunden nach, bevor du es wiederholst.
error-read-only = An dieser Website wird gerade gearbeitet: Du kannst alles ansehen, aber im Augenblick nichts ändern.
error-network-blocked = Der Betreiber dieser Website hat dein Netz gesperrt.

error-no-session = Diese Partie gibt es nicht.
error-old-rules = Diese Partie wurde nach anderen Regeln gespielt als den heutigen und lässt sich nicht mehr öffnen.
error-game-gone = Das Spiel, nach dem diese Partie gespielt wird, gibt es auf diesem Server nicht mehr. Sobald es wieder da ist, lässt sie sich öffnen.
error-moved-on = Die Partie ist inzwischen weitergegangen.
error-illegal-turn = Dieser Zug ist nicht erlaubt.
error-game-over = Die Partie ist zu Ende.
error-not-over = Die Partie ist noch nicht zu Ende.
error-not-your-turn = Die andere Seite ist am Zug.
error-engines-turn = Der Computer ist am Zug.
error-seat-free = Ein Platz ist noch frei: Warte, bis jemand mitspielt.
error-seat-taken = In dieser Partie ist kein Platz mehr frei. Du kannst zusehen.
error-seated = Du spielst in dieser Partie schon mit.
error-no-seat = Du spielst in dieser Partie nicht mit.
error-invitation-needed = Diese Partie ist privat: Zum Mitspielen öffne die Einladung, die du bekommen hast.
error-blocked = Ihr könnt nicht gegeneinander spielen: Einer von euch hat den anderen blockiert.
error-time-over = Deine Zeit ist abgelaufen.
error-begun = Die Partie hat begonnen: Du kannst aufgeben, sie aber nicht mehr abbrechen.
error-no-offer = Dieses Angebot gibt es nicht mehr.
error-declined = Das wurde abgelehnt: Mache erst einen Zug, bevor du es wieder anbietest.
error-no-claim = Für ein Remis gibt es gerade keinen Grund.
error-nothing-to-take-back = Es gibt keinen Zug, der zurückgenommen werden könnte.
error-rated = In einer gewerteten Partie werden keine Züge zurückgenommen.
error-engine-declines = Der Computer nimmt kein Remis an.

error-no-game = Dieses Spiel gibt es nicht.
error-bad-position = Das ist keine Stellung dieses Spiels.
error-rated-needs-login = Diese Partie wird gewertet: Melde dich an, um mitzuspielen.
error-rated-terms = Gewertet wird nur gegen einen anderen Menschen, mit Uhr und aus der üblichen Anfangsstellung.
error-too-many-challenges = Du hast schon genug offene Herausforderungen. Ziehe erst eine zurück.
error-full = Der Server ist voll. Bitte versuche es später noch einmal.

error-chat-empty = Schreibe etwas.
error-chat-too-long = Diese Zeile ist zu lang.
error-chat-too-fast = Nicht so schnell: Warte ein paar Sekunden.
error-chat-closed = In dieser Partie wurde der Chat geschlossen.
error-link-needed = Über diese Partie redet nur, wer von einem Spieler den Link für Zuschauer hat.
error-chat-too-new = Du bist gerade erst gekommen: Schau eine Minute zu, bevor du etwas sagst, oder melde dich an.
error-no-cookie = Dein Browser hat kein Cookie gesendet: Lade die Seite neu, um zu schreiben.

error-wrong-password = Name oder Passwort ist falsch.
error-too-many-attempts = Zu viele Versuche. Bitte warte fünf Minuten.
error-too-many-accounts = Von hier wurden zu viele Konten angelegt. Bitte warte einige Minuten.
error-name-taken = Diesen Namen hat schon jemand, oder einen, der genauso aussieht.
error-name-length = Ein Name hat 3 bis 20 Zeichen.
error-name-letters = Ein Name besteht aus Buchstaben von A bis Z, Ziffern, „-“ und „_“ und beginnt mit einem Buchstaben oder einer Ziffer.
error-name-reserved = Dieser Name ist vergeben. Bitte wähle einen anderen.
error-password-length = Ein Passwort hat 8 bis 200 Zeichen.
error-password-easy = Dieses Passwort ist zu leicht zu erraten.
error-account-locked = Dieses Konto ist gesperrt. Bitte frage den Betreiber dieser Website.
error-no-player = Unter diesem Namen spielt hier niemand.

error-record-too-large = Diese Partie hat zu viele Züge oder Varianten für eine Datei.

error-no-line = Diese Zeile gibt es nicht, oder sie ist zu alt.
error-report-unclear = Eine Meldung nennt entweder einen Spieler oder eine Zeile und hat höchstens 500 Zeichen.
error-too-many-reports = Du hast fürs Erste genug gemeldet. Danke!
error-too-many-blocks = Du kannst höchstens 500 Spieler blockieren.

error-too-many-analyses = Von deiner Adresse laufen zu viele Analysen. Bitte beende eine davon.
error-engine-busy = Gerade wollen zu viele etwas vom Computer wissen. Bitte versuche es in einer Minute noch einmal.
error-too-many-sockets = Von deiner Adresse sind zu viele Fenster offen. Bitte schließe einige.
error-closing = Der Server wird beendet.
