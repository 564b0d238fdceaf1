import { isProperty } from '../lottie/property.ts';
import { LAYER_TEXT, type LottieLayer } from '../lottie/types.ts';
import { selectorsOf } from './animators.ts';
import { isRange } from './range-selector.ts';
import { textLayerData } from './text-document.ts';

const DRAWN = new Set(['nm', 'p', 'a', 's', 'r', 'sk', 'sa', 'o', 'fo', 'so', 't', 'ls', 'fc', 'sc', 'sw']);
const NAMES: Record<string, string> = {
  bl: 'blurred letters',
  rx: 'letters that turn in space (X rotation)',
  ry: 'letters that turn in space (Y rotation)',
  fh: 'a change of the hue of the fill',
  fs: 'a change of the saturation of the fill',
  fb: 'a change of the brightness of the fill',
  sh: 'a change of the hue of the stroke',
  ss: 'a change of the saturation of the stroke',
  sb: 'a change of the brightness of the stroke',
};

/** Features of a text layer that the engine ignores, each as a readable phrase; empty for a layer without text. */
export function unsupportedTextFeatures(layer: LottieLayer): string[] {
  if (layer.ty !== LAYER_TEXT) return [];
  const { animators, path } = textLayerData(layer);
  const found = new Set<string>();
  for (const animator of animators) {
    if (!selectorsOf(animator).every(isRange)) found.add('a wiggly or expression selector');
    for (const [key, property] of Object.entries(animator.a ?? {})) {
      if (property === undefined) continue;
      if (!DRAWN.has(key)) found.add(NAMES[key] ?? `the animator property "${key}"`);
      if (key === 'p' && hasDepth(property)) found.add('letters that move in depth (Z position)');
    }
  }
  const text: Record<string, unknown> = typeof layer.t === 'object' && layer.t !== null ? { ...layer.t } : {};
  if (hasMask(text.p) && !path) found.add('text on a path whose mask is not there');
  if (changesOverTime(text.d)) found.add('a text document that changes over time (its first keyframe is kept throughout)');
  if (hasExpression(text)) found.add('an expression in the text');
  return [...found];
}

function hasDepth(property: unknown): boolean {
  if (!isProperty(property) || !Array.isArray(property.k)) return false;
  const deep = (value: unknown): boolean => Array.isArray(value) && typeof value[2] === 'number' && value[2] !== 0;
  return (
    deep(property.k) || property.k.some((key: unknown) => typeof key === 'object' && key !== null && 's' in key && deep(key.s))
  );
}

function hasMask(path: unknown): boolean {
  return typeof path === 'object' && path !== null && 'm' in path;
}

function changesOverTime(documents: unknown): boolean {
  if (!isProperty(documents) || !Array.isArray(documents.k) || documents.k.length < 2) return false;
  const styles = documents.k.map((key: unknown) =>
    JSON.stringify(typeof key === 'object' && key !== null && 's' in key ? key.s : null),
  );
  return new Set(styles).size > 1;
}

/** An expression is a string `x` beside a property's value. */
function hasExpression(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasExpression);
  if (typeof value !== 'object' || value === null) return false;
  if ('k' in value && 'x' in value && typeof value.x === 'string') return true;
  return Object.values(value).some(hasExpression);
}
