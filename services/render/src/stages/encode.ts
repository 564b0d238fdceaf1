import { availableParallelism } from 'node:os';
import type { RenderResolution } from '@nimantran/proto/domain/resolution';
import type { VideoSettings } from '../av/video-encoder.ts';
import type { FrameSize } from '../draw/frame-size.ts';

/** Constant rate factor by resolution: small pictures show their losses first. */
const CRF: Record<RenderResolution, number> = { '480p': 22, '720p': 20, '1080p': 20, '2160p': 21 };

/** How a video of this size is encoded. The thread count is part of the result, so it does not follow the machine beyond four. */
export function videoSettings(size: FrameSize, resolution: RenderResolution, fps: number): VideoSettings {
  return { ...size, fps, preset: 'veryfast', crf: CRF[resolution], threads: Math.min(4, Math.max(2, availableParallelism())) };
}
