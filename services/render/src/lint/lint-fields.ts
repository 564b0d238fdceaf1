import { pairsOf, partnerOf } from '@nimantran/proto/domain/bride-first';
import { WISHES_CATEGORY_ID } from '@nimantran/proto/domain/category';
import type { ThemeField } from '@nimantran/proto/domain/theme';
import type { LintFinding } from '@nimantran/proto/domain/theme-lint';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { textLength } from '@nimantran/proto/domain/written-text';
import { compositions, LAYER_TEXT, type LottieAnimation } from '../lottie/types.ts';
import { photoSlotOf, textKeyOf } from '../package/check-manifest.ts';
import { brideFirstPattern, templateFields } from '../stages/text-templates.ts';
import { walkLayers } from './walk.ts';

export function fieldFindings(manifest: ThemeManifest, animation: LottieAnimation): LintFinding[] {
  return [
    ...textFindings(manifest, animation),
    ...slotFindings(manifest, animation),
    ...conditionFindings(manifest, animation),
    ...sampleFindings(manifest),
    ...brideFirstFindings(manifest),
    ...functionFindings(manifest),
    ...lookFindings(manifest, animation),
  ];
}

function textFindings(manifest: ThemeManifest, animation: LottieAnimation): LintFinding[] {
  const layers = walkLayers(animation).filter(({ layer }) => layer.ty === LAYER_TEXT);
  const keys = new Set(layers.flatMap(({ layer }) => textKeyOf(layer) ?? []));
  const shown = new Set(
    [...keys].flatMap((key) => {
      const template = manifest.texts[key];
      return template ? templateFields(`${template.text} ${template.bride_first ?? ''}`) : [key];
    }),
  );
  return [
    ...manifest.fields
      .filter(({ key }) => !shown.has(key))
      .map(({ key, label }): LintFinding => {
        const message = `“${label}” is asked for but never shown.`;
        const advice = `Name a text layer “text:${key}”, put {${key}} into a template, or delete the field.`;
        return { code: 'unused_field', severity: 'error', path: `fields.${key}`, message, advice };
      }),
    ...Object.keys(manifest.texts)
      .filter((key) => !keys.has(key))
      .map((key): LintFinding => {
        const advice = `Name a text layer “text:${key}”, or delete the template.`;
        return {
          code: 'unused_text',
          severity: 'warning',
          path: `texts.${key}`,
          message: 'No layer uses this template.',
          advice,
        };
      }),
    ...layers
      .filter(({ layer }) => textKeyOf(layer) === undefined)
      .map(({ path, frame }): LintFinding => {
        const message = 'This text is the same in every video.';
        const advice = 'This is fine for text that belongs to the theme; otherwise name the layer “text:<field or template>”.';
        return { code: 'unnamed_text', severity: 'note', path, frame, message, advice };
      }),
  ];
}

function slotFindings(manifest: ThemeManifest, animation: LottieAnimation): LintFinding[] {
  const used = new Set(walkLayers(animation).flatMap(({ layer }) => layer.refId ?? []));
  const assets = (animation.assets ?? []).filter((asset) => photoSlotOf(asset) !== undefined);
  return manifest.slots.flatMap((slot): LintFinding[] => {
    const own = assets.filter((asset) => photoSlotOf(asset) === slot.key);
    const path = `slots.${slot.key}`;
    if (!own.some(({ id }) => used.has(id))) {
      const message = `“${slot.label}” is asked for but never shown.`;
      const advice = `Use an image asset with the id or name “photo:${slot.key}” in a layer, or delete the slot.`;
      return [{ code: 'unused_slot', severity: 'error', path, message, advice }];
    }
    const other = own.find(({ w, h }) => w !== undefined && h !== undefined && (w !== slot.width || h !== slot.height));
    if (!other) return [];
    const message = `The slot is ${slot.width} × ${slot.height}, its image asset ${other.w} × ${other.h}: photos would be stretched to fit.`;
    return [{ code: 'unused_slot', severity: 'warning', path, message, advice: 'Give both the same size.' }];
  });
}

