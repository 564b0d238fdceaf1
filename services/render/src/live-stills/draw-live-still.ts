import type { Canvas } from '@napi-rs/canvas';
import { shownAt } from '@nimantran/proto/domain/bride-first';
import type { LiveStill, WantedScene } from '@nimantran/proto/http/studio/live-stills';
import type { Finding, RenderSpec } from '@nimantran/proto/jobs/render';
import sharp from 'sharp';
import type { FrameSize } from '../draw/frame-size.ts';
import { letGo } from '../draw/release-pixels.ts';
import { seenLayers } from '../lottie/first-seen.ts';
import { photoSlotOf } from '../package/check-manifest.ts';
import type { ThemePackage } from '../package/theme-package.ts';
import { planVideo } from '../pipeline/plan-video.ts';
import { StageClock } from '../pipeline/stage-clock.ts';
import type { Bound } from '../stages/bind.ts';
import { openPainter } from '../stages/draw-stills.ts';
import { placesOf } from '../stages/find-problems.ts';
import { type SampleScene, sampleScenesOf } from '../stages/sample-scenes.ts';
import { KeptStarts } from './kept-starts.ts';
import type { StillTask } from './messages.ts';

/** The best quality at which a still is light enough is taken; the last one in any case. */
export const QUALITIES = [78, 64, 50, 36, 24, 14, 6] as const;
const MOST_BYTES = 45 * 1024;
/** Below this share of it, the next still of the scene tries a better quality first. */
const MUCH_ROOM = 0.6;
/** The share of a still's bytes that the next quality takes. It is set a little low, so that no quality that would do is skipped. */
const LEFT_BY_A_STEP = 0.82;
const LAST = QUALITIES.length - 1;

/** The form finds the others itself, and shows them while a field is being filled in or a photo is chosen. */
const ONLY_DRAWING_SHOWS: ReadonlySet<Finding['code']> = new Set([
  'missing_glyph',
  'text_cut',
  'text_overflow',
  'text_too_small',
  'texts_meet',
  'text_on_ornament',
]);

/** Of each opened package, the scenes of its sample that stills are compared with. */
const samples = new WeakMap<ThemePackage, Map<string, SampleScene>>();

/** Draws a scene of the sample, for the stills that follow: it takes longer than a still, so no still waits for it. */
export async function learnSample(themePackage: ThemePackage, scene: string): Promise<void> {
  const known = samples.get(themePackage) ?? new Map<string, SampleScene>();
  samples.set(themePackage, known);
  if (known.has(scene)) return;
  const sample = (await sampleScenesOf(themePackage))(scene);
  if (!sample) return;
  sample.around();
  known.set(scene, sample);
}

/** Below all words of a scene; the same for everybody who types in it. */
const starts = new KeptStarts();

/** Draws one scene at rest by the same stages as a video: the same frame of a video of this size has the same pixels. */
export async function drawLiveStill(themePackage: ThemePackage, { words, photos, now }: StillTask): Promise<LiveStill> {
  const { width: source, height } = themePackage.manifest;
  const size = { width: even(words.width), height: even((words.width * height) / source) };
  const files = Object.fromEntries(Object.entries(photos).map(([slot, { path }]) => [slot, path]));
  let index = 0;
  let bound: Bound | undefined;
  let painted: Canvas | undefined;
  const plan = await planVideo(
    {
      themePackage,
      spec: specOf(words, photos),
      photos: files,
      scale: size.width / source,
      now: new Date(now),
      frameOf: (given) => {
        bound = given;
        index = sceneOf(words.scene, given, themePackage);
        return given.scenes[index]?.still_frame ?? 0;
      },
      isPainted: (start) => {
        painted = starts.get(start, size);
        return painted !== undefined;
      },
    },
    new StageClock(undefined),
  );
  const painter = openPainter(plan.stack, plan.manifest, size);
  const { scenes } = plan.manifest;
  const frame = scenes[index]?.still_frame ?? 0;
  const { start } = plan.stack;
  if (start && painted) painter.startWith(start, frame, painted);
  else if (start) starts.add(start, size, painter.start(start, frame));
  painter.draw(frame);
  const place = `${scenes[index]?.name} ${size.width}`;
  const pixels = painter.pixels();
  // Another thread encodes while this one looks for findings.
  const encoding = lightEnough(themePackage, place, (quality) => webpOf(pixels, size, quality)).finally(() => letGo(pixels));
  const [picture, findings] = await Promise.all([encoding, plan.findings((name) => samples.get(themePackage)?.get(name))]);
  return {
    picture: `data:image/webp;base64,${picture.toString('base64')}`,
    ...size,
    scene: index,
    scenes: scenes.map(({ name }) => name),
    sample_slots: bound ? samplesIn(index, bound, new Set(Object.keys(photos))) : [],
    findings: findings.filter(({ code }) => ONLY_DRAWING_SHOWS.has(code)),
  };
}

