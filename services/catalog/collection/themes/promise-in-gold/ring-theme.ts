// The video of the two rings.
import { buildTheme, type Listing } from '../../kit/build-theme.ts';
import type { Score } from '../../kit/music/score.ts';
import type { PhotoPlace } from '../../kit/photo-frame.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { coupleWords, line, lines, parentsWords, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import type { Theme } from '../../kit/theme.ts';
import { dayScene } from './day.ts';
import { COLORS, PAIRING, STAGE } from './look.ts';
import { placeScene } from './place.ts';
import { herScene, hisScene } from './portraits.ts';
import { ringsScene } from './rings.ts';

interface RingTheme {
  listing: Listing;
  score: Score;
  her: PhotoPlace;
  him: PhotoPlace;
  sample: {
    names: { groom: string; bride: string };
    parents: { groom: string; bride: string };
    invitation: string;
    when: { date: string; time: string };
    where: { venue: string; city: string };
  };
}

export function ringTheme({ listing, score, her, him, sample }: RingTheme): Theme {
  return buildTheme({
    listing,
    stage: STAGE,
    second: { stage: PORTRAIT },
    colors: COLORS,
    fonts: PAIRING,
    score,
    photos: [her, him],
    words: words(
      coupleWords(sample.names, { maxLength: 18, together: '&' }),
      parentsWords(sample.parents),
      line('invitation', 'Invitation line', sample.invitation, { max_length: 60 }),
      whenWords(sample.when),
      whereWords(sample.where, { venueLength: 52, cityLength: 28 }),
      lines({
        occasion: 'ENGAGEMENT',
        and: '&',
        teaser: '{date|weekday}, {date|day} {date|month}',
        her_line: 'BRIDE-TO-BE',
        his_line: 'GROOM-TO-BE',
        day: '{date|day}',
        month: '{date|month} {date|year}',
        weekday: '{date|weekday}, {time|clock}',
        date_line: '{date|long}',
        time_line: 'from {time|clock}',
      }),
    ),
    scenes: [
      { name: 'Rings', beats: 6, still: 5, join: 'iris', draw: ringsScene },
      { name: 'Bride-to-be', beats: 5, still: 4, join: 'sweep', draw: herScene(her) },
      { name: 'Groom-to-be', beats: 5, still: 4, join: 'diamond', draw: hisScene(him) },
      { name: 'Day', beats: 5, still: 4, join: 'rise', draw: dayScene },
      { name: 'Place', beats: 7, still: 5.6, draw: placeScene },
    ],
  });
}
