// A house warming in a flat: up the front of the house in the dusk, keys before the lift, the front door, night on the balcony.
import { buildTheme } from '../../kit/build-theme.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { balconyScene } from './balcony.ts';
import { doorScene, keyScene } from './inside.ts';
import { COLORS, PAIRING, STAGE } from './look.ts';
import { outsideScene } from './outside.ts';

export const theme = buildTheme({
  listing: {
    id: 168,
    slug: 'new-nest',
    title: 'New Nest',
    category: 'house-warming',
    subCategory: 'Modern',
    description:
      'Dusk over the city: the camera rises along the front of the house to the balcony where your light goes on. The keys hang before the lift, its doors open on your front door with toran, kalash and rangoli, and the evening ends beside the tulsi with the lights of the town below. For a first flat, without photos, with acoustic guitar.',
    tags: ['Modern', 'Without Photos', 'Apartment', 'Balcony', 'New Home', 'Portrait'],
    pricing: 'pricing_005',
    priority: 83,
    watermark: true,
  },
  stage: STAGE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.morningPromise,
  words: words(
    line('hosts', 'Hosts', 'Tara & Neil', { kind: 'name', required: true, max_length: 30 }),
    line('invitation', 'Invitation line', 'The boxes are unpacked, the kettle is on. Come and see our new home!', {
      max_length: 90,
    }),
    whenWords({ date: '2027-02-27', time: '17:30' }),
    whereWords({ venue: '7B Gulmohar Court, Baner Road', city: 'Pune' }, { venueLength: 56, cityLength: 24 }),
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
    { name: 'Nest', beats: 6, still: 5.2, join: 'walk-through', draw: outsideScene },
    { name: 'Key', beats: 6, still: 5, join: 'dissolve', onlyWith: ['invitation'], draw: keyScene },
    { name: 'Door', beats: 6, still: 5, join: 'walk-through', draw: doorScene },
    { name: 'Evening', beats: 9, still: 7, draw: balconyScene },
  ],
});
