import type { ThemeField } from '@nimantran/proto/domain/theme';
import { textLength } from '@nimantran/proto/domain/written-text';
import type { Finding } from '@nimantran/proto/jobs/render';
import { IDENTITY, placementOf } from '../../src/lottie/matrix.ts';
import { compositions, LAYER_TEXT, type LottieAnimation, type LottieLayer } from '../../src/lottie/types.ts';
import { textKeyOf } from '../../src/package/check-manifest.ts';
import { openThemePackage, type ThemePackage } from '../../src/package/theme-package.ts';
import { type Bound, bind } from '../../src/stages/bind.ts';
import { coverInk } from '../../src/stages/cover-ink.ts';
import { check } from '../../src/stages/find-problems.ts';
import { isCopy, keptApart } from '../../src/stages/keep-apart.ts';
import { reportOf, type TextReport } from '../../src/stages/outline-text.ts';
import { type SampleScenes, sampleScenesOf } from '../../src/stages/sample-scenes.ts';
import { fontsOf, type SetText, setText } from '../../src/stages/set-texts.ts';
import { placeText } from '../../src/stages/text-placement.ts';
import { type FilledText, fillField, fillTemplate } from '../../src/stages/text-templates.ts';
import { type Bounds, union } from '../../src/text/bounds.ts';
import { inkAt, overlapOf } from '../../src/text/resting-ink.ts';
import { textLayerData, withText } from '../../src/text/text-document.ts';
import type { RealNames } from './real-names.ts';

/** An order of a theme with names of one script, and what was found in its texts. */
export interface TriedOrder {
  texts: number;
  /** Texts of which something is not shown, with the pixels that are missing. */
  lost: string[];
  /** Pairs of texts whose ink meets without a finding. */
  unseen: string[];
  findings: Finding[];
}

export interface OpenTheme {
  themePackage: ThemePackage;
  bound: Bound;
  fonts: ReturnType<typeof fontsOf>;
  known: Map<string, SetText | undefined>;
  samples: SampleScenes;
}

const LONG_AGO = new Date(0);
const TEXT_FINDINGS = new Set(['missing_glyph', 'text_too_small', 'text_overflow', 'text_cut', 'texts_meet', 'text_on_ornament']);
/** Fields for families and parents take two names. */
const LEAST_FOR_TWO = 36;

export async function openTheme(packageDir: string): Promise<OpenTheme> {
  const whole = openThemePackage(packageDir);
  const samples = await sampleScenesOf(whole);
  const spec = { details: 'sample' as const, bride_first: false, colors: {} };
  const bound = await bind({ themePackage: whole, spec, photos: {}, scale: 0.1 });
  const themePackage = { ...whole, manifest: { ...whole.manifest, scenes: bound.scenes, frames: bound.frames } };
  return { themePackage, bound, fonts: fontsOf(bound.animation, themePackage), known: new Map(), samples };
}

/**
 * Orders that together use every name in a field that takes it: the fields of a kind share its names, and each order takes the
 * next. All other fields keep the sample. `most` limits their number.
 */
export function* ordersOf(fields: readonly ThemeField[], names: RealNames, most = Number.POSITIVE_INFINITY) {
  const pools = fields.map((field) => ({ field, pool: poolOf(field, names) })).filter(({ pool }) => pool.length > 0);
  const sharing = (key: string) => pools.filter(({ field, pool }) => keyOf(field, pool) === key);
  const rounds = pools.map(({ field, pool }) => Math.ceil(pool.length / sharing(keyOf(field, pool)).length));
  for (let round = 0; round < Math.min(most, Math.max(0, ...rounds)); round += 1) {
    yield Object.fromEntries(
      pools.map(({ field, pool }) => {
        const all = sharing(keyOf(field, pool));
        const at = all.findIndex((one) => one.field === field) * Math.ceil(pool.length / all.length) + round;
        return [field.key, pool[at % pool.length] ?? field.sample];
      }),
    );
  }
}

const keyOf = ({ kind }: ThemeField, pool: string[]): string => `${kind} ${pool.length} ${pool[0]}`;

