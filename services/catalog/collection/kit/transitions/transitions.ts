import { moved, scaled } from '../geometry/transform.ts';
import { type CompositionAsset, type Layer, nested } from '../lottie/layers.ts';
import { EASE, type Track, track } from '../lottie/motion.ts';
import type { Outline, Vector } from '../lottie/types.ts';
import { cuspedArch } from '../motifs/arches.ts';

/** When a scene is seen in the film: its frames, and how many frames it overlaps with the scene after it. */
export interface Cut {
  first: number;
  last: number;
  overlap: number;
}

/** How a scene's picture comes and goes at its ends. Scenes earlier in the film are painted over later ones, or under them. */
export type Entrance = 'cut' | 'dissolve' | 'arch' | 'iris' | 'rise' | 'settle';
export type Exit = 'cut' | 'dissolve' | 'walk-through' | 'lift';

export interface Passage {
  enter: Entrance;
  exit: Exit;
}

/** A scene's composition as a layer of the film, with its entrance and exit. Frames overlap by `cut.overlap`. */
export function sceneLayer(asset: CompositionAsset, cut: Cut, passage: Passage): Layer {
  const { first, last, overlap } = cut;
  const { width, height } = asset;
  // It stays below its successor's entrance, so that nothing shows through.
  const end = last + 1 + overlap;
  const middle = [width / 2, height / 2];
  return nested(asset.id, asset, {
    startAt: first,
    from: first,
    until: end,
    anchor: middle,
    at: travel(passage, cut, middle, height),
    scale: sizes(passage, cut),
    opacity: opacities(passage, cut),
    ...(passage.enter === 'iris' ? { masks: [growingCircle(width, height, first, first + overlap + 8)] } : {}),
    ...(passage.enter === 'arch' ? { masks: [growingArch(width, height, first, first + overlap + 14)] } : {}),
  });
}

function opacities({ enter, exit }: Passage, { first, last, overlap }: Cut): Track<number> | number {
  const come =
    enter === 'dissolve'
      ? ([
          [first, 0, EASE.inOut],
          [first + overlap, 100, EASE.inOut],
        ] as const)
      : [];
  const go =
    exit === 'dissolve'
      ? ([
          [last + 1, 100, EASE.inOut],
          [last + 1 + overlap, 0],
        ] as const)
      : [];
  const through =
    exit === 'walk-through'
      ? ([
          [last + 1, 100, EASE.in],
          [last + 1 + overlap, 0],
        ] as const)
      : [];
  const keys = [...come, ...go, ...through];
  return keys.length === 0 ? 100 : { keys };
}

function sizes({ enter, exit }: Passage, { first, last, overlap }: Cut): Track<Vector> | number {
  const come =
    enter === 'settle'
      ? ([
          [first, [114, 114], EASE.out],
          [first + overlap + 16, [100, 100], EASE.in],
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

function travel({ enter, exit }: Passage, { first, last, overlap }: Cut, middle: Vector, height: number): Track<Vector> | Vector {
  const [x = 0, y = 0] = middle;
  const come =
    enter === 'rise'
      ? ([
          [first, [x, y + height], EASE.weight],
          // The scene before is gone after the overlap: by then nothing of the frame may be open.
          [first + overlap, [x, y], EASE.weight],
        ] as const)
      : [];
  const go =
    exit === 'lift'
      ? ([
          // Not before the scene after is there to be uncovered.
          [last + 1, [x, y], EASE.weight],
          [last + 1 + overlap, [x, y - height]],
        ] as const)
      : [];
  const keys = [...come, ...go];
  return keys.length === 0 ? middle : { keys };
}

/** An arch-shaped window that grows from the middle until it holds the whole picture. */
function growingArch(width: number, height: number, first: number, last: number): Track<Outline> {
  const shape = cuspedArch({ width, height: height * 1.2, rise: height * 0.7, foils: 3 });
  const at = (size: number) => moved(scaled(moved(shape, 0, height * 0.62), size), width / 2, height / 2);
  return track([first, at(0.02), EASE.weight], [last, at(3.2)]);
}

/** A round window that grows from the middle. */
function growingCircle(width: number, height: number, first: number, last: number): Track<Outline> {
  const reach = Math.hypot(width, height) / 2;
  const at = (radius: number): Outline => {
    const pull = radius * 0.5523;
    const [x, y] = [width / 2, height / 2];
    const v = [
      [x, y - radius],
      [x + radius, y],
      [x, y + radius],
      [x - radius, y],
    ];
    const o = [
      [pull, 0],
      [0, pull],
      [-pull, 0],
      [0, -pull],
    ];
    return { v, o, i: o.map(([dx = 0, dy = 0]) => [-dx, -dy]), c: true };
  };
  return track([first, at(1), EASE.weight], [last, at(reach * 1.05)]);
}
