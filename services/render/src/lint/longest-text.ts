import type { ThemeField } from '@nimantran/proto/domain/theme';
import type { LintFinding, LongestText } from '@nimantran/proto/domain/theme-lint';
import { LAYER_NULL, LAYER_TEXT, type LottieAnimation, type LottieLayer } from '../lottie/types.ts';
import { textKeyOf } from '../package/check-manifest.ts';
import type { ThemePackage } from '../package/theme-package.ts';
import { runsOver } from '../stages/ornaments.ts';
import { outline } from '../stages/outline-text.ts';
import { sampleScenesOf } from '../stages/sample-scenes.ts';
import { fillField, fillTemplate, templateFields, type Words } from '../stages/text-templates.ts';
import { withText } from '../text/text-document.ts';
import { codeFinding, runsIntoCode } from './lint-code.ts';

/** Words that customers really use, so that lines break in realistic places. */
export const SAMPLE_WORDS = {
  Latin: 'Meenakshi Sundareswaran and Arjun Venkataraghavan with Shrimati Kavita Rathore at Rambagh Palace near Lake Pichola',
  Devanagari: 'श्रीमती मीनाक्षी त्रिपाठी एवं श्री विश्वनाथ चक्रवर्ती के सुपुत्र चिरंजीव अर्जुन तथा आयुष्मती ऋत्विका',
  Tamil: 'திருமதி மீனாட்சி சுந்தரேஸ்வரர் மற்றும் திரு வெங்கடேசன் கிருஷ்ணன் அவர்களின் மகன் அர்ஜுன் மதுரை மாநகர்',
} as const;
export type SampleScript = keyof typeof SAMPLE_WORDS;
export const SAMPLE_SCRIPTS: SampleScript[] = ['Latin', 'Devanagari', 'Tamil'];

/** The number of characters that fit each text field, in all its places, while the other fields contain their samples. */
export function longestTexts(themePackage: ThemePackage): LongestText[] {
  const bare = textsAlone(themePackage.animation);
  return themePackage.manifest.fields
    .filter(({ kind }) => kind !== 'date' && kind !== 'time')
    .map((field) => ({
      field: field.key,
      label: field.label,
      max_length: field.max_length,
      fits: {
        Latin: longest(field, SAMPLE_WORDS.Latin, bare, themePackage),
        Devanagari: longest(field, SAMPLE_WORDS.Devanagari, bare, themePackage),
        Tamil: longest(field, SAMPLE_WORDS.Tamil, bare, themePackage),
      },
    }));
}

export function lengthFindings(texts: LongestText[]): LintFinding[] {
  return texts.flatMap(({ field, label, max_length, fits }) => {
    const short = SAMPLE_SCRIPTS.filter((script) => (fits[script] ?? max_length) < max_length);
    if (short.length === 0) return [];
    const counts = short.map((script) => `${fits[script]} (${script})`).join(', ');
    const message = `“${label}” takes ${max_length} characters, but only ${counts} fit at a size that reads well.`;
    const advice = 'Make the box larger or lower max_length; longer texts are set smaller and reported to the designer.';
    return [{ code: 'field_too_long', severity: 'warning', path: `fields.${field}`, message, advice }];
  });
}

/** Fields whose longest text runs over an ornament that the sample keeps clear of, each with its worst case. */
export async function ornamentFindings(texts: LongestText[], themePackage: ThemePackage): Promise<LintFinding[]> {
  const bare = textsAlone(themePackage.animation);
  const sampleOf = await sampleScenesOf(themePackage);
  return texts.flatMap(({ field: key, label, fits }): LintFinding[] => {
    const shown = onlyTextsOf(key, bare, themePackage);
    const touches = SAMPLE_SCRIPTS.flatMap((script) => {
      const length = fits[script] ?? 0;
      if (!shown || length === 0) return [];
      const { reports } = outline(filled(shown, key, beginningOf(SAMPLE_WORDS[script], length), themePackage), themePackage);
      return reports.flatMap(({ layer, rests }) =>
        rests.flatMap(({ scene, ink }) => {
          const sample = sampleOf(scene.name);
          const pixels = sample && runsOver(layer, ink, sample);
          return pixels === undefined ? [] : [{ script, length, scene, pixels }];
        }),
      );
    });
    const [most] = touches.toSorted((one, other) => other.pixels - one.pixels);
    if (!most) return [];
    const { script, length, scene, pixels } = most;
    const message = `“${label}” of ${length} characters (${script}) runs over an ornament of “${scene.name}” by ${pixels} px, which the sample keeps clear of.`;
    const advice = 'Make the box narrower or move it; such texts are reported to the designer.';
    return [{ code: 'field_too_long', severity: 'note', path: `fields.${key}`, frame: scene.still_frame, message, advice }];
  });
}

