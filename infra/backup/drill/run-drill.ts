import { withTimeLimit } from '@nimantran/kit/queue/time-limit';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import type { Owner } from '../../deployment/config.ts';
import { checkBackup } from '../check-backup.ts';
import { newestBackup } from '../kept-backups.ts';
import { refuseNewer, restoreSchemas } from '../restore-backup.ts';
import { runCommand } from '../run-command.ts';
import { lookAtFilm } from './look-at-film.ts';
import { withScratchDatabase } from './scratch-database.ts';
import { withScratchStore } from './scratch-store.ts';

export interface DrillOptions {
  /** The folder of all backups; the newest is restored. */
  from: string;
  /** A superuser's address of any database on the server. */
  adminUrl: string;
  /** The addresses of the shop that runs: they are only compared with, and their passwords used. */
  shop: Readonly<Record<Owner, string>>;
  /** Name of the database that is made and dropped. */
  scratch: string;
  /** The shop's store: only keys below `restore-drill/` are touched. */
  store: ObjectStore;
  limitMs?: number;
}

const LIMIT_MS = 4 * 3_600_000;
const COMMAND_LIMIT_MS = 1_800_000;

/**
 * Proves that the newest backup can be restored: all its bytes are read, its tables are filled into a database beside the shop's, the
 * audit log is verified, a delivered film is looked at, and everything is thrown away. Returns what was seen, in a sentence.
 * @throws Error that says what is wrong
 */
export async function runDrill({ from, adminUrl, shop, scratch, store, limitMs = LIMIT_MS }: DrillOptions): Promise<string> {
  const startedAt = performance.now();
  const folder = await newestBackup(from);
  if (folder === undefined) throw new Error('There is no backup to restore.');
  const work = withScratchDatabase({ adminUrl, shop, scratch }, (databaseUrls) => {
    const restored = withScratchStore(store, async (scratchStore) => {
      const manifest = await checkBackup(folder);
      for (const part of manifest.schemas) await refuseNewer(part);
      await restoreSchemas(manifest, folder, databaseUrls);
      await runCommand('identity', 'verify-audit', [], { databaseUrl: databaseUrls.identity, limitMs: COMMAND_LIMIT_MS });
      const film = await lookAtFilm(databaseUrls.orders, scratchStore, folder);
      return { manifest, film };
    });
    // Past the limit the database is dropped, which ends what still runs on it.
    return withTimeLimit(restored, limitMs, 'The drill');
  });
  const { manifest, film } = await work;
  const tables = manifest.schemas.flatMap(({ tables }) => tables);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  return (
    `The backup of ${manifest.snapshot_at} was restored in ${seconds} s: ${rows} rows of ${tables.length} tables; the audit log is intact; ` +
    `${film ?? 'no delivered film is in it yet'}.`
  );
}
