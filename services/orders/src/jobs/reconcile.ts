import { readClock } from '@nimantran/kit/db/database';
import { DAY_MS } from '@nimantran/proto/domain/durations';
import type { OrdersContext } from '../context.ts';
import {
  changeReconciliation,
  plannedNights,
  type ReconciliationRow,
  takeReconciliation,
  wantReconciliation,
} from '../db/reconciliation/reconciliations.ts';
import { nightlySpans } from '../domain/reconciliation/nightly-spans.ts';
import { disputes, payments, refunds } from './reconcile/books.ts';
import { compareBook } from './reconcile/compare-book.ts';
import { singleFlight } from './single-flight.ts';

const RUN_LIMIT_MS = 30 * 60_000;
/** A failing run is tried again for this long. */
const GIVE_UP_MS = 7 * DAY_MS;

/** Compares due spans with the provider: every past day, once, and the spans that an admin has asked for. */
export function reconcile(context: OrdersContext): Promise<boolean> {
  return singleFlight(context.db, 'reconcile', async () => {
    const now = await readClock(context.db, context.clock);
    await planNights(context, now);
    const run = await takeReconciliation(context.db, now);
    if (!run) return false;
    await runReconciliation(context, run, now);
    return true;
  });
}

/** Adds a run for each past day that has none, from the shop's first order on. */
async function planNights({ db }: OrdersContext, now: Date): Promise<void> {
  const first = await db.selectFrom('orders').select('placedAt').orderBy('seq').limit(1).executeTakeFirst();
  const [oldest, ...later] = first ? nightlySpans(now, first.placedAt) : [];
  if (!oldest) return;
  const planned = await plannedNights(db, oldest.from);
  for (const span of [oldest, ...later])
    if (!planned.has(span.from.getTime())) await wantReconciliation(db, span, { askedBy: null, at: now });
}

async function runReconciliation(context: OrdersContext, run: ReconciliationRow, now: Date): Promise<void> {
  const { db, log, clock, stripe, work } = context;
  const limit = AbortSignal.timeout(RUN_LIMIT_MS);
  const comparing = { db, clock, log, stripe, run, checkTime: () => limit.throwIfAborted() };
  try {
    // Payments first, so that a refund or dispute of a previously unknown payment finds it.
    const counts = {
      payments: await compareBook(comparing, payments),
      refunds: await compareBook(comparing, refunds),
      disputes: await compareBook(comparing, disputes),
    };
    await changeReconciliation(db, run.id, { ...counts, error: null, finishedAt: await readClock(db, clock) });
    log.info({ from: run.fromAt, to: run.toAt, ...counts }, 'compared with the provider');
  } catch (error) {
    log.error({ err: error, from: run.fromAt, to: run.toAt, tries: run.tries }, 'not compared with the provider');
    const givenUp = now.getTime() - run.startedAt.getTime() > GIVE_UP_MS;
    await changeReconciliation(db, run.id, { error: String(error).slice(0, 1_000), ...(givenUp ? { finishedAt: now } : {}) });
  } finally {
    work.wake();
  }
}
