// A Telugu wedding woven into pattu silk, in Telugu.
import { buildTheme } from '../../kit/build-theme.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { coupleWords, line, lines, parentsWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { dayScene } from './day.ts';
import { familiesScene } from './families.ts';
import { COLORS, PAIRING, STAGE } from './look.ts';
import { namesScene } from './names.ts';
import { placeScene } from './place.ts';

export const theme = buildTheme({
  listing: {
    id: 117,
    slug: 'telugu-pelli',
    title: 'Telugu Pelli',
    category: 'wedding',
    subCategory: 'South Indian',
    description:
      'Turmeric pattu silk with temple borders unrolls, mango leaves come down, bells ring and fall silent, and a woven cartouche opens around the names. A turmeric thread is tied between the two families; the kalash stands on its muggu beside the date. Worded in Telugu; nadaswaram and thavil.',
    tags: ['Traditional', 'South Indian', 'Telugu', 'Without Photos', 'Kalash', 'Silk', 'Portrait'],
    pricing: 'pricing_006',
    priority: 80,
    watermark: true,
  },
  stage: STAGE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  language: 'te',
  fonts: PAIRING,
  score: TRACKS.gopuramAtNoon,
  words: words(
    coupleWords(
      { groom: 'కృష్ణ చైతన్య', bride: 'శ్రావణి' },
      { together: '–', maxLength: 22, honours: { groom: 'చి.', bride: 'చి. ల. సౌ.' } },
    ),
    parentsWords(
      { groom: 'శ్రీమతి\u00a0లక్ష్మి – శ్రీ\u00a0వెంకటరావు', bride: 'శ్రీమతి\u00a0పద్మ – శ్రీ\u00a0రామకృష్ణ' },
      { son: '{} గారి కుమారుడు', daughter: '{} గారి కుమార్తె' },
      50,
    ),
    line('date', 'Date', '2027-02-21', { kind: 'date', required: true, max_length: 40 }),
    line('time', 'Muhurtham', 'ఉదయం 9:45 గంటలకు', { required: true, max_length: 24, tells: 'time' }),
    whereWords({ venue: 'గౌతమి కళ్యాణ మండపం', city: 'రాజమహేంద్రవరం' }, { venueLength: 32, cityLength: 20 }),
    line('invitation', 'Closing line', 'మీరు సకుటుంబంగా విచ్చేసి వధూవరులను ఆశీర్వదించగలరు', { max_length: 60 }),
    lines({
      day_words: '{date|weekday}',
      month_year: '{date|month} {date|year}',
      invocation: 'శ్రీరస్తు · శుభమస్తు · అవిఘ్నమస్తు',
      joined: 'మరియు',
      occasion: 'శుభలేఖ · వివాహ మహోత్సవ ఆహ్వానం',
      muhurtham: 'సుముహూర్తం',
      day: '{date|day}',
      when: '{date|long}\u00a0· {time}',
    }),
  ),
  scenes: [
    { name: 'Names', beats: 8, still: 6.4, join: 'lift', draw: namesScene },
    {
      name: 'Families',
      beats: 8,
      still: 6.4,
      onlyWith: ['groom_parents', 'bride_parents'],
      join: 'diamond',
      draw: familiesScene,
    },
    { name: 'Day', beats: 7, still: 5.6, join: 'rise', draw: dayScene },
    { name: 'Place', beats: 12, still: 8, draw: placeScene },
  ],
});
