### People who play with each other.

## Who one is

# The request comes from a page of another site.
live-foreign-page = This can only be asked for from a page of this server.
live-nobody = Choose a nickname first.
live-known-already = You already have a nickname on this device.

## Nicknames

live-name-short = A nickname needs at least { $least } letters.
live-name-long = A nickname has { $most } letters at most.
# $character: what was written, or its number.
live-name-character = “{ $character }” cannot stand there in a nickname. Letters, digits, and single blanks, dashes or dots between them can.
live-name-no-letter = A nickname needs at least one letter.
live-name-mixed = These letters are not written together. Use one script, or Devanagari with Latin.
live-name-marks = There are too many marks on one letter.
live-name-reserved = That name belongs to the server. Choose another.
live-name-abuse = That is not a nickname to play under. Choose another.
# An account has a name that is the same, or looks the same.
live-name-taken = Somebody who is signed in has that name or one that looks like it. Choose another.
