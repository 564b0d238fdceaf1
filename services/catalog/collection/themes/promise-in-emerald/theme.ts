// The video of the two rings with emerald instead of midnight blue.
import { turnHue } from '../../kit/hue.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { recoloured } from '../../kit/recolour.ts';
import { TRACKS } from '../../music/index.ts';
import { herInSilk, hisInIvory } from '../../samples/portraits.ts';
import { ringTheme } from '../promise-in-gold/ring-theme.ts';

const LISTED = {
  id: 130,
  slug: 'promise-in-emerald',
  title: 'A Promise in Emerald',
  description:
    'Two bands of gold turn in the deep green of an emerald and lock into each other; a diamond throws its light over your names and your day, and each of you is set in a ring of gold. For silk, candlelight and old families; with a late-evening electric piano.',
  tags: ['Elite', 'Premium', 'Rings', 'Photos', 'Diamond', 'Emerald'],
  pricing: 'pricing_002',
  priority: 72,
} as const;

const midnight = ringTheme({
  listing: { ...LISTED, category: 'engagement', subCategory: 'Elite', elite: true },
  score: TRACKS.lateCoffee,
  her: photoPlace('bride', "Bride-to-be's photo", herInSilk),
  him: photoPlace('groom', "Groom-to-be's photo", hisInIvory),
  sample: {
    names: { groom: 'Rajveer', bride: 'Tanvi' },
    parents: { groom: 'Smt. Hemlata & Shri Vikram Singh', bride: 'Smt. Sarita & Shri Naresh Mathur' },
    invitation: 'Join us as two families become one',
    when: { date: '2027-12-02', time: '18:30' },
    where: { venue: 'The Emerald Hall, Rambagh Road', city: 'Jaipur' },
  },
});

/** The blues of the night turn green; the stone, lighter than all of them, stays icy. */
export const theme = recoloured(midnight, { ...LISTED, paint: turnHue(205, 250, 163, 0.52) });
