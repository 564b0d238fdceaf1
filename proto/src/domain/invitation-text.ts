// Long because it is one list: the copy of each occasion, in English and in the languages of themes.
import { type Static, Type } from 'typebox';
import { type CategorySlug, categorySlug, WISHES_CATEGORY_ID } from './category.ts';
import { formatField } from './field-format.ts';
import { byTime, type FunctionsTheme, functionsOf, type InvitationFunction } from './functions.ts';
import { type HeadlineTheme, headlineOf } from './headline.ts';
import { mapLinkOf, placeInWords } from './map-link.ts';
import { ownName } from './occasion-names.ts';
import { hostFields } from './same-hosts.ts';
import { THEME_LANGUAGES, type ThemeField, type ThemeLanguage } from './theme.ts';

/** The words of an invitation, ready to paste. */
export const InvitationText = Type.Object({
  language: Type.Enum([...THEME_LANGUAGES]),
  style: Type.Enum(['plain', 'poetic']),
  text: Type.String(),
});
export type InvitationText = Static<typeof InvitationText>;

export interface TextTheme extends FunctionsTheme, HeadlineTheme {
  fields: readonly Pick<ThemeField, 'key' | 'kind' | 'role' | 'headline' | 'function' | 'tells'>[];
}
interface Given {
  details: Readonly<Record<string, string>>;
  bride_first: boolean;
}

/** Each text names those whom the invitation is about once: as `{}`. That of a house warming ends with its hosts instead. */
const ENGLISH: Readonly<Record<Exclude<CategorySlug, 'wishes' | 'valentines-day'>, { plain: string; poetic: string }>> = {
  wedding: {
    plain: 'You are invited to the wedding of {}.',
    poetic:
      'Two families, one celebration, and a place kept for you.\n{} are getting married, and the day will not be complete without you.',
  },
  engagement: {
    plain: 'Please join us for the engagement of {}.',
    poetic: 'Two rings, one promise, and all of you around it.\nCome and bless {} as they begin.',
  },
  reception: {
    plain: 'Please join us for the wedding reception of {}.',
    poetic: 'After the vows come the music, the feast and the people we love.\nBe one of them as we celebrate {}.',
  },
  birthday: {
    plain: 'You are invited to celebrate the birthday of {}.',
    poetic:
      'Another year of laughter, another reason to gather.\nCome for the cake and stay for the stories: we are celebrating {}.',
  },
  anniversary: {
    plain: 'Please join us to celebrate the wedding anniversary of {}.',
    poetic:
      'Some love stories only get better with the telling.\nCome and raise a toast to {}, and to all the years between then and now.',
  },
  'house-warming': {
    plain: 'Please join us for our house warming.',
    poetic:
      'A house becomes a home when the people we love walk through its door.\nCome and be among the first to walk through ours.',
  },
  'baby-shower': {
    plain: 'Please join us for the baby shower of {}.',
    poetic:
      'There are tiny socks to fold and a great many wishes to give.\nCome and shower {} with love before the little one arrives.',
  },
  'naming-ceremony': {
    plain: 'Please join us for the naming ceremony of {}.',
    poetic: 'A name, whispered for the first time, to be loved for a lifetime.\nCome and bless our little one, {}.',
  },
  'thread-ceremony': {
    plain: 'Please join us for the thread ceremony of {}.',
    poetic: 'A thread, a prayer, and the first step on the path of learning.\nCome and bless {} as a new chapter begins.',
  },
  sangeet: {
    plain: 'You are invited to the sangeet of {}.',
    poetic:
      'Bring your favourite song and your dancing shoes.\nFor one night, the music does the talking. We are celebrating {}.',
  },
  mehendi: {
    plain: 'You are invited to the mehendi of {}.',
    poetic:
      'Henna on our hands, songs in the air, and everyone we love in one place.\nCome and celebrate {} while the colour deepens.',
  },
  haldi: {
    plain: 'You are invited to the haldi of {}.',
    poetic: 'A little turmeric, a lot of laughter, and blessings by the handful.\nWear something yellow, and come and bless {}.',
  },
  tilak: {
    plain: 'Please join us for the tilak ceremony of {}.',
    poetic: 'A mark on the forehead, a prayer for the road ahead.\nCome and bless {} as two families become one.',
  },
};

interface Copy {
  /** After the names and the name of the occasion. */
  invite: string;
  /** Instead of `invite`, for occasions without lines of their own. */
  presence: string;
  /** Before the names. */
  poetic: Partial<Readonly<Record<CategorySlug, string>>>;
  map: string;
}

