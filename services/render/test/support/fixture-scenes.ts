import { createCanvas, LottieAnimation as Skottie } from '@napi-rs/canvas';
import type { Scene } from '@nimantran/proto/domain/theme';
import type { LottieAnimation, LottieAsset, LottieLayer } from '../../src/lottie/types.ts';

/** A video of coloured scenes, each with a moving box, for tests of transitions between scenes. */
export const WIDTH = 64;
export const HEIGHT = 36;
const TAIL = 10;

export interface VideoScene {
  name: string;
  color: [number, number, number];
  frames: number;
  /** The field that the scene needs. */
  onlyWith?: string;
}

/** The transition to the next scene: the next comes in above it, or it leaves above the next. */
export type JointKind = 'fade in' | 'iris in' | 'slide in' | 'fade out' | 'grow out' | 'cut';

export interface Video {
  animation: LottieAnimation;
  scenes: Scene[];
  frames: number;
}

const still = (k: unknown) => ({ a: 0, k });
const EASE = { i: { x: [0.3], y: [1] }, o: { x: [0.7], y: [0] } };
const between = (first: number, from: unknown, last: number, to: unknown) => ({
  a: 1,
  k: [
    { t: first, s: from, ...EASE },
    { t: last, s: to },
  ],
});

function transform(change: object = {}): Record<string, unknown> {
  const middle = [WIDTH / 2, HEIGHT / 2];
  return { o: still(100), r: still(0), p: still(middle), a: still(middle), s: still([100, 100]), ...change };
}

function block(x: unknown, width: number, height: number, color: number[]): object {
  const corner = { ty: 'rc', p: still([0, 0]), s: still([width, height]), r: still(0) };
  const place = { ty: 'tr', p: x, a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) };
  return { ty: 'gr', it: [corner, { ty: 'fl', c: still([...color, 1]), o: still(100), r: 1 }, place] };
}

/** Background and moving box of a scene that starts at `start`. */
function contents({ color, frames }: VideoScene, start: number): LottieLayer[] {
  const end = start + frames + TAIL;
  const wander = between(start, [6, 18], end, [58, 18]);
  const base = { ty: 4, ip: start, op: end, st: start };
  return [
    { ...base, nm: 'box', ks: transform({ p: still([0, 0]), a: still([0, 0]) }), shapes: [block(wander, 8, 8, [1, 1, 1])] },
    { ...base, nm: 'ground', ks: transform(), shapes: [block(still([WIDTH / 2, HEIGHT / 2]), WIDTH, HEIGHT, color)] },
  ];
}

function iris(first: number, last: number): object {
  const square = (half: number) => ({
    v: [-half, half].flatMap((x) =>
      (x < 0
        ? [
            [x, x],
            [-x, x],
          ]
        : [
            [x, x],
            [-x, x],
          ]
      ).map(([a = 0, b = 0]) => [WIDTH / 2 + a, HEIGHT / 2 + b]),
    ),
    i: [
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ],
    o: [
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ],
    c: true,
  });
  return { mode: 'a', inv: false, pt: between(first, [square(1)], last, [square(60)]), o: still(100), x: still(0) };
}

type Ways = Record<string, { a: number; k: object[] }>;

function wayIn(joint: JointKind | undefined, at: number): { ks?: Ways; hasMask?: boolean; masksProperties?: object[] } {
  if (joint === 'fade in') return { ks: { o: between(at, [0], at + TAIL, [100]) } };
  if (joint === 'slide in') return { ks: { p: between(at, [WIDTH * 1.5, HEIGHT / 2], at + TAIL, [WIDTH / 2, HEIGHT / 2]) } };
  if (joint === 'iris in') return { hasMask: true, masksProperties: [iris(at, at + TAIL)] };
  return {};
}

function wayOut(joint: JointKind | undefined, at: number): Ways {
  if (joint === 'fade out') return { o: between(at, [100], at + TAIL, [0]) };
  if (joint === 'grow out')
    return { s: between(at - 6, [100, 100], at + TAIL, [200, 200]), o: between(at, [100], at + TAIL, [0]) };
  return {};
}

/** A property animated by both transitions has the keyframes of both. */
function joined(comes: Ways, goes: Ways): Ways {
  const opacity: Ways = comes.o && goes.o ? { o: { a: 1, k: [...comes.o.k, ...goes.o.k] } } : {};
  return { ...comes, ...goes, ...opacity };
}

/** `joints[n]` lies between scene n and the one after. `flat` puts the layers of all scenes at the root, as some exports do. */
export function makeVideo(scenes: VideoScene[], joints: JointKind[], flat = false): Video {
  const assets: LottieAsset[] = [];
  const placed: Scene[] = [];
  const layers: LottieLayer[] = [];
  let start = 0;
  // The layers of a scene lie above those of the one before if it comes in, and below if that one goes out.
  let below = 0;
  for (const [index, scene] of scenes.entries()) {
    const [joint, next] = [joints[index - 1], joints[index]];
    const end = start + scene.frames;
    const op = next && next !== 'cut' ? end + TAIL : end;
    const { ks: comes = {}, ...masks } = wayIn(joint, start);
    const ways = joined(comes, wayOut(next, end));
    const goesAbove = joint === undefined || joint.endsWith('in');
    if (goesAbove) below = 0;
    else below += flat ? 2 : 1;
    const own = flat
      ? contents(scene, start).map((layer) => ({ ...layer, op, ks: { ...layer.ks, ...ways } }))
      : [
          {
            ty: 0,
            nm: scene.name,
            refId: scene.name,
            w: WIDTH,
            h: HEIGHT,
            ip: start,
            op,
            st: start,
            ks: transform(ways),
            ...masks,
          },
        ];
    layers.splice(goesAbove ? 0 : below, 0, ...own);
    if (!goesAbove && joint === 'cut') below = 0;
    if (!flat) assets.push({ id: scene.name, layers: contents(scene, 0) });
    const only = scene.onlyWith === undefined ? {} : { only_with: [scene.onlyWith] };
    placed.push({ name: scene.name, first_frame: start, last_frame: end - 1, still_frame: start + scene.frames - 12, ...only });
    start = end;
  }
  return { animation: { w: WIDTH, h: HEIGHT, fr: 30, ip: 0, op: start, layers, assets }, scenes: placed, frames: start };
}

/** RGBA of each requested frame, on a transparent background. */
export function drawFrames(animation: LottieAnimation, frames: number[]): Uint8ClampedArray[] {
  const skottie = Skottie.loadFromData(JSON.stringify(animation));
  return frames.map((frame) => {
    const context = createCanvas(WIDTH, HEIGHT).getContext('2d');
    skottie.seekFrame(frame);
    skottie.render(context, { x: 0, y: 0, width: WIDTH, height: HEIGHT });
    return context.getImageData(0, 0, WIDTH, HEIGHT).data;
  });
}

export function farthest(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let most = 0;
  for (let at = 0; at < one.length; at += 1) most = Math.max(most, Math.abs((one[at] ?? 0) - (other[at] ?? 0)));
  return most;
}

export function emptyShare(pixels: Uint8ClampedArray): number {
  let empty = 0;
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) < 250) empty += 1;
  return (empty * 4) / pixels.length;
}
