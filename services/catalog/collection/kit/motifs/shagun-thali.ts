import { pen } from '../geometry/pen.ts';
import { linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, outlines, type Placement, ring, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { type Metal, metalRamp } from '../palette.ts';
import { seeded } from '../random.ts';

/** A coconut from above with a red and gold thread around it. */
export function coconut(radius: number, place: Placement = {}): ShapeItem {
  const fibre = pen()
    .move(0, -radius * 0.2)
    .quad(radius * 0.12, -radius * 0.6, 0, -radius * 0.97)
    .outline();
  return group(
    'coconut',
    [
      group('shadow', [ellipse([radius * 0.1, radius * 0.14], radius * 2.08), fill('#2a0c08', 45)]),
      group('shell', [
        ellipse([0, 0], radius * 2),
        fill(
          radial(
            [-radius * 0.3, -radius * 0.34],
            [radius * 0.9, radius * 0.4],
            [0, '#c08a55'],
            [0.55, '#8a5730'],
            [1, '#56331a'],
          ),
        ),
      ]),
      ring('fibres', 22, [outline(fibre), stroke('#4a2a14', radius * 0.018, { opacity: 45 })]),
      ring('eyes', 3, [ellipse([0, -radius * 0.2], radius * 0.17, radius * 0.2), fill('#33190c')]),
      group('thread', [ellipse([0, 0], radius * 1.36), stroke('#c4122e', radius * 0.1)]),
      group('thread', [
        ellipse([0, 0], radius * 1.36),
        stroke('#f5c542', radius * 0.045, { dash: [radius * 0.12, radius * 0.12] }),
      ]),
    ],
    place,
  );
}

/** Grains of rice in a round heap. */
export function riceHeap(radius: number, grains: number, seed: number, place: Placement = {}): ShapeItem {
  const random = seeded(seed);
  // Half a grain's length, so that the requested number covers the heap.
  const size = (radius * 0.95) / Math.sqrt(grains);
  const grain = (index: number) => {
    const distance = Math.sqrt(index / grains) * radius * 1.02;
    const angle = index * 2.39996;
    const x = Math.cos(angle) * distance + random.between(-4, 4);
    const y = Math.sin(angle) * distance + random.between(-4, 4);
    const turn = random() * Math.PI;
    const [dx, dy] = [Math.cos(turn) * size, Math.sin(turn) * size];
    return pen()
      .move(x - dx, y - dy)
      .line(x + dx, y + dy)
      .outline();
  };
  const lines = Array.from({ length: grains }, (_, index) => grain(index));
  return group(
    'rice',
    [
      group('heap', [
        ellipse([0, 0], radius * 2),
        fill(radial([0, 0], [radius, 0], [0, '#fffaf0'], [0.8, '#f3e6cd'], [1, '#d9c29a'])),
      ]),
      group('lower grains', [...outlines(lines.filter((_, index) => index % 2 === 0)), stroke('#d8c49c', size * 0.72)]),
      group('grains', [...outlines(lines.filter((_, index) => index % 2 === 1)), stroke('#fffdf6', size * 0.62)]),
    ],
    place,
  );
}

/** A brass plate from above: shadow, rim with beads, hammered floor. */
export function brassPlate(radius: number, metal: Metal, place: Placement = {}): ShapeItem {
  const sheen = metalRamp(metal, [-radius, -radius], [radius, radius]);
  return group(
    'brass plate',
    [
      group('shadow', [ellipse([radius * 0.03, radius * 0.06], radius * 2.08), fill('#1a0408', 45)]),
      group('rim', [ellipse([0, 0], radius * 2), fill(sheen)]),
      group('rim edge', [ellipse([0, 0], radius * 1.985), stroke(metal.glint, radius * 0.01, { opacity: 70 })]),
      ring('beads', 72, [ellipse([0, -radius * 0.94], radius * 0.034), fill(metal.shade, 80)]),
      group('step', [
        ellipse([0, 0], radius * 1.76),
        fill(linear([-radius, -radius], [radius, radius], [0, metal.shade], [1, metal.shine])),
      ]),
      group('floor', [
        ellipse([0, 0], radius * 1.7),
        fill(
          linear(
            [-radius * 0.8, -radius * 0.8],
            [radius * 0.8, radius * 0.8],
            [0, metal.body],
            [0.45, metal.shine],
            [1, metal.body],
          ),
        ),
      ]),
      group('circle', [ellipse([0, 0], radius * 1.56), stroke(metal.shade, radius * 0.006, { opacity: 60 })]),
    ],
    place,
  );
}

/** A betel nut. */
export function betelNut(size: number, place: Placement = {}): ShapeItem {
  return group(
    'betel nut',
    [
      group('shadow', [ellipse([size * 0.08, size * 0.1], size * 1.04), fill('#2a0c08', 40)]),
      group('nut', [
        ellipse([0, 0], size, size * 0.92),
        fill(radial([-size * 0.16, -size * 0.18], [size * 0.5, size * 0.2], [0, '#d9a873'], [0.6, '#a56a3c'], [1, '#6b3f20'])),
      ]),
    ],
    place,
  );
}
