import { readClock } from '@nimantran/kit/db/database';
import { NIGHTLY_PROOFS } from '@nimantran/proto/domain/first-run';
import type { OrdersContext } from '../context.ts';
import { openingOf } from '../db/first-run/proofs.ts';
import { lastNight } from '../domain/first-run/last-night.ts';
import { startProof } from '../use-cases/first-run/run-proof.ts';
import { singleFlight } from './single-flight.ts';

/** Repeats every night, in one instance of an open shop that sells, the proofs that need nobody. Each is kept, and tried once a night. */
export function proveNightly(context: OrdersContext): Promise<boolean> {
  const { db, clock, config, log } = context;
  if (config.isTrial) return Promise.resolve(false);
  return singleFlight(db, 'proofs', async () => {
    if (!(await openingOf(db))) return false;
    const rows = await db
      .selectFrom('proofs')
      .select('proof')
      .where('byUid', 'is', null)
      .where('createdAt', '>=', lastNight(await readClock(db, clock)))
      .execute();
    const done = new Set(rows.map(({ proof }) => proof));
    for (const proof of NIGHTLY_PROOFS.filter((each) => !done.has(each))) {
      const { state, said } = await startProof(context, proof, null);
      if (state === 'failed') log.error({ proof, said }, 'a nightly proof failed');
    }
    return false;
  });
}
