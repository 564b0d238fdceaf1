// The video that the neon themes share; each theme has its own colours, listing and sample texts.
import { buildTheme, type Listing } from '../../kit/build-theme.ts';
import type { Score } from '../../kit/music/score.ts';
import type { palette } from '../../kit/palette.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { coupleWords, line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import type { Theme } from '../../kit/theme.ts';
import { coupleScene } from './couple.ts';
import { type NeonLook, PAIRING, STAGE } from './look.ts';
import { partyScene } from './party.ts';
import { placeScene } from './place.ts';
import { switchOnScene } from './switch-on.ts';

export interface NeonTheme {
  listing: Listing;
  score: Score;
  look: NeonLook;
  colors: ReturnType<typeof palette>;
  sample: Record<'groom' | 'bride' | 'invitation' | 'hosts' | 'rsvp' | 'date' | 'time' | 'venue' | 'city', string>;
}

export function neonTheme({ listing, score, look, colors, sample }: NeonTheme): Theme {
  const { groom, bride, date, time, venue, city } = sample;
  return buildTheme({
    listing,
    stage: STAGE,
    second: { stage: LANDSCAPE },
    colors,
    fonts: PAIRING,
    score,
    photos: [look.couple],
    words: words(
      coupleWords({ groom, bride }, { maxLength: 18, together: '&' }),
      line('invitation', 'Invitation line', sample.invitation, { max_length: 44 }),
      line('hosts', 'Invited by', sample.hosts, { kind: 'name', max_length: 44 }),
      line('rsvp', 'Last line', sample.rsvp, { max_length: 44 }),
      whenWords({ date, time }),
      whereWords({ venue, city }, { venueLength: 44, cityLength: 26 }),
      lines({
        occasion: 'SANGEET',
        and: '&',
        date_line: '{date|day} {date|month} {date|year}',
        playlist: 'Two hearts, one playlist',
        tagline: 'The floor is open',
        weekday: '{date|weekday}',
        day: '{date|day}',
        month: '{date|month}',
        time_line: '{time|clock} till late',
      }),
    ),
    scenes: [
      { name: 'Switch on', beats: 11, still: 7.5, join: 'cut', draw: switchOnScene(look) },
      { name: 'Couple', beats: 8, still: 6, join: 'sweep', onlyWith: ['couple'], draw: coupleScene(look) },
      { name: 'Party', beats: 9, still: 7, join: 'iris', draw: partyScene(look) },
      { name: 'Place', beats: 13, still: 9, draw: placeScene(look) },
    ],
  });
}
