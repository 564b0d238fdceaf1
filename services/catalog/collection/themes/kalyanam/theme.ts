// A Tamil wedding from dawn at the temple to the muhurtham, in Tamil.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { coupleWords, line, lines, parentsWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { dawnScene } from './dawn.ts';
import { dayScene } from './day.ts';
import { familiesScene } from './families.ts';
import { kolamScene } from './kolam.ts';
import { COLORS, PAIRING, STAGE } from './look.ts';

export const theme = buildTheme({
  listing: {
    id: 112,
    slug: 'kalyanam',
    title: 'Kalyanam',
    category: 'wedding',
    subCategory: 'South Indian',
    description:
      'The sun rises behind the temple gopuram, a kolam draws itself around its dots, the kuthuvilakku is lit, and a maroon pattu silk with a leaf-green border shows the muhurtham. Worded in Tamil from the first line; veena, nadaswaram and mridangam in raga Mohanam.',
    tags: ['Traditional', 'Portrait', 'South Indian', 'Tamil', 'Without Photos', 'Temple'],
    pricing: 'pricing_004',
    priority: 84,
  },
  stage: STAGE,
  second: { stage: LANDSCAPE },
  colors: COLORS,
  language: 'ta',
  fonts: PAIRING,
  score: TRACKS.templeSteps,
  words: words(
    coupleWords(
      { groom: 'கார்த்திக்', bride: 'நந்தினி' },
      { together: '–', maxLength: 20, honours: { groom: 'செல்வன்', bride: 'செல்வி' } },
    ),
    parentsWords(
      { groom: 'திரு.\u00a0சுந்தரம் – திருமதி.\u00a0லலிதா', bride: 'திரு.\u00a0ராகவன் – திருமதி.\u00a0மாலதி' },
      { son: '{} அவர்களின் மகன்', daughter: '{} அவர்களின் மகள்' },
      50,
    ),
    line('invitation', 'Invitation line', 'எங்கள் இல்லத் திருமண விழாவிற்கு வருகை தந்து மணமக்களை வாழ்த்தியருள அன்புடன் அழைக்கிறோம்', {
      max_length: 86,
    }),
    line('date', 'Date', '2027-02-11', { kind: 'date', required: true, max_length: 40 }),
    line('time', 'Muhurtham', 'காலை 7:30 – 9:00 மணி', { required: true, max_length: 22, tells: 'time' }),
    whereWords({ venue: 'பொற்றாமரை திருமண மஹால்', city: 'மதுரை' }, { venueLength: 36, cityLength: 16 }),
    line('blessing', 'Closing line', 'அனைவரும் வருக!', { max_length: 18 }),
    lines({
      day_words: '{date|weekday}',
      month_year: '{date|month} {date|year}',
      invocation: 'ஸ்ரீ விநாயகர் துணை',
      heading: 'திருமண அழைப்பிதழ்',
      joined: 'உடன்',
      welcome: 'வணக்கம்',
      muhurtham: 'முகூர்த்தம்',
      day: '{date|day}',
    }),
  ),
  scenes: [
    { name: 'Dawn', beats: 8, still: 6.4, join: 'dissolve', draw: dawnScene },
    { name: 'Kolam', beats: 9, still: 7.4, join: 'rise', draw: kolamScene },
    { name: 'Families', beats: 9, still: 7, onlyWith: ['groom_parents', 'bride_parents'], join: 'page', draw: familiesScene },
    { name: 'Day', beats: 14, still: 8, draw: dayScene },
  ],
});
