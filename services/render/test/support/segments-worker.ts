import { watch } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createLog } from '@nimantran/kit/log';
import { NO_ISOLATION } from '@nimantran/kit/process/isolation';
import { createDiskStore } from '@nimantran/kit/store/disk-store';
import type { RenderSpec } from '@nimantran/proto/jobs/render';
import { createStoreShelf } from '../../src/jobs/store-shelf.ts';
import type { RenderOutput } from '../../src/pipeline/render-video.ts';
import type { SegmentShelf } from '../../src/segments/shelf.ts';
import { runChild } from '../../src/worker/run-child.ts';

export interface WorkerOrder {
  packageDir: string;
  spec: RenderSpec;
  storeDir: string;
  dir: string;
  /** `drawing`: before the first segment is stored; `keeping`: after two of them; `joining`: once the joined file is begun. */
  stopAt?: 'drawing' | 'keeping' | 'joining';
}
export type WorkerMessage =
  | { kind: 'planned'; hashes: string[]; found: string[] }
  | { kind: 'kept'; hash: string }
  | { kind: 'stopped'; child: number }
  | { kind: 'done'; output: RenderOutput };

const KEPT_FIRST = 2;
const tell = (message: WorkerMessage): void => void process.send?.(message);
const forever = (): Promise<never> => new Promise(() => {});

async function work({ packageDir, spec, storeDir, dir, stopAt }: WorkerOrder): Promise<void> {
  const outDir = join(dir, 'out');
  const shelfDir = join(dir, 'segments');
  await Promise.all([outDir, shelfDir].map((folder) => mkdir(folder, { recursive: true })));
  const store = createStoreShelf({
    store: createDiskStore({ directory: storeDir, publicUrl: '', signingSecret: 'x'.repeat(32) }),
    log: createLog('render', 'silent'),
    dir: shelfDir,
    announce: async () => {},
    signal: new AbortController().signal,
  });
  let child = 0;
  const keeping: Promise<void>[] = [];
  const shelf: SegmentShelf = {
    async find(segments) {
      const found = await store.find(segments);
      tell({ kind: 'planned', hashes: segments.map((segment) => segment.hash), found: [...found.keys()] });
      return found;
    },
    async keep(hash, path) {
      if (stopAt === 'drawing' || (stopAt === 'keeping' && keeping.length === KEPT_FIRST)) {
        await Promise.all(keeping);
        tell({ kind: 'stopped', child });
        return forever();
      }
      const kept = store.keep(hash, path);
      keeping.push(kept);
      await kept;
      tell({ kind: 'kept', hash });
    },
  };
  if (stopAt === 'joining') {
    watch(outDir, (_event, name) => {
      if (name !== 'video.mp4') return;
      // Suspended in the middle of it: a small video would be joined before a kill arrives.
      process.kill(child, 'SIGSTOP');
      tell({ kind: 'stopped', child });
    });
  }
  const output = await runChild({
    request: { packageDir, spec, inputs: { photos: {} }, outDir, now: '2030-01-01T00:00:00Z' },
    limits: { seconds: 120, memoryMb: 3072 },
    isolation: NO_ISOLATION,
    shelf,
    shelfDir,
    onStart: ({ pid }) => {
      child = pid ?? 0;
    },
  });
  tell({ kind: 'done', output });
}

process.once('message', (order: WorkerOrder) => void work(order));
