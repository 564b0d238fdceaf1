import type { Scene } from '@nimantran/proto/domain/theme';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import type { Finding, RenderSpec } from '@nimantran/proto/jobs/render';
import type { FrameSize } from '../draw/frame-size.ts';
import type { Painter } from '../draw/painter.ts';
import type { Stack, Start } from '../draw/stack.ts';
import { addCode, isCode, type ShownCode } from '../lottie/qr-code.ts';
import { compositions, LAYER_TEXT, type LottieAnimation, type LottieLayer } from '../lottie/types.ts';
import { addWatermark } from '../lottie/watermark.ts';
import { photoSlotOf } from '../package/check-manifest.ts';
import type { ThemePackage } from '../package/theme-package.ts';
import { type Bound, bind } from '../stages/bind.ts';
import { addClosing, closingWords } from '../stages/closing.ts';
import { openPainter, stackOf } from '../stages/draw-stills.ts';
import { check } from '../stages/find-problems.ts';
import { outline } from '../stages/outline-text.ts';
import { type SampleScenes, sampleScenesOf } from '../stages/sample-scenes.ts';
import { type SceneTexts, sceneTexts } from '../stages/scene-texts.ts';
import { fontsOf } from '../stages/set-texts.ts';
import { withoutUnseenTexts } from '../stages/unseen-texts.ts';
import type { FontChoice } from '../text/itemise.ts';
import { textLayerData } from '../text/text-document.ts';
import type { StageClock } from './stage-clock.ts';

export interface VideoPlan {
  /** As long as its content: scenes without texts or photos are cut, a closing is added. */
  manifest: ThemeManifest;
  stack: Stack;
  /** With its texts as outlines and the watermark; without the closing. */
  animation: LottieAnimation;
  /** The scene that stands for the video. */
  poster: Scene | undefined;
  /** A painter of single frames of the video: one for each size, since the memory of its canvases is never freed. */
  painter: (size: FrameSize) => Painter;
  /** Its scenes and the closing: a piece of the video shows only one of them. */
  parts: readonly Pick<Scene, 'first_frame'>[];
  code: ShownCode | undefined;
  /** What each scene shows at rest. */
  shown: SceneTexts;
  /** Finds problems that a careful viewer would notice. `known`: compares with these scenes of the sample instead of drawing them. */
  findings: (known?: SampleScenes) => Promise<Finding[]>;
}

export interface PlanJob {
  themePackage: ThemePackage;
  spec: RenderSpec;
  photos: Record<string, string>;
  /** Video pixels per animation pixel. */
  scale: number;
  now: Date;
  /** For one still: the frame that is drawn, once the scenes are known. What it does not show is neither set nor split. */
  frameOf?: (bound: Bound) => number;
  /** For one still: whether the picture of this start is there already. */
  isPainted?: (start: Start) => boolean;
}

