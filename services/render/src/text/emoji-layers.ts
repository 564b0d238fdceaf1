import { LAYER_PRECOMP, LAYER_SHAPE, type LottieAsset, type LottieLayer } from '../lottie/types.ts';
import { type EmojiPicture, emojiPicture } from './emoji.ts';
import type { DrawnText, PlacedEmoji } from './text-shapes.ts';

const LAYER_IMAGE = 2;
const SMALLEST_EM = 16;
const LARGEST_EM = 2048;
/** Pictures are made a little larger than shown: they may lie between pixels. */
const RESERVE = 1.25;

/** The pictures of an animation: each is made once per size. Ids are unique within the animation. */
export class EmojiAssets {
  readonly assets: LottieAsset[] = [];
  readonly #pictures = new Map<string, { id: string; picture: EmojiPicture }>();
  readonly #taken: Set<string>;

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  picture(text: string, advance: number, em: number): { id: string; picture: EmojiPicture } {
    const key = `${em} ${text}`;
    const known = this.#pictures.get(key);
    if (known) return known;
    const picture = emojiPicture(text, advance, em);
    const id = this.#id('emoji');
    this.assets.push({ id, w: picture.width, h: picture.height, u: '', p: picture.dataUri, e: 1 });
    const made = { id, picture };
    this.#pictures.set(key, made);
    return made;
  }

  composition(layers: LottieLayer[]): string {
    const id = this.#id('text');
    this.assets.push({ id, layers });
    return id;
  }

  #id(kind: string): string {
    let number = this.assets.length;
    while (this.#taken.has(`${kind}:${number}`)) number += 1;
    this.#taken.add(`${kind}:${number}`);
    return `${kind}:${number}`;
  }
}

/**
 * A text with emoji as a precomposition of its letters and pictures, in place of the text layer. Without width and height it is
 * not clipped, so its origin stays. `density` is output pixels per pixel of the layer.
 */
export function emojiLayer(rest: LottieLayer, drawn: DrawnText, size: number, density: number, made: EmojiAssets): LottieLayer {
  const times = { ip: rest.ip, op: rest.op, st: 0 };
  const pictures = drawn.emoji.map(
    (emoji): LottieLayer => ({ ty: LAYER_IMAGE, ...times, ...imageOf(emoji, size, density, made) }),
  );
  const letters: LottieLayer = { ty: LAYER_SHAPE, nm: 'letters', ...times, ks: {}, shapes: drawn.shapes };
  const refId = made.composition([...pictures, letters]);
  // The layer's timeline is that of its composition, as for a text layer.
  return { ...rest, ty: LAYER_PRECOMP, refId, st: 0, sr: 1 };
}

function imageOf(
  { cluster, transform }: PlacedEmoji,
  size: number,
  density: number,
  made: EmojiAssets,
): Pick<LottieLayer, 'nm' | 'refId' | 'ks'> {
  const text = cluster.emoji ?? '';
  const layerEm = size * cluster.scale;
  const wanted = layerEm * density * largestScale(transform.s) * RESERVE;
  const em = Math.min(LARGEST_EM, Math.max(SMALLEST_EM, Math.ceil(wanted / 8) * 8));
  const { id, picture } = made.picture(text, cluster.advance / layerEm, em);
  const unit = layerEm / em;
  const left = cluster.x - picture.originX * unit;
  const top = cluster.y - picture.originY * unit;
  const ks = {
    ...transform,
    a: mapValues(transform.a, ([x = 0, y = 0]) => [(x - left) / unit, (y - top) / unit]),
    s: mapValues(transform.s, ([x = 100, y = x]) => [x * unit, y * unit]),
  };
  return { nm: text, refId: id, ks };
}

/** A property as `poseProperties` writes it: a value, or keyframes with one each. */
function mapValues(property: unknown, change: (value: number[]) => number[]): unknown {
  if (typeof property !== 'object' || property === null || !('k' in property) || !Array.isArray(property.k)) return property;
  const keyed = property.k.some((item: unknown) => typeof item === 'object');
  if (!keyed) return { a: 0, k: change(property.k) };
  return { a: 1, k: property.k.map((key: { s: number[] }) => ({ ...key, s: change(key.s) })) };
}

function largestScale(property: unknown): number {
  let largest = 0;
  mapValues(property, (value) => {
    largest = Math.max(largest, ...value.map((share) => Math.abs(share) / 100));
    return value;
  });
  return Math.max(largest, 0.1);
}
