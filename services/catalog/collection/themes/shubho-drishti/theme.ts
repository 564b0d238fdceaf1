// A Bengali wedding: alpana on the red floor, the leaves that part, the white sari, dusk in the courtyard, the lit house. In Bengali.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE, PORTRAIT } from '../../kit/stage.ts';
import { coupleWords, line, lines, parentsWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { dayScene } from './day.ts';
import { drishtiScene } from './drishti.ts';
import { familiesScene } from './families.ts';
import { floorScene } from './floor.ts';
import { COLORS, PAIRING } from './look.ts';
import { placeScene } from './place.ts';

export const theme = buildTheme({
  listing: {
    id: 172,
    slug: 'shubho-drishti',
    title: 'Shubho Drishti',
    category: 'wedding',
    subCategory: 'Bengali',
    description:
      'An alpana draws itself on a red floor, and you go through its middle: two betel leaves part, and your names stand under topor and mukut. A white sari with a red border for the families, a chandmala that brings the day at dusk, the old house lit for the night. The butterfly of Prajapati flies along. Worded in Bengali, upright or wide; dotara, khol and flute.',
    tags: ['Premium', 'Traditional', 'Bengali', 'Alpana', 'Without Photos', 'Portrait'],
    pricing: 'pricing_003',
    priority: 88,
    brideFirst: true,
  },
  stage: PORTRAIT,
  second: { stage: LANDSCAPE },
  colors: COLORS,
  language: 'bn',
  fonts: PAIRING,
  score: TRACKS.ferrySong,
  words: words(
    coupleWords(
      { groom: 'অনির্বাণ', bride: 'শ্রেয়সী' },
      { together: 'ও', maxLength: 22, honours: { groom: 'শ্রীমান', bride: 'কল্যাণীয়া' } },
    ),
    parentsWords(
      { groom: 'শ্রী\u00a0সুবীর\u00a0সেন ও শ্রীমতী\u00a0মালা\u00a0সেন', bride: 'শ্রী\u00a0অরুণ\u00a0রায় ও শ্রীমতী\u00a0কাকলি\u00a0রায়' },
      { son: '{}-এর পুত্র', daughter: '{}-এর কন্যা' },
      50,
    ),
    line('date', 'Date', '2027-01-24', { kind: 'date', required: true, max_length: 40 }),
    line('time', 'Time', 'সন্ধ্যা 7:30', { required: true, max_length: 20, tells: 'time', hint: 'As it will be shown' }),
    whereWords({ venue: 'ঠাকুরদালান, সেন বাড়ি', city: 'শোভাবাজার, কলকাতা' }, { venueLength: 32, cityLength: 23 }),
    lines({
      invocation: 'শ্রীশ্রী প্রজাপতয়ে নমঃ',
      title: 'শুভ বিবাহ',
      welcome: 'সাদর আমন্ত্রণ',
      drishti: 'শুভদৃষ্টি',
      lagna: 'শুভ লগ্ন',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month}',
      date_line: '{date|long}',
    }),
  ),
  scenes: [
    { name: 'Alpana', beats: 8, still: 6.6, join: 'walk-through', draw: floorScene },
    { name: 'Drishti', beats: 10, still: 8.6, join: 'rise', draw: drishtiScene },
    {
      name: 'Families',
      beats: 8,
      still: 6.6,
      onlyWith: ['groom_parents', 'bride_parents'],
      join: 'lift',
      draw: familiesScene,
    },
    { name: 'Day', beats: 8, still: 6.6, join: 'dissolve', draw: dayScene },
    { name: 'Place', beats: 16, still: 9, draw: placeScene },
  ],
});
