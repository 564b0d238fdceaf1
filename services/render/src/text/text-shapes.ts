import { animatedSpan, animatorValue, moves, totalsOf } from './animators.ts';
import { clusterContours } from './glyph-paths.ts';
import type { PlacedCluster, TextLayout } from './layout.ts';
import { poseProperties } from './pose-keyframes.ts';
import type { TextDocument, TextLayerData } from './text-document.ts';

const STILL = {
  ty: 'tr',
  a: { a: 0, k: [0, 0] },
  p: { a: 0, k: [0, 0] },
  s: { a: 0, k: [100, 100] },
  r: { a: 0, k: 0 },
  o: { a: 0, k: 100 },
};

/**
 * The shapes of a laid-out text. Without letter animation it is one group; with it each cluster is a group whose transform
 * carries what the animators would have done, so a vowel sign never leaves its letter.
 */
export function textShapes(layout: TextLayout, data: TextLayerData): unknown[] {
  const paint = paintOf(data);
  const visible = layout.clusters.filter((cluster) => !cluster.isSpace);
  if (!data.animators.some(moves)) {
    const paths = visible.flatMap((cluster) => pathsOf(cluster, layout.size, 0, 0));
    return paths.length === 0 ? [] : [{ ty: 'gr', nm: 'text', it: [...paths, ...paint, STILL] }];
  }
  const totals = totalsOf(layout.clusters);
  const span = animatedSpan(data.animators);
  return visible.map((cluster) => {
    const anchor = anchorOf(cluster, visible, data.grouping);
    const transform = poseProperties(data.animators, cluster, totals, span, anchor);
    return { ty: 'gr', nm: 'cluster', it: [...pathsOf(cluster, layout.size, 0, 0), ...paint, transform] };
  });
}

function pathsOf(cluster: PlacedCluster, size: number, originX: number, originY: number): unknown[] {
  return clusterContours(cluster, size, originX, originY).map((bezier) => ({ ty: 'sh', ks: { a: 0, k: bezier } }));
}

/** The point a cluster turns and grows around: the middle of its letter, word, line or text, on the baseline. */
function anchorOf(cluster: PlacedCluster, all: PlacedCluster[], grouping: number): [number, number] {
  const mates = all.filter((other) => {
    if (grouping === 1) return other === cluster;
    if (grouping === 2) return other.word === cluster.word;
    return grouping === 4 || other.line === cluster.line;
  });
  const left = Math.min(...mates.map((mate) => mate.x));
  const right = Math.max(...mates.map((mate) => mate.x + mate.advance));
  return [Math.round(((left + right) / 2) * 100) / 100, Math.round(cluster.y * 100) / 100];
}

/** Fill and stroke; what stands first is painted on top. */
function paintOf({ document, animators }: TextLayerData): unknown[] {
  const fill =
    document.fc || animatorValue(animators, 'fc')
      ? { ty: 'fl', c: animatorValue(animators, 'fc') ?? color(document.fc), o: { a: 0, k: 100 }, r: 1 }
      : undefined;
  const width = animatorValue(animators, 'sw') ?? (document.sw ? { a: 0, k: document.sw } : undefined);
  const strokeColor = animatorValue(animators, 'sc') ?? (document.sc ? color(document.sc) : undefined);
  const stroke = width && strokeColor ? { ty: 'st', c: strokeColor, o: { a: 0, k: 100 }, w: width, lc: 2, lj: 2 } : undefined;
  const ordered = document.of ? [stroke, fill] : [fill, stroke];
  return ordered.filter((item) => item !== undefined);
}

function color(value: TextDocument['fc']): unknown {
  const [red = 0, green = 0, blue = 0] = value ?? [];
  return { a: 0, k: [red, green, blue, 1] };
}
