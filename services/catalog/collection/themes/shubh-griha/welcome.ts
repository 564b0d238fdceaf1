// Scene 2: inside, a deep green courtyard with lamps; the family's invitation in a ring of marigolds.
import { drifting, ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track, tween } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { floralDivider, loosePetal, marigoldString, toran } from '../../kit/motifs/garlands.ts';
import { diya, hangingLamp } from '../../kit/motifs/lamps.ts';
import { mandala } from '../../kit/motifs/mandala.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, gild, LEAF, MARIGOLDS, METAL, say, TERRACOTTA } from './look.ts';

/** The ring and the words in it, and what hangs on both sides. */
const WIDE = {
  middle: [500, 540],
  mandala: 640,
  toran: [2100, 84],
  petals: 250,
  family: { y: 352, size: 108, width: 1340, height: 160 },
  divider: 464,
  invitation: { y: 612, size: 68, width: 1240, height: 220 },
  blessing: { y: 812, size: 62, width: 1100, height: 110 },
  strings: [900, 10],
  lamps: [760, 200],
} as const;
const UPRIGHT = {
  middle: [940, 960],
  mandala: 660,
  toran: [1240, 108],
  petals: 110,
  family: { y: 620, size: 138, width: 860, height: 330 },
  divider: 812,
  invitation: { y: 1046, size: 82, width: 850, height: 450 },
  blessing: { y: 1340, size: 76, width: 860, height: 130 },
  strings: [478, 15],
  lamps: [366, 330],
} as const;

/** Lamps in a bow at the foot of the frame. */
function lampsBelow({ x, height }: Stage, frames: number): Layer {
  return shapes(
    'lamps',
    [-2, -1, 0, 1, 2].map((step) =>
      diya(112 - Math.abs(step) * 10, TERRACOTTA, METAL.shine, frames, step * 4 + 9, {
        at: [x + step * 186, height - 130 - step * step * 34],
      }),
    ),
  );
}

export function welcomeScene({ frames }: Clock, stage: Stage): Layer[] {
  const { width, height, x, portrait } = stage;
  const { middle, toran: leaves, strings, lamps, ...at } = placesIn(portrait, WIDE, UPRIGHT);
  const { y: familyAt, ...family } = at.family;
  const { y: invitedAt, ...invitation } = at.invitation;
  const { y: blessedAt, ...blessing } = at.blessing;
  const move = { frames, zoom: [100, 105] as const };
  const back = plane('back plane', 0.4, width, height, move);
  const near = plane('near plane', 2, width, height, move);
  return [
    back,
    near,
    ground('wall', width, height, COLORS.deep),
    ground(
      'wall light',
      width,
      height,
      radial([x, middle[0]], [x + 1100, middle[0]], [0, '#4c8a5f', 0.75], [0.55, '#1f4634', 0.2], [1, '#07170f', 0.75]),
    ),
    ...standOn(back, [
      shapes('mandala', [
        mandala(
          at.mandala,
          { ink: '#d3a044', weight: 2.4, drawn: tween(2, 80, 0, 100, EASE.inOut) },
          { at: [x, middle[1]], rotate: track([0, 0, EASE.linear], [frames, 12]), opacity: 36 },
        ),
      ]),
    ]),
    shapes('glow', [softLight('glow', x, middle[0], 640, '#ffc36b', 0.18)]),
    shapes('toran', [toran(...leaves, LEAF, MARIGOLDS)], { at: [x, 10] }),
    vignette(width, height, '#04120b', 0.6),
    ...(portrait ? [lampsBelow(stage, frames)] : []),
    // On either side of the words: a petal on Devanagari reads as a part of a letter.
    ...[-1, 1].flatMap((side) =>
      drifting('petal', (index) => loosePetal(34, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
        count: 6,
        seed: 27 + side,
        left: side < 0 ? 0 : width - at.petals,
        width: at.petals,
        height,
        frames,
        sizes: [50, 110],
        fall: 460,
        wind: -30,
      }),
    ),
    gild('family', [x, familyAt], PALE_GOLD, [26, 92], {
      color: COLORS.paper,
      ...family,
      leading: 1.2,
      reveal: rise(8, 24, 40),
    }),
    shapes('divider', [floralDivider(520, METAL.body, COLORS.bloom)], {
      at: [x, at.divider],
      scale: track([20, [0, 100], EASE.weight], [44, [100, 100]]),
      opacity: track([20, 0], [28, 100]),
    }),
    say('invitation', [x, invitedAt], {
      font: FONT.text,
      color: COLORS.paper,
      ...invitation,
      leading: 1.4,
      reveal: wordByWord(26, 34),
    }),
    say('blessing', [x, blessedAt], { font: FONT.title, color: '#ffd98f', ...blessing, reveal: fadeIn(54, 16) }),
    ...standOn(near, [
      shapes(
        'strings',
        [-1, 1].flatMap((side) => [
          marigoldString(strings[1], 30, MARIGOLDS, { at: [x + side * strings[0], -60], rotate: sway(frames, 70, 0, 1.3, 0.2) }),
          hangingLamp(150, lamps[1], METAL, frames, 4 + side, {
            at: [x + side * lamps[0], -40],
            rotate: sway(frames, 92, 0, 1.6, 0.4),
          }),
        ]),
      ),
    ]),
  ];
}
