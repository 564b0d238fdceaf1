// A naming ceremony in pastel wood: blocks, stacking rings, the rocking horse, the train with the day.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE, PORTRAIT } from '../../kit/stage.ts';
import { line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { blocksScene } from './blocks.ts';
import { horseScene } from './horse.ts';
import { COLORS, PAIRING } from './look.ts';
import { ringsScene } from './rings.ts';
import { trainScene } from './train.ts';

export const theme = buildTheme({
  listing: {
    id: 149,
    slug: 'first-letters',
    title: 'First Letters',
    category: 'naming-ceremony',
    subCategory: 'Kids',
    description:
      'Wooden blocks tumble in and build up around the biggest one, which shows the child’s initial. Rings drop onto their stick, a horse rocks, and a toy train brings the weekday, day and month in its cars. No photo needed, and made at once; with ukulele and whistles.',
    tags: ['Kids', 'Modern', 'Without Photos', 'Toys', 'Naming', 'Aqiqah', 'Playful', 'Portrait'],
    pricing: 'pricing_008',
    priority: 80,
    autoDeliver: true,
  },
  stage: LANDSCAPE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.paperHats,
  words: words(
    line('child_name', "Child's name", 'Zoya', { kind: 'name', headline: true, required: true, max_length: 14 }),
    line('initial', 'Initial', 'Z', { required: true, max_length: 2, hint: 'One or two letters for the biggest block' }),
    line('parents', 'Parents', 'Saira & Imran Qureshi', { kind: 'name', required: true, max_length: 36 }),
    line('occasion', 'Occasion', 'Aqiqah and naming', {
      required: true,
      max_length: 26,
      hint: 'Naming ceremony, Namkaran, Aqiqah …',
      tells: 'title',
    }),
    line('wish', 'A wish', 'Small hands, big stories ahead', { max_length: 44 }),
    whenWords({ date: '2027-02-06', time: '12:30' }),
    whereWords({ venue: 'Garden Hall, Banjara Hills', city: 'Hyderabad' }, { venueLength: 36, cityLength: 30 }),
    line('hosts', 'From', 'With love from the Qureshi family', { kind: 'name', max_length: 46 }),
    lines({
      hello: 'Say hello to',
      chosen: 'The name was chosen by',
      tagline: 'Ready, steady, rock',
      title: 'All aboard for the naming day',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month}',
      time_line: 'at {time|clock}',
    }),
  ),
  scenes: [
    { name: 'Blocks', beats: 8, still: 6.4, join: 'page', draw: blocksScene },
    { name: 'Rings', beats: 8, still: 6.4, join: 'page', draw: ringsScene },
    { name: 'Horse', beats: 7, still: 5.6, join: 'page', onlyWith: ['wish'], draw: horseScene },
    { name: 'Train', beats: 16, still: 12.8, draw: trainScene },
  ],
});