/** Texts of the last scene that run into the place for a code: in the sample, or at the longest that fits them. */
export function codeTextFindings(texts: LongestText[], themePackage: ThemePackage): LintFinding[] {
  const { manifest } = themePackage;
  const last = manifest.scenes.at(-1);
  const place = manifest.qr;
  if (!place || !last) return [];
  const bare = textsAlone(themePackage.animation);
  const advice =
    'A code covers what lies below it. Move the place, give the text another box, or leave out the place: the code then follows the last scene on a card.';
  /** The names of the texts that run into the place while one field says something else than its sample. */
  const running = (animation: LottieAnimation, key: string, text: string): string[] =>
    outline(filled(animation, key, text, themePackage), themePackage).reports.flatMap(({ layer, rests }) =>
      rests.some(({ scene, ink }) => scene.name === last.name && runsIntoCode(place, ink.bounds)) ? [layer] : [],
    );
  const inSample = [...new Set(running(bare, '', ''))].map((layer) =>
    codeFinding('error', `The text “${layer.replace('text:', '')}” runs into the place.`, advice, last.still_frame),
  );
  const atLongest = texts.flatMap(({ field, label, fits }): LintFinding[] => {
    const shown = onlyTextsOf(field, bare, themePackage);
    const script = SAMPLE_SCRIPTS.find(
      (name) => shown && running(shown, field, beginningOf(SAMPLE_WORDS[name], fits[name] ?? 0)).length > 0,
    );
    if (script === undefined) return [];
    const message = `“${label}” of ${fits[script]} characters (${script}) runs into the place.`;
    return [codeFinding('error', message, advice, last.still_frame)];
  });
  return [...inSample, ...atLongest];
}

/** The animation reduced to its texts, each in position: everything else takes time and does not affect the result. */
function textsAlone(animation: LottieAnimation): LottieAnimation {
  const alone = (layers: LottieLayer[]): LottieLayer[] =>
    layers.map((layer) => (layer.ty === 4 ? { ...layer, shapes: [], ef: [], masksProperties: [] } : layer));
  return {
    ...animation,
    layers: alone(animation.layers),
    assets: (animation.assets ?? []).map((asset) => (asset.layers ? { ...asset, layers: alone(asset.layers) } : asset)),
  };
}

function longest(field: ThemeField, sample: string, animation: LottieAnimation, themePackage: ThemePackage): number | null {
  const shown = onlyTextsOf(field.key, animation, themePackage);
  if (!shown) return null;
  const fits = (length: number): boolean => {
    const { reports } = outline(filled(shown, field.key, beginningOf(sample, length), themePackage), themePackage);
    return reports.every((report) => !report.overflows && report.inkFits && report.size >= report.smallestSize * 0.995);
  };
  if (fits(field.max_length)) return field.max_length;
  let least = 0;
  let most = field.max_length;
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (fits(middle)) least = middle;
    else most = middle;
  }
  return least;
}

/** The first `length` characters of a text, repeated if it is shorter, without a space at the end. */
export function beginningOf(sample: string, length: number): string {
  const words = `${sample} `.repeat(Math.ceil(length / sample.length) + 1);
  return [...words].slice(0, length).join('').trimEnd();
}

/** All other texts become nulls, so that their children stay in position. */
function onlyTextsOf(key: string, animation: LottieAnimation, { manifest }: ThemePackage): LottieAnimation | undefined {
  let found = 0;
  const only = (layers: LottieLayer[]): LottieLayer[] =>
    layers.map((layer) => {
      if (layer.ty !== LAYER_TEXT) return layer;
      const text = textKeyOf(layer);
      const template = text === undefined ? undefined : manifest.texts[text];
      const shows = template ? templateFields(`${template.text} ${template.bride_first ?? ''}`).includes(key) : text === key;
      if (shows && layer.hd !== true) {
        found += 1;
        return layer;
      }
      const { t: _, ...rest } = layer;
      return { ...rest, ty: LAYER_NULL };
    });
  const result = {
    ...animation,
    layers: only(animation.layers),
    assets: (animation.assets ?? []).map((asset) => (asset.layers ? { ...asset, layers: only(asset.layers) } : asset)),
  };
  return found > 0 ? result : undefined;
}

function filled(animation: LottieAnimation, key: string, text: string, { manifest }: ThemePackage): LottieAnimation {
  const samples = manifest.fields.map((field): [string, string] => [field.key, field.key === key ? text : field.sample]);
  const words: Words = {
    fields: new Map(manifest.fields.map((field) => [field.key, field])),
    details: Object.fromEntries(samples),
    brideFirst: false,
    pairs: [],
    ...(manifest.language ? { language: manifest.language } : {}),
  };
  const fill = (layers: LottieLayer[]): LottieLayer[] =>
    layers.map((layer) => {
      const name = layer.ty === LAYER_TEXT ? textKeyOf(layer) : undefined;
      if (name === undefined) return layer;
      const template = manifest.texts[name];
      return withText(layer, (template ? fillTemplate(template, words) : fillField(name, words)).text);
    });
  return {
    ...animation,
    layers: fill(animation.layers),
    assets: (animation.assets ?? []).map((asset) => (asset.layers ? { ...asset, layers: fill(asset.layers) } : asset)),
  };
}
