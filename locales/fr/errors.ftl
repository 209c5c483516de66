# Ce qui n’a pas marché : un message pour chaque code d’erreur du serveur.

error-bad-request = Cette requête n’a pas de sens.
error-impossible = Ce n’est pas possible ici.
error-login-needed = Veuillez d’abord vous connecter.
error-forbidden = Ce n’est pas autorisé ici.
error-not-found = Il n’y a rien ici.
error-no-method = Cette adresse n’accepte pas ce type de requête.
error-too-slow = La requête n’est pas arrivée à temps.
error-too-large = La requête est trop volumineuse.
error-not-json = La requête doit être de type application/json.
error-too-many-requests = Trop de requêtes. Veuillez patienter un instant.
error-internal = Une erreur s’est produite sur le serveur.
error-busy = Le serveur est occupé. Veuillez réessayer dans un instant.
error-storage-full = Le disque du serveur est plein. Rien n’a été modifié. Veuillez réessayer plus tard.
error-storage-disk = Le disque du serveur est défaillant. Rien n’a été modifié. Veuillez réessayer plus tard.
error-storage-read-only = La base de données du serveur n’accepte aucune modification pour le moment.
error-storage-damaged = La base de données du serveur est endommagée. L’administrateur doit la réparer.
error-storage-locked = Un autre programme a verrouillé la base de données du serveur. Veuillez réessayer dans quelques secondes.
error-storage-unreachable = La base de données du serveur ne répond pas. Veuillez vérifier dans quelques secondes avant de réessayer.
error-read-only = Le site est en maintenance : vous pouvez tout consulter, mais rien modifier pour le moment.
error-network-blocked = L’administrateur de ce site a bloqué votre réseau.

error-no-session = Cette partie n’existe pas.
error-old-rules = Cette partie a été jouée avec d’anciennes règles et ne peut plus être ouverte.
error-game-gone = Les règles de cette partie ne sont plus sur ce serveur. Elle pourra être rouverte quand elles seront de retour.
error-moved-on = La partie a continué entre-temps.
error-illegal-turn = Ce coup est illégal.
error-game-over = La partie est terminée.
error-not-over = La partie n’est pas encore terminée.
error-not-your-turn = C’est à l’autre camp de jouer.
error-engines-turn = C’est au moteur de jouer.
error-seat-free = Une place est encore libre : attendez que quelqu’un se joigne à la partie.
error-seat-taken = Les deux places sont prises. Vous pouvez regarder.
error-seated = Vous jouez déjà dans cette partie.
error-no-seat = Vous ne jouez pas dans cette partie.
error-invitation-needed = Cette partie est privée : pour jouer, ouvrez l’invitation que vous avez reçue.
error-blocked = Vous ne pouvez pas jouer l’un contre l’autre : l’un de vous a bloqué l’autre.
error-time-over = Votre temps est écoulé.
error-begun = La partie a commencé : vous pouvez abandonner, mais plus l’annuler.
error-no-offer = Cette proposition n’est plus valable.
error-declined = Cela a été refusé : jouez un coup avant de le proposer à nouveau.
error-no-claim = Il n’y a aucun motif de nulle.
error-nothing-to-take-back = Il n’y a aucun coup à reprendre.
error-rated = On ne peut pas reprendre de coup dans une partie classée.
error-engine-declines = Le moteur n’accepte pas les nulles.

error-no-game = Ce jeu n’existe pas.
error-bad-position = Ce n’est pas une position de ce jeu.
error-rated-needs-login = Cette partie est classée : connectez-vous pour jouer.
error-rated-terms = Une partie classée se joue contre une personne, avec une pendule et depuis la position de départ habituelle.
error-too-many-challenges = Vous avez assez de défis en attente. Retirez-en un d’abord.
error-full = Le serveur est plein. Veuillez réessayer plus tard.

error-chat-empty = Écrivez quelque chose.
error-chat-too-long = Ce message est trop long.
error-chat-too-fast = Pas si vite : attendez quelques secondes.
error-chat-closed = Le chat de cette partie est fermé.
error-link-needed = Seules les personnes qui ont le lien des spectateurs peuvent discuter de cette partie. Un joueur peut vous le donner.
error-chat-too-new = Vous venez d’arriver : regardez une minute avant d’écrire, ou connectez-vous.
error-no-cookie = Votre navigateur n’a pas envoyé de cookie : rechargez la page pour écrire.

error-wrong-password = Le nom ou le mot de passe est incorrect.
error-too-many-attempts = Trop de tentatives. Veuillez attendre cinq minutes.
error-too-many-accounts = Trop de comptes ont été créés d’ici. Veuillez attendre quelques minutes.
error-name-taken = Ce nom, ou un autre qui lui ressemble, est déjà pris.
error-name-length = Un nom compte de 3 à 20 caractères.
error-name-letters = Un nom se compose de lettres de A à Z, de chiffres, de « - » et de « _ », et commence par une lettre ou un chiffre.
error-name-reserved = Ce nom est réservé. Veuillez en choisir un autre.
error-password-length = Un mot de passe compte de 8 à 200 caractères.
error-password-easy = Ce mot de passe est trop facile à deviner.
error-account-locked = Ce compte est verrouillé. Veuillez vous adresser à l’administrateur de ce site.
error-no-player = Aucun joueur ne porte ce nom.

error-record-too-large = Cette partie a trop de coups ou de variantes pour un fichier.

error-no-line = Ce message n’existe pas, ou il est trop ancien.
error-report-unclear = Un signalement concerne soit un joueur, soit un message, et compte au plus 500 caractères.
error-too-many-reports = Vous avez envoyé assez de signalements pour l’instant. Merci !
error-too-many-blocks = Vous pouvez bloquer au plus 500 joueurs.

error-too-many-analyses = Trop d’analyses sont en cours depuis votre adresse. Veuillez en arrêter une.
error-engine-busy = Trop de personnes consultent le moteur. Veuillez réessayer dans une minute.
error-too-many-sockets = Trop de fenêtres sont ouvertes depuis votre adresse. Veuillez en fermer.
error-closing = Le serveur est en cours d’arrêt.
