import { shownAt } from '@nimantran/proto/domain/bride-first';
import { LEAST_DENSITY } from '@nimantran/proto/domain/photo-part';
import type { Scene } from '@nimantran/proto/domain/theme';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import type { Finding } from '@nimantran/proto/jobs/render';
import { type SeenLayer, seenLayers } from '../lottie/first-seen.ts';
import type { LottieAsset } from '../lottie/types.ts';
import { photoSlotOf, textKeyOf } from '../package/check-manifest.ts';
import { overlapOf } from '../text/resting-ink.ts';
import type { Bound } from './bind.ts';
import { dateFindings } from './check-dates.ts';
import { distanceIn, isCopy } from './keep-apart.ts';
import { runsOver } from './ornaments.ts';
import type { TextReport } from './outline-text.ts';
import type { SampleScenes } from './sample-scenes.ts';
import { templateFields } from './text-templates.ts';

export interface CheckInput {
  manifest: ThemeManifest;
  bound: Pick<Bound, 'animation' | 'scenes' | 'words' | 'texts' | 'photos'>;
  reports: TextReport[];
  /** The sample that texts are compared with; without it they are not compared. */
  samples?: SampleScenes;
  now: Date;
}

/** The scene in which a field or a photo is first visible; undefined if it never is. */
export interface Places {
  field: (key: string) => Scene | undefined;
  slot: (key: string) => Scene | undefined;
}

/** Problems that a careful viewer would notice in the video, each with its place and a plain sentence. */
export function check(input: CheckInput): Finding[] {
  const places = placesOf(input);
  const { manifest, bound, now } = input;
  const about = (key: string) => ({ field: key, ...sceneOf(places.field(key)) });
  return [
    ...textFindings(input),
    ...meetingFindings(input),
    ...ornamentFindings(input),
    ...photoFindings(input, places),
    ...dateFindings(manifest.fields, bound.words.details, now).map(({ field, ...finding }) => ({ ...finding, ...about(field) })),
    ...emptyFields(input).map(({ key, label }): Finding => {
      return { code: 'empty_field', severity: 'error', ...about(key), message: `“${label}” is empty.` };
    }),
  ];
}

const sceneOf = (scene: Scene | undefined): { scene?: string } => (scene ? { scene: scene.name } : {});

export function placesOf({ manifest, bound }: Pick<CheckInput, 'manifest' | 'bound'>): Places {
  const seen = seenLayers(bound.animation, bound.scenes).toSorted(
    (one, other) => (one.scene?.first_frame ?? Infinity) - (other.scene?.first_frame ?? Infinity),
  );
  const first = (shows: (one: SeenLayer) => boolean): Scene | undefined => seen.find((one) => one.scene && shows(one))?.scene;
  const slots = new Map((bound.animation.assets ?? []).map((asset: LottieAsset) => [asset.id, photoSlotOf(asset)]));
  return {
    field: (key) =>
      first(({ layer }) => {
        const text = textKeyOf(layer);
        if (text === undefined) return false;
        const template = manifest.texts[text];
        return template
          ? templateFields(`${template.text} ${template.bride_first ?? ''}`).includes(key)
          : text === shownAt(key, bound.words);
      }),
    slot: (key) => first(({ layer }) => layer.refId !== undefined && slots.get(layer.refId) === shownAt(key, bound.words)),
  };
}

/** A smaller part of a letter is not missed, in pixels of the frame. */
const LEAST_CUT = 1;

function textFindings({ reports, bound }: CheckInput): Finding[] {
  const wordsOf = (key: string): string => bound.words.details[key] ?? '';
  return reports.flatMap((report): Finding[] => {
    const fields = bound.texts.get(report.layer)?.fields ?? [];
    const place = (field: string | undefined) => ({ ...(field ? { field } : {}), ...sceneOf(report.scene) });
    // If a line is too long, the cause is most likely the longest text.
    const longest = fields.toSorted((one, other) => wordsOf(other).length - wordsOf(one).length)[0];
    const quoted = `“${shortened(report.text)}”`;
    const findings: Finding[] = [];
    if (report.missing.length > 0) {
      const typedIn = fields.find((key) => report.missing.some((sign) => wordsOf(key).includes(sign)));
      findings.push({
        code: 'missing_glyph',
        severity: 'error',
        ...place(typedIn ?? fields[0]),
        message: `No font contains ${report.missing.map((sign) => `“${sign}”`).join(', ')} in ${quoted}.`,
      });
    }
    if (report.looseMarks.length > 0) {
      const typedIn = fields.find((key) => report.looseMarks.some((piece) => wordsOf(key).includes(piece)));
      const pieces = report.looseMarks.map((piece) => `“${piece}”`).join(', ');
      findings.push({
        code: 'missing_glyph',
        severity: 'error',
        ...place(typedIn ?? fields[0]),
        message: `A sign has no letter in ${pieces} of ${quoted}: the video shows a dotted circle there.`,
      });
    }
    const cut = report.rests.toSorted((one, other) => other.cut - one.cut)[0];
    if (cut && cut.cut >= LEAST_CUT) {
      findings.push({
        code: 'text_cut',
        severity: 'error',
        ...place(longest),
        ...sceneOf(cut.scene),
        message: `${Math.ceil(cut.cut)} px of ${quoted} are cut off.`,
      });
    }
    if (report.overflows) {
      findings.push({
        code: 'text_overflow',
        severity: 'error',
        ...place(longest),
        excess_percent: Math.ceil(report.excessShare * 100),
        message: `${quoted} does not fit its place, even at the smallest size: it is ${Math.ceil(report.excess)} px too large.`,
      });
    } else if (report.size < report.smallestSize * 0.995) {
      findings.push({
        code: 'text_too_small',
        severity: 'warning',
        ...place(longest),
        message: `${quoted} is ${Math.round(report.size)} px high in the frame; ${Math.round(report.smallestSize)} px is the least that reads well on a phone.`,
      });
    }
    return findings;
  });
}