/**
 * In each of these languages names and occasion stand alone, as on a printed card: so no ending of a name, no gender and no number can be wrong.
 * A language that is absent has no text of its own.
 */
const COPY: Partial<Readonly<Record<ThemeLanguage, Copy>>> = {
  hi: {
    invite: 'इस शुभ अवसर पर आप सपरिवार सादर आमंत्रित हैं।',
    presence: 'आपकी उपस्थिति ही हमारी ख़ुशी है।',
    poetic: {
      wedding: 'दो दिल, दो परिवार और एक नई शुरुआत;\nआपके आशीर्वाद के बिना यह ख़ुशी अधूरी है।',
      engagement: 'दो अँगूठियाँ, एक वादा और अपनों का साथ;\nआपके आशीर्वाद से ही यह शुभ घड़ी पूरी होगी।',
      reception: 'ख़ुशियों की इस शाम में बस आपका इंतज़ार है;\nआइए, नवयुगल को अपना आशीर्वाद दीजिए।',
      birthday: 'एक और साल, ढेर सारी मुस्कानें और अपनों का साथ;\nआइए, इस दिन को और ख़ास बनाइए।',
      anniversary: 'साथ के इतने बरस, और हर बरस एक नई कहानी;\nआइए, इस प्यार का जश्न हमारे साथ मनाइए।',
      'house-warming': 'दीवारों से मकान बनता है, अपनों से घर;\nआइए, हमारे नए घर को अपने आशीर्वाद से सजाइए।',
      'baby-shower': 'नन्हे क़दमों की आहट है, आँगन में ख़ुशियों की तैयारी है;\nआइए, माँ और आने वाले शिशु को अपना आशीर्वाद दीजिए।',
      'naming-ceremony': 'एक नन्हा-सा नाम, और उसके साथ हज़ारों दुआएँ;\nआइए, हमारे नन्हे मेहमान को अपना आशीर्वाद दीजिए।',
      'thread-ceremony': 'ज्ञान के पथ पर पहला क़दम, बड़ों के आशीर्वाद के साथ;\nआइए, बटुक को अपना स्नेह और आशीर्वाद दीजिए।',
      sangeet: 'ढोलक की थाप है, गीतों की शाम है;\nआइए, इस महफ़िल में अपना रंग भी मिलाइए।',
      mehendi: 'हाथों में मेहंदी, होंठों पर गीत;\nआइए, इस रंग को और गहरा कर दीजिए।',
      haldi: 'हल्दी का रंग, अपनों का संग;\nआइए, ख़ुशियों के इस पीले रंग में रँग जाइए।',
      tilak: 'माथे पर तिलक, सिर पर बड़ों का हाथ;\nआपके आशीर्वाद से ही यह शुभ कार्य पूरा होगा।',
    },
    map: 'नक्शा',
  },
  mr: {
    invite: 'या मंगलप्रसंगी आपण सहकुटुंब अवश्य यावे, ही आग्रहाची विनंती.',
    presence: 'तुमची उपस्थिती हाच आमचा आनंद.',
    poetic: { wedding: 'दोन मने, दोन कुटुंबे आणि एक नवी सुरुवात;\nतुमच्या आशीर्वादांशिवाय हा सोहळा अपूर्ण आहे.' },
    map: 'नकाशा',
  },
  gu: {
    invite: 'આ શુભ પ્રસંગે આપ સૌને સપરિવાર પધારવા ભાવભર્યું આમંત્રણ છે.',
    presence: 'આપની ઉપસ્થિતિ એ જ અમારો આનંદ.',
    poetic: {
      wedding: 'બે હૈયાં, બે પરિવાર અને એક નવી શરૂઆત;\nઆપના આશીર્વાદ વિના આ અવસર અધૂરો છે.',
      engagement: 'બે હૈયાં, બે પરિવાર અને એક નવી શરૂઆત;\nઆપના આશીર્વાદ વિના આ અવસર અધૂરો છે.',
    },
    map: 'નકશો',
  },
  pa: {
    invite: 'ਇਸ ਖ਼ੁਸ਼ੀ ਦੇ ਮੌਕੇ ’ਤੇ ਤੁਹਾਨੂੰ ਪਰਿਵਾਰ ਸਮੇਤ ਪਿਆਰ ਭਰਿਆ ਸੱਦਾ ਹੈ।',
    presence: 'ਤੁਹਾਡਾ ਆਉਣਾ ਹੀ ਸਾਡੀ ਖ਼ੁਸ਼ੀ ਹੈ।',
    poetic: { wedding: 'ਦੋ ਦਿਲਾਂ ਦੇ ਮੇਲ ਦੀ ਇਸ ਖ਼ੁਸ਼ੀ ਵਿੱਚ\nਤੁਹਾਡੀਆਂ ਅਸੀਸਾਂ ਸਾਡੇ ਲਈ ਸਭ ਤੋਂ ਵੱਡਾ ਤੋਹਫ਼ਾ ਹਨ।' },
    map: 'ਨਕਸ਼ਾ',
  },
  bn: {
    invite: 'এই শুভ অনুষ্ঠানে আপনাকে সপরিবারে সাদর আমন্ত্রণ জানাই।',
    presence: 'আপনার উপস্থিতিই আমাদের আনন্দ।',
    poetic: { wedding: 'দুটি মন, দুটি পরিবার আর এক নতুন পথচলা;\nআপনার আশীর্বাদ ছাড়া এ আনন্দ অসম্পূর্ণ।' },
    map: 'মানচিত্র',
  },
  ta: {
    invite: 'இந்த இனிய விழாவிற்குத் தங்களைக் குடும்பத்துடன் அன்புடன் அழைக்கிறோம்.',
    presence: 'உங்கள் வருகையே எங்கள் மகிழ்ச்சி.',
    poetic: { wedding: 'இரு மனங்கள் இணையும் இந்த நன்னாளில்\nஉங்கள் வாழ்த்துகளே எங்களுக்குப் பெரும் செல்வம்.' },
    map: 'வரைபடம்',
  },
  te: {
    invite: 'ఈ శుభకార్యానికి మీరు కుటుంబ సమేతంగా విచ్చేయాలని సాదరంగా ఆహ్వానిస్తున్నాము.',
    presence: 'మీ రాకే మాకు సంతోషం.',
    poetic: { wedding: 'రెండు మనసులు ఒక్కటయ్యే ఈ శుభవేళ\nమీ ఆశీస్సులే మాకు కొండంత అండ.' },
    map: 'మ్యాప్',
  },
  kn: {
    invite: 'ಈ ಶುಭ ಸಮಾರಂಭಕ್ಕೆ ತಾವು ಕುಟುಂಬ ಸಮೇತರಾಗಿ ಬರಬೇಕೆಂದು ಪ್ರೀತಿಯಿಂದ ಆಹ್ವಾನಿಸುತ್ತೇವೆ.',
    presence: 'ನಿಮ್ಮ ಆಗಮನವೇ ನಮ್ಮ ಸಂತೋಷ.',
    poetic: { wedding: 'ಎರಡು ಮನಸ್ಸುಗಳು ಒಂದಾಗುವ ಈ ಶುಭ ಘಳಿಗೆಯಲ್ಲಿ\nನಿಮ್ಮ ಆಶೀರ್ವಾದವೇ ನಮಗೆ ಶ್ರೀರಕ್ಷೆ.' },
    map: 'ನಕ್ಷೆ',
  },
  ml: {
    invite: 'ഈ ശുഭവേളയിൽ പങ്കെടുക്കാൻ താങ്കളെയും കുടുംബത്തെയും സ്നേഹപൂർവ്വം ക്ഷണിക്കുന്നു.',
    presence: 'നിങ്ങളുടെ സാന്നിധ്യമാണ് ഞങ്ങളുടെ സന്തോഷം.',
    poetic: {
      wedding: 'രണ്ടു മനസ്സുകൾ ഒന്നാകുന്ന ഈ സുദിനത്തിൽ\nനിങ്ങളുടെ അനുഗ്രഹമാണ് ഞങ്ങളുടെ ഏറ്റവും വലിയ സമ്മാനം.',
    },
    map: 'മാപ്പ്',
  },
  or: {
    invite: 'ଏହି ଶୁଭ ଅବସରରେ ଆପଣଙ୍କୁ ସପରିବାରେ ସାଦର ନିମନ୍ତ୍ରଣ ଜଣାଉଛୁ।',
    presence: 'ଆପଣଙ୍କ ଉପସ୍ଥିତି ହିଁ ଆମର ଆନନ୍ଦ।',
    poetic: { wedding: 'ଦୁଇଟି ମନ, ଦୁଇଟି ପରିବାର ଓ ଏକ ନୂଆ ଯାତ୍ରା;\nଆପଣଙ୍କ ଆଶୀର୍ବାଦ ବିନା ଏ ଆନନ୍ଦ ଅସମ୍ପୂର୍ଣ୍ଣ।' },
    map: 'ମାନଚିତ୍ର',
  },
  ur: {
    invite: 'اس خوشی کے موقع پر آپ کو اہلِ خانہ سمیت شرکت کی پُرخلوص دعوت ہے۔',
    presence: 'آپ کی آمد ہی ہماری خوشی ہے۔',
    poetic: { wedding: 'دو دل، دو خاندان اور ایک نیا سفر؛\nآپ کی دعاؤں کے بغیر یہ خوشی ادھوری ہے۔' },
    map: 'نقشہ',
  },
};

