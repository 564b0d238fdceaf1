// Shared by the scenes: the street at night, with a camera that follows the procession.
import { ground, softLight, twinkles } from '../../kit/atmosphere.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { composition } from '../../kit/lottie/composition.ts';
import { type Layer, nested, shapes } from '../../kit/lottie/layers.ts';
import { EASE } from '../../kit/lottie/motion.ts';
import { glow, linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, outline, rect, stroke } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { hangingLamp } from '../../kit/motifs/lamps.ts';
import { farCity, palace } from '../../kit/motifs/palace.ts';
import type { Procession } from '../../kit/motifs/procession.ts';
import { GOLD, PALE_GOLD, palette } from '../../kit/palette.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { typesetter } from '../../kit/text/typesetter.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = LANDSCAPE;

export const COLORS = palette({ ground: '#3b0f52', deep: '#15061f', metal: '#d3a044', bloom: '#d81b72', paper: '#fff3dc' });
export const METAL = GOLD;
export const WORD_METAL = PALE_GOLD;
export const TEAL = '#0f6b70';
export const SAFFRON = '#f0851f';
export const PAIRING = { names: FONTS.shrikhand, lines: FONTS.josefinBold, devanagari: FONTS.vesper };
export const FONT = fontNames(PAIRING);
export const MEN: Procession = { shade: '#a5643f', cloth: COLORS.bloom, bloom: SAFFRON, metal: METAL };
export const MEN_IN_TEAL: Procession = { ...MEN, cloth: TEAL, bloom: '#f7b52c' };
/** The far edge of the street. */
export const streetOf = ({ portrait }: Stage): number => (portrait ? 1660 : 942);

export const say = typesetter({ font: FONT.lines, color: COLORS.paper });

// Drawn once for all scenes.
const CITY = composition('far city', 3500, 400, [shapes('roofs', [farCity(3400, '#6a155f', { at: [1750, 400] })])]);
const STONE = linear([0, -620], [0, 0], [0, '#2f6f86'], [1, '#a02a78']);
const PALACE = composition('palace', 1700, 800, [shapes('walls', [palace(STONE, '#ffd98a', { at: [850, 800] }, '#ff9ac4')])]);

/** Bulbs on a cord that sags between posts; `gap` is their distance. */
function festoon(gap: number, spans: number, y: number): ShapeItem[] {
  const cords = Array.from({ length: spans }, (_, index) => {
    const x = index * gap;
    return outline(
      pen()
        .move(x, y)
        .quad(x + gap / 2, y + gap * 0.34, x + gap, y)
        .outline(),
    );
  });
  return [
    group('cord', [...cords, stroke('#7a2b6a', 3)]),
    group('halos', [...cords, stroke('#ffb347', 26, { dash: [0.1, 62], opacity: 22 })]),
    group('bulbs', [...cords, stroke('#ffe9b0', 11, { dash: [0.1, 62] })]),
  ];
}

interface Night {
  stage: Stage;
  frames: number;
  /** The palace's position on the far side, and its size in percent. */
  palaceAt: readonly [x: number, size: number];
  /** The distance that the camera moves. */
  travel?: number;
}

/** The planes of the street: the background, the procession (add to it), the foreground. */
export function street({ stage, frames, palaceAt, travel = 300 }: Night): {
  far: Layer[];
  onStreet: (layers: Layer[]) => Layer[];
  near: Layer[];
} {
  const { width: WIDTH, height: HEIGHT, portrait } = stage;
  const STREET = streetOf(stage);
  // Never more than their halves are in the frame.
  const lampsBeyond = portrait ? 250 : 420;
  const move = { frames: frames, slide: [travel, 0] as const, ease: EASE.linear };
  const city = plane('city plane', 0.25, WIDTH, HEIGHT, move);
  const home = plane('palace plane', 0.45, WIDTH, HEIGHT, move);
  const lights = plane('lights plane', 0.8, WIDTH, HEIGHT, move);
  const walkers = plane('street plane', 0.5, WIDTH, HEIGHT, { ...move, slide: [-travel * 0.9, 0] });
  const close = plane('near plane', 2.2, WIDTH, HEIGHT, move);
  const [palaceX, palaceSize] = palaceAt;
  return {
    far: [
      ground('sky', WIDTH, HEIGHT, linear([0, 0], [0, STREET], [0, '#1a0838'], [1, '#8a1464'])),
      shapes('horizon', [
        group('afterglow', [ellipse([0, 0], 1900), fill(glow([0, 0], 950, '#ff7a5c', 0.75))], {
          at: [palaceX, STREET],
          scale: [100, 40],
        }),
      ]),
      twinkles(40, 11, WIDTH, STREET - 382, frames, '#ffe9f4', [1, 2.6]),
      city,
      home,
      lights,
      ...standOn(city, [nested('far city', CITY, { anchor: [1750, 400], at: [WIDTH / 2, STREET + 4], scale: 92 })]),
      ...standOn(home, [nested('palace', PALACE, { anchor: [850, 800], at: [palaceX, STREET + 4], scale: palaceSize })]),
      shapes('street', [
        rect(-60, STREET, WIDTH + 120, HEIGHT - STREET + 60),
        fill(linear([0, STREET], [0, HEIGHT], [0, '#7a1a52'], [1, '#1d0a2b'])),
        group('kerb', [rect(-60, STREET - 3, WIDTH + 120, 6), fill('#ff9a6a', 60)]),
        group('pool', [softLight('pool', 0, 0, 620, '#ffb45c', 0.5)], { at: [WIDTH / 2, STREET + 60], scale: [140, 16] }),
      ]),
      ...standOn(lights, [shapes('festoons', festoon(560, 6, 14), { at: [-720, 0] })]),
    ],
    onStreet: (layers) => [walkers, ...standOn(walkers, layers)],
    near: [
      close,
      ...standOn(close, [
        shapes('near lamps', [
          hangingLamp(150, 120, METAL, frames, 3, { at: [-lampsBeyond, -40] }),
          hangingLamp(150, 90, METAL, frames, 6, { at: [WIDTH + lampsBeyond, -40] }),
        ]),
      ]),
    ],
  };
}

/** Shadows under feet. */
export function footing(stage: Stage, x: number, width: number): ShapeItem {
  return group('footing', [ellipse([x, streetOf(stage) + 58], width, 46), fill('#12041c', 42)]);
}
