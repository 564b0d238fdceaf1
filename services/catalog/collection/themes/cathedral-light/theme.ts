// A church wedding in coloured light: the rose, the couple, the families, the day.
import { buildTheme } from '../../kit/build-theme.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { coupleWords, line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { coupleScene } from './couple.ts';
import { dayScene } from './day.ts';
import { familiesScene } from './families.ts';
import { BRIDE, COLORS, GROOM, PAIRING, STAGE } from './look.ts';
import { roseScene } from './rose.ts';

export const theme = buildTheme({
  listing: {
    id: 123,
    slug: 'cathedral-light',
    title: 'Cathedral Light',
    category: 'wedding',
    subCategory: 'Christian',
    description:
      'Pane by pane a great rose window lights up, and its colours fall over stone and lilies onto your names. Photos of the bride and groom fit into the lancet windows beside it. A church wedding in ruby, sapphire and gold, with organ, strings and bells.',
    tags: ['Christian', 'Elite', 'Stained Glass', 'Church', 'Classic', 'Lilies', 'Portrait'],
    pricing: 'pricing_001',
    priority: 92,
    elite: true,
  },
  stage: STAGE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.bellsOverTheValley,
  photos: [GROOM, BRIDE],
  words: words(
    coupleWords({ groom: 'Joel', bride: 'Annika' }, { maxLength: 24, together: '&' }),
    line('verse', 'Verse', '“Love never fails.” 1 Corinthians 13:8', { max_length: 70 }),
    line('groom_parents', "Groom's parents", 'Mrs.\u00a0Susan & Mr.\u00a0Thomas\u00a0Kurian', { kind: 'name', max_length: 56 }),
    line('bride_parents', "Bride's parents", 'Mrs.\u00a0Lissy & Mr.\u00a0George\u00a0Mathew', { kind: 'name', max_length: 56 }),
    line('invitation', 'Invitation line', 'invite you to share the joy of their children’s marriage', { max_length: 80 }),
    whenWords({ date: '2027-01-09', time: '16:30' }),
    whereWords(
      { venue: 'Church of the Holy\u00a0Light, Princess Street', city: 'Fort Kochi, Kerala' },
      { venueLength: 44, cityLength: 30 },
    ),
    line('reception', 'Reception line', 'Reception follows at the Harbour Hall, 7 PM', { max_length: 50 }),
    lines({
      opening: 'Together in God’s grace',
      and: 'and',
      occasion: 'Holy Matrimony',
      groom_caption: '{groom_name}',
      bride_caption: '{bride_name}',
      groom_family: '{groom_parents}',
      bride_family: '{bride_parents}',
      with: 'with',
      date_line: '{date|long}',
      time_line: 'at {time|clock}',
    }),
  ),
  scenes: [
    { name: 'Rose', beats: 6, still: 4.6, join: 'dissolve', draw: roseScene },
    { name: 'Couple', beats: 5, still: 3.6, join: 'dissolve', onlyWith: ['groom', 'bride'], draw: coupleScene },
    { name: 'Families', beats: 6, still: 5, join: 'iris', draw: familiesScene },
    { name: 'Day', beats: 8, still: 6, draw: dayScene },
  ],
});