/**
 * The words of an invitation ready to paste into a chat or a mail: plain and poetic, in the theme's language where the shop has copy in it, and in
 * English. Each tells whom it is about, every function with its day, time, place and map, and who invites.
 */
export function invitationTexts(theme: TextTheme, given: Given): InvitationText[] {
  if (theme.category_id === WISHES_CATEGORY_ID) return greetings(theme, given);
  const category = categorySlug(theme.category_id, theme.category) as keyof typeof ENGLISH | undefined;
  const { language = 'en' } = theme;
  const names = headlineOf(theme, given);
  const hosts = category === 'house-warming' ? names : hostsOf(theme, given.details);
  const details = (written: ThemeLanguage, map: string) =>
    whenAndWhere(functionsOf({ ...theme, language: written }, given.details).toSorted(byTime), written, map);
  const own = COPY[language];
  const occasion = ownName(category, language);
  const inOwn = (style: InvitationText['style']): InvitationText[] => {
    if (own === undefined || occasion === undefined) return [];
    const opening = style === 'plain' ? undefined : (category && own.poetic[category]) || own.presence;
    const about = category === 'house-warming' ? occasion : `${names}\n${occasion}`;
    return [{ language, style, text: joined(opening, about, own.invite, ...details(language, own.map), hosts) }];
  };
  const inEnglish = (style: InvitationText['style']): InvitationText => {
    const copy = category === undefined ? undefined : ENGLISH[category];
    const opening = copy === undefined ? `You are invited.\n${names}` : copy[style].replace('{}', () => names);
    return { language: 'en', style, text: joined(opening, ...details('en', 'Map'), hosts) };
  };
  return [...inOwn('plain'), ...inOwn('poetic'), inEnglish('plain'), inEnglish('poetic')];
}

