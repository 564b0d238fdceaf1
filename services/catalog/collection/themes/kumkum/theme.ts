// A tilak by daylight and by lamplight: the plate, the lamps, the kalash, the day.
import { buildTheme } from '../../kit/build-theme.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { line, lines, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { dayScene } from './day.ts';
import { kalashScene } from './kalash.ts';
import { lampsScene } from './lamps.ts';
import { COLORS, PAIRING, STAGE } from './look.ts';
import { thaliScene } from './thali.ts';

export const theme = buildTheme({
  listing: {
    id: 163,
    slug: 'kumkum',
    title: 'Kumkum',
    category: 'tilak',
    subCategory: 'Modern',
    description:
      'The brass plate of the tilak in the morning sun, its lamp alight; a pinch of vermilion rises. Then lamps on silk under marigolds, the kalash with its coconut, the day on a card edged with gold. Large Devanagari, for families who say it in few words. No photos needed; jaltarang and bansuri.',
    tags: ['Modern', 'Lamps', 'Hindi', 'Without Photos', 'Tilak', 'Portrait'],
    pricing: 'pricing_007',
    priority: 76,
    watermark: true,
  },
  stage: STAGE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  language: 'hi',
  fonts: PAIRING,
  score: TRACKS.bowlsOfWater,
  words: words(
    line('groom_name', "Groom's name", 'आदित्य नारायण', { kind: 'name', required: true, max_length: 26, role: 'groom' }),
    line('parents', "Groom's parents", 'श्रीमती\u00a0सुनीता एवं श्री\u00a0राजीव त्रिपाठी', {
      kind: 'name',
      required: true,
      max_length: 46,
    }),
    line('invitation', 'Invitation line', 'हमारे पुत्र के तिलकोत्सव पर आप सपरिवार आमंत्रित हैं', { max_length: 90 }),
    line('hosts', 'Hosts', 'त्रिपाठी परिवार', { kind: 'name', required: true, max_length: 40 }),
    line('date', 'Date', '2027-02-22', { kind: 'date', required: true, max_length: 40 }),
    line('time', 'Time', 'सायं 6 बजे से', {
      required: true,
      max_length: 30,
      tells: 'time',
      hint: 'As it will be shown: सायं 6 बजे से',
    }),
    line('venue', 'Venue', 'गोमती निवास, विपिन खंड', { kind: 'place', required: true, max_length: 45 }),
    line('city', 'City', 'लखनऊ', { kind: 'place', required: true, max_length: 20 }),
    lines({
      weekday: '{date|weekday}',
      month: '{date|month} {date|year}',
      title: 'शुभ तिलक',
      welcome_first: 'सादर',
      welcome_second: 'आमंत्रण',
      parents_line: '{parents} के सुपुत्र',
      date_line: '{date|long}',
      day: '{date|day}',
    }),
  ),
  scenes: [
    { name: 'Plate', beats: 4, still: 3.2, join: 'dissolve', draw: thaliScene },
    { name: 'Lamps', beats: 4, still: 3.2, join: 'dissolve', draw: lampsScene },
    { name: 'Kalash', beats: 4, still: 3.2, join: 'dissolve', draw: kalashScene },
    { name: 'Day', beats: 6, still: 4.6, draw: dayScene },
  ],
});
