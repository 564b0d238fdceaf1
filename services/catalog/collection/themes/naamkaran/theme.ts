// A naming ceremony in Hindi: the cradle, the baby between peacocks, the name written by a feather, the day.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE, PORTRAIT } from '../../kit/stage.ts';
import { line, lines, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { babyScene } from './baby.ts';
import { dayScene } from './day.ts';
import { jhulaScene } from './jhula.ts';
import { BABY, COLORS, PAIRING } from './look.ts';
import { nameScene } from './name.ts';

export const theme = buildTheme({
  listing: {
    id: 147,
    slug: 'naamkaran',
    title: 'Naamkaran',
    category: 'naming-ceremony',
    subCategory: 'Traditional',
    description:
      'A carved cradle swings among jasmine and marigold, two peacocks hold the baby’s picture between them, and a peacock feather writes the name in gold before your eyes. In Hindi, on peacock teal, with jaltarang and bansuri.',
    tags: ['Traditional', 'Hindi', 'Cradle', 'Peacock', 'Naming', 'Calm', 'Portrait'],
    pricing: 'pricing_006',
    priority: 85,
  },
  stage: LANDSCAPE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  language: 'hi',
  fonts: PAIRING,
  score: TRACKS.bowlsOfWater,
  photos: [BABY],
  words: words(
    line('baby_name', "Baby's name", 'अर्णव', { kind: 'name', headline: true, required: true, max_length: 12 }),
    line('meaning', 'What the name means', 'अर्थात् लहराता हुआ सागर', { max_length: 60 }),
    line('hosts', 'Family', 'त्रिपाठी परिवार में आपका स्वागत है', { kind: 'name', max_length: 36 }),
    line('parents', 'Parents', 'श्रीमती नेहा एवं श्री अभिषेक त्रिपाठी', {
      kind: 'name',
      max_length: 48,
      hint: 'Shown under the photo',
    }),
    {
      fields: [{ key: 'date', label: 'Date', kind: 'date', required: true, max_length: 40, sample: '2027-01-31' }],
      texts: { day: { text: '{date|day}' } },
    },
    line('time_words', 'Time in words', 'प्रातः 10 बजे से', { required: true, max_length: 20, tells: 'time' }),
    whereWords({ venue: 'आशीर्वाद भवन, गोमती नगर', city: 'लखनऊ' }, { venueLength: 50, cityLength: 24 }),
    lines({
      month_words: '{date|weekday}, {date|month} {date|year}',
      blessing: 'नन्हे मेहमान का',
      title: 'नामकरण',
      rite: 'संस्कार',
      joy: 'हमारे आँगन की नई किलकारी',
      named: 'प्यार से नाम रखा है',
      day_title: 'शुभ स्थान',
      call: 'आपका आशीर्वाद हमारी पूँजी है',
    }),
  ),
  scenes: [
    { name: 'Jhula', beats: 5, still: 4, join: 'dissolve', draw: jhulaScene },
    { name: 'Baby', beats: 5, still: 4, join: 'bloom', onlyWith: ['baby'], draw: babyScene },
    { name: 'Name', beats: 5, still: 4, join: 'dissolve', draw: nameScene },
    { name: 'Day', beats: 8, still: 6.4, draw: dayScene },
  ],
});
