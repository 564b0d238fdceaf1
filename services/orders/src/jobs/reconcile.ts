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
import { nightlySpans, type Span } from '../domain/reconciliation/nightly-spans.ts';
import { halfOf, isWhole, nextPart, PartTooLargeError } from '../domain/reconciliation/parts.ts';
import { disputes, payments, refunds } from './reconcile/books.ts';
import { compareBook } from './reconcile/compare-book.ts';
import { singleFlight } from './single-flight.ts';

/** No part starts later: the run goes on where it stopped, and its loop counts as alive. */
const RUN_LIMIT_MS = 20 * 60_000;
/** A part that takes longer is split. */
const PART_LIMIT_MS = 5 * 60_000;
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
  const { db, log, clock, work } = context;
  try {
    const rest = await compareParts(context, run);
    if (rest) return await changeReconciliation(db, run.id, { tries: 0, nextTryAt: await readClock(db, clock) });
    await changeReconciliation(db, run.id, { error: null, finishedAt: await readClock(db, clock) });
    log.info({ from: run.fromAt, to: run.toAt }, 'compared with the provider');
  } catch (error) {
    log.error({ err: error, from: run.fromAt, to: run.toAt, tries: run.tries }, 'not compared with the provider');
    const givenUp = now.getTime() - run.startedAt.getTime() > GIVE_UP_MS;
    await changeReconciliation(db, run.id, { error: String(error).slice(0, 1_000), ...(givenUp ? { finishedAt: now } : {}) });
  } finally {
    work.wake();
  }
}

/** Compares the run's span part by part, from where it stopped; returns whether a rest is left for the next call. */
async function compareParts({ db, clock, log, stripe }: OrdersContext, run: ReconciliationRow): Promise<boolean> {
  const limit = AbortSignal.timeout(RUN_LIMIT_MS);
  let { comparedTo, partSeconds } = run;
  const counts = { payments: run.payments, refunds: run.refunds, disputes: run.disputes };
  for (let from = comparedTo ?? run.fromAt; from < run.toAt; from = comparedTo ?? run.fromAt) {
    if (limit.aborted) return true;
    const span = nextPart({ from, to: run.toAt }, partSeconds);
    const comparing = { db, clock, log, stripe, run, span, checkTime: timeLimit(span) };
    try {
      // Payments first, so that a refund or dispute of a previously unknown payment finds it.
      const part = {
        payments: await compareBook(comparing, payments),
        refunds: await compareBook(comparing, refunds),
        disputes: await compareBook(comparing, disputes),
      };
      counts.payments += part.payments;
      counts.refunds += part.refunds;
      counts.disputes += part.disputes;
      comparedTo = span.to;
    } catch (error) {
      if (!(error instanceof PartTooLargeError)) throw error;
      partSeconds = halfOf(span);
    }
    await changeReconciliation(db, run.id, { comparedTo, partSeconds, ...counts });
  }
  return false;
}

function timeLimit(span: Span): () => void {
  const limit = AbortSignal.timeout(PART_LIMIT_MS);
  return () => {
    if (limit.aborted && !isWhole(span)) throw new PartTooLargeError('The comparison takes too long.');
  };
}
