// A thread ceremony under a banyan by the river, from first light to sunrise: the tree, the boy, lamps afloat, the day.
import { buildTheme } from '../../kit/build-theme.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { boyScene } from './boy.ts';
import { dayScene } from './day.ts';
import { BOY, COLORS, PAIRING, STAGE } from './look.ts';
import { riverScene } from './river.ts';
import { treeScene } from './tree.ts';

export const theme = buildTheme({
  listing: {
    id: 165,
    slug: 'banyan-ashram',
    title: 'Banyan Ashram',
    category: 'thread-ceremony',
    subCategory: 'Traditional',
    description:
      'Dawn by a river: a banyan lets down its roots, birds cross and leaves fall. His picture hangs from the branches in a ring of brass, leaves and marigolds; lamps are set afloat past your words, and the date stands in the risen sun over the kalash. A quiet munj video with jaltarang and bansuri.',
    tags: ['Traditional', 'Nature', 'Munj', 'Upanayana', 'Janeu', 'Dawn', 'Portrait'],
    pricing: 'pricing_005',
    priority: 78,
  },
  stage: STAGE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.bowlsOfWater,
  photos: [BOY],
  words: words(
    line('boy_name', "Boy's name", 'Arnav', { kind: 'name', headline: true, required: true, max_length: 22 }),
    line('parents', 'Parents', 'Smt. Vidya & Shri Mohan Joshi', {
      kind: 'name',
      max_length: 56,
      hint: 'Shown under his picture: Son of …',
    }),
    line('invitation', 'Invitation line', 'As our son begins his years of learning, we ask you to come and bless him', {
      required: true,
      max_length: 100,
    }),
    line('hosts', 'Hosts', 'The Joshi Family', { kind: 'name', required: true, max_length: 32 }),
    whenWords({ date: '2027-02-18', time: '09:00' }),
    whereWords({ venue: 'Panchavati Lawns, Godavari Ghat Road', city: 'Nashik' }, { venueLength: 60, cityLength: 26 }),
    lines({
      title: 'व्रतबंध सोहळा',
      occasion: 'Munj Ceremony',
      boy_line: 'With joy we present',
      parents_line: 'Son of {parents}',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month} {date|year}',
      time_line: '{time|clock} onwards',
    }),
  ),
  scenes: [
    { name: 'Tree', beats: 4, still: 3.4, join: 'dissolve', draw: treeScene },
    { name: 'Boy', beats: 4, still: 3.4, join: 'sweep', onlyWith: ['boy'], draw: boyScene },
    { name: 'River', beats: 4, still: 3.4, join: 'iris', draw: riverScene },
    { name: 'Day', beats: 6, still: 4.6, draw: dayScene },
  ],
});
