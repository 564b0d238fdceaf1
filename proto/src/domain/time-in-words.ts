/** The first digit (0) of each script's decimal digits; the other nine follow it. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66];

/** At the start of a word: "रात" (night) is also the middle of "प्रातः" (morning). */
const word = (words: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words})`, 'iu');

/**
 * Parts of the day as invitations name them, with the hours of the clock that they can go with: "रात 8 बजे" is 20:00, but "रात 2 बजे"
 * and "night 12" could be either night, so they are left open.
 */
const PARTS: readonly { words: RegExp; hours: (hour: number) => number | undefined }[] = [
  {
    words: word('morning|सुबह|प्रात|सकाळी|સવારે|ਸਵੇਰੇ|সকাল|காலை|ఉదయం|ಬೆಳಿಗ್ಗೆ|ಬೆಳಗ್ಗೆ|രാവിലെ|ସକାଳ|صبح'),
    hours: (hour) => (hour >= 4 && hour <= 11 ? hour : undefined),
  },
  {
    words: word('noon|afternoon|दोपहर|दुपारी|બપોરે|ਦੁਪਹਿਰ|দুপুর|மதியம்|பிற்பகல்|మధ్యాహ్నం|ಮಧ್ಯಾಹ್ನ|ഉച്ച|ଅପରାହ୍ନ|دوپہر'),
    hours: (hour) => (hour === 12 ? 12 : hour <= 5 ? hour + 12 : undefined),
  },
  {
    words: word('evening|शाम|सायं|संध्याकाळी|સાંજે|ਸ਼ਾਮ|বিকেল|সন্ধ্যা|மாலை|సాయంత్రం|ಸಂಜೆ|വൈകുന്നേരം|വൈകിട്ട്|ସନ୍ଧ୍ୟା|شام'),
    hours: (hour) => (hour >= 3 && hour <= 9 ? hour + 12 : undefined),
  },
  {
    words: word('night|tonight|रात|રાત્રે|ਰਾਤ|রাত|இரவு|రాత్రి|ರಾತ್ರಿ|രാത്രി|ରାତି|رات'),
    hours: (hour) => (hour >= 7 && hour <= 11 ? hour + 12 : undefined),
  },
];

/**
 * The time at which something starts, as HH:MM, out of a text such as "सायं 6:30 बजे से" or "10 AM onwards"; undefined where the text leaves
 * open which half of the day is meant, or names two. A calendar then shows the day, and the words beside it.
 */
export function startInWords(text: string): string | undefined {
  const plain = [...text.normalize('NFC')].map(withLatinDigit).join('');
  const [, first = '', minutes = '00', half] = /(?<!\d)(\d{1,2})(?:[:.](\d{2}))?(?!\d)(?:\s*([ap])\.?m\b)?/i.exec(plain) ?? [];
  if (first === '' || Number(minutes) > 59) return undefined;
  const hours = half === undefined ? hourOfPart(Number(first), plain) : hourOfHalf(Number(first), half);
  return hours === undefined ? undefined : `${String(hours).padStart(2, '0')}:${minutes}`;
}

/** Only a half that follows the number counts: "11 to 1 PM" begins in the morning. */
const hourOfHalf = (hour: number, half: string): number | undefined =>
  hour >= 1 && hour <= 12 ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : undefined;

function hourOfPart(hour: number, text: string): number | undefined {
  const [part, another] = PARTS.filter(({ words }) => words.test(text));
  if (another !== undefined || hour < 1) return undefined;
  if (part === undefined) return hour > 12 && hour < 24 && /\d[:.]\d\d/.test(text) ? hour : undefined;
  return hour <= 12 ? part.hours(hour) : undefined;
}

function withLatinDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? character : String(code - zero);
}
