### Signing in, one's own page, and why somebody was not signed in.

## Signing in

sign-in-title = साइन इन करें
page-sign-in-title = साइन इन · बीज
# $provider: a provider's name, such as Google.
sign-in-with = { $provider } से साइन इन करें
sign-in-why = बिना साइन इन किए भी सब कुछ खेला जा सकता है। साइन इन करने पर रैंक्ड खेल और लीडरबोर्ड मिलते हैं, और आपके खेल आपके हर डिवाइस पर दिखते हैं।
sign-in-what = हम बस वह नंबर लेते हैं जिससे साइन-इन सेवा आपको पहचानती है: न नाम, न पता, न संपर्क।
sign-in-none-title = इस सर्वर पर साइन-इन नहीं है
sign-in-none = रैंक्ड खेलों को छोड़कर सब कुछ इसके बिना चलता है: कंप्यूटर के साथ, लिंक से दोस्तों के साथ, और ऑफ़लाइन।
sign-in-scripts = साइन इन करने के लिए इस ब्राउज़र में स्क्रिप्ट चालू होनी चाहिए।
sign-in-go-on = आगे बढ़ें

## Why nobody was signed in

sign-in-failed = साइन-इन नहीं हुआ
sign-in-no-provider = यह सर्वर उस सेवा से साइन-इन नहीं करता।
sign-in-denied = { $provider } पर मंज़ूरी नहीं मिली। कुछ नहीं बदला।
# $code: the provider's word for the reason, in English.
sign-in-refused = { $provider } ने अनुरोध नहीं माना ({ $code })। इसका कारण इस सर्वर के संचालक देख सकते हैं।
sign-in-mismatched = यह जवाब इस ब्राउज़र में शुरू हुए किसी साइन-इन का नहीं है। यहाँ से फिर शुरू करें।
sign-in-late = दस मिनट से ज़्यादा हो गए। फिर शुरू करें।
sign-in-again = यह जवाब पहले ही काम आ गया। फिर शुरू करें।
sign-in-unreachable = { $provider } तक अभी यहाँ से पहुँचा नहीं जा सकता। थोड़ी देर बाद फिर कोशिश करें।
sign-in-slow = { $provider } का जवाब समय पर नहीं आया। थोड़ी देर बाद फिर कोशिश करें।
sign-in-failing = { $provider } में अभी कोई खराबी है। थोड़ी देर बाद फिर कोशिश करें।
sign-in-unreadable = { $provider } का जवाब समझ में नहीं आया। फिर कोशिश करें; दोबारा ऐसा हो तो इस सर्वर के संचालक को बताएँ।
sign-in-code-spent = { $provider } अपना ही कोड अब नहीं मानता। फिर शुरू करें।
sign-in-forged = जवाब पर { $provider } के दस्तखत सही नहीं हैं। आपकी सुरक्षा के लिए उसे नहीं माना गया।
sign-in-unsigned = { $provider } के जवाब पर वैसे दस्तखत नहीं हैं जैसे होने चाहिए। आपकी सुरक्षा के लिए उसे नहीं माना गया।
sign-in-other-issuer = जवाब { $provider } का नहीं, किसी और का है। आपकी सुरक्षा के लिए उसे नहीं माना गया।
sign-in-other-audience = { $provider } का यह जवाब किसी और साइट के लिए है। आपकी सुरक्षा के लिए उसे नहीं माना गया।
sign-in-other-nonce = { $provider } का यह जवाब किसी और साइन-इन का है। आपकी सुरक्षा के लिए उसे नहीं माना गया।
sign-in-expired = { $provider } के जवाब का समय ठीक नहीं है। फिर शुरू करें; दोबारा ऐसा हो तो यहाँ की या वहाँ की घड़ी गलत है।

## One's own page

account-title = आपका खाता
account-guest-title = आप मेहमान हैं
page-account-title = आपका खाता · बीज
account-nobody = इस डिवाइस पर अभी किसी की पहचान नहीं है। लोगों के साथ खेलने के लिए एक निकनेम काफ़ी है; वह खेल शुरू करते समय चुना जाता है।
account-link = खाता
account-name = नाम
account-name-about = दूसरों को यह बोर्ड पर और लीडरबोर्ड में दिखता है। कोई भी निकनेम हो सकता है।
account-name-save = नाम सहेजें
account-name-saved = नाम सहेज लिया गया।
account-welcome = साइन-इन हो गया। वह नाम चुनें जो दूसरों को दिखे।
account-signed-in-with = साइन-इन
# $number: a few digits, as text. The name of an account until another is chosen.
account-made-name = दाना { $number }
account-guest-about = यह डिवाइस आपको एक निकनेम से पहचानता है। साइन इन न करने पर आपके खेल सिर्फ़ इसी डिवाइस पर मिलते हैं।

account-guest-question = क्या ये खेल आपके हैं?
# $name: a nickname.
account-guest-games = { $name } के नाम से इस डिवाइस पर मेहमान के तौर पर खेल हुए हैं। फ़ोन कई लोगों का हो सकता है, इसलिए हम पूछते हैं: क्या वे खेल आपके खाते के हैं?
account-guest-move = हाँ, उन्हें मेरे खाते में ले जाएँ
account-guest-leave = नहीं, उन्हें रहने दें
account-guest-moved = वे खेल अब आपके खाते में हैं।
account-guest-left = { $name } के नाम से इस डिवाइस पर मेहमान के तौर पर खेल हुए हैं। वह निकनेम यहाँ बना हुआ है।
account-guest-return = { $name } के नाम से आगे खेलें

account-devices-title = डिवाइस
account-devices =
    { $count ->
        [one] आपका साइन-इन बस इसी डिवाइस पर है।
       *[other] आपका साइन-इन { $count } डिवाइस पर है।
    }
account-sign-out = यहाँ से साइन आउट करें
account-sign-out-everywhere = हर जगह से साइन आउट करें
account-guest-devices = मेहमान के तौर पर साइन आउट करने के बाद उन खेलों पर लौटना नहीं हो सकता: आपको बस यही डिवाइस पहचानता है।

account-data-title = आपका डेटा
account-data-about = यह सर्वर आपके बारे में जो कुछ रखता है, सब एक फ़ाइल में (JSON)।
account-data-download = मेरा डेटा डाउनलोड करें
account-delete = मेरा डेटा मिटाएँ
account-delete-about = आपका नाम, आपका साइन-इन, आपकी सेटिंग और लीडरबोर्ड में आपकी जगह, सब मिट जाएँगे। पूरे हो चुके खेल उनके लिए बने रहेंगे जिन्होंने आपके साथ खेला; आपकी जगह “हटाया गया खिलाड़ी” लिखा होगा। यह वापस नहीं हो सकता।
account-delete-sure = हमेशा के लिए मिटाएँ
account-deleted-title = आपका डेटा मिट गया
account-deleted = हर जगह से साइन आउट हो गया और आपका नाम हट गया। आप कभी भी नए नाम से खेल सकते हैं।

account-failed = सर्वर का जवाब नहीं आया। फिर कोशिश करें।
account-sure-missing = डेटा मिटाने के लिए पक्का करना ज़रूरी है।
account-no-guest = इस डिवाइस पर अब किसी मेहमान की पहचान नहीं है।
account-guest-only = यह उनके लिए है जिन्होंने साइन इन किया है।
# $setting is the name of a setting as programs send it.
account-setting-unknown = “{ $setting }” नाम की कोई सेटिंग नहीं है।
account-setting-choice = सेटिंग “{ $setting }” में ऐसा कोई विकल्प नहीं है।
