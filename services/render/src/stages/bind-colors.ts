import { channelsOf } from '../lottie/color.ts';
import { isProperty } from '../lottie/property.ts';
import type { LottieAnimation, LottieLayer } from '../lottie/types.ts';

/** Sets all properties with a slot id (`sid`), so that outlined text and the player agree; skips values that are not colours. */
export function bindColors(animation: LottieAnimation, colors: Record<string, string>): LottieAnimation {
  const values = new Map<string, unknown>();
  for (const [id, slot] of Object.entries(animation.slots ?? {})) values.set(id, slot.p);
  for (const [id, hex] of Object.entries(colors))
    if (/^#[0-9a-f]{6}$/i.test(hex)) values.set(id, { a: 0, k: [...channelsOf(hex), 1] });
  const { slots: _, ...rest } = animation;
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const items = value.map(resolve);
      return items.every((item, index) => item === value[index]) ? value : items;
    }
    if (typeof value !== 'object' || value === null) return value;
    const sid = 'sid' in value && typeof value.sid === 'string' ? value.sid : undefined;
    if (sid !== undefined && values.has(sid)) {
      const slotted = values.get(sid);
      if (isProperty(slotted)) return { a: slotted.a ?? 0, k: slotted.k };
    }
    // Parts that name no colour stay the same objects: an animation has a hundred thousand of them.
    let changed: Record<string, unknown> | undefined;
    for (const [key, inner] of Object.entries(value)) {
      const resolved = typeof inner === 'string' ? inner : resolve(inner);
      if (resolved === inner) continue;
      changed ??= { ...value };
      changed[key] = resolved;
    }
    return changed ?? value;
  };
  const palette = JSON.stringify([...values]);
  const resolveLayer = (layer: LottieLayer): LottieLayer => ({
    ...layer,
    ...Object.fromEntries(Object.entries(layer).map(([key, value]) => [key, resolveOnce(value, palette, resolve)])),
  });
  const layers = animation.layers.map(resolveLayer);
  const assets = rest.assets?.map((asset) => (asset.layers ? { ...asset, layers: asset.layers.map(resolveLayer) } : asset));
  return { ...rest, layers, assets };
}

const resolved = new WeakMap<object, { palette: string; value: unknown }>();

/** Parts of an opened package are the same objects from still to still, and nothing changes them. */
function resolveOnce(value: unknown, palette: string, resolve: (value: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const known = resolved.get(value);
  if (known?.palette === palette) return known.value;
  const fresh = resolve(value);
  resolved.set(value, { palette, value: fresh });
  return fresh;
}
