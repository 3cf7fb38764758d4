### What the server says to the person who runs it.

# $file: the file. $detail: what the system says, in English.
config-unreadable = { $file } पढ़ी नहीं जा सकी: { $detail }
# $detail: what the reader of TOML says, in English, with line and column.
config-syntax = { $file } TOML के रूप में पढ़ी नहीं जा सकी: { $detail }
# $setting: the key as it was written.
config-unknown = { $file }: “{ $setting }” नाम की कोई सेटिंग नहीं है। पूरी सूची `bija serve --help` में देखें।
# $nearest: a setting of a similar name.
config-unknown-nearest = { $file }: “{ $setting }” नाम की कोई सेटिंग नहीं है। क्या “{ $nearest }” लिखना था?
# $source: a file, a variable of the environment or a flag. $wanted: one of the messages config-wanted-….
config-value = { $source }: “{ $setting }” का मान “{ $text }” नहीं हो सकता। यहाँ लिखें: { $wanted }।
config-wanted-address = पता और पोर्ट, जैसे 127.0.0.1:8080
config-wanted-folder = किसी फ़ोल्डर का नाम
config-wanted-number = 1 से 1000000 तक की पूरी संख्या
config-wanted-limit = पूरी संख्या; 0 से सीमा हट जाती है
config-wanted-networks = नेटवर्क, जैसे 10.0.0.0/8, या अकेले पते
config-wanted-origins = वेब पते, जैसे https://bija.example; बिना TLS के केवल इसी मशीन के
config-wanted-table = [limits] नाम की तालिका
config-wanted-tables = तालिकाएँ, हर प्रदाता के लिए एक [[sign_in]]
config-wanted-text = कोई शब्द या वाक्य
config-wanted-id = अंग्रेज़ी के छोटे अक्षर, अंक और डैश
config-wanted-issuer = https:// से शुरू होने वाला पता; बिना TLS के केवल इसी मशीन का
# $number: which [[sign_in]] of the file, from 1. $setting: the key.
config-sign-in-missing = { $file }: [[sign_in]] नंबर { $number } में “{ $setting }” चाहिए।
config-sign-in-twice = { $file }: [[sign_in]] नंबर { $number } का “{ $setting }” पहले भी आया है।
config-sign-in-secrets = { $file }: [[sign_in]] नंबर { $number } में “{ $setting }” एक से ज़्यादा तरीकों से लिखा है।
# $id: the id of the provider. $variable: a variable of the environment.
config-no-secret = “{ $id }” का सीक्रेट { $variable } से आना था, पर वह सेट नहीं है।
