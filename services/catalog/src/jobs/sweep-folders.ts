import type { Log } from '@nimantran/kit/log';
import { sweepTempFolders } from '@nimantran/kit/process/temp-folders';

/** Prefixes of the temporary folders that hold packages while they are read. */
export const PACKAGE_FOLDERS = { received: 'nimantran-package-', kept: 'nimantran-keep-' } as const;
const QUIET_MS = 3_600_000;

/** Removes package folders left behind by killed processes. */
export async function sweepFolders({ log }: { log: Log }): Promise<undefined> {
  const removed = await sweepTempFolders({ prefixes: Object.values(PACKAGE_FOLDERS), quietMs: QUIET_MS });
  if (removed > 0) log.warn({ removed }, 'packages that killed processes left removed');
}