/** Layers named `if:<key>` and `unless:<key>`, and scenes with `only_with`, must refer to existing keys. */
function conditionFindings(manifest: ThemeManifest, animation: LottieAnimation): LintFinding[] {
  const known = new Map([...manifest.fields, ...manifest.slots].map(({ key, required }) => [key, required]));
  return walkLayers(animation).flatMap(({ layer, path, frame }): LintFinding[] => {
    const key = /^(?:if|unless):(\S*)/.exec(layer.nm ?? '')?.[1];
    if (key === undefined || known.get(key) === false) return [];
    const advice = 'Name an optional field or photo slot of theme.json.';
    if (!known.has(key)) {
      const message = `The layer depends on “${key}”, which is neither a field nor a slot.`;
      return [{ code: 'condition', severity: 'error', path, frame, message, advice }];
    }
    const message = `The layer depends on “${key}”, which every customer fills in.`;
    return [{ code: 'condition', severity: 'warning', path, frame, message, advice }];
  });
}

function sampleFindings(manifest: ThemeManifest): LintFinding[] {
  const fields = manifest.fields.flatMap(({ key, label, required, sample, max_length }): LintFinding[] => {
    const path = `fields.${key}`;
    if (sample.trim() === '' && required) {
      const message = `“${label}” is required and has no sample.`;
      return [{ code: 'sample', severity: 'error', path, message, advice: 'Use a text that a customer might enter.' }];
    }
    if (textLength(sample) <= max_length) return [];
    const message = `The sample of “${label}” is longer than the ${max_length} characters that customers may enter.`;
    return [{ code: 'sample', severity: 'error', path, message, advice: 'Shorten the sample or raise max_length.' }];
  });
  const photos = manifest.slots
    .filter(({ key, required }) => required && manifest.sample_photos[key] === undefined)
    .map(({ key, label }): LintFinding => {
      const message = `“${label}” is required and has no sample photo.`;
      return {
        code: 'sample',
        severity: 'error',
        path: `slots.${key}`,
        message,
        advice: 'Put one under samples/ and name it in sample_photos.',
      };
    });
  const roles = new Set(manifest.fields.flatMap(({ role }) => role ?? []));
  if (!manifest.has_bride_first_option || roles.size === 2) return [...fields, ...photos];
  const message = 'The theme offers “bride’s name first”, but no two fields have the roles bride and groom.';
  return [
    ...fields,
    ...photos,
    { code: 'names', severity: 'error', path: 'fields', message, advice: 'Give the two name fields the roles bride and groom.' },
  ];
}

/**
 * Calendar, map and page are made from the functions: each has one field for its day, what else belongs to it belongs to a function with a day, and
 * the start is told by one field.
 */
function functionFindings({ fields, category_id, language }: ThemeManifest): LintFinding[] {
  const finding = (severity: LintFinding['severity'], key: string, message: string, advice: string): LintFinding => {
    return { code: 'functions', severity, path: `fields.${key}`, message, advice };
  };
  const sameFunction = (one: ThemeField) => fields.filter((other) => other.function === one.function);
  const isDay = ({ kind }: ThemeField) => kind === 'date';
  const tellsTime = ({ kind, tells }: ThemeField) => kind === 'time' || tells === 'time';
  return fields.flatMap((field) => {
    const { key, label, tells } = field;
    const others = sameFunction(field).filter((other) => other !== field);
    const before = sameFunction(field).slice(0, sameFunction(field).indexOf(field));
    if (field.function !== undefined && !sameFunction(field).some(isDay)) {
      const advice = 'Give the field with its day the same “function”, or leave it out.';
      return [finding('error', key, `“${label}” belongs to “${field.function}”, which has no day.`, advice)];
    }
    if (isDay(field) && before.some(isDay)) {
      const message = `“${label}” is a second day of the same function: calendars would leave it out.`;
      return [finding('warning', key, message, 'Give the fields of a further function its name in “function”.')];
    }
    if (tells !== undefined && field.kind !== 'text') {
      return [finding('error', key, `“${label}” has “tells” but is not a text.`, 'Only a text field tells a time or a title.')];
    }
    if (tellsTime(field) && before.some(tellsTime)) {
      const message = `“${label}” is a second time of the same function: calendars would leave it out.`;
      return [finding('warning', key, message, 'Leave out “tells”, or name its function.')];
    }
    if (isDay(field) && category_id !== WISHES_CATEGORY_ID && !others.some(tellsTime)) {
      const message = `No field tells when the function of “${label}” starts: it fills the whole day in calendars.`;
      const advice = `Add a field of the kind time, or mark the text that tells it${language ? ' in words' : ''} with "tells": "time".`;
      return [finding('note', key, message, advice)];
    }
    return [];
  });
}

