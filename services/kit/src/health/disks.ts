import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { HealthReport } from '@nimantran/proto/domain/health-report';

/** Free and total space of the disks of some folders; a folder that does not exist is left out. */
export async function disksOf(places: Readonly<Record<string, string | undefined>>): Promise<HealthReport['disks']> {
  const read = Object.entries({ 'temporary files': tmpdir(), ...places }).map(async ([place, folder]) => {
    if (folder === undefined) return [];
    const found = await statfs(folder).catch(() => undefined);
    if (found === undefined || found.blocks === 0) return [];
    return [{ place, free_bytes: found.bavail * found.bsize, total_bytes: found.blocks * found.bsize }];
  });
  return (await Promise.all(read)).flat();
}
