import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { atMost, figure, writeMeasures } from '@nimantran/kit/bench/measures';
import pg from 'pg';
import { startEmbeddedPostgres } from '../postgres/embedded.ts';
import { startTestShop } from '../test-support/shops/start-test-shop.ts';
import { cpuSecondsOf, familyOf } from './load/process-usage.ts';

/**
 * What a shop on one machine costs while nobody uses it: processor time of all its processes with Postgres, and transactions. Also
 * what its start costs. Writes .data/bench/idle.json.
 */
const SETTLE_MS = 45_000;
const MEASURED_MS = 60_000;
const GOAL = { corePercent: 4, transactions: 10 };

const shop = await startTestShop();
try {
  const family = await familyOf(process.pid);
  const started = await cpuSecondsOf(family);
  const { adminUrl } = await startEmbeddedPostgres({ dir: path.join(shop.dataDir, 'postgres') });
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const look = async () => {
    const { rows } = await client.query<{ transactions: number; connections: number }>(
      `select xact_commit::int + xact_rollback::int as transactions, numbackends as connections
       from pg_stat_database where datname = 'nimantran'`,
    );
    const shopsOwn = (await familyOf(process.pid)).filter((pid) => pid !== process.pid);
    return { at: performance.now(), cpu: await cpuSecondsOf(shopsOwn), ...rows[0] };
  };
  await wait(SETTLE_MS);
  const before = await look();
  await wait(MEASURED_MS);
  const after = await look();
  await client.end();
  const seconds = (after.at - before.at) / 1000;
  const rate = (what: 'cpu' | 'transactions') => ((after[what] ?? Number.NaN) - (before[what] ?? Number.NaN)) / seconds;
  const measures = [
    atMost('idle: of a core', 100 * rate('cpu'), '%', GOAL.corePercent),
    atMost('idle: transactions', rate('transactions'), '/s', GOAL.transactions),
    figure('idle: connections to Postgres', after.connections ?? Number.NaN, ''),
    figure('processor time of the start', started, 's'),
  ];
  console.table(measures);
  await writeMeasures('idle', measures);
} finally {
  await shop.remove();
}
process.exit(0);
