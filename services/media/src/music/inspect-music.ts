import path from 'node:path';
import { createCheckHost } from '../checks/check-host.ts';
import { CheckError } from '../checks/check-process.ts';
import type { CheckSetting } from '../checks/check-setting.ts';
import type { GoodMusic, MusicInspector, Refused } from '../checks/inspection.ts';
import { MUSIC_CHECK_TIMEOUT_MS, MUSIC_HEAP_MB, MUSIC_MEMORY_BYTES, MUSIC_OUTPUT, MUSIC_RESTING_BYTES } from './music-formats.ts';

type Inspection = GoodMusic | Refused;

const TOO_HEAVY: Refused = {
  outcome: 'rejected',
  reason: 'This music is too demanding to open. Save it as an ordinary MP3 and upload the new file.',
};

export interface MusicChecks {
  inspect: MusicInspector;
  close(): Promise<void>;
}

/** Checks tracks in separate processes that have no network and no files but the track's. */
export function createMusicChecks(setting: CheckSetting): MusicChecks {
  const host = createCheckHost<null, Inspection>({
    ...setting,
    program: path.join(import.meta.dirname, 'check-music.ts'),
    workspacePackages: ['@nimantran/kit/av/ffmpeg', '@nimantran/proto/http/media/uploads'],
    heapMb: MUSIC_HEAP_MB,
    restingBytes: MUSIC_RESTING_BYTES,
    timeoutMs: MUSIC_CHECK_TIMEOUT_MS,
    isRefusal: (result) => result.outcome === 'rejected',
  });
  return {
    async inspect({ input, music }) {
      try {
        const files = { input, outputs: { [MUSIC_OUTPUT]: music } };
        return await host.run({ ...files, job: null, memoryBytes: MUSIC_MEMORY_BYTES, heavy: false });
      } catch (error) {
        if (error instanceof CheckError && error.reason !== 'crash') return TOO_HEAVY;
        throw error;
      }
    },
    close: () => host.close(),
  };
}
