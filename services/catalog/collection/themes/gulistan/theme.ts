// An Aqiqah in a garden carpet: pools, channels and roses seen from above, with words in Urdu and English.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE, PORTRAIT } from '../../kit/stage.ts';
import { DATE_AFTER_WEEKDAY, line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { dayScene } from './day.ts';
import { COLORS, PAIRING } from './look.ts';
import { nameScene } from './name.ts';
import { placeScene } from './place.ts';
import { poolScene } from './pool.ts';

export const theme = buildTheme({
  listing: {
    id: 175,
    slug: 'gulistan',
    title: 'Gulistan',
    category: 'naming-ceremony',
    subCategory: 'Islamic',
    description:
      'A Persian garden carpet comes to life: water runs through its channels, fish swim in the star pool, roses and cypresses sway between them. Your child’s name stands on an ivory panel, the day on an island among the fish. An Aqiqah invitation in Urdu and English for boys and girls, without photos; qanun, rabab and frame drum.',
    tags: ['Aqiqah', 'Islamic', 'Urdu', 'Garden', 'Without Photos', 'Portrait'],
    pricing: 'pricing_004',
    priority: 86,
  },
  stage: PORTRAIT,
  second: { stage: LANDSCAPE },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.roseLattice,
  words: words(
    line('child', "Child's name", 'Aayat Fatima', { kind: 'name', headline: true, required: true, max_length: 22 }),
    line('parents', 'Parents', 'Sana & Faizan Ansari', { kind: 'name', max_length: 36, hint: 'Shown as: child of …' }),
    line('grace', 'First line', 'By the grace of Allah we welcome', { max_length: 38 }),
    whenWords({ date: '2027-01-24', time: '13:00' }),
    whereWords({ venue: 'Bagh-e-Noor Banquets, Hazratganj', city: 'Lucknow' }, { venueLength: 36, cityLength: 18 }),
    line('hosts', 'Last line', 'The Ansari Family', { kind: 'name', max_length: 20 }),
    lines({
      bismillah: 'بِسْمِ اللهِ الرَّحْمٰنِ الرَّحِيْم',
      title: 'تقریبِ عقیقہ',
      sub: 'Aqiqah',
      parents_line: 'child of {parents}',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month} {date|year}',
      date_line: DATE_AFTER_WEEKDAY,
      time_line: 'at {time|clock}',
    }),
  ),
  scenes: [
    { name: 'Pool', beats: 5, still: 4.2, join: 'walk-through', draw: poolScene },
    { name: 'Name', beats: 6, still: 5, join: 'page', draw: nameScene },
    { name: 'Day', beats: 5, still: 4.2, join: 'star', draw: dayScene },
    { name: 'Place', beats: 11, still: 7, draw: placeScene },
  ],
});
