// A mehendi in portrait: henna draws itself on palms; the families, the leaves, the day.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { coupleWords, line, lines, parentsWords, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { dayScene } from './day.ts';
import { familiesScene } from './families.ts';
import { handsScene } from './hands.ts';
import { leavesScene } from './leaves.ts';
import { COLORS, PAIRING, STAGE } from './look.ts';

export const theme = buildTheme({
  listing: {
    id: 154,
    slug: 'henna-hands',
    title: 'Henna Hands',
    category: 'mehendi',
    subCategory: 'Traditional',
    description:
      'Two open palms, and on them the mehendi draws itself: mandala, paisley and vine, line by line to the last fingertip. Leaf green, henna brown and cream with glass bangles, and a desert song of sarangi, flutes and dholak. Made for phones; no photos needed.',
    tags: ['Traditional', 'Portrait', 'Without Photos', 'Henna', 'Elegant', 'Bride First'],
    pricing: 'pricing_004',
    priority: 86,
    brideFirst: true,
  },
  stage: STAGE,
  second: { stage: LANDSCAPE },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.windOnTheDunes,
  words: words(
    coupleWords({ groom: 'Harshvardhan', bride: 'Gauri' }, { maxLength: 18, together: '&' }),
    parentsWords({ groom: 'Smt. Usha & Shri Vijay Shekhawat', bride: 'Smt. Rekha & Shri Anil Maheshwari' }),
    line('invitation', 'Invitation line', 'Come, let us colour her hands with love and laughter', { max_length: 60 }),
    line('hosts', 'Last line', 'Henna, songs and high tea for all', { max_length: 34 }),
    whenWords({ date: '2026-12-11', time: '16:00' }),
    whereWords({ venue: 'Chameli Bagh, Civil Lines', city: 'Jaipur, Rajasthan' }, { venueLength: 42, cityLength: 26 }),
    lines({
      occasion: 'MEHENDI',
      and: '&',
      blessing: 'With love from',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month} {date|year}',
      time_line: '{time|clock} onwards',
    }),
  ),
  scenes: [
    { name: 'Hands', beats: 9, still: 7, join: 'sweep', draw: handsScene },
    { name: 'Families', beats: 7, still: 5.5, join: 'rise', draw: familiesScene },
    { name: 'Leaves', beats: 6, still: 4.5, join: 'dissolve', draw: leavesScene },
    { name: 'Day', beats: 10, still: 7, draw: dayScene },
  ],
});
