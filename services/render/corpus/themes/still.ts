import { couple, field } from '../kit/common.ts';
import { lotus, mandala, toran } from '../kit/flora.ts';
import { empty, shapes, text } from '../kit/layers.ts';
import { EASE, tween } from '../kit/motion.ts';
import { diya, flame, frame, halo } from '../kit/objects.ts';
import { fade, rise, words } from '../kit/reveals.ts';
import { box, fill, group, ink, linear } from '../kit/shapes.ts';
import { type CorpusTheme, palette } from '../kit/theme.ts';

const FRAMES = 300;
const colors = palette({ ground: '#5b1029', deep: '#33061a', metal: '#e9c176', paper: '#fff4dc', bloom: '#f0a02c' });

export function still(): CorpusTheme {
  const bloom = (name: string, x: number) =>
    shapes(name, [lotus(130, '#e88aa6', colors.metal)], {
      at: [x, 912],
      scale: tween(6, 40, 60, 100),
      opacity: fade(6, undefined, 20),
    });
  return {
    id: 9004,
    title: 'Deepak',
    category: 'wedding',
    description: 'A maroon card with a toran, a mandala and a lamp. It stands still but for the flame.',
    size: [1920, 1080],
    frames: FRAMES,
    fields: [
      field('blessing', 'Blessing', 'text', '॥ श्री गणेशाय नमः ॥', { required: false }),
      ...couple('Aditya', 'Nandini'),
      field('date', 'Date', 'date', '2030-12-07'),
      field('venue', 'Venue', 'place', 'Shree Farms, Jodhpur'),
    ],
    texts: {
      names: { text: '{groom} & {bride}', bride_first: '{bride} & {groom}' },
      when: { text: '{date|long}' },
    },
    scenes: [{ name: 'Card', first_frame: 0, last_frame: FRAMES - 1, still_frame: 120 }],
    colors,
    fonts: ['CormorantGaramond-SemiBold', 'GreatVibes-Regular', 'Mukta-SemiBold'],
    layers: [
      shapes('ground', [ink(box(960, 540, 1920, 1080), fill(linear([0, 0], [0, 1080], [0, colors.ground], [1, colors.deep])))]),
      shapes('mandala', [mandala(430, colors.metal, 1.6)], { at: [960, 500], opacity: 17 }),
      shapes('frame', [frame(1760, 930, colors.metal, 3)], { at: [960, 540] }),
      empty('hanging', { at: tween(0, 36, [960, -260], [960, 76], EASE.weight) }),
      shapes('toran', [toran(1500, 6, 120, colors.bloom)], { parent: 'hanging' }),
      bloom('left lotus', 640),
      bloom('right lotus', 1280),
      shapes('light', [halo(150, '#ffb347', 0.5)], { at: [960, 846] }),
      shapes('lamp', [diya(190)], { at: [960, 866] }),
      shapes('flame', flame(74, FRAMES, 3), { at: [960, 884] }),
      text('blessing', { font: 'Mukta-SemiBold', size: 50, color: colors.metal, reveals: [words(6, 24)] }, { at: [960, 352] }),
      text('names', { font: 'GreatVibes-Regular', size: 170, color: colors.paper, reveals: [rise(8, 34)] }, { at: [960, 536] }),
      shapes('rule', [group([ink(box(0, 0, 520, 2), fill(colors.metal))])], {
        at: [960, 598],
        scale: tween(16, 40, [0, 100], [100, 100]),
      }),
      text(
        'when',
        { font: 'CormorantGaramond-SemiBold', size: 62, color: colors.metal, tracking: 30, reveals: [words(16, 26)] },
        { at: [960, 674] },
      ),
      text(
        'venue',
        { font: 'CormorantGaramond-SemiBold', size: 54, color: colors.paper, reveals: [words(20, 24)] },
        { at: [960, 748] },
      ),
    ],
    tune: {
      seconds: 10,
      beatsPerMinute: 72,
      root: 110,
      notes: [12, null, 16, 19, null, 17, 16, null, 14, null, 16, 12, null, 7, 12, null],
      drum: [0, 3, 6],
    },
  };
}
