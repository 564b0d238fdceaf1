// A haldi in a burst of turmeric: the bowl and the names, the families, the bowls, the day.
import { buildTheme } from '../../kit/build-theme.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { coupleWords, line, lines, parentsWords, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { bowlsScene } from './bowls.ts';
import { dayScene } from './day.ts';
import { familiesScene } from './families.ts';
import { COLORS, PAIRING, STAGE } from './look.ts';
import { splashScene } from './splash.ts';

export const theme = buildTheme({
  listing: {
    id: 157,
    slug: 'turmeric-splash',
    title: 'Turmeric Splash',
    category: 'haldi',
    subCategory: 'Festive',
    description:
      'A brass bowl of turmeric bursts into the morning: clouds of powder in the sun, marigold heads in flight, and your names in deep maroon on a white wall. Loud, sunny and quick on its feet, with bansuri and dholki. No photos needed.',
    tags: ['Festive', 'Without Photos', 'Modern', 'Playful', 'Daytime', 'Yellow', 'Portrait'],
    pricing: 'pricing_005',
    priority: 80,
    watermark: true,
  },
  stage: STAGE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.turmericMorning,
  words: words(
    coupleWords({ groom: 'Vivaan', bride: 'Kavya' }, { maxLength: 20, together: '&' }),
    parentsWords({ groom: 'Smt. Neelam & Shri Sanjay Agarwal', bride: 'Smt. Ritu & Shri Manoj Khandelwal' }, undefined, 40),
    line('invitation', 'Invitation line', 'Come in white, leave in yellow!', { max_length: 44 }),
    line('note', 'A note', 'Turmeric, flowers and a lot of noise', { max_length: 40 }),
    line('hosts', 'Last line', 'Brunch follows by the pool', { max_length: 30 }),
    whenWords({ date: '2027-01-29', time: '09:30' }),
    whereWords({ venue: 'Suraj Bagh, Tonk Road', city: 'Jaipur' }, { venueLength: 40, cityLength: 26 }),
    lines({
      occasion: 'Haldi Morning',
      and: '&',
      tagline: 'are turning yellow',
      with_blessings: 'With love from home',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month}',
      time_line: '{time|clock} sharp',
    }),
  ),
  scenes: [
    { name: 'Splash', beats: 8, still: 5.5, join: 'walk-through', draw: splashScene },
    { name: 'Families', beats: 7, still: 5.4, join: 'sweep', draw: familiesScene },
    { name: 'Bowls', beats: 7, still: 5.6, join: 'walk-through', draw: bowlsScene },
    { name: 'Day', beats: 10, still: 7, draw: dayScene },
  ],
});
