import { round } from '../lottie/motion.ts';
import type { Outline, Vector } from '../lottie/types.ts';

type XY = readonly [number, number];

/** Draws outlines with absolute coordinates, y downwards. */
export class Pen {
  readonly #done: Outline[] = [];
  #points: XY[] = [];
  #ins: XY[] = [];
  #outs: XY[] = [];

  move(x: number, y: number): this {
    this.#flush(false);
    this.#push([x, y], [x, y]);
    return this;
  }

  line(x: number, y: number): this {
    this.#push([x, y], [x, y]);
    return this;
  }

  curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    this.#outs[this.#outs.length - 1] = [x1, y1];
    this.#push([x, y], [x2, y2]);
    return this;
  }

  quad(cx: number, cy: number, x: number, y: number): this {
    const [x0, y0] = this.#points.at(-1) ?? [0, 0];
    return this.curve(x0 + (2 / 3) * (cx - x0), y0 + (2 / 3) * (cy - y0), x + (2 / 3) * (cx - x), y + (2 / 3) * (cy - y), x, y);
  }

  /**
   * A round bulge to (x, y): `bulge` is its height as a fraction of half the chord; positive is to the left of the direction of
   * travel.
   */
  arc(x: number, y: number, bulge: number): this {
    const [x0, y0] = this.#points.at(-1) ?? [0, 0];
    const nx = (y - y0) / 2;
    const ny = -(x - x0) / 2;
    const lift = bulge * 1.333;
    const pull = 0.14 * Math.min(1, Math.abs(bulge));
    const dx = (x - x0) * pull;
    const dy = (y - y0) * pull;
    return this.curve(
      x0 + dx * 0.4 + nx * lift,
      y0 + dy * 0.4 + ny * lift,
      x - dx * 0.4 + nx * lift,
      y - dy * 0.4 + ny * lift,
      x,
      y,
    );
  }

  close(): this {
    this.#flush(true);
    return this;
  }

  outlines(): Outline[] {
    this.#flush(false);
    return this.#done;
  }

  outline(): Outline {
    const [first] = this.outlines();
    if (first === undefined) throw new Error('Nothing was drawn.');
    return first;
  }

  #push(point: XY, inTangent: XY): void {
    this.#points.push(point);
    this.#ins.push(inTangent);
    this.#outs.push(point);
  }

  #flush(closed: boolean): void {
    if (this.#points.length > 1) this.#done.push(toOutline(this.#points, this.#ins, this.#outs, closed));
    this.#points = [];
    this.#ins = [];
    this.#outs = [];
  }
}

function toOutline(points: readonly XY[], ins: readonly XY[], outs: readonly XY[], closed: boolean): Outline {
  const v = [...points];
  const i = [...ins];
  const o = [...outs];
  const first = v[0];
  const last = v.at(-1);
  // A path that returns to its start keeps one vertex there, with the last curve's tangent.
  if (closed && first && last && v.length > 2 && Math.hypot(first[0] - last[0], first[1] - last[1]) < 0.01) {
    i[0] = i.at(-1) ?? first;
    v.pop();
    i.pop();
    o.pop();
  }
  const relative = (tangents: readonly XY[]) =>
    tangents.map(([x, y], index) => [round(x - (v[index]?.[0] ?? 0)), round(y - (v[index]?.[1] ?? 0))]);
  return { v: v.map(([x, y]) => [round(x), round(y)]), i: relative(i), o: relative(o), c: closed };
}

export function pen(): Pen {
  return new Pen();
}

/** A closed outline of straight lines through points. */
export function polygon(...points: readonly Vector[]): Outline {
  const zero = points.map(() => [0, 0]);
  return { v: points.map(([x = 0, y = 0]) => [round(x), round(y)]), i: zero, o: zero, c: true };
}
