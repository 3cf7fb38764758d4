### People who play with each other.

## Who one is

# The request comes from a page of another site.
live-foreign-page = यह काम केवल इसी सर्वर के पेज से हो सकता है।
live-nobody = पहले एक निकनेम चुनें।
live-known-already = इस डिवाइस पर आपका निकनेम पहले से है।

## Nicknames

live-name-short = निकनेम में कम से कम { $least } अक्षर चाहिए।
live-name-long = निकनेम में ज़्यादा से ज़्यादा { $most } अक्षर हो सकते हैं।
# $character: what was written, or its number.
live-name-character = निकनेम में “{ $character }” वहाँ नहीं आ सकता। अक्षर और अंक लिखें; उनके बीच एक खाली जगह, डैश या बिंदु हो सकता है।
live-name-no-letter = निकनेम में कम से कम एक अक्षर चाहिए।
live-name-mixed = ये अक्षर साथ नहीं लिखे जाते। एक ही लिपि में लिखें; देवनागरी और रोमन साथ हो सकती हैं।
live-name-marks = एक अक्षर पर बहुत ज़्यादा चिह्न हैं।
live-name-reserved = यह नाम सर्वर का है। दूसरा चुनें।
live-name-abuse = इस निकनेम से खेलना ठीक नहीं। दूसरा चुनें।
# An account has a name that is the same, or looks the same.
live-name-taken = साइन इन किए हुए किसी खिलाड़ी का यही या इससे मिलता-जुलता नाम है। दूसरा चुनें।
