import type { RenderSpec } from '@nimantran/proto/jobs/render';
import { frameSize } from '../src/draw/frame-size.ts';
import { openThemePackage } from '../src/package/theme-package.ts';
import { planSegments, type SegmentPlan } from '../src/segments/plan-segments.ts';
import type { MakerSetup } from '../src/segments/segment-maker.ts';
import { bind } from '../src/stages/bind.ts';
import { stackOf } from '../src/stages/draw-stills.ts';
import { videoSettings } from '../src/stages/encoder-settings.ts';
import { outline } from '../src/stages/outline-text.ts';

export function sampleSpec(packageDir: string, resolution: RenderSpec['resolution']): RenderSpec {
  return {
    theme: { id: 1, version: 'bench', package_key: packageDir },
    details: 'sample',
    photos: {},
    music: null,
    bride_first: false,
    colors: {},
    resolution,
    watermark: 'none',
    stills: false,
  };
}

/** A theme with its samples, ready for drawing: the input that `renderVideo` passes to the threads that make segments. */
export async function prepare(
  spec: RenderSpec,
  packageDir: string,
): Promise<{ setup: MakerSetup; plans: SegmentPlan[]; frames: number }> {
  const themePackage = openThemePackage(packageDir);
  const { manifest } = themePackage;
  const size = frameSize(manifest, spec.resolution);
  const scale = size.width / manifest.width;
  const bound = await bind({ themePackage, spec, photos: {}, scale });
  const { animation } = outline(bound.animation, themePackage, scale);
  const stack = stackOf(animation, bound.frames, () => false);
  const settings = videoSettings(size, spec.resolution, manifest.fps);
  const plans = planSegments(stack, bound.scenes, bound.frames, settings);
  return { setup: { stack, source: manifest, settings }, plans, frames: bound.frames };
}
