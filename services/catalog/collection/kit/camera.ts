import { empty, type Layer } from './lottie/layers.ts';
import { EASE, type Ease, track } from './lottie/motion.ts';
import type { Stage } from './stage.ts';

/** A camera move during a scene: how far the picture slides (pixels, in the subject's plane) and how its scale changes. */
export interface CameraMove {
  frames: number;
  slide?: readonly [number, number];
  zoom?: readonly [from: number, to: number];
  ease?: Ease;
}

/**
 * A plane of the scene, as parent of its layers. Depth 1 is the subject; 0 is static like the sky; above 1 is nearer to the
 * camera and moves more.
 */
export function plane(name: string, depth: number, width: number, height: number, move: CameraMove): Layer {
  const [dx, dy] = move.slide ?? [0, 0];
  const [from, to] = move.zoom ?? [100, 100];
  const at = (part: number) => [width / 2 + dx * depth * part, height / 2 + dy * depth * part];
  const size = (zoom: number) => {
    const scale = 100 + (zoom - 100) * depth;
    return [scale, scale];
  };
  const ease = move.ease ?? EASE.breath;
  return empty(name, {
    anchor: [width / 2, height / 2],
    at: track([0, at(-0.5), ease], [move.frames, at(0.5)]),
    scale: track([0, size(from), ease], [move.frames, size(to)]),
  });
}

/** Attaches layers and their mattes to a plane; those with a parent keep it. */
export function standOn(parent: Layer, layers: readonly Layer[]): Layer[] {
  const put = (layer: Layer): Layer => ({ ...layer, options: { ...layer.options, parent: layer.options.parent ?? parent } });
  return layers.map((layer) => {
    const placed = put(layer);
    const { matte, matteOut } = placed.options;
    return {
      ...placed,
      options: { ...placed.options, ...(matte ? { matte: put(matte) } : {}), ...(matteOut ? { matteOut: put(matteOut) } : {}) },
    };
  });
}

/**
 * Four planes of a scene for a camera that never stands still: what is far, the subject, what is near, what is out of focus in front of
 * the lens. They must be among the scene's layers.
 */
export function fourPlanes({ width, height }: Stage, move: CameraMove): Record<'far' | 'middle' | 'near' | 'close', Layer> {
  const at = (name: string, depth: number) => plane(name, depth, width, height, { ease: EASE.linear, ...move });
  return { far: at('far', 0.35), middle: at('middle', 1), near: at('near', 1.7), close: at('close', 2.6) };
}
