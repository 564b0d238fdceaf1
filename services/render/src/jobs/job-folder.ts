import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Loop, startLoop } from '@nimantran/kit/loop';
import { sweepTempFolders } from '@nimantran/kit/process/temp-folders';
import type { Context } from '../context.ts';

const PREFIX = 'nimantran-render-';
const SPARE_SECONDS = 3_600;
const SWEEP_EVERY_MS = 600_000;

export const makeJobFolder = (): Promise<string> => mkdtemp(join(tmpdir(), PREFIX));

/** Removes folders of killed workers' jobs, since they contain photos, once no job can still use them. Returns how many. */
export const sweepJobFolders = (jobSeconds: number, now = Date.now()): Promise<number> =>
  sweepTempFolders({ prefixes: [PREFIX], quietMs: (jobSeconds + SPARE_SECONDS) * 1000, now });

export function startFolderSweep({ config, log }: Pick<Context, 'config' | 'log'>): Loop {
  const work = async (): Promise<undefined> => {
    const removed = await sweepJobFolders(config.RENDER_TIME_LIMIT_SECONDS);
    if (removed > 0) log.warn({ removed }, 'folders of killed workers removed');
    return undefined;
  };
  return startLoop({ name: 'sweep job folders', everyMs: SWEEP_EVERY_MS, log, work });
}
