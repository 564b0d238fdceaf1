/** A picture as colours that can be compared, and as regions without an edge inside. */
export interface Regions {
  width: number;
  height: number;
  /** Three values of Oklab a pixel, each in 255ths. */
  colors: Int16Array;
  /** The region of each pixel. */
  region: Int32Array;
}

/** Neighbours of one region differ by less, in 255ths of Oklab: a gradient has no edge, a line of two pixels has two. */
const SOFT = 6;

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** `pixels` are opaque RGBA rows without padding. */
export function regionsOf(pixels: Uint8Array, width: number, height: number): Regions {
  const colors = new Int16Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const [r = 0, g = 0, b = 0] = [0, 1, 2].map((channel) => linear[pixels[at * 4 + channel] ?? 0]);
    // https://bottosson.github.io/posts/oklab/
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    colors[at * 3] = 255 * (0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s);
    colors[at * 3 + 1] = 255 * (1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s);
    colors[at * 3 + 2] = 255 * (0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s);
  }
  return { width, height, colors, region: joined(colors, width, height) };
}

/** How different two pixels of a picture look, in 255ths. */
export function difference(colors: Regions['colors'], one: number, other: number): number {
  const by = (channel: number): number => (colors[one * 3 + channel] ?? 0) - (colors[other * 3 + channel] ?? 0);
  return Math.hypot(by(0), by(1), by(2));
}

/** Joins neighbours that differ little; a region is named by one of its pixels. */
function joined(colors: Int16Array, width: number, height: number): Int32Array {
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