/** With the bride's name first, all that is one side's changes places with the other side's. */
function brideFirstFindings(manifest: ThemeManifest): LintFinding[] {
  if (!manifest.has_bride_first_option) return [];
  const pairs = pairsOf(manifest);
  const names = manifest.fields.filter(({ role }) => role !== undefined);
  // Without both roles there is a finding of its own.
  if (names.some(({ key }) => partnerOf(key, pairs) === undefined)) return [];
  const finding = (path: string, message: string, advice: string): LintFinding => {
    return { code: 'names', severity: 'error', path, message, advice };
  };
  const alone = (kind: 'fields' | 'slots') =>
    manifest[kind]
      .filter(({ key, label }) => isOneSided(`${key} ${label}`) && partnerOf(key, pairs) === undefined)
      .map(({ key, label }) =>
        finding(
          `${kind}.${key}`,
          `“${label}” keeps its place when the bride’s name comes first.`,
          `Name it in “pairs” of theme.json with that of the other side: ["groom_…", "bride_…"].`,
        ),
      );
  const texts = Object.entries(manifest.texts).flatMap(([key, template]) => {
    const plain = templateFields(template.text);
    const first = templateFields(brideFirstPattern(template, pairs));
    const stays = pairs.some(([groom, bride]) => {
      const has = (keys: string[]) => [keys.includes(groom), keys.includes(bride)] as const;
      const [grooms, brides] = has(plain);
      if (grooms && brides)
        return !first.includes(groom) || !first.includes(bride) || first.indexOf(groom) < first.indexOf(bride);
      const after = has(first);
      return grooms !== brides && (after[0] !== brides || after[1] !== grooms);
    });
    if (!stays) return [];
    const message = 'This text keeps its side when the bride’s name comes first.';
    return [finding(`texts.${key}`, message, 'Give it a “bride_first” with the other side’s fields.')];
  });
  return [...alone('fields'), ...alone('slots'), ...texts];
}

function isOneSided(text: string): boolean {
  return /bride(?!groom)/i.test(text) !== /groom/i.test(text);
}

function lookFindings(manifest: ThemeManifest, animation: LottieAnimation): LintFinding[] {
  const slots = new Set<string>(Object.keys(animation.slots ?? {}));
  const fonts = new Set(
    compositions(animation).flatMap(({ layers }) =>
      layers
        .flatMap((layer) => (layer.ty === LAYER_TEXT ? [...JSON.stringify(layer.t).matchAll(/"f":"([^"]+)"/g)] : []))
        .map((match) => match[1]),
    ),
  );
  return [
    ...Object.keys(manifest.colors)
      .filter((key) => !slots.has(key))
      .map((key): LintFinding => {
        const message = 'No Lottie slot of the animation has this colour.';
        return {
          code: 'unused_color',
          severity: 'warning',
          path: `colors.${key}`,
          message,
          advice: 'Add the slot, or delete the colour.',
        };
      }),
    ...Object.keys(manifest.fonts)
      .filter((name) => !fonts.has(name))
      .map((name): LintFinding => {
        return {
          code: 'unused_font',
          severity: 'note',
          path: `fonts.${name}`,
          message: 'No text is set in this font.',
          advice: 'Leave it out.',
        };
      }),
  ];
}
