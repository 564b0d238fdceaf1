// A Malayali wedding from the hour before sunrise to the muhurtham, on the backwaters, in Malayalam.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE, PORTRAIT } from '../../kit/stage.ts';
import { coupleWords, line, lines, parentsWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { dayScene } from './day.ts';
import { familiesScene } from './families.ts';
import { kayalScene } from './kayal.ts';
import { lampScene } from './lamp.ts';
import { COLORS, PAIRING } from './look.ts';
import { placeScene } from './place.ts';

export const theme = buildTheme({
  listing: {
    id: 171,
    slug: 'kayaloram',
    title: 'Kayaloram',
    category: 'wedding',
    subCategory: 'South Indian',
    description:
      'Before sunrise a rice boat with lit windows crosses the backwater between palms. In the verandah of the old house the nilavilakku is lit wick by wick beside the full measure, a kasavu cloth unrolls for both families, and the leaf of gold comes down on its yellow thread with your day in it. Worded in Malayalam, upright or wide; the drums, reed and horns of Kerala.',
    tags: ['Premium', 'Traditional', 'South Indian', 'Malayalam', 'Kerala', 'Without Photos', 'Portrait'],
    pricing: 'pricing_002',
    priority: 88,
    brideFirst: true,
  },
  stage: LANDSCAPE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  language: 'ml',
  fonts: PAIRING,
  score: TRACKS.backwaterLamps,
  words: words(
    coupleWords({ groom: 'അഭിജിത്ത്', bride: 'ഗായത്രി' }, { maxLength: 24 }),
    parentsWords(
      { groom: 'ശ്രീ.\u00a0രാജശേഖരന്റെയും ശ്രീമതി\u00a0ലതയുടെയും', bride: 'ശ്രീ.\u00a0മുരളീധരന്റെയും ശ്രീമതി\u00a0ബിന്ദുവിന്റെയും' },
      { son: '{} മകൻ', daughter: '{} മകൾ' },
      56,
    ),
    line('invitation', 'Invitation line', 'ഞങ്ങളുടെ മക്കളുടെ വിവാഹത്തിന് കുടുംബസമേതം എത്തി അനുഗ്രഹിക്കണമെന്ന് അഭ്യർത്ഥിക്കുന്നു', { max_length: 94 }),
    line('date', 'Date', '2027-01-31', { kind: 'date', required: true, max_length: 40 }),
    line('time', 'Muhurtham', 'രാവിലെ 10:30-നും 11:15-നും മദ്ധ്യേ', {
      required: true,
      max_length: 34,
      tells: 'time',
      hint: 'As it will be shown',
    }),
    whereWords({ venue: 'കായൽത്തീരം ഓഡിറ്റോറിയം', city: 'ആലപ്പുഴ' }, { venueLength: 40, cityLength: 21 }),
    // The dash stays with the first name where the line breaks.
    {
      fields: [],
      texts: {
        couple: { text: '{groom_name}\u00a0– {bride_name}', bride_first: '{bride_name}\u00a0– {groom_name}' },
      },
    },
    lines({
      heading: 'വിവാഹ ക്ഷണപത്രിക',
      joined: '&',
      welcome: 'സ്വാഗതം',
      muhurtham: 'ശുഭമുഹൂർത്തം',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month} {date|year}',
      date_line: '{date|long}',
    }),
  ),
  scenes: [
    { name: 'Kayal', beats: 6, still: 5, join: 'walk-through', draw: kayalScene },
    { name: 'Lamp', beats: 6, still: 5, join: 'rise', draw: lampScene },
    {
      name: 'Families',
      beats: 6,
      still: 5,
      onlyWith: ['groom_parents', 'bride_parents'],
      join: 'lift',
      draw: familiesScene,
    },
    { name: 'Day', beats: 6, still: 5, join: 'dissolve', draw: dayScene },
    { name: 'Place', beats: 12, still: 7, draw: placeScene },
  ],
});
