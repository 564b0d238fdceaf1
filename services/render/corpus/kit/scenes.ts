import type { Scene } from '@nimantran/proto/domain/theme';
import { type Layer, type LayerOptions, matted, nested, shapes } from './layers.ts';
import { EASE, type Outline, track, tween } from './motion.ts';
import { fill, ink, outlinesOf, path } from './shapes.ts';
import type { CorpusTheme } from './theme.ts';

/** Frames of a scene's entrance, which overlaps the end of the scene before it. */
export const TURN = 15;

export interface ScenePlan {
  name: string;
  frames: number;
  still: number;
  layers: readonly Layer[];
  enter: 'cut' | 'fade' | 'slide' | 'rise' | 'wipe' | 'iris';
  /** If this field is empty, the scene is cut. */
  onlyWith?: string;
}

type Size = readonly [width: number, height: number];

/** Consecutive scenes, each below its successor's entrance. Give a scene's texts `until: frames`, so that they end with it. */
export function assemble(
  plans: readonly ScenePlan[],
  size: Size,
): Pick<CorpusTheme, 'layers' | 'compositions' | 'scenes' | 'frames'> {
  const layers: Layer[] = [];
  const scenes: Scene[] = [];
  let first = 0;
  for (const [index, plan] of plans.entries()) {
    const isLast = index === plans.length - 1;
    layers.push(...entering(plan, `scene ${index + 1}`, first, size, isLast ? 0 : TURN));
    scenes.push({
      name: plan.name,
      first_frame: first,
      last_frame: first + plan.frames - 1,
      still_frame: first + plan.still,
      ...(plan.onlyWith ? { only_with: [plan.onlyWith] } : {}),
    });
    first += plan.frames;
  }
  const compositions = plans.map((plan, index): [string, { layers: readonly Layer[]; frames: number }] => [
    `scene ${index + 1}`,
    { layers: plan.layers, frames: plan.frames + TURN },
  ]);
  return { layers, scenes, frames: first, compositions: Object.fromEntries(compositions) };
}

function entering(plan: ScenePlan, id: string, first: number, [width, height]: Size, tail: number): Layer[] {
  const end = first + plan.frames + tail;
  const at = (options: LayerOptions, suffix = ''): Layer =>
    nested(`${id}${suffix}`, id, width, height, { start: first, from: first, until: end, ...options });
  const turn = [first, first + TURN] as const;
  if (plan.enter === 'fade') return [at({ opacity: tween(...turn, 0, 100, EASE.breath) })];
  if (plan.enter === 'slide') return [at({ at: tween(...turn, [width, 0], [0, 0]) })];
  if (plan.enter === 'rise') return [at({ at: tween(...turn, [0, height], [0, 0]) })];
  if (plan.enter === 'cut') return [at({})];
  // Mattes and masks cost as much as a scene: the layer has one during its entrance only.
  const coming = { until: first + TURN };
  const rest = at({ from: first + TURN });
  if (plan.enter === 'iris') return [at({ ...coming, masks: [irisMask(turn, [width, height])] }, ' coming'), rest];
  return [...matted(at(coming, ' coming'), wipeMatte(`${id} wipe`, turn, [width, height])), rest];
}

/** An eight-petalled opening that grows from the centre over the whole frame. */
function irisMask([first, last]: readonly [number, number], [width, height]: Size) {
  const petals = Array.from({ length: 8 }, (_, index) => {
    const point = (turn: number, radius: number): string => {
      const angle = ((index + turn) / 8) * 2 * Math.PI - Math.PI / 2;
      return `${Math.cos(angle) * radius},${Math.sin(angle) * radius}`;
    };
    return `${index === 0 ? `M${point(0, 0.86)} ` : ''}C${point(0.2, 1.14)} ${point(0.8, 1.14)} ${point(1, 0.86)}`;
  });
  const [shape] = outlinesOf(`${petals.join(' ')} Z`);
  if (!shape) throw new Error('the iris has no outline');
  const sized = (radius: number): Outline => {
    const scale = (points: Outline['v']): Outline['v'] => points.map(([x = 0, y = 0]) => [x * radius, y * radius]);
    const moved = scale(shape.v).map(([x = 0, y = 0]) => [x + width / 2, y + height / 2]);
    return { v: moved, i: scale(shape.i), o: scale(shape.o), c: true };
  };
  return track([first, sized(1), EASE.weight], [last, sized(Math.hypot(width, height) * 0.62)]);
}

/** A curtain with a scalloped edge that passes from left to right. */
function wipeMatte(name: string, [first, last]: readonly [number, number], [width, height]: Size): Layer {
  const scallops = Array.from({ length: 9 }, (_, index) => {
    const [top, bottom] = [(index * height) / 9, ((index + 1) * height) / 9];
    return `C${90},${top} ${90},${bottom} 0,${bottom}`;
  });
  const curtain = ink(path(`M${-width - 100},0 L0,0 ${scallops.join(' ')} L${-width - 100},${height} Z`), fill('#ffffff'));
  return shapes(name, [curtain], { at: tween(first, last, [-100, 0], [width + 10, 0]), from: first, until: last });
}
