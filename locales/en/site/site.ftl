# What every page shares.

site-home = Variorum, all games
site-parts = Site
site-games = Games
site-lobby = Lobby
site-analysis = Analysis
site-my-games = My games
site-to-login = Log in
site-line-lost = Connection lost. Trying again…
site-stale = Variorum has been updated. Please reload this page.
site-reload = Reload
site-language = Language
site-all-games = All games
site-lost-title = Page not found
site-lost = There is no page at this address.
site-cancel = Cancel
site-close-message = Close this message
site-coming = One moment…
site-try-again = Try again
site-unreachable = The server does not answer. Is Variorum still running?
site-logged-out = You are no longer logged in.
site-refused = The server refused the request ({ NUMBER($status, useGrouping: 0) }).
site-read-only = The site is under maintenance: you can look at everything, but nothing can be changed at the moment.
site-broken = Something went wrong on this page. Please reload it.
site-moved-on = The game has moved on in the meantime.
