// A nikah by moonlight: the lattice, the families, the day, the garden.
import { buildTheme, inShape } from '../../kit/build-theme.ts';
import { repainted } from '../../kit/recolour.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { coupleWords, line, lines, parentsWords, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { withPalettes } from '../../kit/with-palettes.ts';
import { TRACKS } from '../../music/index.ts';
import { dayScene } from './day.ts';
import { familiesScene } from './families.ts';
import { gardenScene } from './garden.ts';
import { latticeScene } from './lattice.ts';
import { COLORS, PAIRING, STAGE } from './look.ts';
import { rosy } from './rose.ts';
import { uprightDay, uprightFamilies, uprightGarden, uprightLattice } from './upright.ts';

const noor = buildTheme({
  listing: {
    id: 121,
    slug: 'noor',
    title: 'Noor',
    category: 'wedding',
    subCategory: 'Islamic',
    description:
      'A golden lattice parts along its eight-fold star, and behind it lies a garden at night: a young moon, cypresses, lanterns, a lit pavilion mirrored in the water. For a nikah without photos, in emerald and midnight or in rose and plum, with oud, ney and frame drum.',
    tags: ['Premium', 'Islamic', 'Nikah', 'Without Photos', 'Urdu', 'Royal', 'Rose', 'Portrait'],
    pricing: 'pricing_002',
    priority: 90,
  },
  stage: STAGE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.crescentGarden,
  words: words(
    coupleWords({ groom: 'Ayaan', bride: 'Zoya' }, { maxLength: 24, together: '&' }),
    parentsWords({ groom: 'Mrs. Shabana & Mr. Imran Siddiqui', bride: 'Mrs. Rukhsana & Mr. Aslam Qureshi' }),
    line('invitation', 'Invitation line', 'request the honour of your presence and your duas', { max_length: 64 }),
    whenWords({ date: '2027-01-15', time: '19:30' }),
    whereWords({ venue: 'Bagh-e-Mehtab, Banjara Hills', city: 'Hyderabad' }, { venueLength: 52, cityLength: 30 }),
    line('walima', 'Walima line', 'Walima: 17 January, 8 PM', { max_length: 40, hint: 'Or any second event' }),
    lines({
      bismillah: 'بِسْمِ اللهِ الرَّحْمٰنِ الرَّحِيْم',
      and: '&',
      groom_caption: '{groom_name}',
      bride_caption: '{bride_name}',
      occasion: 'Nikah',
      together: 'With the blessings of Allah',
      day_title: 'Nikah',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month}',
      year: '{date|year}',
      date_line: '{date|long}',
      time_line: '{time|clock}',
    }),
  ),
  scenes: [
    { name: 'Lattice', beats: 6, still: 5, join: 'star', draw: inShape(latticeScene, uprightLattice) },
    { name: 'Families', beats: 7, still: 5.5, join: 'star', draw: inShape(familiesScene, uprightFamilies) },
    { name: 'Day', beats: 5, still: 4, join: 'star', draw: inShape(dayScene, uprightDay) },
    { name: 'Garden', beats: 9, still: 6, draw: inShape(gardenScene, uprightGarden) },
  ],
});

export const theme = withPalettes(noor, { key: 'emerald', name: 'Emerald and midnight' }, [
  { key: 'rose', name: 'Rose and plum', replaces: 129, theme: repainted(noor, rosy) },
]);