/** Puts the customer's texts, photos and colours into the animation and splits it for drawing. */
export async function planVideo(
  { themePackage: whole, spec, photos: files, scale, now, frameOf, isPainted = () => false }: PlanJob,
  clock: StageClock,
): Promise<VideoPlan> {
  const photos = Object.fromEntries(Object.entries(files).map(([slot, path]) => [slot, { path, crop: spec.photos[slot]?.crop }]));
  const bound = await clock.during('bind', () => bind({ themePackage: whole, spec, photos, scale }));
  const { scenes, frames } = bound;
  const manifest = { ...whole.manifest, scenes, frames };
  const frame = frameOf?.(bound);
  const shown = frame === undefined ? bound.animation : withoutUnseenTexts(bound.animation, frame);
  const outlined = await clock.during('outline', () => outline(shown, { ...whole, manifest }, scale));
  const marked = addWatermark(outlined.animation, spec);
  const placed = placedCode(whole.manifest, scenes, spec);
  const animation = placed ? addCode(marked, placed, placed.restFrame) : marked;
  const isPersonal =
    spec.details === 'sample' ? isCode : frame === undefined ? personalLayers(bound, animation) : typedLayers(bound);
  const one = frame === undefined ? undefined : { frame, isPainted };
  const film = await clock.during('draw', () => stackOf(animation, frames, isPersonal, one));
  const { qr_address: address } = spec;
  const last = scenes.at(-1);
  const closes = address !== undefined && last && !placed && frame === undefined;
  const closing = closes
    ? await clock.during('draw', () =>
        addClosing({ stack: film, animation, last, address, ...cardWords(bound, whole), watermark: spec }),
      )
    : undefined;
  const { reports } = outlined;
  const findings = async (known?: SampleScenes): Promise<Finding[]> => {
    const samples = spec.details === 'sample' ? undefined : (known ?? (await sampleScenesOf(whole)));
    return check({ manifest, bound, reports, samples, now });
  };
  const { stack = film } = closing ?? {};
  return {
    manifest: closing ? { ...manifest, frames: closing.frames } : manifest,
    stack,
    animation,
    poster: posterOf(whole.manifest, scenes),
    painter: paintersOf(stack, manifest),
    parts: closing ? [...scenes, closing] : scenes,
    code: placed ?? closing?.code,
    shown: sceneTexts(bound, reports),
    findings: (known) => clock.meanwhile('check', () => findings(known)),
  };
}

function posterOf({ scenes, thumbnail_scene: index }: ThemeManifest, left: readonly Scene[]): Scene | undefined {
  return left.find(({ name }) => name === scenes[index]?.name) ?? left[0];
}

function paintersOf(stack: Stack, source: FrameSize): (size: FrameSize) => Painter {
  const open = new Map<string, Painter>();
  return (size) => {
    const key = `${size.width}×${size.height}`;
    const painter = open.get(key) ?? openPainter(stack, source, size, false);
    open.set(key, painter);
    return painter;
  };
}

/** The code in the theme's own place: undefined without an address, in a theme without a place and where the last scene is cut. */
function placedCode(
  { qr: place, scenes }: ThemeManifest,
  left: readonly Scene[],
  { qr_address: address }: RenderSpec,
): (ShownCode & { restFrame: number }) | undefined {
  const last = left.find(({ name }) => name === scenes.at(-1)?.name);
  return address !== undefined && place && last ? { place, address, restFrame: last.still_frame } : undefined;
}

/** Layers that change while a customer types. */
const typedLayers =
  (bound: Bound) =>
  (layer: LottieLayer): boolean =>
    (bound.texts.get(layer.nm ?? '')?.fields.length ?? 0) > 0;

/** Layers that show a customer's texts or address, and pictures that are a customer's photo. */
function personalLayers(bound: Bound, animation: LottieAnimation): (layer: LottieLayer) => boolean {
  const photos = new Set((animation.assets ?? []).filter((asset) => photoSlotOf(asset) !== undefined).map((asset) => asset.id));
  const isTyped = typedLayers(bound);
  return (layer) => isCode(layer) || isTyped(layer) || (layer.refId !== undefined && photos.has(layer.refId));
}

/** The line on the card, in that font of the theme which has its letters and sets most of the smaller texts: it is made for reading. */
function cardWords({ animation }: Bound, themePackage: ThemePackage): { words: string; fonts: FontChoice } {
  const words = closingWords(themePackage.manifest.language);
  const texts = compositions(animation)
    .flatMap(({ layers }) => layers.filter(({ ty, hd }) => ty === LAYER_TEXT && hd !== true))
    .map((layer) => textLayerData(layer).document)
    .sort((one, other) => one.s - other.s);
  const smaller = Map.groupBy(texts.slice(0, Math.ceil(texts.length / 2)), ({ f }) => f);
  const byUse = [...smaller].sort(([, one], [, other]) => other.length - one.length);
  const fonts = byUse.map(([name]) => fontsOf(animation, themePackage)(name));
  const [mostUsed = { theme: undefined, weight: 500 as const }] = fonts;
  return { words, fonts: fonts.find(({ theme }) => theme?.coversAll(words)) ?? mostUsed };
}
