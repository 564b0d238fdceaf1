import type { CodePlace } from '@nimantran/proto/domain/theme-package';
import qrcode from 'qrcode-generator';
import { LAYER_SHAPE, type LottieAnimation, type LottieLayer } from './types.ts';

/** Modules of light ground on each side of a code (ISO/IEC 18004). */
const QUIET_ZONE = 4;
/** 15 % of the code may be unreadable: videos blur, and nothing lies over it. */
const CORRECTION = 'M';
const FADE_FRAMES = 12;
/** Rounded within the quiet zone. */
const CORNER = 0.06;
export const INK = [0.07, 0.05, 0.06, 1];
export const GROUND = [1, 1, 1, 1];

const CODE_LAYER = 'qr';

export const isCode = ({ nm }: LottieLayer): boolean => nm === CODE_LAYER;

/** The code that a video shows in its last scene. */
export interface ShownCode {
  place: CodePlace;
  address: string;
}

/** Which modules of an address' code are dark, row by row. */
export function codeOf(address: string): boolean[][] {
  // 0: the smallest that holds the address.
  const code = qrcode(0, CORRECTION);
  code.addData(address);
  code.make();
  const side = Array.from({ length: code.getModuleCount() }, (_, index) => index);
  return side.map((row) => side.map((column) => code.isDark(row, column)));
}

/**
 * Lays the code of an address over the animation: at rest from `restFrame`, counted from the first frame, to the end. It is drawn
 * as dark rectangles on a light ground whose margin is the quiet zone.
 */
export function addCode(animation: LottieAnimation, { place, address }: ShownCode, restFrame: number): LottieAnimation {
  const rest = animation.ip + restFrame;
  const layer: LottieLayer = {
    ty: LAYER_SHAPE,
    nm: CODE_LAYER,
    ip: rest - FADE_FRAMES,
    op: animation.op,
    st: 0,
    ks: {
      o: {
        a: 1,
        k: [
          { t: rest - FADE_FRAMES, s: [0], i: { x: [0.5], y: [1] }, o: { x: [0.5], y: [0] } },
          { t: rest, s: [100] },
        ],
      },
      r: still(0),
      p: still([place.x, place.y]),
      a: still([0, 0]),
      s: still([100, 100]),
    },
    shapes: [
      group(barsOf(address, { x: 0, y: 0, size: place.size }), INK),
      group([box(0, 0, place.size, place.size, place.size * CORNER)], GROUND),
    ],
  };
  return { ...animation, layers: [layer, ...animation.layers] };
}

/** The dark modules of an address' code as rectangles in its place, whose margin stays free. */
export function barsOf(address: string, { x, y, size }: CodePlace): object[] {
  const modules = codeOf(address);
  const unit = size / (modules.length + 2 * QUIET_ZONE);
  const at = (index: number): number => (index + QUIET_ZONE) * unit;
  return modules.flatMap((row, down) =>
    runsOf(row).map(({ from, length }) => box(x + at(from), y + at(down), length * unit, unit)),
  );
}

/** Dark modules beside each other are one rectangle, so that no seams show. */
function runsOf(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  for (const [index, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last.from + last.length === index) last.length += 1;
    else runs.push({ from: index, length: 1 });
  }
  return runs;
}

export const still = (value: unknown) => ({ a: 0, k: value });

export const box = (x: number, y: number, width: number, height: number, corner = 0) => ({
  ty: 'rc',
  p: still([x + width / 2, y + height / 2]),
  s: still([width, height]),
  r: still(corner),
});

export const group = (shapes: readonly object[], color: readonly number[]) => ({
  ty: 'gr',
  it: [
    ...shapes,
    { ty: 'fl', c: still(color), o: still(100), r: 1 },
    { ty: 'tr', p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) },
  ],
});
