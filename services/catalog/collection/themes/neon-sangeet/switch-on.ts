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
import { fadeIn, pop } from '../../kit/text/reveals.ts';
import { archAt, FONT, type NeonLook, neonText, STAGE, say } from './look.ts';

const SILL = 1470;

function balcony(): Outline[] {
  const x = STAGE.x;
  const lines = [polygon([x - 470, SILL + 6], [x + 470, SILL + 6], [x + 470, SILL + 20], [x - 470, SILL + 20])];
  for (let index = 0; index < 9; index += 1) {
    const cx = x - 400 + index * 100;
    lines.push(
      pen()
        .move(cx, SILL + 40)
        .curve(cx + 34, SILL + 66, cx + 34, SILL + 104, cx, SILL + 130)
        .curve(cx - 34, SILL + 104, cx - 34, SILL + 66, cx, SILL + 40)
        .close()
        .outline(),
    );
  }
  lines.push(
    pen()
      .move(x - 452, SILL + 150)
      .line(x + 452, SILL + 150)
      .outline(),
  );
  return lines;
}

export function switchOnScene({ ball, club, floor, tubes }: NeonLook) {
  return ({ frames, beat }: Clock): Layer[] => {
    const { x } = STAGE;
    const drawn = (first: number, length: number) => track([first, 0, EASE.inOut], [first + length, 100]);
    const name = { font: FONT.names, size: 186, width: 690, height: 230, leading: 1.2 };
    return [
      ...club(frames, x, 380),
      floor(frames, 1600),
      shapes('inside', [group('inside', [outline(archAt(x, SILL)), fill(tubes.dark, 72)])]),
      ball(frames, x, 586, 100),
      shapes('tubes', [
        group('inner', [neon([archAt(x, SILL)], tubes.one, 9, drawn(0, beat(2)))], { opacity: switchOn(0, 20) }),
        group('outer', [neon([archAt(x, SILL, 46)], tubes.two, 7, drawn(beat(0.5), beat(2)))], {
          opacity: switchOn(beat(0.5), 0),
        }),
        group(
          'dome',
          [
            neon(
              [
                moved(dome(560, 250), x, 384),
                ...finial(110)
                  .slice(1)
                  .map((shape) => moved(shape, x, 138)),
              ],
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
              [polygon([x - 420, 384], [x + 420, 384], [x + 494, 428], [x - 494, 428])],
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
              [-1, 1].flatMap((side) => [
                pen()
                  .move(x + side * 462, SILL)
                  .line(x + side * 462, 436)
                  .outline(),
                polygon([x + side * 450, 450], [x + side * 474, 450], [x + side * 474, 476], [x + side * 450, 476]),
              ]),
              tubes.three,
              6,
              drawn(beat(1.5), beat(1.5)),
            ),
          ],
          { opacity: switchOn(beat(1.5), 0) },
        ),
        group('balcony', [neon(balcony(), tubes.two, 6)], { opacity: switchOn(beat(2), 0) }),
      ]),
      ...neonText({ ...name, key: 'first', reveal: pop(beat(0.5), 16) }, tubes.one, { at: [x, 882] }),
      say('and', [x, 1036], { size: 72, width: 300, color: tubes.cool, reveal: fadeIn(beat(2), 8) }),
      ...neonText({ ...name, key: 'second', reveal: pop(beat(2), 16) }, tubes.one, { at: [x, 1190] }),
      say('occasion', [x, 1384], { size: 66, width: 640, tracking: 120, color: tubes.cool, reveal: fadeIn(beat(1), 10) }),
      say('date_line', [x, 1720], { size: 72, width: 880, reveal: fadeIn(beat(3.5), 12) }),
    ];
  };
}