function poolOf({ kind, key, max_length }: ThemeField, { given, full, venues, cities }: RealNames): string[] {
  const fits = (names: string[]) => names.filter((name) => textLength(name) <= max_length);
  if (kind === 'place') return fits(key === 'city' ? cities : venues);
  if (kind !== 'name') return [];
  if (max_length < LEAST_FOR_TWO) return fits([...given, ...full]);
  return full.map((name, at) => fits([`${name} & ${full[(at + 7) % full.length]}`, name])[0] ?? '').filter((name) => name !== '');
}

/** Sets all texts of the order and judges them as they rest at the still of each scene. The texts themselves are not drawn. */
export function tryOrder(theme: OpenTheme, details: Record<string, string>): TriedOrder {
  const { themePackage, bound, samples } = theme;
  const { manifest } = themePackage;
  const words = { ...bound.words, details: { ...bound.words.details, ...details } };
  const texts = new Map<string, FilledText>();
  const fill = (layers: LottieLayer[]): LottieLayer[] =>
    layers.map((layer) => {
      const key = layer.ty === LAYER_TEXT ? textKeyOf(layer) : undefined;
      if (key === undefined) return layer;
      const template = manifest.texts[key];
      const filled = template ? fillTemplate(template, words) : fillField(key, words);
      texts.set(layer.nm ?? '', filled);
      return withText(layer, filled.text);
    });
  const animation: LottieAnimation = {
    ...bound.animation,
    layers: fill(bound.animation.layers),
    assets: (bound.animation.assets ?? []).map((asset) => (asset.layers ? { ...asset, layers: fill(asset.layers) } : asset)),
  };
  const reports = reportsOf(animation, theme);
  const findings = check({ manifest, bound: { ...bound, animation, words, texts }, reports, samples, now: LONG_AGO });
  const relevant = findings.filter(({ code }) => TEXT_FINDINGS.has(code));
  return {
    texts: reports.reduce((sum, { rests }) => sum + rests.length, 0),
    lost: reports.flatMap(({ text, rests }) =>
      rests.filter(({ cut }) => cut >= 1).map(({ cut, scene }) => `${scene.name}: “${text}” ${Math.ceil(cut)} px`),
    ),
    unseen: unseen(reports, relevant),
    findings: relevant,
  };
}

/** Most texts are those of the order before, so each is laid out once. */
function reportsOf(animation: LottieAnimation, { themePackage, fonts, known }: OpenTheme): TextReport[] {
  const placed = new Map<LottieLayer, SetText>();
  for (const { id, layers } of compositions(animation)) {
    for (const [index, layer] of layers.entries()) {
      if (layer.ty !== LAYER_TEXT) continue;
      const name = `${id} ${index} ${textLayerData(layer).document.t}`;
      const place = () => placeText(layer, layers, id, animation, themePackage.manifest.scenes);
      const set = known.has(name) ? known.get(name) : setText(layer, place(), fonts);
      known.set(name, set);
      if (set) placed.set(layer, set);
    }
  }
  const texts = keptApart(placed, animation);
  return compositions(animation).flatMap(({ id, layers }) => {
    const placement = placementOf(animation, id);
    const inkOf = new Map(layers.flatMap((layer) => inkOfMatte(layer, texts.get(layer))));
    const covered = coverInk(layers, inkOf);
    return layers.flatMap((layer) => {
      const set = texts.get(layer);
      return set ? [reportOf(layer, set, covered, placement)] : [];
    });
  });
}

/** At rest, in the layer's pixels. */
function inkOfMatte(layer: LottieLayer, set: SetText | undefined): [LottieLayer, Bounds][] {
  if (!set || layer.td === undefined) return [];
  const { layout, data, style, rests } = set;
  const ink = union(rests.map(({ frame }) => inkAt(layout, data, style.alignment, frame, IDENTITY)?.bounds));
  return ink ? [[layer, ink]] : [];
}

function unseen(reports: TextReport[], findings: Finding[]): string[] {
  return reports.flatMap((one, index) =>
    reports.slice(index + 1).flatMap((other) =>
      one.rests.flatMap(({ scene, ink }) => {
        const there = other.rests.find((rest) => rest.scene.name === scene.name);
        const overlap = there && overlapOf(ink, there.ink, 0);
        if (overlap === undefined || isCopy(one, other)) return [];
        const isSaid = findings.some(({ code, scene: place }) => code === 'texts_meet' && place === scene.name);
        return isSaid ? [] : [`${scene.name}: “${one.text}” and “${other.text}”`];
      }),
    ),
  );
}
