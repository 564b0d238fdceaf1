// A wedding wholly in white: paper, light and shadow.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE, PORTRAIT } from '../../kit/stage.ts';
import { coupleWords, DATE_AFTER_WEEKDAY, line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { dayScene } from './day.ts';
import { layersScene } from './layers.ts';
import { COLORS, PAIRING } from './look.ts';
import { placeScene } from './place.ts';
import { sheetScene } from './sheet.ts';

export const theme = buildTheme({
  listing: {
    id: 173,
    slug: 'paper-light',
    title: 'Paper Light',
    category: 'wedding',
    subCategory: 'Modern',
    description:
      'Nothing but white: the camera goes through sheet after sheet of cut paper to your names in dark foil. Window light and the shadow of leaves cross every page, the day stands above its sheet, and an arch of paper blooms frames the place. Modern and of no one faith, upright or wide; nylon guitar and vibraphone.',
    tags: ['Modern', 'Elegant', 'White', 'Paper', 'Without Photos', 'Portrait'],
    pricing: 'pricing_003',
    priority: 87,
    brideFirst: true,
  },
  stage: PORTRAIT,
  second: { stage: LANDSCAPE },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.pearlHour,
  words: words(
    coupleWords({ groom: 'Neil', bride: 'Tara' }, { together: '&', maxLength: 28 }),
    line('families', 'First line', 'Together with their families', { max_length: 40 }),
    line('invitation', 'Invitation line', 'ask for the pleasure of your company at their wedding', { max_length: 70 }),
    whenWords({ date: '2027-04-18', time: '17:00' }),
    whereWords({ venue: 'The Glass Courtyard, Aldona', city: 'Goa' }, { venueLength: 38, cityLength: 21 }),
    lines({
      heading: 'the wedding of',
      and: 'and',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month} {date|year}',
      date_line: DATE_AFTER_WEEKDAY,
      time_line: 'at {time|clock}',
    }),
  ),
  scenes: [
    { name: 'Layers', beats: 5, still: 4.2, join: 'walk-through', draw: layersScene },
    { name: 'Sheet', beats: 6, still: 5, join: 'lift', draw: sheetScene },
    { name: 'Day', beats: 5, still: 4.2, join: 'walk-through', draw: dayScene },
    { name: 'Place', beats: 10, still: 7, draw: placeScene },
  ],
});
