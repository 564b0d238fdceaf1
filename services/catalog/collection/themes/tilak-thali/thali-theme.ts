// A tilak by lamplight, in a theme's silk and texts: the plate, the groom, the invitation, the day.
import { buildTheme, type Listing } from '../../kit/build-theme.ts';
import type { Score } from '../../kit/music/score.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import type { Theme } from '../../kit/theme.ts';
import { dayScene } from './day.ts';
import { groomScene } from './groom.ts';
import { invitationScene } from './invitation.ts';
import { GROOM, STAGE, type ThaliLook } from './look.ts';
import { plateScene } from './plate.ts';

export interface ThaliWords {
  language?: 'hi';
  sample: Record<'groom' | 'parents' | 'invitation' | 'hosts' | 'date' | 'time' | 'venue' | 'city', string>;
  /** Fixed texts; `parents` wraps `{parents}`, `time` wraps `{time|clock}`. */
  fixed: Record<'occasion' | 'groom' | 'parents' | 'hosts' | 'time', string>;
}

export function thaliTheme(listing: Listing, look: ThaliLook, score: Score, { language, sample, fixed }: ThaliWords): Theme {
  return buildTheme({
    listing,
    stage: STAGE,
    second: { stage: PORTRAIT },
    colors: look.colors,
    ...(language ? { language } : {}),
    fonts: look.fonts,
    score,
    photos: [GROOM],
    words: words(
      line('groom_name', "Groom's name", sample.groom, { kind: 'name', required: true, max_length: 32, role: 'groom' }),
      line('parents', "Groom's parents", sample.parents, { kind: 'name', max_length: 56, hint: 'Shown under his picture' }),
      line('invitation', 'Invitation line', sample.invitation, { max_length: 100 }),
      line('hosts', 'Hosts', sample.hosts, { kind: 'name', required: true, max_length: 40 }),
      whenWords({ date: sample.date, time: sample.time }),
      whereWords({ venue: sample.venue, city: sample.city }, { venueLength: 60, cityLength: 28 }),
      lines({
        title: 'शुभ तिलक',
        occasion: fixed.occasion,
        groom_line: fixed.groom,
        parents_line: fixed.parents,
        with_love: fixed.hosts,
        weekday: '{date|weekday}',
        day: '{date|day}',
        month: '{date|month} {date|year}',
        time_line: fixed.time,
      }),
    ),
    scenes: [
      { name: 'Plate', beats: 6, still: 5, join: 'iris', draw: (clock, stage) => plateScene(look, clock, stage) },
      {
        name: 'Groom',
        beats: 6,
        still: 5,
        join: 'dissolve',
        onlyWith: ['groom'],
        draw: (clock, stage) => groomScene(look, clock, stage),
      },
      { name: 'Invitation', beats: 6, still: 5, join: 'iris', draw: (clock, stage) => invitationScene(look, clock, stage) },
      { name: 'Day', beats: 9, still: 7, draw: (clock, stage) => dayScene(look, clock, stage) },
    ],
  });
}
