import {
  CONTROL_EFFECT,
  DRAWN_EFFECT_KINDS,
  DRAWN_EFFECTS,
  DRAWN_LAYERS,
  DRAWN_MASK_MODES,
  DRAWN_STYLES,
  LAST_BLEND_MODE,
  LAYER_NAMES,
  MASK_NAMES,
  STYLE_NAMES,
} from '@nimantran/proto/domain/skottie-support';
import type { LintFinding } from '@nimantran/proto/domain/theme-lint';
import type { LottieAnimation, LottieLayer } from '../lottie/types.ts';
import { unsupportedTextFeatures } from '../text/unsupported.ts';
import type { Bare } from './finding.ts';
import { motionFindings } from './lint-motion.ts';
import { shapeFindings } from './lint-shapes.ts';
import { firstNumber, objects, walkLayers } from './walk.ts';

/** Every feature of the animation that would be missing from the video or look different from the editor. */
export function featureFindings(animation: LottieAnimation): LintFinding[] {
  return walkLayers(animation).flatMap(({ layer, path, frame }) =>
    layerFindings(layer).map((finding) => ({ ...finding, path, frame })),
  );
}

function layerFindings(layer: LottieLayer): Bare[] {
  if (!DRAWN_LAYERS.has(layer.ty) || layer.adj === 1) return [typeFinding(layer)];
  return [
    ...expressionFindings(layer),
    ...effectFindings(layer.ef),
    ...styleFindings(layer.sy),
    ...lookFindings(layer),
    ...maskFindings(layer),
    ...shapeFindings(layer.shapes),
    ...motionFindings({ ks: layer.ks, shapes: layer.shapes }),
    ...unsupportedTextFeatures(layer).map(
      (feature): Bare => ({
        code: 'text_feature',
        severity: 'error',
        message: `The text uses ${feature}, which is not drawn.`,
        advice: 'Use a range selector, position, scale, rotation, opacity, tracking or colour instead.',
      }),
    ),
  ];
}

function typeFinding(layer: LottieLayer): Bare {
  if (layer.ty === 6) {
    const advice = 'Delete the layer; the track of a theme is the file that theme.json names under music.';
    return { code: 'layer_type', severity: 'error', message: 'A sound layer is not played.', advice };
  }
  const name = layer.adj === 1 ? 'adjustment' : (LAYER_NAMES[layer.ty] ?? `type ${layer.ty}`);
  const advice =
    name === 'adjustment'
      ? 'Put the effects on the layers below it, or put those into a composition and the effects on that.'
      : 'Delete it, or replace it with a shape, an image or a composition.';
  return { code: 'layer_type', severity: 'error', message: `A layer of the kind “${name}” is not drawn.`, advice };
}

const PROPERTY_NAMES: Record<string, string> = {
  p: 'position',
  a: 'anchor',
  s: 'scale',
  r: 'rotation',
  rz: 'rotation',
  o: 'opacity',
};

function expressionFindings(layer: LottieLayer): Bare[] {
  // Expressions in a text's own data are found with the text's other features.
  const { t: _, ...rest } = layer;
  const found = new Set<string>();
  const visit = (value: unknown, name: string): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, name);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    if ('k' in value && 'x' in value && typeof value.x === 'string') found.add(name);
    const own = 'nm' in value && typeof value.nm === 'string' ? value.nm : name;
    for (const [key, inner] of Object.entries(value)) visit(inner, PROPERTY_NAMES[key] ?? own);
  };
  const { nm: __, ...unnamed } = rest;
  visit(unnamed, 'a property');
  if (found.size === 0) return [];
  const message = `Expressions are not run: ${[...found].join(', ')} keeps the value without them.`;
  return [{ code: 'expression', severity: 'error', message, advice: 'Convert the expression to keyframes before exporting.' }];
}

function effectFindings(effects: unknown): Bare[] {
  return objects(effects).flatMap((effect): Bare[] => {
    const match = typeof effect.mn === 'string' ? effect.mn : '';
    const shown = typeof effect.nm === 'string' && effect.nm !== '' ? effect.nm : match;
    if (CONTROL_EFFECT.test(match)) return [];
    const isDrawn = DRAWN_EFFECTS.has(match) || (typeof effect.ty === 'number' && DRAWN_EFFECT_KINDS.has(effect.ty));
    if (effect.en === 0) {
      if (!isDrawn) return [];
      const message = `The effect “${shown}” is switched off but is still drawn.`;
      return [{ code: 'effect', severity: 'warning', message, advice: 'Delete the effect before exporting.' }];
    }
    if (isDrawn) return [];
    const message = `The effect “${shown}” (${match || `kind ${effect.ty}`}) is not drawn.`;
    return [
      {
        code: 'effect',
        severity: 'error',
        message,
        advice: 'Pre-render it as an image, or use one of the effects that docs/themes.md lists.',
      },
    ];
  });
}

function styleFindings(styles: unknown): Bare[] {
  return objects(styles).flatMap(({ ty }): Bare[] => {
    if (typeof ty !== 'number' || DRAWN_STYLES.has(ty)) return [];
    const message = `The layer style “${STYLE_NAMES[ty] ?? ty}” is not drawn.`;
    return [
      {
        code: 'layer_style',
        severity: 'error',
        message,
        advice: 'Draw it with shapes, or use a shadow, a glow or a colour overlay.',
      },
    ];
  });
}

function lookFindings(layer: LottieLayer): Bare[] {
  const findings: Bare[] = [];
  if (typeof layer.bm === 'number' && layer.bm > LAST_BLEND_MODE) {
    const message = `Blend mode ${layer.bm} is drawn as normal.`;
    findings.push({
      code: 'blend_mode',
      severity: 'error',
      message,
      advice: 'Use one of the blend modes up to luminosity, add or hard mix.',
    });
  }
  if (layer.mb === true) {
    const message = 'Motion blur is not drawn.';
    findings.push({
      code: 'motion_blur',
      severity: 'warning',
      message,
      advice: 'Switch it off, or blur with the effect “Directional Blur”.',
    });
  }
  if (layer.ddd === 1 && layer.ty !== 13) {
    const message =
      'A layer in space is drawn in the order of the layers; it neither cuts through others nor takes light or shadow.';
    findings.push({
      code: 'space',
      severity: 'note',
      message,
      advice: 'Put the layers in the order in which they should cover each other.',
    });
  }
  return findings;
}

const INVERTED_MASK: Bare = {
  code: 'mask',
  severity: 'note',
  message: 'An inverted mask hides only what its path encloses; players for the web may hide more, or nothing.',
  advice: 'Trust the video rather than a preview in a browser, or use a subtracting mask.',
};

function maskFindings(layer: LottieLayer): Bare[] {
  return objects(layer.masksProperties).flatMap((mask): Bare[] => {
    const mode = typeof mask.mode === 'string' ? mask.mode : 'a';
    if (!DRAWN_MASK_MODES.has(mode)) {
      const message = `A mask of the mode “${MASK_NAMES[mode] ?? mode}” is ignored.`;
      return [{ code: 'mask', severity: 'error', message, advice: 'Use add, subtract, intersect or difference.' }];
    }
    const findings: Bare[] = mask.inv === true && mode !== 'n' ? [INVERTED_MASK] : [];
    if (!firstNumber(mask.x)) return findings;
    const message = 'The expansion of a mask is not drawn.';
    const advice = 'Make the path of the mask larger or smaller instead.';
    return [...findings, { code: 'mask', severity: 'warning', message, advice }];
  });
}
