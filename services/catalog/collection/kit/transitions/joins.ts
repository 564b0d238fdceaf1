import { polygon } from '../geometry/pen.ts';
import { type CompositionAsset, type Layer, nested } from '../lottie/layers.ts';
import { EASE, track } from '../lottie/motion.ts';
import type { Outline } from '../lottie/types.ts';
import { type Cut, type Passage, sceneLayer } from './transitions.ts';

/**
 * Transitions between scenes. `walk-through` zooms into the first until the second is visible, `lift` raises the first like a
 * curtain, `doors` splits it in the middle, `page` slides the second over it from the right, `rise` from below, `sweep` wipes it
 * away diagonally; the others open a growing window.
 */
export type Join = keyof typeof JOINS;

const JOINS = {
  cut: { exit: 'cut', enter: 'cut', over: 'next', overlap: 0 },
  dissolve: { exit: 'dissolve', enter: 'cut', over: 'first', overlap: 18 },
  'walk-through': { exit: 'walk-through', enter: 'settle', over: 'first', overlap: 16 },
  lift: { exit: 'lift', enter: 'cut', over: 'first', overlap: 20 },
  doors: { exit: 'cut', enter: 'cut', over: 'first', overlap: 26 },
  page: { exit: 'cut', enter: 'page', over: 'next', overlap: 20 },
  rise: { exit: 'cut', enter: 'rise', over: 'next', overlap: 18 },
  sweep: { exit: 'cut', enter: 'sweep', over: 'next', overlap: 22 },
  arch: { exit: 'cut', enter: 'arch', over: 'next', overlap: 30 },
  iris: { exit: 'cut', enter: 'iris', over: 'next', overlap: 30 },
  bloom: { exit: 'cut', enter: 'bloom', over: 'next', overlap: 30 },
  star: { exit: 'cut', enter: 'star', over: 'next', overlap: 30 },
  heart: { exit: 'cut', enter: 'heart', over: 'next', overlap: 30 },
  diamond: { exit: 'cut', enter: 'diamond', over: 'next', overlap: 30 },
} as const satisfies Record<string, Passage & { over: 'first' | 'next'; overlap: number }>;

/** Frames in which both scenes are visible. */
export function overlapOf(join: Join): number {
  return JOINS[join].overlap;
}

export interface JoinedScene {
  asset: CompositionAsset;
  cut: Cut;
  /** The transition to the next scene. */
  join?: Join;
}

/** The layers of a video in paint order: of two neighbours the moving one is on top. */
export function joined(scenes: readonly JoinedScene[]): Layer[] {
  const order: { scene: JoinedScene; layers: Layer[] }[] = [];
  scenes.forEach((scene, index) => {
    const before = scenes[index - 1];
    const entered = { layers: layersOf(scene, before), scene };
    const place = before ? order.findIndex((entry) => entry.scene === before) : 0;
    const above = before?.join !== undefined && JOINS[before.join].over === 'next';
    order.splice(above ? place + 1 : place, 0, entered);
  });
  return order.flatMap(({ layers }) => layers);
}

function layersOf(scene: JoinedScene, before: JoinedScene | undefined): Layer[] {
  const enter = before?.join ? JOINS[before.join].enter : 'cut';
  const exit = scene.join ? JOINS[scene.join].exit : 'cut';
  const enterFrames = before?.cut.overlap ?? 0;
  if (scene.join !== 'doors') return [sceneLayer(scene.asset, scene.cut, { enter, exit }, enterFrames)];
  const { asset, cut } = scene;
  const whole = sceneLayer(asset, { ...cut, overlap: 0 }, { enter, exit: 'cut' }, enterFrames);
  return [whole, ...halves(asset, cut)];
}

/** After its last frame the scene splits in the middle. */
function halves(asset: CompositionAsset, { first, last, overlap }: Cut): Layer[] {
  const { width, height } = asset;
  const [x, y] = [width / 2, height / 2];
  return ([-1, 1] as const).map((side) => {
    const half: Outline =
      side === -1 ? polygon([0, 0], [x, 0], [x, height], [0, height]) : polygon([x, 0], [width, 0], [width, height], [x, height]);
    return nested(`${asset.id} ${side === -1 ? 'left' : 'right'}`, asset, {
      startAt: first,
      from: last + 1,
      until: last + 1 + overlap,
      anchor: [x, y],
      at: track([last + 1, [x, y], EASE.weight], [last + 1 + overlap, [x + side * x * 1.02, y]]),
      masks: [half],
    });
  });
}
