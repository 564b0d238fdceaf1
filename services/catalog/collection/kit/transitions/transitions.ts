import { polygon } from '../geometry/pen.ts';
import { type CompositionAsset, type Layer, nested } from '../lottie/layers.ts';
import { EASE, type Track, track } from '../lottie/motion.ts';
import type { Outline, Vector } from '../lottie/types.ts';
import { growingWindow, type WindowShape } from './growing-window.ts';

/** A scene's place in the video: its frames, and its overlap with the next scene in frames. */
export interface Cut {
  first: number;
  last: number;
  overlap: number;
}

/** How a scene enters and exits; `joins.ts` defines which of them go together. */
type Entrance = 'cut' | 'rise' | 'settle' | 'page' | 'sweep' | WindowShape;
type Exit = 'cut' | 'dissolve' | 'walk-through' | 'lift';

export interface Passage {
  enter: Entrance;
  exit: Exit;
}

/**
 * A scene's composition as a layer of the video, with its entrance and exit. It stays visible for `cut.overlap` frames after its
 * last one; `enterFrames` is how long the previous scene is still visible.
 */
export function sceneLayer(asset: CompositionAsset, cut: Cut, passage: Passage, enterFrames: number): Layer {
  const { first, last, overlap } = cut;
  const { width, height } = asset;
  // It stays below the next scene's entrance, so that there is no gap.
  const end = last + 1 + overlap;
  const middle = [width / 2, height / 2];
  return nested(asset.id, asset, {
    startAt: first,
    from: first,
    until: end,
    anchor: middle,
    at: travel(passage, cut, enterFrames, asset),
    scale: sizes(passage, cut, enterFrames),
    opacity: opacities(passage, cut),
    ...masksOf(passage.enter, asset, first, enterFrames),
  });
}

function masksOf(enter: Entrance, { width, height }: CompositionAsset, first: number, frames: number) {
  if (enter === 'cut' || enter === 'rise' || enter === 'settle' || enter === 'page') return {};
  if (enter === 'sweep') return { masks: [sweeping(width, height, first, first + frames)] };
  return { masks: [growingWindow(enter, width, height, first, first + frames)] };
}

function opacities({ exit }: Passage, { last, overlap }: Cut): Track<number> | number {
  if (exit !== 'dissolve' && exit !== 'walk-through') return 100;
  // A dissolve is nearly over before the next scene's words begin, so that the words of two scenes are not read together.
  return track([last + 1, 100, exit === 'dissolve' ? EASE.out : EASE.in], [last + 1 + overlap, 0]);
}

function sizes({ enter, exit }: Passage, { first, last, overlap }: Cut, enterFrames: number): Track<Vector> | number {
  const come =
    enter === 'settle'
      ? ([
          [first, [114, 114], EASE.out],
          [first + enterFrames + 16, [100, 100], EASE.in],
        ] as const)
      : [];
  const go =
    exit === 'walk-through'
      ? ([
          [last - 12, [100, 100], [0.7, 0, 0.85, 0.4]],
          [last + 1 + overlap, [188, 188]],
        ] as const)
      : [];
  const keys = [...come, ...go];
  return keys.length === 0 ? 100 : { keys };
}

function travel(
  { enter, exit }: Passage,
  { first, last, overlap }: Cut,
  enterFrames: number,
  { width, height }: CompositionAsset,
): Track<Vector> | Vector {
  const middle = [width / 2, height / 2];
  const [x = 0, y = 0] = middle;
  // The previous scene is gone afterwards: by then the frame must be fully covered.
  const into = (from: Vector) =>
    [
      [first, from, EASE.weight],
      [first + enterFrames, middle, EASE.weight],
    ] as const;
  const come = enter === 'rise' ? into([x, y + height]) : enter === 'page' ? into([x + width, y]) : [];
  const go =
    exit === 'lift'
      ? ([
          // Not before the next scene is there to be uncovered.
          [last + 1, [x, y], EASE.weight],
          [last + 1 + overlap, [x, y - height]],
        ] as const)
      : [];
  const keys = [...come, ...go];
  return keys.length === 0 ? middle : { keys };
}

/** A diagonal edge that crosses the frame from the left. */
function sweeping(width: number, height: number, first: number, last: number): Track<Outline> {
  const slant = height * 0.35;
  const at = (x: number) => polygon([-slant * 2, 0], [x + slant, 0], [x, height], [-slant * 2, height]);
  return track([first, at(-slant - 2), EASE.weight], [last, at(width + 2)]);
}
