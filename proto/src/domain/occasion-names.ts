import type { CategorySlug } from './category.ts';
import type { ThemeLanguage } from './theme.ts';

type Names = Partial<Readonly<Record<CategorySlug, string>>>;

/** What families call each occasion, as the heading of an invitation; a language leaves out what it has no word of its own for. */
const NAMES: Partial<Readonly<Record<ThemeLanguage, Names>>> = {
  en: {
    wedding: 'Wedding',
    engagement: 'Engagement',
    reception: 'Reception',
    birthday: 'Birthday',
    anniversary: 'Wedding anniversary',
    'house-warming': 'House warming',
    'baby-shower': 'Baby shower',
    'naming-ceremony': 'Naming ceremony',
    'thread-ceremony': 'Thread ceremony',
    sangeet: 'Sangeet',
    mehendi: 'Mehendi',
    haldi: 'Haldi',
    tilak: 'Tilak ceremony',
  },
  hi: {
    wedding: 'शुभ विवाह',
    engagement: 'सगाई',
    reception: 'स्वागत समारोह',
    birthday: 'जन्मदिन',
    anniversary: 'विवाह की वर्षगाँठ',
    'house-warming': 'गृह प्रवेश',
    'baby-shower': 'गोद भराई',
    'naming-ceremony': 'नामकरण संस्कार',
    'thread-ceremony': 'यज्ञोपवीत संस्कार',
    sangeet: 'संगीत',
    mehendi: 'मेहंदी',
    haldi: 'हल्दी',
    tilak: 'तिलकोत्सव',
  },
  mr: {
    wedding: 'शुभविवाह',
    engagement: 'साखरपुडा',
    reception: 'स्वागत समारंभ',
    birthday: 'वाढदिवस',
    anniversary: 'लग्नाचा वाढदिवस',
    'house-warming': 'गृहप्रवेश',
    'baby-shower': 'डोहाळे जेवण',
    'naming-ceremony': 'बारसे',
    'thread-ceremony': 'मुंज',
    sangeet: 'संगीत',
    mehendi: 'मेहंदी',
    haldi: 'हळद',
  },
  gu: {
    wedding: 'શુભ લગ્ન',
    engagement: 'સગાઈ',
    reception: 'સત્કાર સમારંભ',
    birthday: 'જન્મદિવસ',
    anniversary: 'લગ્નની વર્ષગાંઠ',
    'house-warming': 'ગૃહ પ્રવેશ',
    'baby-shower': 'સીમંત',
    'naming-ceremony': 'નામકરણ',
    'thread-ceremony': 'યજ્ઞોપવીત',
    sangeet: 'સંગીત',
    mehendi: 'મહેંદી',
    haldi: 'પીઠી',
  },
  pa: {
    wedding: 'ਸ਼ੁਭ ਵਿਆਹ',
    engagement: 'ਮੰਗਣੀ',
    birthday: 'ਜਨਮ ਦਿਨ',
    anniversary: 'ਵਿਆਹ ਦੀ ਵਰ੍ਹੇਗੰਢ',
    'house-warming': 'ਗ੍ਰਹਿ ਪ੍ਰਵੇਸ਼',
    sangeet: 'ਸੰਗੀਤ',
    mehendi: 'ਮਹਿੰਦੀ',
    haldi: 'ਹਲਦੀ',
  },
  bn: {
    wedding: 'শুভ বিবাহ',
    engagement: 'বাগদান',
    birthday: 'জন্মদিন',
    anniversary: 'বিবাহবার্ষিকী',
    'house-warming': 'গৃহপ্রবেশ',
    'baby-shower': 'সাধ',
    'naming-ceremony': 'নামকরণ',
    'thread-ceremony': 'উপনয়ন',
    haldi: 'গায়ে হলুদ',
  },
  ta: {
    wedding: 'திருமண விழா',
    engagement: 'நிச்சயதார்த்தம்',
    reception: 'திருமண வரவேற்பு',
    birthday: 'பிறந்தநாள் விழா',
    anniversary: 'திருமண நாள்',
    'house-warming': 'புதுமனை புகுவிழா',
    'baby-shower': 'வளைகாப்பு',
    'naming-ceremony': 'பெயர் சூட்டு விழா',
    'thread-ceremony': 'உபநயனம்',
  },
  te: {
    wedding: 'వివాహ మహోత్సవం',
    engagement: 'నిశ్చితార్థం',
    birthday: 'పుట్టినరోజు వేడుక',
    anniversary: 'వివాహ వార్షికోత్సవం',
    'house-warming': 'గృహప్రవేశం',
    'baby-shower': 'సీమంతం',
    'naming-ceremony': 'నామకరణం',
    'thread-ceremony': 'ఉపనయనం',
  },
  kn: {
    wedding: 'ವಿವಾಹ ಮಹೋತ್ಸವ',
    engagement: 'ನಿಶ್ಚಿತಾರ್ಥ',
    reception: 'ಆರತಕ್ಷತೆ',
    birthday: 'ಹುಟ್ಟುಹಬ್ಬ',
    anniversary: 'ವಿವಾಹ ವಾರ್ಷಿಕೋತ್ಸವ',
    'house-warming': 'ಗೃಹಪ್ರವೇಶ',
    'baby-shower': 'ಸೀಮಂತ',
    'naming-ceremony': 'ನಾಮಕರಣ',
    'thread-ceremony': 'ಉಪನಯನ',
  },
  ml: {
    wedding: 'വിവാഹം',
    engagement: 'വിവാഹനിശ്ചയം',
    reception: 'വിവാഹസൽക്കാരം',
    birthday: 'പിറന്നാൾ',
    anniversary: 'വിവാഹവാർഷികം',
    'house-warming': 'ഗൃഹപ്രവേശം',
    'thread-ceremony': 'ഉപനയനം',
  },
  or: {
    wedding: 'ଶୁଭ ବିବାହ',
    engagement: 'ନିର୍ବନ୍ଧ',
    birthday: 'ଜନ୍ମଦିନ',
    anniversary: 'ବିବାହ ବାର୍ଷିକୀ',
    'house-warming': 'ଗୃହ ପ୍ରବେଶ',
    'naming-ceremony': 'ନାମକରଣ',
    'thread-ceremony': 'ବ୍ରତୋପନୟନ',
  },
  ur: {
    wedding: 'شادی خانہ آبادی',
    engagement: 'منگنی',
    birthday: 'سالگرہ',
    anniversary: 'شادی کی سالگرہ',
    mehendi: 'مہندی',
  },
};

/** The name of a category's occasion in a language; English where the language has none here. Greetings have none. */
export function occasionName(category: string | undefined, language: ThemeLanguage): string | undefined {
  return ownName(category, language) ?? ownName(category, 'en');
}

/** The name in that language alone. */
export function ownName(category: string | undefined, language: ThemeLanguage): string | undefined {
  return NAMES[language]?.[category as CategorySlug];
}
