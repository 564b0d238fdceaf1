import type { PathCommand } from './font-face.ts';
import type { PlacedCluster } from './layout.ts';

/** A Lottie bezier: vertices `v`, and the tangents into (`i`) and out of (`o`) each, relative to it. */
export interface LottieBezier {
  c: true;
  v: [number, number][];
  i: [number, number][];
  o: [number, number][];
}

type Point = [number, number];

const round = (value: number): number => Math.round(value * 100) / 100;

const known = new WeakMap<PlacedCluster, { size: number; contours: readonly LottieBezier[] }>();

/** The contours of a cluster as closed Lottie beziers, in the layer's pixels. Made once: its ink, its bounds and its shapes ask for them. */
export function clusterContours(cluster: PlacedCluster, size: number): readonly LottieBezier[] {
  const there = known.get(cluster);
  if (there?.size === size) return there.contours;
  const contours = contoursAt(cluster, size);
  known.set(cluster, { size, contours });
  return contours;
}

function contoursAt(cluster: PlacedCluster, size: number): LottieBezier[] {
  const scale = (size * cluster.scale) / cluster.font.unitsPerEm;
  const contours: LottieBezier[] = [];
  let pen = cluster.x;
  for (const glyph of cluster.glyphs) {
    const place = (x: number, y: number): Point => [pen + (x + glyph.xOffset) * scale, cluster.y - (y + glyph.yOffset) * scale];
    contours.push(...contoursOf(cluster.font.outline(glyph.id), place));
    pen += glyph.xAdvance * scale;
  }
  return contours;
}

interface OpenContour {
  points: Point[];
  into: Point[];
  outOf: Point[];
}

function contoursOf(commands: PathCommand[], place: (x: number, y: number) => Point): LottieBezier[] {
  const done: LottieBezier[] = [];
  let open: OpenContour | undefined;
  const start = (point: Point): void => {
    open = { points: [point], into: [point], outOf: [point] };
  };
  const curve = (first: Point, second: Point, end: Point): void => {
    if (!open) return;
    open.outOf[open.outOf.length - 1] = first;
    open.points.push(end);
    open.into.push(second);
    open.outOf.push(end);
  };
  const close = (): void => {
    if (open && open.points.length > 1) done.push(finish(open));
    open = undefined;
  };
  for (const { type, values } of commands) {
    const points: Point[] = [];
    for (let at = 0; at + 1 < values.length; at += 2) points.push(place(values[at] ?? 0, values[at + 1] ?? 0));
    const [a, b, c] = points;
    const from = open?.points.at(-1);
    if (type === 'M' && a) {
      close();
      start(a);
    } else if (type === 'L' && a && from) curve(from, a, a);
    else if (type === 'Q' && a && b && from) curve(toward(from, a), toward(b, a), b);
    else if (type === 'C' && a && b && c) curve(a, b, c);
    else if (type === 'Z') close();
  }
  close();
  return done;
}

/** The cubic handle of a quadratic: two thirds of the way to its control point. */
function toward(end: Point, control: Point): Point {
  return [end[0] + (2 / 3) * (control[0] - end[0]), end[1] + (2 / 3) * (control[1] - end[1])];
}

/** Fonts repeat a contour's first point at its end; Lottie closes it by itself, so the last point is merged into the first. */
function finish(contour: OpenContour): LottieBezier {
  const { points, into, outOf } = contour;
  const first = points[0];
  const last = points.at(-1);
  if (first && last && Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-3) {
    const lastInto = into.at(-1);
    if (lastInto) into[0] = lastInto;
    points.pop();
    into.pop();
    outOf.pop();
  }
  const relative = (list: Point[]): Point[] =>
    list.map((handle, index): Point => {
      const [x, y] = points[index] ?? handle;
      return [round(handle[0] - x), round(handle[1] - y)];
    });
  return { c: true, v: points.map(([x, y]): Point => [round(x), round(y)]), i: relative(into), o: relative(outOf) };
}
