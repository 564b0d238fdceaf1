import { property } from './motion.ts';
import { type Color, channels } from './paint.ts';

type Effect = Readonly<Record<string, unknown>>;

function effect(name: string, kind: number, values: readonly (number | readonly number[])[]): Effect {
  const parts = values.map((value, index) => ({ ty: 0, nm: `${index}`, ix: index + 1, v: property(value) }));
  return { ty: kind, nm: name, mn: name, en: 1, ix: 1, ef: parts };
}

const opaque = (color: Color): number[] => [...channels(color), 1];

/** Dyes a layer: its darkest tone becomes `dark`, its lightest `light`. `amount` in percent mixes that with its own colours. */
export function tint(dark: Color, light: Color, amount = 100): Effect {
  return effect('ADBE Tint', 20, [opaque(dark), opaque(light), amount]);
}

/** Dyes a layer by three tones; `keeps` is the part of its own colours that stays, in percent. */
export function tritone(light: Color, middle: Color, dark: Color, keeps = 0): Effect {
  return effect('ADBE Tritone', 23, [opaque(light), opaque(middle), opaque(dark), keeps]);
}

/** Lightens the middle tones by `gamma`; what is lighter than `white` (0…1) becomes white. */
export function levels(gamma: number, white = 1): Effect {
  return effect('ADBE Easy Levels2', 5, [1, 0, 0, white, gamma, 0, 1, 0, 0]);
}
