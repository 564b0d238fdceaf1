// A tilak: the turban wraps itself, the groom in his window, the invitation among the folds, the day.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE, PORTRAIT } from '../../kit/stage.ts';
import { line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { clothScene } from './cloth.ts';
import { dayScene } from './day.ts';
import { COLORS, GROOM, PAIRING } from './look.ts';
import { portraitScene } from './portrait.ts';
import { wrapScene } from './wrap.ts';

export const theme = buildTheme({
  listing: {
    id: 162,
    slug: 'safa',
    title: 'Safa',
    category: 'tilak',
    subCategory: 'Royal',
    description:
      'Saffron cloth winds itself into a turban, fold by fold, until the emerald and the plume arrive and his name stands in gold on royal blue. His picture appears in a cusped window, and the date on an ivory card. Made for phones, with shehnai and dholak.',
    tags: ['Portrait', 'Royal', 'Traditional', 'Tilak', 'Rajasthani'],
    pricing: 'pricing_004',
    priority: 80,
  },
  stage: PORTRAIT,
  second: { stage: LANDSCAPE },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.baraatAtTheGate,
  photos: [GROOM],
  words: words(
    line('groom_name', "Groom's name", 'Veer Pratap', { kind: 'name', required: true, max_length: 22, role: 'groom' }),
    line('parents', "Groom's parents", 'Smt. Anju & Shri Bhanu Pratap Singh', {
      kind: 'name',
      max_length: 46,
      hint: 'Shown under his picture: Son of …',
    }),
    line('invitation', 'Invitation line', 'With the blessings of our elders we invite you to the tilak of our son', {
      max_length: 90,
    }),
    line('hosts', 'Hosts', 'The Rathore Family of Bikaner', { kind: 'name', required: true, max_length: 40 }),
    whenWords({ date: '2027-01-27', time: '19:00' }),
    whereWords({ venue: 'Gajner Bagh, Sagar Road', city: 'Bikaner, Rajasthan' }, { venueLength: 40, cityLength: 26 }),
    lines({
      title: 'शुभ तिलक',
      occasion: 'TILAK CEREMONY',
      proud: 'तिलकोत्सव',
      with_regards: 'With warm regards',
      parents_line: 'Son of {parents}',
      date_line: '{date|long}',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month} {date|year}',
      time_line: 'from {time|clock}',
    }),
  ),
  scenes: [
    { name: 'Turban', beats: 8, still: 7.2, join: 'arch', draw: wrapScene },
    { name: 'Groom', beats: 8, still: 6.6, join: 'sweep', draw: portraitScene },
    { name: 'Cloth', beats: 8, still: 6.6, join: 'rise', draw: clothScene },
    { name: 'Day', beats: 12, still: 9, draw: dayScene },
  ],
});
