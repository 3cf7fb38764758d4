### Signing in, one's own page, and why somebody was not signed in.

## Signing in

sign-in-title = Sign in
page-sign-in-title = Sign in · Bija
# $provider: a provider's name, such as Google.
sign-in-with = Sign in with { $provider }
sign-in-why = You play everything without signing in. Signing in adds ranked games and the leaderboard, and brings your games to every device of yours.
sign-in-what = We ask for nothing but the number by which the provider knows you: no name, no address, no contacts.
sign-in-none-title = This server has no sign-in
sign-in-none = Everything but ranked games works without: against the computer, with friends by a link, and offline.
sign-in-scripts = Signing in needs scripts in this browser.
sign-in-go-on = Go on

## Why nobody was signed in

sign-in-failed = You are not signed in
sign-in-no-provider = This server does not sign in with that provider.
sign-in-denied = You did not agree at { $provider }, or { $provider } did not let you in. Nothing was changed.
# $code: the provider's word for the reason, in English.
sign-in-refused = { $provider } refused the request ({ $code }). The operator of this server can find out why.
sign-in-mismatched = This answer belongs to no sign-in that this browser has begun. Begin again here.
sign-in-late = More than ten minutes went by. Begin again.
sign-in-again = This answer was used already. Begin again.
sign-in-unreachable = { $provider } cannot be reached from here at the moment. Try again a little later.
sign-in-slow = { $provider } did not answer in time. Try again a little later.
sign-in-failing = { $provider } has a fault at the moment. Try again a little later.
sign-in-unreadable = { $provider } gave an answer that cannot be understood. Try again; if it happens once more, tell the operator of this server.
sign-in-code-spent = { $provider } no longer takes its own code. Begin again.
sign-in-forged = The answer does not bear the signature of { $provider }. For your safety it was not believed.
sign-in-unsigned = The answer of { $provider } is not signed as it must be. For your safety it was not believed.
sign-in-other-issuer = The answer comes from somebody other than { $provider }. For your safety it was not believed.
sign-in-other-audience = The answer of { $provider } was made for another site. For your safety it was not believed.
sign-in-other-nonce = The answer of { $provider } belongs to another sign-in. For your safety it was not believed.
sign-in-expired = The answer of { $provider } is out of its time. Begin again; if it happens once more, the clock here or there is wrong.

## One's own page

account-title = Your account
account-guest-title = You are a guest
page-account-title = Your account · Bija
account-nobody = Nobody is known on this device yet. A nickname is enough to play with people; you choose it when you begin a game.
account-link = Account
account-name = Name
account-name-about = Others see it at the board and on the leaderboard. It may be any nickname.
account-name-save = Save the name
account-name-saved = The name is saved.
account-welcome = You are signed in. Choose the name that others will see.
account-signed-in-with = Signed in with
# $number: a few digits, as text. The name of an account until another is chosen.
account-made-name = Seed { $number }
account-guest-about = This device knows you by a nickname. Without signing in you find your games on this device only.

account-guest-question = Are these your games?
# $name: a nickname.
account-guest-games = { $name } has played on this device as a guest. Phones are shared, so we ask: do those games belong to your account?
account-guest-move = Yes, move them to my account
account-guest-leave = No, leave them
account-guest-moved = The games are in your account now.
account-guest-left = { $name } has played on this device as a guest. That nickname is kept here.
account-guest-return = Go on as { $name }

account-devices-title = Devices
account-devices =
    { $count ->
        [one] You are signed in on this device alone.
       *[other] You are signed in on { $count } devices.
    }
account-sign-out = Sign out here
account-sign-out-everywhere = Sign out everywhere
account-guest-devices = Whoever signs out as a guest cannot come back to the games: only this device knows you.

account-data-title = Your data
account-data-about = Everything that this server keeps about you, as a file (JSON).
account-data-download = Download my data
account-delete = Delete my data
account-delete-about = Your name, your sign-in, your settings and your place on the leaderboards are deleted. Finished games stay for those who played them, with “deleted player” in your place. This cannot be taken back.
account-delete-sure = Delete for good
account-deleted-title = Your data is deleted
account-deleted = You are signed out everywhere, and your name is gone. You can play on as somebody new at any time.

account-failed = The server did not answer. Try again.
account-sure-missing = Whoever deletes data has to say that they are sure.
account-no-guest = No guest is known on this device any more.
account-guest-only = That is for those who are signed in.
# $setting is the name of a setting as programs send it.
account-setting-unknown = There is no setting “{ $setting }”.
account-setting-choice = The setting “{ $setting }” has no such choice.
