import type { Closable } from '@nimantran/kit/bus/bus';
import { startReader } from '@nimantran/kit/events/inbox';
import { startRelay } from '@nimantran/kit/events/relay';
import { startLoop } from '@nimantran/kit/loop';
import { closeAll } from '@nimantran/kit/service';
import { READERS } from '@nimantran/proto/events/readers';
import { STUDIO_QUEUE } from '@nimantran/proto/jobs/own-queues';
import { consumersOf } from '../consumers/index.ts';
import type { Context } from '../context.ts';
import { startBatchLive } from '../live/start-batch-live.ts';
import { startLive } from '../live/start-live.ts';
import { requestSecondLayouts } from '../use-cases/renders/request-second-layouts.ts';
import { dispatchRenders } from './dispatch-renders.ts';
import { endLapsedClaims } from './end-lapsed-claims.ts';
import { feedBatches } from './feed-batches.ts';
import { lapseSegments } from './lapse-segments.ts';
import { lapseTrials } from './lapse-trials.ts';
import { planPurges, purgeOrderHandler, sweepPurges } from './purge-order.ts';
import { reconcileRenders } from './reconcile-renders.ts';
import { sweepBatches } from './sweep-batches.ts';
import { withdrawRenders } from './withdraw-renders.ts';

/** At rest, for what is due in minutes or days. */
const SELDOM_MS = 15_000;

/**
 * Starts events in and out, dispatch, reconciler, leases, batches, second layouts, purges, unused segments and live changes: each with its own
 * loop, so that none waits for another.
 */
export async function startBackground(context: Context): Promise<Closable> {
  const { db, bus, log, queues } = context;
  await bus.prepare();
  const relay = startRelay({ db, bus, log });
  const reader = await startReader({ db, bus, registry: READERS, reader: 'studio', consumers: consumersOf(context), log });
  const dispatcher = startLoop({
    name: 'dispatch renders',
    everyMs: 1_000,
    log,
    work: async () => {
      await feedBatches(context);
      return dispatchRenders(context);
    },
  });
  const withdrawer = startLoop({ name: 'withdraw renders', everyMs: 1_000, log, work: () => withdrawRenders(context) });
  const reconciler = startLoop({
    name: 'reconcile renders',
    everyMs: 4_000,
    log,
    work: async () => {
      await reconcileRenders(context);
      return false;
    },
  });
  const claims = startLoop({
    name: 'end lapsed claims',
    everyMs: 5_000,
    restMs: SELDOM_MS,
    log,
    work: async () => {
      await endLapsedClaims(context);
      return false;
    },
  });
  const plans = startLoop({ name: 'plan purges', everyMs: 1_000, restMs: SELDOM_MS, log, work: () => planPurges(context) });
  const purges = startLoop({
    name: 'sweep purges',
    everyMs: 5_000,
    restMs: SELDOM_MS,
    log,
    work: async () => {
      await sweepPurges(context);
      return false;
    },
  });
  const batches = startLoop({
    name: 'sweep batches',
    everyMs: 60_000,
    log,
    work: async () => {
      await sweepBatches(context);
      return false;
    },
  });
  const layouts = startLoop({
    name: 'request second layouts',
    everyMs: 60_000,
    log,
    work: async () => {
      await requestSecondLayouts(db);
      return false;
    },
  });
  const segments = startLoop({ name: 'lapse segments', everyMs: 60_000, log, work: () => lapseSegments(context) });
  const trials = startLoop({ name: 'lapse trials', everyMs: 60_000, log, work: () => lapseTrials(context) });
  const loops = [dispatcher, withdrawer, reconciler, claims, plans, purges, batches, layouts, segments, trials];
  const worker = await queues.work(STUDIO_QUEUE, [purgeOrderHandler(context)]);
  const live = await startLive(context, () => {
    dispatcher.wake();
    withdrawer.wake();
  });
  const batchLive = await startBatchLive(context);
  return {
    close: () => closeAll(batchLive, live, reader, worker, ...loops, relay),
  };
}