/** A greeting has no day and no place: it is the customer's own words. */
function greetings(theme: TextTheme, given: Given): InvitationText[] {
  const names = headlineOf(theme, given);
  const said = (kind: ThemeField['kind']) =>
    theme.fields.filter((field) => field.kind === kind).map(({ key }) => given.details[key]?.trim());
  const message = said('long_text')[0];
  const from = hostsOf(theme, given.details);
  return [
    { language: 'en', style: 'plain', text: joined(`For ${names}`, message, from) },
    {
      ...{ language: 'en', style: 'poetic' },
      text: joined(`For ${names}\nSome wishes are too big for a message, so this one became a film.`, message, from),
    },
  ];
}

/** Who invites: the last name that is neither one of those whom it is about nor on one side of a couple. */
function hostsOf(theme: TextTheme, details: Given['details']): string | undefined {
  const about = hostFields(theme);
  const names = theme.fields.filter(({ key, kind }) => kind === 'name' && !about.includes(key) && !/^(groom|bride)/.test(key));
  return names.flatMap(({ key }) => details[key]?.trim() || []).at(-1);
}

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join('\n\n');

/** Days and times of every function, each under its title if there are several. */
function whenAndWhere(functions: readonly InvitationFunction[], language: ThemeLanguage, map: string): string[] {
  return functions.map((each) => {
    const time = timeInWords(each, language);
    const link = mapLinkOf(each);
    return [
      functions.length > 1 ? each.title : undefined,
      [dayInWords(each, language), time].filter(Boolean).join(language === 'ur' ? '، ' : ', '),
      [placeInWords(each.place), placeInWords(each.city)].filter(Boolean).join(', '),
      link === undefined ? undefined : `${map}: ${link}`,
    ]
      .filter(Boolean)
      .join('\n');
  });
}

export const dayInWords = ({ day }: Pick<InvitationFunction, 'day'>, language: ThemeLanguage): string =>
  formatField({ kind: 'date' }, day, 'long', language);

/** The time as typed, where the theme shows it in words of the same language; else as a time of day. Null if the invitation has none. */
export function timeInWords(
  { start, time_words }: Pick<InvitationFunction, 'start' | 'time_words'>,
  language: ThemeLanguage,
): string | null {
  if (time_words !== null && (language !== 'en' || start === null)) return time_words;
  return start === null ? null : formatField({ kind: 'time' }, start, undefined, language);
}
