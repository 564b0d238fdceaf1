import { channels } from './lottie/paint.ts';
import type { LottieAnimationFile } from './lottie/types.ts';
import type { Theme } from './theme.ts';

/** The same theme in other colours: fills, strokes, gradients, text and slots go through `paint`, from '#rrggbb' to '#rrggbb'. */
export function repainted(theme: Theme, paint: (hex: string) => string): Theme {
  const { manifest } = theme;
  const repaint = repainter(paint);
  const drawn = (animation: LottieAnimationFile): LottieAnimationFile => ({
    ...animation,
    layers: animation.layers.map((layer) => ({ ...layer, ...fieldsOf(layer, repaint) })),
    assets: animation.assets.map((asset) => ({ ...asset, ...fieldsOf(asset, repaint) })),
    slots: Object.fromEntries(
      Object.entries(animation.slots).map(([name, { p }]) => [name, { p: { ...p, k: repaint.color(p.k) } }]),
    ),
  });
  return {
    ...theme,
    manifest: {
      ...manifest,
      colors: Object.fromEntries(Object.entries(manifest.colors).map(([name, hex]) => [name, paint(hex)])),
    },
    animation: drawn(theme.animation),
    ...(theme.second && { second: drawn(theme.second) }),
  };
}

interface Repaint {
  /** Red, green, blue and any further components, in 0…1. */
  color: (value: unknown) => unknown;
  /** A gradient's stops: offset, red, green, blue for each, then opacity stops. */
  stops: (count: number, value: unknown) => unknown;
}

function repainter(paint: (hex: string) => string): Repaint {
  const painted = ([red = 0, green = 0, blue = 0]: readonly number[]): number[] => {
    const hex = [red, green, blue]
      .map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('');
    return channels(paint(`#${hex}`));
  };
  return {
    color: (value) => (isNumbers(value) ? [...painted(value), ...value.slice(3)] : value),
    stops: (count, value) => {
      if (!isNumbers(value)) return value;
      const colors = Array.from({ length: count }, (_, stop) => [
        value[stop * 4] ?? 0,
        ...painted(value.slice(stop * 4 + 1, stop * 4 + 4)),
      ]);
      return [...colors.flat(), ...value.slice(count * 4)];
    },
  };
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'number');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const COLORED = new Set(['fl', 'st']);
const SHADED = new Set(['gf', 'gs']);

/** A layer, asset or shape, repainted with everything below it. */
function fieldsOf(record: Readonly<Record<string, unknown>>, repaint: Repaint): Record<string, unknown> {
  const kind = typeof record.ty === 'string' ? record.ty : '';
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      if (name === 'c' && COLORED.has(kind) && isRecord(value)) return [name, { ...value, k: repaint.color(value.k) }];
      if (name === 'g' && SHADED.has(kind) && isRecord(value) && isRecord(value.k))
        return [name, { ...value, k: { ...value.k, k: repaint.stops(Number(value.p), value.k.k) } }];
      if (name === 'fc' || name === 'sc') return [name, repaint.color(value)];
      return [name, below(value, repaint)];
    }),
  );
}

function below(value: unknown, repaint: Repaint): unknown {
  if (Array.isArray(value)) return isNumbers(value) ? value : value.map((item: unknown) => below(item, repaint));
  return isRecord(value) ? fieldsOf(value, repaint) : value;
}
