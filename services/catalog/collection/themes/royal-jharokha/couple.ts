// Scene 2: two jharokhas side by side with groom and bride, their names below.
import { drifting, ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, outline } from '../../kit/lottie/shapes.ts';
import { cuspedArch } from '../../kit/motifs/arches.ts';
import { loosePetal, marigoldString, swag } from '../../kit/motifs/garlands.ts';
import { jharokha } from '../../kit/motifs/jharokha.ts';
import { hangingLamp } from '../../kit/motifs/lamps.ts';
import { mandala } from '../../kit/motifs/mandala.ts';
import { framedPhoto, type PhotoPlace } from '../../kit/photo-frame.ts';
import { rise } from '../../kit/text/reveals.ts';
import { BRIDE, COLORS, FONT, GROOM, gild, HEIGHT, MARIGOLDS, METAL, STONE, WIDTH, WORD_METAL } from './look.ts';

const ARCH = { width: 460, height: 520, rise: 200, foils: 3 };
const SILL = 786;

function windowLayers(place: PhotoPlace, x: number, start: number, frames: number): Layer[] {
  const { slot } = place.asset;
  const arrive = track([start, [x, SILL + 90], EASE.out], [start + 30, [x, SILL]]);
  const seen = track([start, 0, EASE.inOut], [start + 12, 100]);
  return [
    ...framedPhoto(place, {
      opening: cuspedArch(ARCH),
      covers: { width: 505, height: 632, middle: [0, -286] },
      at: arrive,
      from: start,
      frames,
      push: [108, 98],
      backing: linear([0, -580], [0, 0], [0, '#f2b36a'], [1, '#7a2b45']),
    }),
    shapes(
      `${slot} inner shade`,
      [outline(cuspedArch(ARCH)), fill(linear([0, -560], [0, -300], [0, '#1d0718', 0.62], [1, '#1d0718', 0]))],
      { at: arrive, opacity: seen },
    ),
    shapes(`${slot} jharokha`, jharokha({ arch: ARCH, stone: STONE, metal: METAL, bloom: COLORS.bloom }), {
      at: arrive,
      opacity: seen,
    }),
    shapes(`${slot} swag`, [swag(ARCH.width * 1.32, 40, 22, MARIGOLDS, { at: [0, 12] })], { at: arrive, opacity: seen }),
  ];
}

export function coupleScene({ frames }: Clock): Layer[] {
  const move = { frames, slide: [46, 0] as const, zoom: [100, 103] as const };
  const wall = plane('wall plane', 0.35, WIDTH, HEIGHT, move);
  const subject = plane('window plane', 1, WIDTH, HEIGHT, move);
  const near = plane('near plane', 2.2, WIDTH, HEIGHT, move);
  const x = WIDTH / 2;
  const names = { font: FONT.names, size: 104, color: COLORS.paper, width: 700, height: 104, leading: 1.2 };
  return [
    wall,
    subject,
    near,
    ground('wall', WIDTH, HEIGHT, COLORS.ground),
    ground(
      'wall light',
      WIDTH,
      HEIGHT,
      linear([0, 0], [0, HEIGHT], [0, '#1a0716', 0.75], [0.5, '#8a2340', 0.25], [1, '#16060f', 0.85]),
    ),
    ...standOn(wall, [
      shapes('carving', [
        mandala(
          620,
          { ink: '#c7803f', weight: 2 },
          { at: [x, 470], rotate: track([0, 0, EASE.linear], [frames, 10]), opacity: 26 },
        ),
      ]),
      shapes('glow', [softLight('glow', 575, 480, 520, '#ff9d4a', 0.34), softLight('glow', 1345, 480, 520, '#ff9d4a', 0.34)]),
    ]),
    ...standOn(subject, [...windowLayers(GROOM, 575, 2, frames), ...windowLayers(BRIDE, 1345, 8, frames)]),
    vignette(WIDTH, HEIGHT, '#0f0410', 0.42),
    ...standOn(subject, [
      gild('first', [575, 922], WORD_METAL, [34, 84], { ...names, reveal: rise(22, 22, 30) }),
      gild('second', [1345, 922], WORD_METAL, [42, 92], { ...names, reveal: rise(30, 22, 30) }),
    ]),
    ...drifting('petal', (index) => loosePetal(34, index % 3 === 0 ? '#e0435c' : (MARIGOLDS[index % 2] ?? MARIGOLDS[0])), {
      count: 12,
      seed: 21,
      width: WIDTH,
      height: HEIGHT,
      frames,
      sizes: [60, 130],
      fall: 460,
      wind: -80,
    }),
    ...standOn(near, [
      shapes('strings', [
        marigoldString(5, 22, MARIGOLDS, { at: [x - 50, -20], rotate: sway(frames, 66, 0, 1.6, 0.1) }),
        marigoldString(5, 22, [MARIGOLDS[1], MARIGOLDS[0]], { at: [x + 50, -20], rotate: sway(frames, 66, 0, 1.6, 0.5) }),
        hangingLamp(110, 210, METAL, frames, 5, { at: [x, -20], rotate: sway(frames, 90, 0, 1.4) }),
        ...[-1, 1].map((side) =>
          marigoldString(12, 34, MARIGOLDS, { at: [x + side * 905, -60], rotate: sway(frames, 72, 0, 1.2, 0.3 + side * 0.2) }),
        ),
      ]),
    ]),
  ];
}