/** Texts that meet when their scene is at rest. Two texts that are the same in every video are left to the theme's maker. */
function meetingFindings({ manifest, reports, bound }: CheckInput): Finding[] {
  const fieldsOf = ({ layer }: TextReport): string[] => bound.texts.get(layer)?.fields ?? [];
  const meetings = reports.flatMap((one, index) =>
    reports.slice(index + 1).flatMap((other) => {
      const field = fieldsOf(one)[0] ?? fieldsOf(other)[0];
      if (field === undefined || isCopy(one, other)) return [];
      return one.rests.flatMap(({ scene, ink }) => {
        const there = other.rests.find((rest) => rest.scene.name === scene.name);
        const overlap = there && overlapOf(ink, there.ink, distanceIn({ h: manifest.height }));
        return overlap === undefined ? [] : [{ field, scene, overlap, texts: [one.text, other.text] as const }];
      });
    }),
  );
  // Copies of a text, such as a glow, meet the same others.
  const deepest = new Map<string, (typeof meetings)[number]>();
  for (const meeting of meetings) {
    const key = [meeting.scene.name, ...meeting.texts.toSorted()].join('\n');
    if (meeting.overlap > (deepest.get(key)?.overlap ?? Number.NEGATIVE_INFINITY)) deepest.set(key, meeting);
  }
  return [...deepest.values()].map(({ field, scene, overlap, texts }): Finding => {
    const [first, second] = texts.map((text) => `“${shortened(text)}”`);
    const message =
      overlap > 0
        ? `${first} and ${second} overlap by ${Math.ceil(overlap)} px.`
        : `${first} and ${second} are only ${Math.round(-overlap)} px apart.`;
    return { code: 'texts_meet', severity: 'warning', field, ...sceneOf(scene), message };
  });
}

/** Texts that run over ornaments that their theme's sample keeps clear of. */
function ornamentFindings({ reports, bound, samples }: CheckInput): Finding[] {
  const touches = reports.flatMap(({ layer, text, rests }) => {
    const field = bound.texts.get(layer)?.fields[0];
    if (field === undefined) return [];
    return rests.flatMap(({ scene, ink }) => {
      const sample = samples?.(scene.name);
      const pixels = sample && runsOver(layer, ink, sample);
      return pixels === undefined ? [] : [{ field, scene, text, pixels }];
    });
  });
  // Copies of a text, such as a glow, touch the same.
  const texts = Map.groupBy(touches, ({ scene, text }) => `${scene.name}\n${text}`);
  return [...texts.values()].flatMap((copies) => {
    const [most] = copies.toSorted((one, other) => other.pixels - one.pixels);
    if (!most) return [];
    const message = `“${shortened(most.text)}” runs over an ornament by ${most.pixels} px.`;
    return [{ code: 'text_on_ornament', severity: 'warning', field: most.field, ...sceneOf(most.scene), message }];
  });
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function shortened(text: string): string {
  const letters = [...graphemes.segment(text.replaceAll('\n', ' '))].map(({ segment }) => segment);
  return letters.length > 60 ? `${letters.slice(0, 57).join('')}…` : letters.join('');
}

function photoFindings({ manifest, bound }: CheckInput, places: Places): Finding[] {
  return manifest.slots.flatMap((slot): Finding[] => {
    const photo = bound.photos.find((candidate) => candidate.slot === slot.key);
    const scene = places.slot(slot.key);
    const place = { slot: slot.key, ...sceneOf(scene) };
    if (!photo?.dataUri) {
      const leftOut = scene === undefined && !slot.required ? '; the layers that show it are left out' : '';
      const message = `There is no photo for “${slot.label}”${leftOut}.`;
      return [{ code: 'empty_slot', severity: slot.required ? 'error' : 'note', ...place, message }];
    }
    if (photo.density === undefined || photo.density >= LEAST_DENSITY) return [];
    const percent = Math.round(100 / photo.density);
    const message = `The photo for “${slot.label}” is enlarged to ${percent} % and will look soft.`;
    return [{ code: 'photo_too_small', severity: 'warning', ...place, message }];
  });
}

function emptyFields({ manifest, bound }: CheckInput): { key: string; label: string }[] {
  return manifest.fields.filter((field) => field.required && (bound.words.details[field.key] ?? '').trim() === '');
}
