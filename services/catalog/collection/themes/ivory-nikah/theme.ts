// A nikah in Urdu, for phones: the window, the families, the day, the moonlit court.
import { buildTheme, inShape } from '../../kit/build-theme.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { coupleWords, line, lines, parentsWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { coupleScene } from './couple.ts';
import { dayScene } from './day.ts';
import { familiesScene } from './families.ts';
import { COLORS, COUPLE, PAIRING, STAGE } from './look.ts';
import { placeScene } from './place.ts';
import { wideWindow, windowScene } from './window.ts';

/** Nastaliq makes a font's Latin letters wide, so parents' names are shorter here than elsewhere. */
const parents = parentsWords(
  {
    groom: 'جناب سید\u00a0اقبال\u00a0حسین و\u00a0محترمہ\u00a0نسرین\u00a0حسین',
    bride: 'جناب ڈاکٹر\u00a0فاروق\u00a0صدیقی و\u00a0محترمہ\u00a0شائستہ\u00a0صدیقی',
  },
  { son: 'فرزندِ {}', daughter: 'دخترِ {}' },
);

export const theme = buildTheme({
  listing: {
    id: 122,
    slug: 'ivory-nikah',
    title: 'Ivory Nikah',
    category: 'wedding',
    subCategory: 'Islamic',
    description:
      'The shutters of a mashrabiya window open, moonlight falls through, and two names appear in Nastaliq on ivory and old gold. Roses and jasmine, an eight-fold star for the day, a quiet courtyard at night, and a photo of the two of you if you like: an invitation in Urdu for phones, with sarangi, harmonium and tabla.',
    tags: ['Islamic', 'Portrait', 'Nikah', 'Urdu', 'Elegant', 'Floral'],
    pricing: 'pricing_003',
    priority: 84,
    brideFirst: true,
  },
  stage: STAGE,
  second: { stage: LANDSCAPE },
  colors: COLORS,
  language: 'ur',
  fonts: PAIRING,
  score: TRACKS.jasmineWindow,
  photos: [COUPLE],
  words: words(
    coupleWords({ groom: 'محمد ارسلان', bride: 'عائشہ صدیقہ' }, { maxLength: 22, together: 'و' }),
    { ...parents, fields: parents.fields.map((field) => ({ ...field, max_length: 46 })) },
    line('invitation', 'Invitation line', 'آپ کی تشریف آوری اور دعاؤں کے طلب گار ہیں', { max_length: 42 }),
    line('date', 'Date', '2027-01-29', { kind: 'date', required: true, max_length: 40 }),
    line('time_line', 'Time in Urdu', 'بعد نمازِ مغرب', { required: true, max_length: 24, tells: 'time' }),
    whereWords({ venue: 'شاہی باغ، حضرت گنج', city: 'لکھنؤ' }, { venueLength: 34, cityLength: 16 }),
    lines({
      month_line: '{date|weekday}، {date|month} {date|year}',
      bismillah: 'بِسْمِ اللهِ الرَّحْمٰنِ الرَّحِيْم',
      occasion: 'نکاحِ مسنون',
      and: 'اور',
      blessing: 'اللہ کے فضل و کرم سے',
      day_title: 'بتاریخ',
      day: '{date|day}',
      date_line: '{date|long}',
    }),
  ),
  scenes: [
    { name: 'Window', beats: 7, still: 5.5, join: 'arch', draw: inShape(wideWindow, windowScene) },
    { name: 'Families', beats: 7, still: 5.5, join: 'dissolve', draw: familiesScene },
    { name: 'Couple', beats: 6, still: 4.4, join: 'star', onlyWith: ['couple'], draw: coupleScene },
    { name: 'Day', beats: 5, still: 4, join: 'arch', draw: dayScene },
    { name: 'Court', beats: 9, still: 6, draw: placeScene },
  ],
});
