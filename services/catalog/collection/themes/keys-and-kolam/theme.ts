// A house warming for phones: a kolam in front of the door, the keys, the door opens to show the day.
import { buildTheme, inShape } from '../../kit/build-theme.ts';
import { LANDSCAPE, PORTRAIT } from '../../kit/stage.ts';
import { line, lines, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { homeScene } from './home.ts';
import { keysScene } from './keys.ts';
import { kolamScene } from './kolam.ts';
import { COLORS, PAIRING } from './look.ts';
import { thresholdScene } from './threshold.ts';
import { wideHome, wideKeys, wideKolam, wideThreshold } from './wide.ts';

export const theme = buildTheme({
  listing: {
    id: 167,
    slug: 'keys-and-kolam',
    title: 'Keys & Kolam',
    category: 'house-warming',
    subCategory: 'South Indian',
    description:
      'White chalk on a terracotta floor: a kolam sets its dots and draws its lines in front of your door. The keys swing on their brass ring, the lamps are lit, and the door opens to show the day and the time. A Tamil grihapravesam video for phones, without photos; nadaswaram and thavil.',
    tags: ['Portrait', 'South Indian', 'Without Photos', 'Traditional', 'Kolam', 'Tamil'],
    pricing: 'pricing_006',
    priority: 83,
  },
  stage: PORTRAIT,
  second: { stage: LANDSCAPE },
  colors: COLORS,
  language: 'ta',
  fonts: PAIRING,
  score: TRACKS.gopuramAtNoon,
  words: words(
    line('hosts', 'Hosts', 'கார்த்திக் – மீனா', { kind: 'name', headline: true, required: true, max_length: 32 }),
    line('family', 'Family line', 'மற்றும் இல்லத்தார்', { kind: 'name', max_length: 40 }),
    line('invitation', 'Invitation line', 'எங்கள் புதிய இல்லத்திற்குக் குடும்பத்துடன் வந்து வாழ்த்த வேண்டுகிறோம்', {
      required: true,
      max_length: 84,
    }),
    line('date', 'Date', '2027-01-20', { kind: 'date', required: true, max_length: 40 }),
    line('time', 'Time', 'காலை 6 – 7:30', { required: true, max_length: 14, tells: 'time', hint: 'As it will be shown' }),
    line('venue', 'House and street', '14, மல்லிகை\u00a0இல்லம், வடக்கு வீதி', { kind: 'place', required: true, max_length: 50 }),
    line('city', 'City', 'மதுரை', { kind: 'place', required: true, max_length: 20 }),
    lines({
      weekday: '{date|weekday}',
      month: '{date|month} {date|year}',
      title: 'புதுமனை\nபுகுவிழா',
      welcome: 'அன்புடன் அழைக்கிறோம்',
      keys_line: 'எங்கள் புதிய இல்லம்',
      day: '{date|day}',
    }),
  ),
  scenes: [
    { name: 'Threshold', beats: 6, still: 5, join: 'rise', draw: inShape(wideThreshold, thresholdScene) },
    { name: 'Kolam', beats: 7, still: 6, join: 'diamond', draw: inShape(wideKolam, kolamScene) },
    { name: 'Keys', beats: 6, still: 5, join: 'dissolve', draw: inShape(wideKeys, keysScene) },
    { name: 'Home', beats: 9, still: 6.5, draw: inShape(wideHome, homeScene) },
  ],
});
