### What the server says to the person who runs it.

# $file: the file. $detail: what the system says, in English.
config-unreadable = { $file } cannot be read: { $detail }
# $detail: what the reader of TOML says, in English, with line and column.
config-syntax = { $file } cannot be read as TOML: { $detail }
# $setting: the key as it was written.
config-unknown = { $file }: there is no setting “{ $setting }”. `bija serve --help` lists them all.
# $nearest: a setting of a similar name.
config-unknown-nearest = { $file }: there is no setting “{ $setting }”. Is “{ $nearest }” meant?
# $source: a file, a variable of the environment or a flag. $wanted: one of the messages config-wanted-….
config-value = { $source }: “{ $setting }” cannot be “{ $text }”. It takes { $wanted }.
config-wanted-address = an address with its port, such as 127.0.0.1:8080
config-wanted-folder = the name of a folder
config-wanted-number = a whole number from 1 to 1000000
config-wanted-limit = a whole number; 0 lifts the limit
config-wanted-networks = networks such as 10.0.0.0/8, or single addresses
config-wanted-origins = origins such as https://bija.example; without TLS only on this machine
config-wanted-table = a table, [limits]
config-wanted-tables = tables, one [[sign_in]] for each provider
config-wanted-text = text
config-wanted-id = lower-case letters, digits and dashes
config-wanted-issuer = an address that begins with https://; without TLS only on this machine
# $number: which [[sign_in]] of the file, from 1. $setting: the key.
config-sign-in-missing = { $file }: [[sign_in]] number { $number } needs “{ $setting }”.
config-sign-in-twice = { $file }: [[sign_in]] number { $number } has the same “{ $setting }” as one before it.
config-sign-in-secrets = { $file }: [[sign_in]] number { $number } names its “{ $setting }” in more than one way.
# $id: the id of the provider. $variable: a variable of the environment.
config-no-secret = The secret for “{ $id }” was to come from the variable { $variable }, which is not set.
