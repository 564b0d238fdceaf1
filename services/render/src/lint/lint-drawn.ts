import { createCanvas, LottieAnimation as Skottie } from '@napi-rs/canvas';
import type { Scene } from '@nimantran/proto/domain/theme';
import type { LintFinding } from '@nimantran/proto/domain/theme-lint';
import type { Finding } from '@nimantran/proto/jobs/render';
import { releasePixels } from '../draw/release-pixels.ts';
import type { LottieAnimation } from '../lottie/types.ts';
import type { ThemePackage } from '../package/theme-package.ts';
import { bind } from '../stages/bind.ts';
import { check } from '../stages/find-problems.ts';
import { outline } from '../stages/outline-text.ts';
import { hiddenTextFindings } from './lint-hidden.ts';

const SIDE = 192;
/** Near a scene change and the end every frame is scanned, elsewhere one in this many. */
const NEAR_FRAMES = 24;
const EVERY_FRAMES = 15;
/** A smaller share of the pixels may be the soft edge of rounding. */
const LEAST_SHARE = 0.002;
/** Ensures that a sample date never counts as past. */
const LONG_AGO = new Date(0);

/** Binds the samples, draws the video small and reports visible problems: areas without a picture, hidden words, samples that do not fit. */
export async function drawnFindings(themePackage: ThemePackage): Promise<LintFinding[]> {
  const { manifest } = themePackage;
  const scale = SIDE / Math.max(manifest.width, manifest.height);
  const spec = { details: 'sample' as const, bride_first: false, colors: {} };
  const bound = await bind({ themePackage, spec, photos: {}, scale });
  const outlined = outline(bound.animation, themePackage, scale);
  const findings = check({ manifest, bound, reports: outlined.reports, now: LONG_AGO });
  const empty = await emptyFrames(outlined.animation, bound.scenes, bound.frames, scale);
  const hidden = await hiddenTextFindings(outlined, bound.scenes);
  return [...findings.map((finding) => sampleFinding(finding, bound.scenes)), ...empty.map(emptyFinding), ...hidden];
}

function sampleFinding({ severity, field, slot, scene, message }: Finding, scenes: Scene[]): LintFinding {
  const frame = scenes.find(({ name }) => name === scene)?.still_frame;
  const path = field ? `fields.${field}` : slot ? `slots.${slot}` : 'texts';
  const advice = 'The shop shows this sample: choose other texts or another photo, or give them more room.';
  return {
    code: 'sample',
    severity,
    path,
    ...(frame === undefined ? {} : { frame }),
    message: `In the sample: ${message}`,
    advice,
  };
}

interface EmptyFrame {
  frame: number;
  last: number;
  share: number;
}

/** Ranges of frames in which part of the picture is empty, which a video shows as black. */
async function emptyFrames(animation: LottieAnimation, scenes: Scene[], frames: number, scale: number): Promise<EmptyFrame[]> {
  const skottie = Skottie.loadFromData(JSON.stringify(animation));
  const [width, height] = [Math.round(animation.w * scale), Math.round(animation.h * scale)];
  const context = createCanvas(width, height).getContext('2d');
  const found: EmptyFrame[] = [];
  let previous = -1;
  for (const frame of framesToSee(scenes, frames)) {
    context.clearRect(0, 0, width, height);
    skottie.seekFrame(frame);
    skottie.render(context, { x: 0, y: 0, width, height });
    const pixels = context.getImageData(0, 0, width, height).data;
    const share = emptyShare(pixels);
    await releasePixels(pixels);
    const before = found.at(-1);
    if (share > LEAST_SHARE && before?.last === previous)
      Object.assign(before, { last: frame, share: Math.max(share, before.share) });
    else if (share > LEAST_SHARE) found.push({ frame, last: frame, share });
    previous = frame;
  }
  return found;
}

function framesToSee(scenes: Scene[], frames: number): number[] {
  const joints = [...scenes.map(({ first_frame }) => first_frame), frames];
  return Array.from({ length: frames }, (_, frame) => frame).filter(
    (frame) => frame % EVERY_FRAMES === 0 || joints.some((joint) => Math.abs(frame - joint) <= NEAR_FRAMES),
  );
}

function emptyShare(pixels: Uint8ClampedArray): number {
  let empty = 0;
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) < 200) empty += 1;
  return (empty * 4) / pixels.length;
}

function emptyFinding({ frame, last, share }: EmptyFrame): LintFinding {
  const frames = last > frame ? `Frames ${frame} to ${last} leave` : `Frame ${frame} leaves`;
  const message = `${frames} up to ${Math.max(1, Math.round(share * 100))} % of the picture empty: it will be black.`;
  const advice = 'Extend the background of the scene from its first frame to the frame where the next scene covers it.';
  return { code: 'empty_ground', severity: 'warning', path: 'root', frame, message, advice };
}
