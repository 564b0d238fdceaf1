import { permanent } from '../pipeline/errors.ts';
import { animatedSpan, animatorProperties, moves, takesAll } from './animators.ts';
import { type Bounds, grown, union } from './bounds.ts';
import { clusterContours } from './glyph-paths.ts';
import { boundsOverStates, contourBounds, emojiBounds } from './ink-bounds.ts';
import type { Alignment, PlacedCluster, TextLayout } from './layout.ts';
import { letterFrames } from './letter-frames.ts';
import { addState, poseProperties, type StateTrack, trackProperty } from './pose-keyframes.ts';
import type { TextDocument, TextLayerData } from './text-document.ts';
import { pathProperties } from './text-path.ts';

const still = (value: unknown) => ({ a: 0, k: value });
const STILL = { ty: 'tr', a: still([0, 0]), p: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) };

/** Twenty minutes at 30 frames a second. */
const MOST_FRAMES = 36_000;
/** Poses of all letters over all frames: 300 letters that move for two minutes are a million. */
const MOST_POSES = 4_000_000;

/** An emoji of a text: its place, and the transform properties from its letter animation. */
export interface PlacedEmoji {
  cluster: PlacedCluster;
  transform: Record<string, unknown>;
}

export interface DrawnText {
  shapes: unknown[];
  emoji: PlacedEmoji[];
  /** Bounds of the drawn outlines over all frames, in the layer's pixels; undefined if nothing is drawn. */
  ink: Bounds | undefined;
}

/** The shapes of a laid-out text without its emoji, which are pictures: see `drawText`. */
export function textShapes(layout: TextLayout, data: TextLayerData): unknown[] {
  return drawText(layout, data, 'left').shapes;
}

/**
 * A laid-out text as shapes and emoji. Without letter animation it is one group; with it each cluster is a group whose transform
 * has the effect of the animators, so a vowel sign never leaves its letter. `alignment` is the alignment that tracking preserves.
 */
export function drawText(layout: TextLayout, data: TextLayerData, alignment: Alignment): DrawnText {
  const visible = layout.clusters.filter((cluster) => !cluster.isSpace);
  const colours = data.animators.filter((animator) => ['fc', 'sc', 'sw'].some((key) => animator.a?.[key] !== undefined));
  // A stroke's width adds to the document's own.
  const adds = data.document.sw !== undefined && colours.some((animator) => animator.a?.sw !== undefined);
  if (data.path || adds || data.animators.some(moves) || !colours.every(takesAll)) return drawLetters(layout, data, alignment);
  const paths = visible.flatMap((cluster) => pathsOf(cluster, layout.size));
  return {
    shapes: paths.length === 0 ? [] : [{ ty: 'gr', nm: 'text', it: [...paths, ...wholePaint(data), STILL] }],
    emoji: visible.filter((cluster) => cluster.emoji).map((cluster) => ({ cluster, transform: STILL })),
    ink: union(visible.map((cluster) => clusterInk(cluster, layout.size, data))),
  };
}

function drawLetters(layout: TextLayout, data: TextLayerData, alignment: Alignment): DrawnText {
  const { clusters, at } = letterFrames(layout, data, alignment);
  const frames = framesOf(data, clusters.length);
  const tracks = clusters.map((): StateTrack => ({ frames: [], states: [] }));
  for (const frame of frames) {
    const states = at(frame);
    for (const [index, track] of tracks.entries()) addState(track, frame, states[index]);
  }
  const drawn: DrawnText = { shapes: [], emoji: [], ink: undefined };
  for (const [index, cluster] of clusters.entries()) {
    const track = tracks[index];
    if (!track) continue;
    const ink = cluster.isSpace ? undefined : clusterInk(cluster, layout.size, data);
    drawn.ink = union([drawn.ink, boundsOverStates(ink, track.states)]);
    const transform = poseProperties(track);
    if (cluster.emoji) drawn.emoji.push({ cluster, transform });
    else {
      const it = [...pathsOf(cluster, layout.size), ...letterPaint(data, track), { ty: 'tr', ...transform }];
      // The first item in a Lottie is on top; later letters are painted over earlier ones.
      drawn.shapes.unshift({ ty: 'gr', nm: 'cluster', it });
    }
  }
  return drawn;
}

