// A reception on a velvet stage: the curtains, the couple, the card, the evening.
import { buildTheme } from '../../kit/build-theme.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { coupleWords, line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { coupleScene } from './couple.ts';
import { eveningScene } from './evening.ts';
import { invitationScene } from './invitation.ts';
import { BRIDE, COLORS, GROOM, PAIRING, STAGE } from './look.ts';
import { openingScene } from './opening.ts';

export const theme = buildTheme({
  listing: {
    id: 128,
    slug: 'velvet-evening',
    title: 'Velvet Evening',
    category: 'reception',
    subCategory: 'Traditional',
    description:
      'Burgundy curtains part in the spotlight, rose petals fall, and your names stand on the stage under a Hindi heading. Photos of the bride and groom come down on gilded cards, and the families’ words on another. The evening closes on velvet, with sitar and tabla.',
    tags: ['Traditional', 'Reception', 'Hindi', 'Velvet', 'Roses', 'Stage', 'Portrait'],
    pricing: 'pricing_007',
    priority: 78,
    watermark: true,
  },
  stage: STAGE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.courtyardEvening,
  photos: [GROOM, BRIDE],
  words: words(
    coupleWords({ groom: 'Siddharth', bride: 'Ishita' }, { maxLength: 22, together: '&' }),
    line('hosts', 'Hosts', 'Smt. Sunita & Shri Rakesh Agarwal', { kind: 'name', required: true, max_length: 54 }),
    line('invitation', 'Invitation line', 'request the pleasure of your company at the wedding reception of', { max_length: 76 }),
    line('parents', 'Line below the names', 'Dinner and music follow', { max_length: 40 }),
    whenWords({ date: '2026-12-06', time: '20:00' }),
    whereWords({ venue: 'Rang Mahal Auditorium, Gomti Nagar', city: 'Lucknow' }, { venueLength: 52, cityLength: 24 }),
    lines({
      heading: 'स्वागत समारोह',
      and: '&',
      occasion: 'Wedding Reception',
      groom_caption: '{groom_name}',
      bride_caption: '{bride_name}',
      date_line: '{date|long}',
      time_line: '{time|clock} onwards',
      closing: 'आपकी उपस्थिति हमारा सौभाग्य है',
    }),
  ),
  scenes: [
    { name: 'Curtains', beats: 6, still: 5, join: 'dissolve', draw: openingScene },
    { name: 'Couple', beats: 6, still: 4.6, join: 'dissolve', draw: coupleScene },
    { name: 'Card', beats: 7, still: 5.4, join: 'dissolve', draw: invitationScene },
    { name: 'Evening', beats: 8, still: 6, draw: eveningScene },
  ],
});
