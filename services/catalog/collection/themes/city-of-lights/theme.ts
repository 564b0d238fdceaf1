// A reception above the city: the bay at night, champagne on the terrace's stone, the sign of bulbs, the terrace.
import { buildTheme } from '../../kit/build-theme.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { coupleWords, line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { COLORS, PAIRING, STAGE } from './look.ts';
import { rooftopScene } from './rooftop.ts';
import { signScene } from './sign.ts';
import { terraceScene } from './terrace.ts';
import { toastScene } from './toast.ts';

/** Both names are always on one line. */
const COUPLE = coupleWords({ groom: 'Rohan', bride: 'Tara' }, { maxLength: 22 });

export const theme = buildTheme({
  listing: {
    id: 126,
    slug: 'city-of-lights',
    title: 'City of Lights',
    category: 'reception',
    subCategory: 'Modern',
    description:
      'The city lights the bay under strings of lamps. Champagne and candles stand on polished stone, a sign with running bulbs gives the date over the water, and the table waits on the terrace. A rooftop reception in midnight and champagne, with synth-pop.',
    tags: ['Modern', 'Reception', 'Skyline', 'Without Photos', 'Rooftop', 'Party', 'Portrait'],
    pricing: 'pricing_004',
    priority: 84,
  },
  stage: STAGE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.cityLights,
  words: words(
    { fields: COUPLE.fields, texts: {} },
    line('families', 'Hosts', 'The Malhotra & Sen families', { kind: 'name', max_length: 50 }),
    line('invitation', 'Invitation line', 'request the pleasure of your company at an evening above the city', {
      max_length: 90,
    }),
    line('toast', 'Closing line', 'Cocktails, dinner and dancing', { max_length: 36 }),
    whenWords({ date: '2026-12-12', time: '19:30' }),
    whereWords({ venue: 'Aurora Rooftop, Lower Parel', city: 'Mumbai' }, { venueLength: 44, cityLength: 24 }),
    lines({
      opening: 'Celebrate with',
      couple: '{groom_name} & {bride_name}',
      occasion: 'Wedding Reception',
      weekday: '{date|weekday}',
      date_sign: '{date|day} {date|month}',
      year_time: '{date|year} · {time|clock}',
      date_line: '{date|long}',
      time_line: '{time|clock} onwards',
    }),
  ),
  scenes: [
    { name: 'Skyline', beats: 8, still: 6.6, join: 'dissolve', draw: rooftopScene },
    { name: 'Toast', beats: 9, still: 7, join: 'walk-through', draw: toastScene },
    { name: 'Sign', beats: 7, still: 5.6, join: 'lift', draw: signScene },
    { name: 'Terrace', beats: 12, still: 8, draw: terraceScene },
  ],
});
