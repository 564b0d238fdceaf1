import type { ThemeCategorySlug } from '@nimantran/proto/domain/category';
import type { PricingId } from '@nimantran/proto/domain/pricing';
import type { Scene, ThemeLanguage } from '@nimantran/proto/domain/theme';
import type { CodePlace, ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { categoryOf } from './categories.ts';
import { keepClear } from './keep-clear.ts';
import { animationOf, composition } from './lottie/composition.ts';
import type { Layer } from './lottie/layers.ts';
import type { Score } from './music/score.ts';
import { hexColors, type Palette } from './palette.ts';
import type { PhotoPlace } from './photo-frame.ts';
import type { Stage } from './stage.ts';
import type { Words } from './text/sample-words.ts';
import type { Theme } from './theme.ts';
import { type Join, joined, overlapOf } from './transitions/joins.ts';
import { type FontFile, fontFiles } from './type-pairings.ts';

/** A scene's timing: `frames` including the overlap with the next one, and the frame of a beat. */
export interface Clock {
  readonly frames: number;
  readonly beat: (beats: number) => number;
}

export interface SceneSpec {
  name: string;
  beats: number;
  /** The transition to the next scene; the last scene has none. */
  join?: Join;
  /** The beat, from the scene's start, at which everything is in place and legible. */
  still: number;
  /** The scene is left out without these fields and photo slots. */
  onlyWith?: readonly string[];
  /** Layers in paint order, the last on top. The bottom one fills the frame; `stage` is one of the theme's. */
  draw: (clock: Clock, stage: Stage) => Layer[];
}

/** How the shop lists a theme. */
export interface Listing {
  id: number;
  slug: string;
  title: string;
  category: ThemeCategorySlug;
  subCategory: string;
  description: string;
  tags: readonly string[];
  pricing: PricingId;
  priority: number;
  /** The shop's sample and unpaid drafts have a watermark; removing it costs extra. */
  watermark?: boolean;
  /** The theme's music cannot be changed. */
  ownAudioOnly?: boolean;
  brideFirst?: boolean;
  elite?: boolean;
  autoDeliver?: boolean;
}

export interface ThemeSpec {
  listing: Listing;
  stage: Stage;
  /** The other shape, for which each scene is drawn once more, with a place of its own for a code. */
  second?: { stage: Stage; qr?: CodePlace };
  colors: Palette;
  fonts: Readonly<Record<string, FontFile>>;
  /** Its tempo sets the length of a beat; it starts with the video. */
  score: Score;
  words: Words;
  photos?: readonly PhotoPlace[];
  scenes: readonly SceneSpec[];
  /** The language of dates and times; default English. */
  language?: ThemeLanguage;
  /** Name of the scene whose still is the theme's picture; default the first. */
  thumbnail?: string;
  /** Room for a QR code in the last scene. */
  qr?: CodePlace;
}

/** A scene that is composed twice: for a wide and for an upright frame. */
export const inShape =
  (wide: (clock: Clock) => Layer[], upright: (clock: Clock) => Layer[]): SceneSpec['draw'] =>
  (clock, { portrait }) =>
    (portrait ? upright : wide)(clock);

const FPS = 30;

/** Builds a theme from its scenes: cuts on the beat of its music, transitions, manifest. */
export function buildTheme(spec: ThemeSpec): Theme {
  const { listing, stage, colors, fonts, score, words, photos = [], scenes } = spec;
  const beatFrames = (60 / score.beatsPerMinute) * FPS;
  if (!Number.isInteger(beatFrames)) throw new Error(`A beat of "${score.title}" is ${beatFrames} frames: it must be whole.`);
  let next = 0;
  const cuts = scenes.map((scene) => {
    const first = next;
    next += scene.beats * beatFrames;
    return { first, last: next - 1, overlap: scene.join ? overlapOf(scene.join) : 0 };
  });
  const frames = next;
  if (frames > score.seconds * FPS) throw new Error(`"${score.title}" is shorter than ${listing.slug}.`);
  const layersFor = (stage: Stage) =>
    joined(
      scenes.map((scene, index) => {
        const cut = cuts[index] ?? { first: 0, last: 0, overlap: 0 };
        const clock: Clock = { frames: cut.last - cut.first + 1 + cut.overlap, beat: (beats) => Math.round(beats * beatFrames) };
        const layers = keepClear(scene.draw(clock, stage), stage.width);
        const asset = composition(`scene ${scene.name.toLowerCase()}`, stage.width, stage.height, layers);
        return { asset, cut, ...(scene.join ? { join: scene.join } : {}) };
      }),
    );
  const listed = scenes.map((scene, index): Scene => {
    const { first = 0, last = 0 } = cuts[index] ?? {};
    const still = Math.min(last, first + Math.round(scene.still * beatFrames));
    const cutOut = scene.onlyWith ? { only_with: [...scene.onlyWith] } : {};
    return { name: scene.name, first_frame: first, last_frame: last, still_frame: still, ...cutOut };
  });
  const thumbnail = spec.thumbnail === undefined ? 0 : scenes.findIndex(({ name }) => name === spec.thumbnail);
  const manifest: ThemeManifest = {
    format: 1,
    ...listedAs(listing),
    ...(spec.language ? { language: spec.language } : {}),
    width: stage.width,
    height: stage.height,
    fps: FPS,
    frames,
    fields: [...words.fields],
    slots: photos.map(({ slot }) => slot),
    sample_photos: Object.fromEntries(photos.map(({ slot, sample }) => [slot.key, sample.file])),
    texts: { ...words.texts },
    ...(listing.brideFirst ? { pairs: pairsOf([...words.fields, ...photos.map(({ slot }) => slot)]) } : {}),
    scenes: listed,
    thumbnail_scene: thumbnail,
    ...(spec.qr ? { qr: spec.qr } : {}),
    ...(spec.second ? { second_layout: { ...(spec.second.qr ? { qr: spec.second.qr } : {}) } } : {}),
    colors: hexColors(colors),
    music: { file: 'music.m4a', title: score.title, fade_out_seconds: 1.2, beats_per_minute: score.beatsPerMinute },
    fonts: fontFiles(fonts),
  };
  const { slug, title } = listing;
  const animationFor = (stage: Stage) => {
    const { width, height } = stage;
    return animationOf({ title, width, height, frames, layers: layersFor(stage), colors, fonts: Object.keys(manifest.fonts) });
  };
  const samples = [...new Map(photos.map(({ sample }) => [sample.file, sample])).values()];
  const second = spec.second ? { second: animationFor(spec.second.stage) } : {};
  return { slug, manifest, animation: animationFor(stage), ...second, score, samples };
}

/** Keys that begin with groom and bride and are otherwise alike form a pair. The two names are left out, because they have roles. */
function pairsOf(keyed: readonly { key: string; role?: string }[]): [string, string][] {
  const keys = new Set(keyed.filter(({ role }) => role === undefined).map(({ key }) => key));
  return [...keys].flatMap((key): [string, string][] => {
    const other = key.replace(/^groom/, 'bride');
    return other !== key && keys.has(other) ? [[key, other]] : [];
  });
}

function listedAs(listing: Listing) {
  const { id, title, category, subCategory, description, tags, pricing, priority } = listing;
  return {
    id,
    title,
    ...categoryOf(category),
    sub_category: subCategory,
    description,
    tags: [...tags],
    has_watermark: listing.watermark ?? false,
    default_audio_only: listing.ownAudioOnly ?? false,
    has_bride_first_option: listing.brideFirst ?? false,
    is_elite_version: listing.elite ?? false,
    auto_deliver: listing.autoDeliver ?? false,
    priority,
    pricing_id: pricing,
  };
}
