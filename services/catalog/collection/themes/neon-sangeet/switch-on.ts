// Scene 1: a neon jharokha lights up tube by tube around the names.
import type { Clock } from '../../kit/build-theme.ts';
import { pen, polygon } from '../../kit/geometry/pen.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, outline } from '../../kit/lottie/shapes.ts';
import type { Outline } from '../../kit/lottie/types.ts';
import { dome, finial } from '../../kit/motifs/arches.ts';
import { neon, switchOn } from '../../kit/motifs/neon.ts';
import { type Places, placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, pop } from '../../kit/text/reveals.ts';
import { archAt, FONT, type NeonLook, neonText, say } from './look.ts';

/** One arch under a dome; in a wide frame a broad arch between two kiosks. The sill, the light, the ball, the lines, the words. */
const UPRIGHT = {
  sill: 1470,
  club: [540, 380],
  floor: 1600,
  ball: [540, 586, 100],
  arch: { width: 780, height: 900, rise: 380, foils: 3 },
  domes: [{ x: 540, base: 384, width: 560, height: 250, finial: 138 }],
  eave: { top: 384, bottom: 428, near: 420, far: 494 },
  pillars: { xs: [-462, 462], top: 436, block: 450 },
  balcony: { half: 470, loops: 9, first: -400, rail: 452 },
  name: { size: 186, width: 690, height: 230 },
  first: [540, 882],
  and: [540, 1036],
  second: [540, 1190],
  occasion: { at: [540, 1384], size: 66, width: 640 },
  date: { at: [540, 1720], size: 72, width: 880 },
} as const;
const WIDE = {
  sill: 756,
  club: [960, 40],
  floor: 900,
  ball: [960, 226, 40],
  arch: { width: 1180, height: 572, rise: 236, foils: 5 },
  domes: [
    { x: 190, base: 310, width: 216, height: 124, finial: 194 },
    { x: 1730, base: 310, width: 216, height: 124, finial: 194 },
  ],
  eave: { top: 48, bottom: 82, near: 470, far: 540 },
  pillars: { xs: [-844, -696, 696, 844], top: 326, block: 340 },
  balcony: { half: 876, loops: 17, first: -800, rail: 858 },
  name: { size: 156, width: 1000, height: 180 },
  first: [960, 352],
  and: [960, 462],
  second: [960, 558],
  occasion: { at: [960, 694], size: 56, width: 640 },
  date: { at: [960, 958], size: 56, width: 880, height: 66 },
} as const;
type Rail = Places<(typeof UPRIGHT)['balcony']>;

function balcony(x: number, sill: number, { half, loops, first, rail }: Rail): Outline[] {
  const lines = [polygon([x - half, sill + 6], [x + half, sill + 6], [x + half, sill + 20], [x - half, sill + 20])];
  for (let index = 0; index < loops; index += 1) {
    const cx = x + first + index * 100;
    lines.push(
      pen()
        .move(cx, sill + 40)
        .curve(cx + 34, sill + 66, cx + 34, sill + 104, cx, sill + 130)
        .curve(cx - 34, sill + 104, cx - 34, sill + 66, cx, sill + 40)
        .close()
        .outline(),
    );
  }
  lines.push(
    pen()
      .move(x - rail, sill + 150)
      .line(x + rail, sill + 150)
      .outline(),
  );
  return lines;
}

/** The block at the head of a pillar on one side. */
function capital(x: number, y: number, side: number): Outline {
  const [near, far] = [x - side * 12, x + side * 12];
  return polygon([near, y], [far, y], [far, y + 26], [near, y + 26]);
}

export function switchOnScene({ ball, club, floor, tubes }: NeonLook) {
  return ({ frames, beat }: Clock, stage: Stage): Layer[] => {
    const { x } = stage;
    const { sill, arch, domes, eave, pillars, balcony: rail, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
    const drawn = (first: number, length: number) => track([first, 0, EASE.inOut], [first + length, 100]);
    const name = { ...at.name, font: FONT.names, leading: 1.2 };
    return [
      ...club(stage, frames, ...at.club),
      floor(stage, frames, at.floor),
      shapes('inside', [group('inside', [outline(archAt(arch, x, sill)), fill(tubes.dark, 72)])]),
      ball(frames, ...at.ball),
      shapes('tubes', [
        group('inner', [neon([archAt(arch, x, sill)], tubes.one, 9, drawn(0, beat(2)))], { opacity: switchOn(0, 20) }),
        group('outer', [neon([archAt(arch, x, sill, 46)], tubes.two, 7, drawn(beat(0.5), beat(2)))], {
          opacity: switchOn(beat(0.5), 0),
        }),
        group(
          'dome',
          [
            neon(
              domes.flatMap(({ x, base, width, height, finial: top }) => [
                moved(dome(width, height), x, base),
                ...finial(110)
                  .slice(1)
                  .map((shape) => moved(shape, x, top)),
              ]),
              tubes.three,
              7,
              drawn(beat(1), beat(1.5)),
            ),
          ],
          { opacity: switchOn(beat(1), 0) },
        ),
        group(
          'eave',
          [
            neon(
              [
                polygon(
                  [x - eave.near, eave.top],
                  [x + eave.near, eave.top],
                  [x + eave.far, eave.bottom],
                  [x - eave.far, eave.bottom],
                ),
              ],
              tubes.one,
              7,
              drawn(beat(1.5), beat(1)),
            ),
          ],
          { opacity: switchOn(beat(1.5), 0) },
        ),
        group(
          'pillars',
          [
            neon(
              pillars.xs.flatMap((aside) => [
                pen()
                  .move(x + aside, sill)
                  .line(x + aside, pillars.top)
                  .outline(),
                capital(x + aside, pillars.block, Math.sign(aside)),
              ]),
              tubes.three,
              6,
              drawn(beat(1.5), beat(1.5)),
            ),
          ],
          { opacity: switchOn(beat(1.5), 0) },
        ),
        group('balcony', [neon(balcony(x, sill, rail), tubes.two, 6)], { opacity: switchOn(beat(2), 0) }),
      ]),
      ...neonText({ ...name, key: 'first', reveal: pop(beat(0.5), 16) }, tubes.one, { at: at.first }),
      say('and', at.and, { size: 72, width: 300, color: tubes.cool, reveal: fadeIn(beat(2), 8) }),
      ...neonText({ ...name, key: 'second', reveal: pop(beat(2), 16) }, tubes.one, { at: at.second }),
      say('occasion', at.occasion.at, { ...at.occasion, tracking: 120, color: tubes.cool, reveal: fadeIn(beat(1), 10) }),
      say('date_line', at.date.at, { ...at.date, reveal: fadeIn(beat(3.5), 12) }),
    ];
  };
}
