import type { RenderResolution } from '@nimantran/proto/domain/resolution';
import type { VideoSettings } from '../av/video-encoder.ts';
import type { FrameSize } from '../draw/frame-size.ts';

/** libx264's options by resolution; docs/decisions/0009 has the measurements behind them. */
const OPTIONS: Record<RenderResolution, Record<string, string>> = {
  '480p': { preset: 'veryfast', crf: '22' },
  '720p': { preset: 'veryfast', crf: '20' },
  '1080p': { preset: 'veryfast', crf: '20' },
  '2160p': { preset: 'veryfast', crf: '21', 'rc-lookahead': '6', bf: '2' },
};

/** How a video of this size is encoded. */
export function videoSettings(size: FrameSize, resolution: RenderResolution, fps: number): VideoSettings {
  return { ...size, fps, options: OPTIONS[resolution] };
}
