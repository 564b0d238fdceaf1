import path from 'node:path';
import { UPLOAD_LIMITS } from '@nimantran/proto/http/media/uploads';
import { createCheckHost } from '../checks/check-host.ts';
import { CheckError } from '../checks/check-process.ts';
import type { CheckSetting } from '../checks/check-setting.ts';
import type { GoodPhoto, PhotoInspector, Refused } from '../checks/inspection.ts';
import type { PhotoJob } from './check-photo.ts';
import { estimateMemory, WORKING_BYTES } from './estimate-memory.ts';
import { readPhotoHeader } from './header/read-header.ts';
import { PICTURES } from './make-pictures.ts';
import { CHECK_TIMEOUT_MS } from './picture-sizes.ts';
import { REFUSALS } from './refusals.ts';

/** Freed memory of large pictures returns to the system (mallopt(3)). One thread decodes, so one arena is enough. */
const MEMORY_HABITS = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '1000000',
  MALLOC_TRIM_THRESHOLD_: '16000000',
  UV_THREADPOOL_SIZE: '1',
  VIPS_CONCURRENCY: '1',
};

const { megapixels } = UPLOAD_LIMITS.photo;

export interface PhotoChecks {
  inspect: PhotoInspector;
  close(): Promise<void>;
}

/** Checks photos in reusable processes; a photo that its header already rules out reaches none of them. */
export function createPhotoChecks({ isolation, atOnce, budget }: CheckSetting): PhotoChecks {
  const host = createCheckHost<PhotoJob, GoodPhoto | Refused>({
    program: path.join(import.meta.dirname, 'check-photo.ts'),
    isolation,
    atOnce,
    budget,
    restingBytes: WORKING_BYTES,
    timeoutMs: CHECK_TIMEOUT_MS,
    heapMb: 128,
    env: MEMORY_HABITS,
    isRefusal: (result) => result.outcome === 'rejected',
  });
  return {
    async inspect({ input, photo, preview, thumbnail }) {
      const header = await readPhotoHeader(input);
      if ('outcome' in header) return header;
      const pixels = header.width * header.height;
      if (pixels > megapixels * 1_000_000) return REFUSALS.tooManyPixels(megapixels);
      const { bytes, heavy } = estimateMemory(header);
      if (bytes > budget.bytes) return REFUSALS.tooDemanding;
      const outputs = { [PICTURES.photo]: photo, [PICTURES.preview]: preview, [PICTURES.thumbnail]: thumbnail };
      try {
        return await host.run({ job: { type: header.type, pixels }, input, outputs, memoryBytes: bytes, heavy });
      } catch (error) {
        if (error instanceof CheckError && error.reason !== 'crash') return REFUSALS.tooDemanding;
        throw error;
      }
    },
    close: () => host.close(),
  };
}
