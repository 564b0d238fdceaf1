// A sangeet in neon, in portrait for phones: tubes light up around the names; the couple, the floor, the day.
import { palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { TRACKS } from '../../music/index.ts';
import { sangeetCouple } from '../../samples/celebrations.ts';
import { neonLook } from './look.ts';
import { neonTheme } from './neon-theme.ts';

export const theme = neonTheme({
  listing: {
    id: 152,
    slug: 'neon-sangeet',
    title: 'Neon Sangeet',
    category: 'sangeet',
    subCategory: 'Modern',
    description:
      'A jharokha of neon tubes flickers on around your names, beams run over the floor from a mirror ball, and dancers turn in front of a striped sun. Ink, magenta and cyan with a synth-pop beat; made for phones, with room for one photo of the two of you.',
    tags: ['Modern', 'Portrait', 'Disco', 'Neon', 'Party', 'Dance'],
    pricing: 'pricing_005',
    priority: 82,
    watermark: true,
  },
  score: TRACKS.cityLights,
  colors: palette({ ground: '#0d0a1f', deep: '#060412', metal: '#35e6ff', bloom: '#ff2fa4', paper: '#fdf4ff' }),
  look: neonLook(
    {
      one: '#ff2fa4',
      two: '#35e6ff',
      three: '#8b5bff',
      warm: '#ffb8e2',
      cool: '#9ef3ff',
      night: ['#0a0719', '#1c0d3c'],
      haze: '#5a1f9c',
      floor: '#21104a',
      dark: '#0d0826',
      figure: '#080517',
      sun: '#ffb03a',
      ball: ['#231056', '#7e6bd8', '#d7f8ff'],
    },
    photoPlace('couple', 'Photo of the two of you', sangeetCouple, false),
  ),
  sample: {
    groom: 'Kabir',
    bride: 'Tara',
    invitation: 'Two left feet? Come anyway.',
    hosts: 'The Mehras & the D’Costa-Raos',
    rsvp: 'DJ from eight, biryani at ten',
    date: '2027-01-22',
    time: '20:00',
    venue: 'Warehouse Nine, Lower Parel',
    city: 'Mumbai',
  },
});