function framesOf(data: TextLayerData, letters: number): number[] {
  const { first, last } = data.frames ?? { first: 0, last: 0 };
  const properties = [
    ...animatorProperties(data.animators),
    data.groupAlignment,
    ...(data.path ? pathProperties(data.path) : []),
  ];
  const span = animatedSpan(properties, first, last) ?? { first, last: first };
  const count = span.last - span.first + 1;
  if (count > MOST_FRAMES || count * letters > MOST_POSES) {
    const reason = `A text of ${letters} letters is animated over ${count} frames, which is too much: shorten the text or its animation.`;
    throw permanent('outline', 'theme_invalid', reason);
  }
  return Array.from({ length: count }, (_, index) => span.first + index);
}

function pathsOf(cluster: PlacedCluster, size: number): unknown[] {
  if (cluster.emoji) return [];
  return clusterContours(cluster, size).map((bezier) => ({ ty: 'sh', ks: still(bezier) }));
}

/** The ink of a cluster at rest. */
function clusterInk(cluster: PlacedCluster, size: number, { document }: TextLayerData): Bounds | undefined {
  if (cluster.emoji) return emojiBounds(cluster, size);
  const ink = contourBounds(clusterContours(cluster, size));
  return ink && grown(ink, (document.sw ?? 0) / 2);
}

/** The paint of a text in one colour; an animator that applies to all of it is used directly, with its keyframes. */
function wholePaint({ document, animators }: TextLayerData): unknown[] {
  const animated = (key: 'fc' | 'sc' | 'sw'): unknown =>
    animators.findLast((animator) => animator.a?.[key] !== undefined)?.a?.[key];
  const width = animated('sw') ?? (document.sw ? still(document.sw) : undefined);
  return paint(document, {
    fill: animated('fc') ?? (document.fc ? still(color(document.fc)) : undefined),
    stroke: animated('sc') ?? (document.sc ? still(color(document.sc)) : undefined),
    width,
    fillOpacity: still(100),
    strokeOpacity: still(100),
  });
}

function letterPaint({ document }: TextLayerData, track: StateTrack): unknown[] {
  const [first] = track.states;
  const fill = first?.fill ? trackProperty(track, (state) => state.fill ?? [], 0.002) : document.fc && still(color(document.fc));
  const stroke = first?.stroke
    ? trackProperty(track, (state) => state.stroke ?? [], 0.002)
    : document.sc && still(color(document.sc));
  const width = first?.strokeWidth
    ? trackProperty(track, (state) => state.strokeWidth ?? [], 0.02)
    : document.sw
      ? still(document.sw)
      : undefined;
  return paint(document, {
    fill,
    stroke,
    width,
    fillOpacity: trackProperty(track, (state) => [state.fillOpacity], 0.2),
    strokeOpacity: trackProperty(track, (state) => [state.strokeOpacity], 0.2),
  });
}

interface Paint {
  fill: unknown;
  stroke: unknown;
  width: unknown;
  fillOpacity: unknown;
  strokeOpacity: unknown;
}

/** Fill and stroke; the first is painted on top. */
function paint(document: TextDocument, { fill, stroke, width, fillOpacity, strokeOpacity }: Paint): unknown[] {
  const filling = fill ? { ty: 'fl', c: fill, o: fillOpacity, r: 1 } : undefined;
  const stroking = stroke && width ? { ty: 'st', c: stroke, o: strokeOpacity, w: width, lc: 2, lj: 2 } : undefined;
  const ordered = document.of ? [stroking, filling] : [filling, stroking];
  return ordered.filter((item) => item !== undefined);
}

function color(value: TextDocument['fc']): number[] {
  const [red = 0, green = 0, blue = 0] = value ?? [];
  return [red, green, blue, 1];
}