const even = (value: number): number => Math.round(value / 2) * 2;

/** A still carries the shop's small mark, and the theme's samples where no photo is given. */
function specOf(words: StillTask['words'], photos: StillTask['photos']): RenderSpec {
  return {
    theme: words.theme,
    details: words.details,
    photos: Object.fromEntries(
      Object.entries(photos).map(([slot, { crop }]) => [slot, { object_key: slot, ...(crop ? { crop } : {}) }]),
    ),
    music: null,
    bride_first: words.bride_first,
    colors: {},
    resolution: '720p',
    watermark: 'brand',
    ...(words.shop_name !== undefined && { shop_name: words.shop_name }),
    stills: true,
    trial: true,
  };
}

function sceneOf(wanted: WantedScene, bound: Bound, { manifest }: ThemePackage): number {
  if ('index' in wanted) return Math.min(wanted.index, bound.scenes.length - 1);
  const places = placesOf({ manifest, bound });
  const scene = 'field' in wanted ? places.field(wanted.field) : places.slot(wanted.slot);
  return Math.max(
    0,
    bound.scenes.findIndex(({ name }) => name === scene?.name),
  );
}

function samplesIn(index: number, bound: Bound, own: ReadonlySet<string>): string[] {
  const name = bound.scenes[index]?.name;
  const slots = new Map((bound.animation.assets ?? []).map((asset) => [asset.id, photoSlotOf(asset)]));
  const shown = seenLayers(bound.animation, bound.scenes).flatMap(({ layer, scene }) => {
    const slot = layer.refId === undefined ? undefined : slots.get(layer.refId);
    return slot !== undefined && scene?.name === name ? [shownAt(slot, bound.words)] : [];
  });
  return [...new Set(shown)].filter((slot) => !own.has(slot));
}

/** libwebp's method 2 instead of the canvas's 4: a third to a half less processor time, for two in a hundred more bytes. */
export const webpOf = (pixels: Buffer, size: FrameSize, quality: number): Promise<Buffer> =>
  sharp(pixels, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    .webp({ quality, effort: 2 })
    .toBuffer();

/** Scene and width of an opened package → the quality that was right for the last still of it: encoding takes as long as drawing. */
const rightQualities = new WeakMap<ThemePackage, Map<string, number>>();

async function lightEnough(
  themePackage: ThemePackage,
  place: string,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  const right = rightQualities.get(themePackage) ?? new Map<string, number>();
  rightQualities.set(themePackage, right);
  for (let at = right.get(place) ?? 0; ; ) {
    const picture = await encode(QUALITIES[at] ?? 0);
    if (picture.length > MOST_BYTES && at < LAST) {
      const steps = Math.floor(Math.log(MOST_BYTES / picture.length) / Math.log(LEFT_BY_A_STEP));
      at = Math.min(LAST, at + Math.max(1, steps));
      continue;
    }
    right.set(place, picture.length < MUCH_ROOM * MOST_BYTES ? Math.max(0, at - 1) : at);
    return picture;
  }
}
