import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { seeded } from '../kit/random.ts';

type Stops = readonly (readonly [offset: number, color: string])[];
export type Paint = string | CanvasGradientLike;
type CanvasGradientLike = ReturnType<SKRSContext2D['createLinearGradient']>;

/** A thin layer over the canvas for painted portraits: shapes by SVG path, ellipses, gradients. */
export class Brush {
  readonly context: SKRSContext2D;

  constructor(context: SKRSContext2D) {
    this.context = context;
  }

  linear(x0: number, y0: number, x1: number, y1: number, ...stops: Stops): Paint {
    const gradient = this.context.createLinearGradient(x0, y0, x1, y1);
    for (const [offset, color] of stops) gradient.addColorStop(offset, color);
    return gradient;
  }

  radial(x: number, y: number, radius: number, ...stops: Stops): Paint {
    const gradient = this.context.createRadialGradient(x, y, 0, x, y, radius);
    for (const [offset, color] of stops) gradient.addColorStop(offset, color);
    return gradient;
  }

  shape(path: string, paint: Paint, line?: { paint: Paint; width: number }): void {
    const outline = new Path2D(path);
    this.context.fillStyle = paint;
    this.context.fill(outline);
    if (line) this.line(path, line.paint, line.width);
  }

  line(path: string, paint: Paint, width: number): void {
    this.context.strokeStyle = paint;
    this.context.lineWidth = width;
    this.context.lineCap = 'round';
    this.context.lineJoin = 'round';
    this.context.stroke(new Path2D(path));
  }

  oval(x: number, y: number, rx: number, ry: number, paint: Paint, turn = 0): void {
    this.context.fillStyle = paint;
    this.context.beginPath();
    this.context.ellipse(x, y, rx, ry, (turn * Math.PI) / 180, 0, Math.PI * 2);
    this.context.fill();
  }

  hoop(x: number, y: number, rx: number, ry: number, paint: Paint, width: number): void {
    this.context.strokeStyle = paint;
    this.context.lineWidth = width;
    this.context.beginPath();
    this.context.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
    this.context.stroke();
  }

  /** Draws inside a shape only. */
  inside(path: string, draw: () => void): void {
    this.context.save();
    this.context.clip(new Path2D(path));
    draw();
    this.context.restore();
  }

  /** Draws with a soft shadow under each shape. */
  lifted(color: string, blur: number, dy: number, draw: () => void): void {
    this.context.save();
    this.context.shadowColor = color;
    this.context.shadowBlur = blur;
    this.context.shadowOffsetY = dy;
    draw();
    this.context.restore();
  }

  turned(x: number, y: number, degrees: number, draw: () => void): void {
    this.context.save();
    this.context.translate(x, y);
    this.context.rotate((degrees * Math.PI) / 180);
    this.context.translate(-x, -y);
    draw();
    this.context.restore();
  }

  /** Beads along a curve; its points are given for 0 to 1. */
  beads(
    count: number,
    at: (part: number) => readonly [number, number],
    radius: number | ((part: number) => number),
    paint: (index: number) => Paint,
  ): void {
    for (let index = 0; index < count; index += 1) {
      const part = count === 1 ? 0.5 : index / (count - 1);
      const [x, y] = at(part);
      const size = typeof radius === 'number' ? radius : radius(part);
      this.oval(x, y, size, size, paint(index));
    }
  }

  /** Out-of-focus lights. */
  bokeh(width: number, height: number, count: number, seed: number, colors: readonly [string, ...string[]]): void {
    const random = seeded(seed);
    for (let index = 0; index < count; index += 1) {
      const radius = random.between(14, 62);
      const [x, y] = [random() * width, random() * height * 0.8];
      const color = random.pick([...colors] as [string, ...string[]]);
      this.context.globalAlpha = random.between(0.1, 0.34);
      this.oval(x, y, radius, radius, this.radial(x, y, radius, [0, color], [0.86, color], [1, `${color}00`]));
    }
    this.context.globalAlpha = 1;
  }
}

/** A point on a hanging curve (parabola) between two ends, `sag` deep. */
export function hanging(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
): (part: number) => readonly [number, number] {
  return (part) => [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part + sag * 4 * part * (1 - part)];
}
