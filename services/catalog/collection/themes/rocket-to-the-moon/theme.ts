// A birthday in space: launch, the astronaut, the age as a planet, the boarding pass.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE, PORTRAIT } from '../../kit/stage.ts';
import { line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { astronautScene } from './astronaut.ts';
import { launchScene } from './launch.ts';
import { ASTRONAUT, COLORS, PAIRING } from './look.ts';
import { passScene } from './pass.ts';
import { planetScene } from './planet.ts';

export const theme = buildTheme({
  listing: {
    id: 141,
    slug: 'rocket-to-the-moon',
    title: 'Rocket to the Moon',
    category: 'birthday',
    subCategory: 'Kids',
    description:
      'Three, two, one: a rocket leaves the moon with your child’s name above it, the birthday star looks out of an astronaut’s helmet, and the new age hangs in the sky as a ringed planet. A boarding pass shows the day, the lift-off time and the launch pad. It sounds like a space game; made for phones.',
    tags: ['Kids', 'Portrait', 'Space', 'Modern', 'Playful', 'Rocket'],
    pricing: 'pricing_005',
    priority: 84,
    watermark: true,
  },
  stage: PORTRAIT,
  second: { stage: LANDSCAPE },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.countdown,
  photos: [ASTRONAUT],
  words: words(
    line('child_name', "Birthday child's name", 'Kabir', { kind: 'name', headline: true, required: true, max_length: 18 }),
    line('age', 'Age', '6', { required: true, max_length: 3, hint: 'In figures: it becomes a planet' }),
    whenWords({ date: '2027-02-13', time: '16:30' }),
    whereWords({ venue: 'Orbit Play Zone, Indiranagar', city: 'Bengaluru' }, { venueLength: 38, cityLength: 20 }),
    line('hosts', 'From', 'Ground control: Meghna & Arvind Rao', { kind: 'name', max_length: 36 }),
    lines({
      countdown: '3 … 2 … 1 … lift-off!',
      occasion: 'is having a birthday',
      mission_line: 'Meet our astronaut',
      proud_line: 'Captain of the day',
      trips: '{age} trips around the sun!',
      pass_title: 'Boarding pass',
      weekday: '{date|weekday}',
      day_month: '{date|day} {date|month} {date|year}',
      time_line: 'Lift-off at {time|clock}',
    }),
  ),
  scenes: [
    { name: 'Launch', beats: 10, still: 8, join: 'rise', draw: launchScene },
    { name: 'Astronaut', beats: 8, still: 6.4, join: 'sweep', draw: astronautScene },
    { name: 'Planet', beats: 7, still: 5.6, join: 'rise', draw: planetScene },
    { name: 'Pass', beats: 15, still: 12, draw: passScene },
  ],
});
