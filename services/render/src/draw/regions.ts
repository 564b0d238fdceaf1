import type { FrameSize } from './frame-size.ts';

/** A picture as colours that can be compared, and as regions without an edge inside. */
export interface Regions extends FrameSize {
  /** CIELAB, three values a pixel. */
  colors: Int8Array;
  /** The region of each pixel. */
  region: Int32Array;
}

/** Neighbours of one region differ by less, in ΔE (CIE 1976): a gradient has no edge, a line of two pixels has two. */
const SOFT = 3;

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});
const ROOTS = 4096;
const root = Float64Array.from({ length: ROOTS + 2 }, (_, at) => {
  const part = at / ROOTS;
  return part > 216 / 24389 ? Math.cbrt(part) : ((24389 / 27) * part + 16) / 116;
});

/** `pixels` are opaque RGBA rows without padding. */
export function regionsOf(pixels: Uint8Array, size: FrameSize): Regions {
  const colors = labOf(pixels);
  return { ...size, colors, region: joined(colors, size) };
}

/** How different two pixels of a picture look, in ΔE. */
export function difference(colors: Regions['colors'], one: number, other: number): number {
  const by = (channel: number): number => (colors[one * 3 + channel] ?? 0) - (colors[other * 3 + channel] ?? 0);
  return Math.sqrt(by(0) ** 2 + by(1) ** 2 + by(2) ** 2);
}

function labOf(pixels: Uint8Array): Regions['colors'] {
  const colors = new Int8Array((pixels.length / 4) * 3);
  const part = (at: number): number => linear[pixels[at] ?? 0] ?? 0;
  const rootOf = (value: number): number => root[Math.round(value * ROOTS)] ?? 1;
  for (let at = 0, to = 0; at < pixels.length; at += 4, to += 3) {
    const [r, g, b] = [part(at), part(at + 1), part(at + 2)];
    const x = rootOf(0.43395 * r + 0.37622 * g + 0.18983 * b);
    const y = rootOf(0.21267 * r + 0.71516 * g + 0.07217 * b);
    const z = rootOf(0.01776 * r + 0.10947 * g + 0.87277 * b);
    colors[to] = Math.round(116 * y - 16);
    colors[to + 1] = Math.round(500 * (x - y));
    colors[to + 2] = Math.round(200 * (y - z));
  }
  return colors;
}

/** Joins neighbours that differ little; a region is named by one of its pixels. */
function joined(colors: Regions['colors'], { width, height }: FrameSize): Int32Array {
  const parent = Int32Array.from({ length: width * height }, (_, at) => at);
  const rootOf = (pixel: number): number => {
    let at = pixel;
    for (let above = parent[at] ?? at; above !== at; above = parent[at] ?? at) {
      parent[at] = parent[above] ?? above;
      at = above;
    }
    return at;
  };
  const join = (at: number, other: number): void => {
    if (difference(colors, at, other) < SOFT) parent[rootOf(at)] = rootOf(other);
  };
  for (let at = 0; at < width * height; at += 1) {
    if (at % width > 0) join(at, at - 1);
    if (at >= width) join(at, at - width);
  }
  return parent.map((_, at) => rootOf(at));
}
