// An engagement at midnight: two gold rings interlock, a stone throws its light, the couple, the day, the place.
import { turnHue } from '../../kit/hue.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { repainted } from '../../kit/recolour.ts';
import { withPalettes } from '../../kit/with-palettes.ts';
import { TRACKS } from '../../music/index.ts';
import { herPortrait, hisPortrait } from '../../samples/portraits.ts';
import { ringTheme } from './ring-theme.ts';

const rings = ringTheme({
  listing: {
    id: 132,
    slug: 'promise-in-gold',
    title: 'A Promise in Gold',
    category: 'engagement',
    subCategory: 'Elite',
    description:
      'Two bands of gold rest on polished stone under a sky of midnight blue, or of emerald; a diamond catches the light and throws it over your names and your day. Each of you is set in a ring of gold, and rose petals drift past. Piano and strings, for an evening to remember.',
    tags: ['Elite', 'Premium', 'Rings', 'Photos', 'Diamond', 'Night', 'Emerald', 'Portrait'],
    pricing: 'pricing_001',
    priority: 88,
    elite: true,
  },
  score: TRACKS.onlyUs,
  her: photoPlace('bride', "Bride-to-be's photo", herPortrait),
  him: photoPlace('groom', "Groom-to-be's photo", hisPortrait),
  sample: {
    names: { groom: 'Vivaan', bride: 'Ishita' },
    parents: { groom: 'Smt. Meenal & Shri Ashok Deshmukh', bride: 'Smt. Radhika & Shri Prakash Rao' },
    invitation: 'Be with us on the evening we exchange our rings',
    when: { date: '2027-01-24', time: '19:00' },
    where: { venue: 'The Crystal Terrace, Hotel Nakshatra', city: 'Hyderabad' },
  },
});

/** The blues of the night turn green; the stone, lighter than all of them, stays icy. */
const emerald = repainted(rings, turnHue(205, 250, 163, 0.52));

export const theme = withPalettes(rings, { key: 'midnight', name: 'Midnight blue' }, [
  { key: 'emerald', name: 'Emerald', replaces: 130, theme: emerald },
]);
