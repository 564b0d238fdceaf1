import { type RenderResolution, SHORT_SIDE_PX } from '@nimantran/proto/domain/resolution';

export interface FrameSize {
  width: number;
  height: number;
}

/** Output size: the shorter side by the resolution, the longer in proportion, both even as yuv420p asks. */
export function frameSize(source: FrameSize, resolution: RenderResolution): FrameSize {
  const short = SHORT_SIDE_PX[resolution];
  const factor = short / Math.min(source.width, source.height);
  const even = (value: number): number => Math.round((value * factor) / 2) * 2;
  return { width: even(source.width), height: even(source.height) };
}
