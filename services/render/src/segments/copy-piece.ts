import type { VideoSettings } from '../av/video-encoder.ts';
import { makeSmallVideo } from '../stages/small-video.ts';
import { copyPieceSettings } from '../stages/whatsapp-copy-settings.ts';
import { seal } from './seal.ts';

export interface CopyPieceJob {
  /** A finished segment of the film. */
  path: string;
  frames: number;
  /** The film's. */
  settings: VideoSettings;
  outPath: string;
}

/** Makes a sealed piece of the copy. Throws if it differs from its segment. */
export async function makeCopyPiece({ path, frames, settings, outPath }: CopyPieceJob): Promise<void> {
  await makeSmallVideo({
    ...{ path, size: settings, fps: settings.fps, first: 0, frames, outPath, threads: 1 },
    ...{ settings: copyPieceSettings(settings), sound: undefined, name: 'piece of the copy', stage: 'copy' },
  });
  await seal(outPath, []);
}
