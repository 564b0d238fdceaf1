/** Titles before names, without their full stops, in the scripts of the shop's languages. */
const TITLES = [
  'Mr Mrs Ms Miss Mx Dr Prof Rev Fr Sr Shri Shree Sri Smt Sushri Kumari Kum Chi Chiranjeevi Sau Sow Late Adv Er Capt Col Maj Lt Gen',
  'Brig Hon Justice Pandit Pt Sardar Sardarni Bibi Giani Haji Hajji Janab Mohtarma Syed Sayyid Thiru Thirumathi Tmt Selvan Selvi',
  'श्री श्रीमती श्रीमान सुश्री स्व स्वर्गीय स्वर्गीया डॉ प्रो पं पंडित कु कुमारी चि चिरंजीव चिसौकां सौ आयुष्मान आयुष्मती न्या अॅड इंजि',
  'શ્રી શ્રીમતી સ્વ ડૉ ચિ કુ સૌ અસૌ પ્રો',
  'শ্রী শ্রীমতী শ্ৰী শ্ৰীমতী স্বর্গীয় ডা ডাঃ ড ডঃ অধ্যাপক কল্যাণীয় কল্যাণীয়া',
  'ଶ୍ରୀ ଶ୍ରୀମତୀ ସ୍ୱର୍ଗତ ଡା ଡଃ କୁମାରୀ ଚିରଞ୍ଜୀବ',
  'ਸ ਸ੍ਰੀ ਸ਼੍ਰੀ ਸ੍ਰੀਮਤੀ ਸ਼੍ਰੀਮਤੀ ਸਰਦਾਰ ਸਰਦਾਰਨੀ ਬੀਬੀ ਡਾ ਸਵ',
  'திரு திருமதி செல்வன் செல்வி டாக்டர் அமரர் தெய்வத்திரு',
  'శ్రీ శ్రీమతి చి చిసౌ డా డాక్టర్ కుమారి కీశే',
  'ಶ್ರೀ ಶ್ರೀಮತಿ ಚಿ ಚಿಸೌ ಡಾ ಕುಮಾರಿ ದಿ',
  'ശ്രീ ശ്രീമതി ശ്രീമാൻ ഡോ കുമാരി പരേതനായ പരേതയായ',
  'جناب محترم محترمہ ڈاکٹر سید سیدہ حاجی مرحوم مرحومہ پروفیسر',
].flatMap((line) => line.split(' '));

const KNOWN = new Set(TITLES.map((title) => title.normalize('NFC').toLowerCase()));

/** The last word before a place in a text. */
const WORD_BEFORE = /(?:^|[\s(,;:&–—-])([^\s(,;:&–—-]+)\s+$/u;
const CAPITAL = /^\p{Lu}/u;
/** Longer than every title with its space. */
const LONGEST = 24;

/**
 * Whether the text before `position` ends with a title or an initial ("Smt.", "Dr", "श्री", "K.") of the name that begins there. In a script with
 * capitals both begin with one: "Late Ramesh Rao" has a title, "till late" and "Late lunch" have none.
 */
export function endsWithTitle(text: string, position: number): boolean {
  const word = WORD_BEFORE.exec(text.slice(Math.max(0, position - LONGEST), position))?.[1];
  if (word === undefined) return false;
  const bare = word.replaceAll('.', '');
  const hasCase = bare.toLowerCase() !== bare.toUpperCase();
  if (hasCase && !(CAPITAL.test(bare) && CAPITAL.test(text.slice(position)))) return false;
  return KNOWN.has(bare.normalize('NFC').toLowerCase()) || /^(\p{Lu}\.)+$/u.test(word);
}
