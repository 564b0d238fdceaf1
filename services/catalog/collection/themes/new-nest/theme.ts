// A house warming of cut paper: the house unfolds among trees, a bird brings the key, evening lights the windows.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { eveningScene } from './evening.ts';
import { keyScene } from './key.ts';
import { COLORS, PAIRING } from './look.ts';
import { nestScene } from './nest.ts';
import { streetScene } from './street.ts';

export const theme = buildTheme({
  listing: {
    id: 168,
    slug: 'new-nest',
    title: 'New Nest',
    category: 'house-warming',
    subCategory: 'Modern',
    description:
      'A little world of cut paper in sage, clay and cream: trees stand up, your house unfolds, its windows light one by one and a bird brings the key. For a first flat or a whole house, without photos and for any faith, with acoustic guitar.',
    tags: ['Modern', 'Without Photos', 'Playful', 'Paper Cut', 'New Home'],
    pricing: 'pricing_005',
    priority: 83,
    watermark: true,
  },
  stage: LANDSCAPE,
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.morningPromise,
  words: words(
    line('hosts', 'Hosts', 'Tara & Neil', { kind: 'name', required: true, max_length: 30 }),
    line('invitation', 'Invitation line', 'The boxes are unpacked, the kettle is on. Come and see our new home!', {
      max_length: 90,
    }),
    whenWords({ date: '2027-02-27', time: '17:30' }),
    whereWords({ venue: '7B Gulmohar Court, Baner Road', city: 'Pune' }, { venueLength: 56, cityLength: 30 }),
    lines({
      heading: 'We have moved!',
      occasion: 'House-warming party',
      signed: 'With love, {hosts}',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month} {date|year}',
      come_home: 'Come on over',
      date_line: '{date|long}',
      time_line: '{time|clock} onwards',
    }),
  ),
  scenes: [
    { name: 'Nest', beats: 6, still: 5.2, join: 'rise', draw: nestScene },
    { name: 'Key', beats: 6, still: 5, join: 'page', onlyWith: ['invitation'], draw: keyScene },
    { name: 'Street', beats: 6, still: 5, join: 'iris', draw: streetScene },
    { name: 'Evening', beats: 9, still: 7, draw: eveningScene },
  ],
});
