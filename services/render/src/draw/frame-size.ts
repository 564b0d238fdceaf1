import { type RenderResolution, SHORT_SIDE_PX } from '@nimantran/proto/domain/resolution';

export interface FrameSize {
  width: number;
  height: number;
}

/** Output size: the resolution sets the shorter side, the longer is proportional; both are even, as yuv420p requires. */
export function frameSize(source: FrameSize, resolution: RenderResolution): FrameSize {
  const short = SHORT_SIDE_PX[resolution];
  const factor = short / Math.min(source.width, source.height);
  const even = (value: number): number => Math.round((value * factor) / 2) * 2;
  return { width: even(source.width), height: even(source.height) };
}
