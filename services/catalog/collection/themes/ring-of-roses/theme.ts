// An engagement for phones: a wreath of roses grows around the names; two rings, the couple, the day.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { coupleWords, line, lines, parentsWords, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { dayScene } from './day.ts';
import { COLORS, COUPLE, PAIRING, STAGE } from './look.ts';
import { portraitScene } from './portrait.ts';
import { promiseScene } from './promise.ts';
import { wreathScene } from './wreath.ts';

export const theme = buildTheme({
  listing: {
    id: 131,
    slug: 'ring-of-roses',
    title: 'Ring of Roses',
    category: 'engagement',
    subCategory: 'Modern',
    description:
      'A thin ring of rose gold draws itself and garden roses open along it until your names stand in a wreath. Two rings find each other on wine red, your photo is framed in blossom, and the date is written on cream paper. Guitar and light pads; made for phones.',
    tags: ['Modern', 'Portrait', 'Floral', 'Roses', 'Rings', 'Photo'],
    pricing: 'pricing_004',
    priority: 84,
    brideFirst: true,
  },
  stage: STAGE,
  second: { stage: LANDSCAPE },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.morningPromise,
  photos: [COUPLE],
  words: words(
    coupleWords({ groom: 'Kabir', bride: 'Ananya' }, { maxLength: 20, together: '&' }),
    parentsWords({ groom: 'Smt. Rekha & Shri Anil Malhotra', bride: 'Smt. Leela & Shri Suresh Nair' }, undefined, 48),
    line('invitation', 'Invitation line', 'Come and bless the promise we are about to make', { max_length: 56 }),
    whenWords({ date: '2027-02-14', time: '18:30' }),
    whereWords({ venue: 'The Glasshouse, Palm Grove Gardens', city: 'Bengaluru' }, { venueLength: 50, cityLength: 28 }),
    lines({
      said_yes: 'WE SAID YES',
      and: '&',
      occasion: 'Our engagement',
      teaser: '{date|month} {date|year}',
      photo_line: 'Two hearts, one ring',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month} {date|year}',
      time_line: 'at {time|clock}',
    }),
  ),
  scenes: [
    { name: 'Wreath', beats: 8, still: 6.6, join: 'bloom', draw: wreathScene },
    { name: 'Promise', beats: 9, still: 7.4, join: 'rise', draw: promiseScene },
    { name: 'Portrait', beats: 6, still: 5, join: 'dissolve', onlyWith: ['couple'], draw: portraitScene },
    { name: 'Day', beats: 10, still: 8, draw: dayScene },
  ],
});
