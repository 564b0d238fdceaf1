import { colorProperty } from './lottie/paint.ts';
import type { LottieAnimationFile } from './lottie/types.ts';
import type { Theme } from './theme.ts';

/** The slots that show what a palette is like. */
const SWATCH = ['ground', 'bloom', 'metal'];
const swatchOf = ({ manifest: { colors } }: Theme): string[] => SWATCH.flatMap((slot) => colors[slot] ?? []);

interface NamedPalette {
  key: string;
  /** As customers read it. */
  name: string;
}

/** A palette, with the whole theme as it looks in it. */
export interface FurtherPalette extends NamedPalette {
  theme: Theme;
  /** The id of a theme that was sold before in these colours. */
  replaces?: number;
}

/**
 * A theme with colours to choose: every colour that differs in another palette becomes a slot. `further` are the same scenes in
 * other colours; nothing but their colours is used.
 */
export function withPalettes(theme: Theme, own: NamedPalette, further: readonly FurtherPalette[]): Theme {
  const { slug, manifest } = theme;
  const looks = [theme, ...further.map((palette) => palette.theme)];
  const slots = new Slots(
    slug,
    manifest.colors,
    further.map((palette) => palette.theme.manifest.colors),
  );
  const slotted = (animations: readonly (LottieAnimationFile | undefined)[]): LottieAnimationFile => {
    const [first, ...others] = animations.map((animation) => structuredClone(animation));
    if (!first) throw new Error(`${slug} has no animation.`);
    const [sites = [], ...same] = [first, ...others].map((animation) => sitesOf([animation?.assets, animation?.layers]));
    if (same.some(({ length }) => length !== sites.length)) throw new Error(`The palettes of ${slug} have other scenes.`);
    for (const [index, site] of sites.entries()) slots.take(site, [site.hex, ...same.map((other) => other[index]?.hex ?? '')]);
    return first;
  };
  const animation = slotted(looks.map((look) => look.animation));
  const second = theme.second && slotted(looks.map((look) => look.second));
  const colors = slots.colorsOf(0);
  const palettes = further.map(({ key, name, replaces, theme: other }, index) => {
    const changed = Object.entries(slots.colorsOf(index + 1)).filter(([slot, hex]) => hex !== colors[slot]);
    return {
      key,
      name,
      swatch: swatchOf(other),
      colors: Object.fromEntries(changed),
      ...(replaces !== undefined && { replaces }),
    };
  });
  const withSlots = (file: LottieAnimationFile): LottieAnimationFile => ({
    ...file,
    slots: Object.fromEntries(Object.entries(colors).map(([slot, hex]) => [slot, { p: colorProperty(hex) }])),
  });
  return {
    ...theme,
    manifest: { ...manifest, colors, palettes: [{ ...own, swatch: swatchOf(theme), colors: {} }, ...palettes] },
    animation: withSlots(animation),
    ...(second && { second: withSlots(second) }),
  };
}

/** A place that has a colour. Fills and strokes name a slot; all others follow the slot of their colour. */
interface Site {
  hex: string;
  property?: { sid?: string };
}

/** The colours of each slot, one for each palette. */
class Slots {
  readonly #slug: string;
  readonly #colors = new Map<string, readonly string[]>();
  /** Own colour → colours of the places that cannot name a slot. */
  readonly #following = new Map<string, readonly string[]>();

  constructor(slug: string, own: Readonly<Record<string, string>>, others: readonly Readonly<Record<string, string>>[]) {
    this.#slug = slug;
    for (const [slot, hex] of Object.entries(own)) this.#add(slot, [hex, ...others.map((colors) => colors[slot] ?? hex)]);
  }

  take({ hex, property }: Site, colors: readonly string[]): void {
    if (!property) this.#refuse(hex, colors, [this.#following.get(hex), this.#slotOf(hex)]);
    if (!property) this.#following.set(hex, colors);
    if (colors.every((other) => other === hex)) return;
    if (property?.sid !== undefined) {
      this.#refuse(hex, colors, [this.#colors.get(property.sid)]);
      return;
    }
    const all = colors.join();
    const same = [...this.#colors].find(([, known]) => known.join() === all)?.[0];
    const slot = same ?? this.#add(`tone${this.#colors.size}`, colors);
    if (property) property.sid = slot;
  }

  colorsOf(palette: number): Record<string, string> {
    return Object.fromEntries([...this.#colors].map(([slot, colors]) => [slot, colors[palette] ?? '']));
  }

  #slotOf(hex: string): readonly string[] | undefined {
    return [...this.#colors.values()].find(([own]) => own === hex);
  }

  #add(slot: string, colors: readonly string[]): string {
    const [own = ''] = colors;
    this.#refuse(own, colors, [this.#following.get(own), this.#slotOf(own)]);
    this.#colors.set(slot, colors);
    return slot;
  }

  /** Gradients and texts could not tell what follows one slot from what follows another, or none. */
  #refuse(own: string, colors: readonly string[], before: readonly (readonly string[] | undefined)[]): void {
    const other = before.find((known) => known && known.join() !== colors.join());
    if (other)
      throw new Error(`${own} in ${this.#slug} becomes ${other.join()} and ${colors.join()}: let one of them differ by a shade.`);
  }
}

const NAMING = new Set(['fl', 'st']);
const SHADED = new Set(['gf', 'gs']);

function sitesOf(value: unknown): Site[] {
  if (Array.isArray(value)) return isNumbers(value) ? [] : value.flatMap(sitesOf);
  if (!isRecord(value)) return [];
  const kind = String(value.ty);
  return Object.entries(value).flatMap(([name, inner]): Site[] => {
    if (name === 'c' && NAMING.has(kind) && isRecord(inner)) return [{ hex: hexOf(inner.k), property: inner }];
    if (name === 'g' && SHADED.has(kind) && isRecord(inner) && isRecord(inner.k)) return stopsOf(Number(inner.p), inner.k.k);
    if (name === 'fc' || name === 'sc') return [{ hex: hexOf(inner) }];
    return sitesOf(inner);
  });
}

function stopsOf(count: number, values: unknown): Site[] {
  if (!isNumbers(values)) throw new Error('A gradient whose colours move cannot follow a palette.');
  return Array.from({ length: count }, (_, stop) => ({ hex: hexOf(values.slice(stop * 4 + 1, stop * 4 + 4)) }));
}

function hexOf(color: unknown): string {
  if (!isNumbers(color)) throw new Error('A colour that moves cannot follow a palette.');
  const parts = color.slice(0, 3).map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === 'number');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
