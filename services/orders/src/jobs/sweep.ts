import { sweepAttempts } from '@nimantran/kit/db/attempts';
import { sweepRows } from '@nimantran/kit/db/sweep-batch';
import { sql } from 'kysely';
import type { OrdersContext } from '../context.ts';
import { forgetFailedTitles } from '../db/mails/mails.ts';
import { sweepPendingFacts } from '../db/payments/pending-facts.ts';
import { sweepDeliveries } from '../db/webhooks/deliveries.ts';
import { forgetOldSecrets } from '../db/webhooks/webhooks.ts';

const KEEP_KEYS_DAYS = 7;
/** The provider repeats an event for three days. */
const KEEP_EVENTS_DAYS = 90;
const KEEP_TITLES_DAYS = 7;

/** Beyond this, an open shop needs no proof, and one that is still closed proves itself again. */
const KEEP_PROOFS_DAYS = 400;

/** A partner's dashboard shows a year at a time; two years can be viewed. */
const KEEP_VISITS_DAYS = 800;

/** Deletes the guards against repetition that can no longer be needed, old visits, and review links that have ended. */
export async function sweepGuards({ db }: OrdersContext): Promise<void> {
  const before = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
  await sweepRows(db, 'idempotencyKeys', sql<boolean>`created_at < ${before(KEEP_KEYS_DAYS)}`);
  await sweepAttempts(db);
  await forgetFailedTitles(db, KEEP_TITLES_DAYS);
  await sweepPendingFacts(db, KEEP_EVENTS_DAYS);
  await sweepRows(db, 'partnerVisits', sql<boolean>`at < ${before(KEEP_VISITS_DAYS)}`);
  await sweepRows(db, 'proofs', sql<boolean>`created_at < ${before(KEEP_PROOFS_DAYS)}`);
  await sweepRows(db, 'reviews', sql<boolean>`expires_at < now()`);
  await sweepDeliveries(db);
  await forgetOldSecrets(db);
  await sweepRows(db, 'providerEvents', sql<boolean>`received_at < ${before(KEEP_EVENTS_DAYS)}`);
}
