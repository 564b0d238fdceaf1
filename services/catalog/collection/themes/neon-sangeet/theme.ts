// A sangeet in neon, in portrait for phones: tubes light up around the names; the couple, the floor, the day.
import { palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { withPalettes } from '../../kit/with-palettes.ts';
import { TRACKS } from '../../music/index.ts';
import { sangeetCouple } from '../../samples/celebrations.ts';
import { neonLook, type Tubes } from './look.ts';
import { neonTheme } from './neon-theme.ts';

interface Night {
  colors: Parameters<typeof palette>[0];
  tubes: Tubes;
}

const MAGENTA: Night = {
  colors: { ground: '#0d0a1f', deep: '#060412', metal: '#35e6ff', bloom: '#ff2fa4', paper: '#fdf4ff' },
  tubes: {
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
};
/** Gold, emerald and ember on a green night. */
const AMBER: Night = {
  colors: { ground: '#06170f', deep: '#030c08', metal: '#27e0a0', bloom: '#ffa726', paper: '#fdf4ff' },
  tubes: {
    one: '#ffa726',
    two: '#27e0a0',
    three: '#ff5f45',
    warm: '#ffd9a0',
    cool: '#a6f5d6',
    night: ['#04110c', '#0d3325'],
    haze: '#1d6a4a',
    floor: '#0f3a2b',
    dark: '#061a13',
    figure: '#04100b',
    sun: '#ffe07a',
    ball: ['#4a2c08', '#c8903a', '#fff0c4'],
  },
};

const neonIn = (night: Night) =>
  neonTheme({
    listing: {
      id: 152,
      slug: 'neon-sangeet',
      title: 'Neon Sangeet',
      category: 'sangeet',
      subCategory: 'Modern',
      description:
        'A jharokha of neon tubes flickers on around your names, beams run over the floor from a mirror ball, and dancers turn in front of a striped sun. In magenta and cyan or in amber and emerald, with a synth-pop beat; made for phones, with room for one photo of the two of you.',
      tags: ['Modern', 'Portrait', 'Disco', 'Neon', 'Party', 'Dance', 'Gold'],
      pricing: 'pricing_005',
      priority: 82,
      watermark: true,
    },
    score: TRACKS.cityLights,
    colors: palette(night.colors),
    look: neonLook(night.tubes, photoPlace('couple', 'Photo of the two of you', sangeetCouple, false)),
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

export const theme = withPalettes(neonIn(MAGENTA), { key: 'magenta', name: 'Magenta and cyan' }, [
  { key: 'amber', name: 'Amber and emerald', replaces: 150, theme: neonIn(AMBER) },
]);
