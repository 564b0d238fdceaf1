import { evaluate } from '../lottie/property.ts';
import { type AnimatorsAt, animatorsAt, blended, type ClusterPose, poseOf } from './animators.ts';
import type { Alignment, PlacedCluster, TextLayout } from './layout.ts';
import { totalsOf } from './range-selector.ts';
import type { TextLayerData } from './text-document.ts';
import { type PathAt, pathAt } from './text-path.ts';

/** Position and pose of a cluster at one frame, as the transform of a Lottie group; colours only if animators change them. */
export interface ClusterState {
  anchor: [number, number];
  position: [number, number];
  scale: [number, number];
  rotation: number;
  skew: number;
  skewAxis: number;
  opacity: number;
  fillOpacity: number;
  strokeOpacity: number;
  fill?: number[];
  stroke?: number[];
  strokeWidth?: number[];
}

export interface LetterFrames {
  clusters: PlacedCluster[];
  at: (frame: number) => ClusterState[];
}

/** The capital height used for grouping alignment, in font sizes. */
const GROUP_HEIGHT = 0.857;

interface Group {
  x: number;
  y: number;
  halfWidth: number;
}

export function letterFrames(layout: TextLayout, data: TextLayerData, alignment: Alignment): LetterFrames {
  const clusters = layout.clusters.filter((cluster) => !cluster.isSpace);
  const totals = totalsOf(layout.clusters);
  const lines = new Map<number, PlacedCluster[]>();
  for (const cluster of layout.clusters) {
    const line = lines.get(cluster.line);
    if (line) line.push(cluster);
    else lines.set(cluster.line, [cluster]);
  }
  for (const line of lines.values()) line.sort((a, b) => a.x - b.x);
  const groups = groupsOf(clusters, data.path ? 1 : data.grouping);
  const at = (frame: number): ClusterState[] => {
    const animators = animatorsAt(data.animators, totals, frame);
    const path = data.path && pathAt(data.path, frame);
    const poses = new Map(layout.clusters.map((cluster) => [cluster, poseOf(animators, cluster)]));
    const shifts = shiftsOf(lines, poses, alignment, path);
    const [alignX = 0, alignY = 0] = evaluate(data.groupAlignment, frame, [0, 0]);
    return clusters.flatMap((cluster) => {
      const pose = poses.get(cluster);
      const group = groups.get(cluster);
      const shift = shifts.get(cluster);
      if (!pose || !group || !shift) return [];
      const still = {
        x: group.x + (alignX / 100) * group.halfWidth,
        y: group.y + (alignY / 100) * GROUP_HEIGHT * layout.size,
      };
      const placed = path
        ? onPath(path, still, pose, shift, alignment)
        : { position: [still.x + pose.x + shift.x, still.y + pose.y + shift.y] as [number, number], turn: 0 };
      return [stateOf(pose, still, placed, coloursOf(animators, cluster, data))];
    });
  };
  return { clusters, at };
}

function stateOf(
  pose: ClusterPose,
  still: { x: number; y: number },
  { position, turn }: { position: [number, number]; turn: number },
  colours: Pick<ClusterState, 'fill' | 'stroke' | 'strokeWidth'>,
): ClusterState {
  return {
    anchor: [still.x + pose.anchorX, still.y + pose.anchorY],
    position,
    scale: [pose.scaleX * 100, pose.scaleY * 100],
    rotation: pose.rotation + turn,
    skew: pose.skew,
    skewAxis: pose.skewAxis,
    opacity: pose.opacity * 100,
    fillOpacity: pose.fillOpacity * 100,
    strokeOpacity: pose.strokeOpacity * 100,
    ...colours,
  };
}

function coloursOf(
  animators: AnimatorsAt,
  cluster: PlacedCluster,
  { document }: TextLayerData,
): Pick<ClusterState, 'fill' | 'stroke' | 'strokeWidth'> {
  const has = (key: string): boolean => animators.some(({ values }) => values[key] !== undefined);
  const opaque = (color: number[]): number[] => [...color.slice(0, 3), 1];
  return {
    ...(has('fc') ? { fill: opaque(blended(animators, cluster, 'fc', document.fc ?? [0, 0, 0])) } : {}),
    ...(has('sc') ? { stroke: opaque(blended(animators, cluster, 'sc', document.sc ?? [0, 0, 0])) } : {}),
    ...(has('sw') ? { strokeWidth: blended(animators, cluster, 'sw', [document.sw ?? 0]) } : {}),
  };
}

