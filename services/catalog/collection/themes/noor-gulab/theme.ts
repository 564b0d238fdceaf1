// Noor recoloured: the garden's greens and blues become rose and plum, gold stays gold.
import { channels } from '../../kit/lottie/paint.ts';
import { recoloured } from '../../kit/recolour.ts';
import { TRACKS } from '../../music/index.ts';
import { theme as noor } from '../noor/theme.ts';

/** Hues of leaf and water, in degrees; the others belong to gold, the moon and fire. */
const COOL = { from: 100, to: 250 };

function rosy(hex: string): string {
  const [red, green, blue] = channels(hex);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = most - least;
  if (spread < 0.02) return hex;
  const sixth =
    most === red ? ((green - blue) / spread + 6) % 6 : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
  const hue = sixth * 60;
  if (hue < COOL.from || hue > COOL.to) return hex;
  // Emerald turns to rose, midnight to plum, and the hues between keep their relative positions.
  const turned = 338 - (hue - 160) * 0.9;
  const lightness = (most + least) / 2;
  const saturation = (spread / (1 - Math.abs(2 * lightness - 1))) * 0.82;
  return fromHue(turned, saturation, lightness);
}

function fromHue(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

export const theme = recoloured(noor, {
  id: 129,
  slug: 'noor-gulab',
  title: 'Noor-e-Gulab',
  description:
    'The garden behind the golden lattice at the hour of roses: plum sky, wine-red water, a lit pavilion, lanterns and a young moon. A nikah in rose and gold, without photos, with qanun, rabab and frame drum.',
  tags: ['Premium', 'Islamic', 'Nikah', 'Without Photos', 'Urdu', 'Rose'],
  pricing: 'pricing_002',
  priority: 72,
  samples: {
    groom_name: 'Zain',
    bride_name: 'Mahira',
    groom_parents: 'Mrs. Nighat & Mr. Javed Ansari',
    bride_parents: 'Mrs. Farah & Mr. Salim Kidwai',
    date: '2027-11-19',
    time: '18:30',
    venue: 'Gulistan Bagh, Qaiserbagh',
    city: 'Lucknow',
    walima: 'Walima: 21 November, 8 PM',
  },
  score: TRACKS.roseLattice,
  paint: rosy,
});
