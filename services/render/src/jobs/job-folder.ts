import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Loop, startLoop } from '@nimantran/kit/loop';
import type { Context } from '../context.ts';

const PREFIX = 'nimantran-render-';
/** Fetching and publishing beside the drawing. */
const SPARE_SECONDS = 3_600;
const SWEEP_EVERY_MS = 600_000;

/** A new folder for one job, below the system's for temporary files. */
export const makeJobFolder = (): Promise<string> => mkdtemp(join(tmpdir(), PREFIX));

/**
 * Removes folders of jobs whose worker was killed: they hold photos of customers. Only those that no job can be using any more,
 * whichever process it belongs to. Answers how many.
 */
export async function sweepJobFolders(jobSeconds: number, now = Date.now()): Promise<number> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  let removed = 0;
  for (const name of names) {
    const folder = join(tmpdir(), name);
    const made = await stat(folder).catch(() => undefined);
    if (!made || made.mtimeMs > now - (jobSeconds + SPARE_SECONDS) * 1000) continue;
    await rm(folder, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

export function startFolderSweep({ config, log }: Pick<Context, 'config' | 'log'>): Loop {
  const work = async (): Promise<undefined> => {
    const removed = await sweepJobFolders(config.RENDER_TIME_LIMIT_SECONDS);
    if (removed > 0) log.warn({ removed }, 'folders of killed workers removed');
    return undefined;
  };
  return startLoop({ name: 'sweep job folders', everyMs: SWEEP_EVERY_MS, log, work });
}
