account-title = Account · Variorum
account-heading = Account
account-log-in = Log in
account-sign-up = Create an account
account-log-out = Log out
account-log-out-everywhere = Log out on all devices
account-lead = You do not need an account to play. With one, your games follow you to other devices, and you can play rated games.
account-choice = What would you like to do?
account-name = Name
account-name-hint = 3 to 20 characters: letters from A to Z, digits, “-” and “_”. Everyone can see it.
account-password = Password
account-password-hint = At least 8 characters, and hard to guess: a few words work well. This site sends no e-mail: if you forget it, you need one of your recovery codes, which you can have at any time.
account-old-password = Current password
account-new-password = New password
account-show = Show password
account-faults-short = A name has at least 3 characters.
account-faults-long = A name has at most 20 characters.
account-faults-letters = A name may only contain letters from A to Z, digits, “-” and “_”.
account-faults-begin = A name begins with a letter or a digit.
account-password-faults-short = A password has at least 8 characters.
account-password-faults-long = A password has at most 200 characters.
account-password-faults-name = This password is too easy to guess: it contains your name.
account-password-faults-same = This password is too easy to guess.
account-wrong = The name or the password is wrong.
account-wrong-password = The password is wrong.
account-taken = This name, or one that looks the same, is already taken.
account-too-often = Too many attempts. Please wait a little and try again.
account-welcome = Welcome, { $name }.
account-changed = Password changed. Your other devices have been logged out.
account-removed = Your account has been deleted.
account-since = Member since { DATETIME($day, dateStyle: "medium") }
account-my-page = My page
account-my-games = My games
account-devices-heading = Where you are logged in
# A browser on a system: “Firefox on Linux”.
account-devices-on = { $browser } on { $system }
account-devices-unknown = Unknown device
account-devices-here = This device
account-devices-lately = used in the last few hours
account-devices-used = last used { $ago }
account-devices-since = logged in on { DATETIME($day, dateStyle: "medium") }
account-devices-end = Log out
account-devices-end-one = Log out: { $device }
account-devices-ended = { $device } has been logged out.
account-devices-password-changed = The password was changed on { DATETIME($day, dateStyle: "medium") }.
account-devices-password-reset = The operator of this site changed the password on { DATETIME($day, dateStyle: "medium") }. Please choose a new one.
account-data = Download my data
account-data-lead = One file (JSON) with everything stored about your account: devices, ratings and their history, games with their turns, and what you wrote in them.
account-data-get = Download the file
account-change-password = Change password
account-change = Change
account-lost = Password forgotten?
account-lost-lead = With one of your recovery codes you can choose a new password. The code is then used up, and all your devices are logged out.
account-code = Recovery code
account-recover = Set the new password
account-wrong-code = The name or the recovery code is wrong, or the code has been used.
account-recovered = Your new password is set. All other devices have been logged out.
account-codes = Recovery codes
account-codes-about = This site sends no e-mail: whoever forgets the password needs a recovery code. Each code sets a new password once.
account-codes-left =
    { $count ->
        [0] You have no recovery codes.
        [one] You have { $count } unused recovery code.
       *[other] You have { $count } unused recovery codes.
    }
account-codes-make = Make new codes
account-codes-make-hint = Your earlier codes will no longer be valid.
account-codes-new = Your recovery codes
account-codes-lead = Keep these codes in a safe place, not on this device alone: they are shown only now. If you forget your password, each of them lets you choose a new one, once. Whoever has a code can take over your account.
account-codes-copy = Copy
account-codes-save = Save as a file
account-codes-kept = I have kept them
account-codes-copied = The codes are copied.
account-codes-not-copied = The codes could not be copied.
account-codes-file = Recovery codes of { $name } on { $site }. Each sets a new password once.
account-remove = Delete account
account-remove-lead = Your name, password, devices and ratings are deleted for good. Games you have played remain, without your name.
account-remove-now = Delete for good
account-report-button = Report
account-report-player = Report { $name }
account-report-line = Report what { $name } wrote
account-report-lead = Your report goes to the operator of this site. The other player is not told.
account-report-reason = Reason
account-report-reasons-abuse = Insults or threats
account-report-reasons-spam = Spam
account-report-reasons-cheating = Cheating
account-report-reasons-name = Offensive name
account-report-reasons-other = Something else
account-report-words = What should the operator know? (optional)
account-report-send = Send report
account-report-sent = Thank you. The operator has your report.
account-blocks-heading = Blocked players
account-blocks-lead = You and they cannot join each other’s games, and their messages are hidden from you.
account-blocks-none = You have not blocked anyone. You can block players on their pages.
account-blocks-block = Block
account-blocks-unblock = Unblock
account-blocks-unblock-who = Unblock { $name }
account-blocks-blocked = { $name } is blocked.
account-blocks-unblocked = { $name } is no longer blocked.
account-player-title = { $name } · Variorum
account-player-missing = No such player
account-player-ratings = Ratings
account-player-none = No rated games yet.
account-player-game = Game
account-player-rating = Rating
account-player-played = Rated games
# How far the rating may be off, with 95 % certainty.
account-player-range = probably { $low } to { $high }
account-player-course = Rating history
account-player-course-of =
    { $count ->
        [one] { $game }: from { NUMBER($from, useGrouping: 0) } to { NUMBER($to, useGrouping: 0) } in { $count } rated game
       *[other] { $game }: from { NUMBER($from, useGrouping: 0) } to { NUMBER($to, useGrouping: 0) } in { $count } rated games
    }
account-player-provisional = provisional
account-player-games = Games
account-player-no-games = No games yet.
account-player-more = Show more
