import { AV_LOG_ERROR } from 'node-av/constants';
import { FFmpegError, Log } from 'node-av/lib';

// FFmpeg logs to stderr; errors arrive as return codes and are reported from there.
Log.setLevel(AV_LOG_ERROR);

/** Turns FFmpeg's negative return codes into errors that name the attempted action. */
export function must(result: number, doing: string): number {
  if (result < 0) throw new Error(`${doing}: ${new FFmpegError(result).message}`);
  return result;
}
