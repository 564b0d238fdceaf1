import { join } from 'node:path';
import { layoutsOf } from '@nimantran/proto/domain/layout';
import { type Look, looksOf } from '@nimantran/proto/domain/look';
import type { LottieLayer } from '../kit/lottie/types.ts';
import type { Theme } from '../kit/theme.ts';
import { luminance, type Picture, readPicture } from './picture.ts';
import { drawStills } from './stills.ts';
import { textsAt } from './text-places.ts';

/** How well a still's text contrasts with its background. */
export interface TextContrast {
  scene: string;
  key: string;
  /** WCAG 2.2 contrast ratio that nine of ten pixels inside the letters reach. */
  ratio: number;
}

/** A pixel is inside a letter if its difference is at least this share of the largest one in its box. */
const INSIDE = 0.72;
const FEWEST_PIXELS = 20;

/** Measures every text of every still, in each layout and palette, against the same frame without text. */
export async function contrastsOf(theme: Theme, folder: string): Promise<TextContrast[]> {
  const results: TextContrast[] = [];
  for (const [index, look] of looksOf(theme.manifest).entries())
    results.push(...(await contrastsIn(theme, look, join(folder, String(index)))));
  return results;
}

async function contrastsIn(theme: Theme, look: Look, folder: string): Promise<TextContrast[]> {
  const options = { resolution: '720p', ...look };
  const animation = look.layout === layoutsOf(theme.manifest)[0] ? theme.animation : (theme.second ?? theme.animation);
  const written = await drawStills(theme, join(folder, 'with'), options);
  const bare = await drawStills(withoutWords(theme), join(folder, 'without'), options);
  const results: TextContrast[] = [];
  for (const [index, { scene, frame, path }] of written.stills.entries()) {
    const without = bare.stills[index];
    if (!without) throw new Error(`${theme.slug} has other scenes without words.`);
    const [front, back] = [await readPicture(path), await readPicture(without.path)];
    const scale = front.width / animation.w;
    for (const place of textsAt(animation, frame)) {
      const box = { left: place.left * scale, right: place.right * scale, top: place.top * scale, bottom: place.bottom * scale };
      const ratio = contrastIn(front, back, box);
      if (ratio !== undefined) results.push({ scene: [scene, look.palette].filter(Boolean).join(', '), key: place.key, ratio });
    }
  }
  return results;
}

/** The same theme with every text empty; scenes and layers that depend on fields stay. */
export function withoutWords(theme: Theme): Theme {
  const { manifest } = theme;
  const bare = (layers: readonly LottieLayer[]): LottieLayer[] =>
    layers
      .map((layer) => ({ ...layer, nm: layer.nm.replace(/^if:\S+ /, '') }))
      .filter((layer) => !layer.nm.startsWith('unless:'));
  const withBareLayers = (animation: Theme['animation']): Theme['animation'] => ({
    ...animation,
    layers: bare(animation.layers),
    assets: animation.assets.map((asset) => (asset.layers ? { ...asset, layers: bare(asset.layers) } : asset)),
  });
  return {
    ...theme,
    manifest: {
      ...manifest,
      fields: manifest.fields.map((field) => ({ ...field, required: false, sample: '' })),
      texts: Object.fromEntries(Object.keys(manifest.texts).map((key) => [key, { text: '' }])),
      scenes: manifest.scenes.map(({ only_with: _, ...scene }) => scene),
    },
    animation: withBareLayers(theme.animation),
    ...(theme.second && { second: withBareLayers(theme.second) }),
  };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function contrastIn(front: Picture, back: Picture, { left, right, top, bottom }: Box): number | undefined {
  const pixels: { change: number; ratio: number }[] = [];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(front.height, bottom); y += 1)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(front.width, right); x += 1) {
      const pixel = y * front.width + x;
      const change = changeAt(front, back, pixel);
      if (change < 24) continue;
      const [a, b] = [luminance(front, pixel), luminance(back, pixel)];
      pixels.push({ change, ratio: (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) });
    }
  const most = pixels.reduce((max, { change }) => Math.max(max, change), 0);
  const inside = pixels.filter(({ change }) => change >= most * INSIDE).map(({ ratio }) => ratio);
  if (inside.length < FEWEST_PIXELS) return undefined;
  inside.sort((one, other) => one - other);
  return inside[Math.floor(inside.length * 0.1)];
}

function changeAt(front: Picture, back: Picture, pixel: number): number {
  let most = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const at = pixel * 4 + channel;
    most = Math.max(most, Math.abs((front.data[at] ?? 0) - (back.data[at] ?? 0)));
  }
  return most;
}
