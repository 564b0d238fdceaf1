// A mehendi in a spring garden: the swing under the mango tree, the bride, the families, the day.
import { buildTheme } from '../../kit/build-theme.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { coupleWords, line, lines, parentsWords, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { brideScene } from './bride.ts';
import { dayScene } from './day.ts';
import { familiesScene } from './families.ts';
import { jhoolaScene } from './jhoola.ts';
import { BRIDE, COLORS, PAIRING, STAGE } from './look.ts';

export const theme = buildTheme({
  listing: {
    id: 155,
    slug: 'jhoola-garden',
    title: 'Jhoola Garden',
    category: 'mehendi',
    subCategory: 'Garden',
    description:
      'A swing on ropes of flowers under a mango tree in fruit, parrots on the bough, cushions on the lawn, and the bride in a hoop of marigolds. Spring green, fuchsia and yellow with bansuri and dholki, for an outdoor mehendi. Her photo is welcome but not required.',
    tags: ['Traditional', 'Garden', 'Floral', 'Spring', 'Daytime', 'With Photos', 'Portrait'],
    pricing: 'pricing_005',
    priority: 83,
  },
  stage: STAGE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.turmericMorning,
  photos: [BRIDE],
  words: words(
    coupleWords({ groom: 'Aniket', bride: 'Mrinal' }, { maxLength: 20, together: '&' }),
    parentsWords({ groom: 'Smt. Asha & Shri Suresh Deshpande', bride: 'Smt. Vaishali & Shri Milind Joshi' }, undefined, 55),
    line('invitation', 'Invitation line', 'Come swing, sing and sit for a little henna', { max_length: 60 }),
    line('hosts', 'Last line', 'Chaat, chai and cool kokum', { max_length: 44 }),
    whenWords({ date: '2027-05-07', time: '11:00' }),
    whereWords({ venue: 'Amrai Farm, Mulshi Road', city: 'Pune' }, { venueLength: 40, cityLength: 22 }),
    lines({
      occasion: 'MEHENDI',
      and: '&',
      tagline: 'under the mango tree',
      bride_line: 'Henna for our bride',
      bride_caption: '{bride_name}',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month} {date|year}',
      time_line: '{time|clock} onwards',
    }),
  ),
  scenes: [
    { name: 'Jhoola', beats: 8, still: 6, join: 'page', draw: jhoolaScene },
    { name: 'Bride', beats: 7, still: 5.5, join: 'lift', onlyWith: ['bride'], draw: brideScene },
    { name: 'Families', beats: 7, still: 5.5, join: 'sweep', draw: familiesScene },
    { name: 'Day', beats: 10, still: 7.5, draw: dayScene },
  ],
});