/** The point that a cluster turns around: the middle of its letter (1), word (2), line (3) or text (4), on its baseline. */
function groupsOf(clusters: PlacedCluster[], grouping: number): Map<PlacedCluster, Group> {
  const keyOf = (cluster: PlacedCluster): number => {
    if (grouping === 2) return cluster.word;
    if (grouping === 3) return cluster.line;
    return grouping === 4 ? 0 : cluster.index;
  };
  const spans = new Map<number, { left: number; right: number }>();
  for (const cluster of clusters) {
    const span = spans.get(keyOf(cluster)) ?? { left: Number.POSITIVE_INFINITY, right: Number.NEGATIVE_INFINITY };
    spans.set(keyOf(cluster), {
      left: Math.min(span.left, cluster.x),
      right: Math.max(span.right, cluster.x + cluster.advance),
    });
  }
  return new Map(
    clusters.map((cluster) => {
      const { left, right } = spans.get(keyOf(cluster)) ?? { left: cluster.x, right: cluster.x + cluster.advance };
      return [cluster, { x: (left + right) / 2, y: cluster.y, halfWidth: (right - left) / 2 }];
    }),
  );
}

interface Shift {
  x: number;
  y: number;
  /** Along a path: from its start to the cluster's middle, if alignment is forced. */
  forced?: number;
}

/** Tracking between the clusters of a line, which stays aligned, and the line spacing, each by the mean of its clusters. */
function shiftsOf(
  lines: Map<number, PlacedCluster[]>,
  poses: Map<PlacedCluster, ClusterPose>,
  alignment: Alignment,
  path: PathAt | undefined,
): Map<PlacedCluster, Shift> {
  const shifts = new Map<PlacedCluster, Shift>();
  let lineX = 0;
  let lineY = 0;
  for (const [index, line] of [...lines].sort(([a], [b]) => a - b)) {
    const mean = (pick: (pose: ClusterPose) => number): number =>
      line.reduce((sum, cluster) => {
        const pose = poses.get(cluster);
        return pose ? sum + pick(pose) : sum;
      }, 0) / line.length;
    if (index > 0) {
      lineX += mean((pose) => pose.lineX);
      lineY += mean((pose) => pose.lineY);
    }
    let tracked = 0;
    // Half of a letter's tracking comes before it and half after; a line begins and ends without.
    const tracks = line.map((cluster, at) => {
      const before = line[at - 1];
      if (before && !cluster.joined) {
        tracked += ((poses.get(before)?.tracking ?? 0) + (poses.get(cluster)?.tracking ?? 0)) / 2;
      }
      return tracked;
    });
    const back = alignment === 'left' ? 0 : alignment === 'right' ? tracked : tracked / 2;
    const forced = path?.forceAlignment ? evenly(line, path) : undefined;
    for (const [at, cluster] of line.entries()) {
      shifts.set(cluster, { x: lineX + (tracks[at] ?? 0) - back, y: lineY, forced: forced?.[at] });
    }
  }
  return shifts;
}

/** Middles of the clusters of a line that is spread from the first margin to the last. */
function evenly(line: PlacedCluster[], path: PathAt): number[] {
  const widths = line.reduce((sum, cluster) => sum + cluster.advance, 0);
  const gap = line.length > 1 ? (path.length + path.lastMargin - path.firstMargin - widths) / (line.length - 1) : 0;
  let left = path.firstMargin;
  return line.map((cluster) => {
    const middle = left + cluster.advance / 2;
    left += cluster.advance + gap;
    return middle;
  });
}

/** Along the path by the cluster's position on its line, and as far beside the path as it was below the first baseline. */
function onPath(
  path: PathAt,
  still: { x: number; y: number },
  pose: ClusterPose,
  shift: Shift,
  alignment: Alignment,
): { position: [number, number]; turn: number } {
  const end = path.length + path.lastMargin;
  const origin = alignment === 'left' ? path.firstMargin : alignment === 'right' ? end : (path.firstMargin + end) / 2;
  const { x, y, angle } = path.place((shift.forced ?? origin + still.x + shift.x) + pose.x);
  const beside = still.y + pose.y + shift.y;
  if (!path.perpendicular) return { position: [x, y + beside], turn: 0 };
  return {
    position: [x - Math.sin(angle) * beside, y + Math.cos(angle) * beside],
    turn: (angle * 180) / Math.PI,
  };
}
