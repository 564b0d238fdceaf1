// A baby shower in cut paper: the balloon, the washing line, the rainbow, the day on clouds.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE, PORTRAIT } from '../../kit/stage.ts';
import { line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { balloonScene } from './balloon.ts';
import { dayScene } from './day.ts';
import { lineScene } from './line.ts';
import { COLORS, PAIRING } from './look.ts';
import { rainbowScene } from './rainbow.ts';

export const theme = buildTheme({
  listing: {
    id: 146,
    slug: 'little-cloud',
    title: 'Little Cloud',
    category: 'baby-shower',
    subCategory: 'Modern',
    description:
      'A hot-air balloon of cut paper rises through sky and peach, tiny socks and suits dance on the line, a rainbow of strips arches over your words, and the day floats in on clouds. No photo needed; made for phones, with a waltz of plucked strings and marimba.',
    tags: ['Portrait', 'Modern', 'Without Photos', 'Clouds', 'Paper Cut', 'Balloon'],
    pricing: 'pricing_007',
    priority: 78,
    watermark: true,
  },
  stage: PORTRAIT,
  second: { stage: LANDSCAPE },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.paperSky,
  words: words(
    line('parents', 'Parents-to-be', 'Ritika & Sameer', { kind: 'name', headline: true, required: true, max_length: 24 }),
    line('invitation', 'Invitation line', 'Come, share the joy and guess the name!', { max_length: 44 }),
    whenWords({ date: '2027-01-22', time: '16:00' }),
    whereWords({ venue: 'Terrace Café, Lodhi Colony', city: 'New Delhi' }, { venueLength: 40, cityLength: 20 }),
    line('hosts', 'From', 'Hosted with love by the Malhotras', { kind: 'name', max_length: 40 }),
    lines({
      wish: 'A little one for',
      occasion: 'Baby shower',
      tiny: 'Tiny socks,',
      dreams: 'great big dreams',
      please: 'Our wish',
      weekday: '{date|weekday}',
      day_month: '{date|day} {date|month} {date|year}',
      time_line: '{time|clock} onwards',
    }),
  ),
  scenes: [
    { name: 'Balloon', beats: 8, still: 6.4, join: 'rise', draw: balloonScene },
    { name: 'Line', beats: 6, still: 4.8, join: 'page', draw: lineScene },
    { name: 'Rainbow', beats: 7, still: 5.6, join: 'lift', onlyWith: ['invitation'], draw: rainbowScene },
    { name: 'Day', beats: 11, still: 8.8, draw: dayScene },
  ],
});
