import type { App } from '@nimantran/kit/http/app';
import { PROOF_KINDS } from '@nimantran/proto/domain/health-report';
import type { Context } from './context.ts';
import { proofAge } from './db/proofs.ts';

/** For operators: how long ago a backup was made, and one was proven by restoring it. */
export function addMetrics(app: App, { db }: Pick<Context, 'db'>): void {
  const age = 'Seconds since a backup was made, or a restore was proven; since the first account if that never happened';
  app.metrics.gauge('identity_proof_age_seconds', age, ['kind'], async (gauge) => {
    gauge.reset();
    for (const kind of PROOF_KINDS) {
      const seconds = await proofAge(db, kind);
      if (seconds !== null) gauge.set({ kind }, Math.round(seconds));
    }
  });
}
