import { pen } from '../geometry/pen.ts';
import { symmetric } from '../geometry/transform.ts';
import type { Outline } from '../lottie/types.ts';

export interface ArchSize {
  width: number;
  /** From the sill to the topmost cusps; the ogee tip is a little higher. */
  height: number;
  /** The part of the height that the curve takes. */
  rise: number;
  /** Lobes on each side, besides the top one. */
  foils?: number;
}

/** The cusps of an arch, where two lobes meet, on the right side from the top down, as points to hang objects from. */
export function archCusps({ width, height, rise, foils = 3 }: ArchSize): [number, number][] {
  return Array.from({ length: foils + 1 }, (_, step) => {
    const angle = ((step + 0.55) / (foils + 0.55)) * (Math.PI / 2);
    return [(width / 2) * Math.sin(angle) ** 0.92, -(height - rise) - rise * Math.cos(angle)];
  });
}

/** The opening of a cusped (multifoil) arch in Rajput and Mughal style. Origin: middle of the sill. */
export function cuspedArch(size: ArchSize): Outline {
  const { width, rise } = size;
  const [[firstX, firstY] = [0, 0], ...others] = archCusps(size);
  const tip = firstY - rise * 0.3;
  const path = pen()
    .move(0, tip)
    .curve(firstX * 0.12, tip + rise * 0.13, firstX * 0.98, tip + rise * 0.06, firstX, firstY);
  for (const cusp of others) path.arc(...cusp, 0.52);
  return symmetric(path.line(width / 2, 0).outline());
}

/** An onion dome, standing on y = 0. */
export function dome(width: number, height: number): Outline {
  const half = width / 2;
  const path = pen()
    .move(0, -height)
    .curve(width * 0.03, -height * 0.84, half * 1.25, -height * 0.7, half * 1.08, -height * 0.32)
    .curve(half * 1.04, -height * 0.16, half * 0.94, -height * 0.06, half * 0.88, 0);
  return symmetric(path.outline());
}

/** The mast on a dome: balls of decreasing size and a point. Stands on y = 0. */
export function finial(height: number): Outline[] {
  const ball = (y: number, radius: number): Outline =>
    pen()
      .move(0, y - radius)
      .arc(0, y + radius, 1)
      .arc(0, y - radius, 1)
      .close()
      .outline();
  const w = height * 0.045;
  const mast = pen().move(-w, 0).line(0, -height).line(w, 0).close().outline();
  return [mast, ball(-height * 0.2, height * 0.13), ball(-height * 0.46, height * 0.09), ball(-height * 0.66, height * 0.055)];
}

/** The step at the foot or top of a pillar: `flare` is how much wider it gets. */
export function moulding(width: number, height: number, flare: number): Outline {
  const half = width / 2;
  return symmetric(
    pen()
      .move(0, -height)
      .line(half, -height)
      .curve(half, -height * 0.5, half + flare, -height * 0.55, half + flare, 0)
      .line(0, 0)
      .outline(),
  );
}

/** A lotus petal standing on y = 0, pointing up: for friezes and rings. */
export function petal(width: number, height: number, belly = 0.55): Outline {
  const half = width / 2;
  const path = pen()
    .move(0, -height)
    .curve(half * 0.2, -height * 0.82, half * 1.25, -height * (belly + 0.2), half, -height * (belly - 0.2))
    .curve(half * 0.82, -height * 0.12, half * 0.36, 0, 0, 0);
  return symmetric(path.outline());
}

/** A drop with its point up and its round end at y = 0. */
export function drop(width: number, height: number): Outline {
  const half = width / 2;
  const path = pen()
    .move(0, -height)
    .curve(half * 0.1, -height * 0.7, half, -height * 0.5, half, -height * 0.28)
    .curve(half, -height * 0.1, half * 0.55, 0, 0, 0);
  return symmetric(path.outline());
}

/** A leaf from its stalk at the origin downwards: a mango leaf when slim. */
export function hangingLeaf(width: number, length: number): Outline {
  const half = width / 2;
  const path = pen()
    .move(0, 0)
    .curve(half * 0.7, length * 0.04, half * 1.2, length * 0.3, half * 0.85, length * 0.55)
    .curve(half * 0.6, length * 0.78, half * 0.12, length * 0.9, 0, length);
  return symmetric(path.outline());
}
