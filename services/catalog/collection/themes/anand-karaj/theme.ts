// A Sikh wedding in Punjabi: phulkari embroidery, white marble by the water.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { coupleWords, line, lines, parentsWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { coupleScene } from './couple.ts';
import { dawnScene } from './dawn.ts';
import { dayScene } from './day.ts';
import { familiesScene } from './families.ts';
import { COLORS, COUPLE, PAIRING, STAGE } from './look.ts';

export const theme = buildTheme({
  listing: {
    id: 118,
    slug: 'anand-karaj',
    title: 'Anand Karaj',
    category: 'wedding',
    subCategory: 'Punjabi',
    description:
      'Dawn over still water and a hall of white marble; around it phulkari stitches itself in orange, pink and ivory silk, diamond by diamond. Room for a photo of the couple, for both families and for the time of the Anand Karaj. Worded in Punjabi, calm and bright, with harmonium, rabab and tabla.',
    tags: ['Traditional', 'Portrait', 'Punjabi', 'Sikh', 'Phulkari'],
    pricing: 'pricing_004',
    priority: 82,
  },
  stage: STAGE,
  second: { stage: LANDSCAPE },
  colors: COLORS,
  language: 'pa',
  fonts: PAIRING,
  score: TRACKS.marbleSteps,
  photos: [COUPLE],
  words: words(
    coupleWords({ groom: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', bride: 'ਹਰਲੀਨ ਕੌਰ' }, { together: 'ਅਤੇ', maxLength: 22 }),
    parentsWords(
      { groom: 'ਸ. ਬਲਵਿੰਦਰ ਸਿੰਘ ਅਤੇ ਸਰਦਾਰਨੀ ਮਨਜੀਤ ਕੌਰ', bride: 'ਸ. ਕੁਲਦੀਪ ਸਿੰਘ ਅਤੇ ਸਰਦਾਰਨੀ ਜਸਬੀਰ ਕੌਰ' },
      { son: 'ਸਪੁੱਤਰ {}', daughter: 'ਸਪੁੱਤਰੀ {}' },
      50,
    ),
    line('couple_line', 'Line below the photo', 'ਤੁਹਾਡੀਆਂ ਅਸੀਸਾਂ ਨਾਲ', { max_length: 28 }),
    line('invitation', 'Closing line', 'ਪਰਿਵਾਰ ਸਮੇਤ ਪਧਾਰ ਕੇ ਬੱਚਿਆਂ ਨੂੰ ਅਸੀਸਾਂ ਦਿਓ ਜੀ', { max_length: 56 }),
    line('date', 'Date', '2026-12-13', { kind: 'date', required: true, max_length: 40 }),
    line('time', 'Time', 'ਸਵੇਰੇ 10:00 ਵਜੇ', { required: true, max_length: 22, tells: 'time' }),
    whereWords({ venue: 'ਗੁਰਦੁਆਰਾ ਸਾਹਿਬ, ਮਾਡਲ ਟਾਊਨ', city: 'ਲੁਧਿਆਣਾ' }, { venueLength: 40, cityLength: 20 }),
    lines({
      day_words: '{date|weekday}',
      month_year: '{date|month} {date|year}',
      invocation: 'ੴ ਸਤਿਗੁਰ ਪ੍ਰਸਾਦਿ',
      heading: 'ਅਨੰਦ ਕਾਰਜ',
      and: 'ਅਤੇ',
      occasion: 'ਵਿਆਹ ਦਾ ਸੱਦਾ',
      day: '{date|day}',
    }),
  ),
  scenes: [
    { name: 'Dawn', beats: 6, still: 4.8, join: 'rise', draw: dawnScene },
    { name: 'Couple', beats: 5, still: 4, onlyWith: ['couple'], join: 'page', draw: coupleScene },
    { name: 'Families', beats: 6, still: 5, onlyWith: ['groom_parents', 'bride_parents'], join: 'diamond', draw: familiesScene },
    { name: 'Day', beats: 9, still: 6, draw: dayScene },
  ],
});
