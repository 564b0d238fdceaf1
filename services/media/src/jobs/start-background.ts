import type { Closable } from '@nimantran/kit/bus/bus';
import { startReader } from '@nimantran/kit/events/inbox';
import { startRelay } from '@nimantran/kit/events/relay';
import { type Loop, startLoop } from '@nimantran/kit/loop';
import { closeAll } from '@nimantran/kit/service';
import { READERS } from '@nimantran/proto/events/readers';
import { consumersOf } from '../consumers/index.ts';
import type { Context } from '../context.ts';
import { watchUnwatched } from '../db/purges.ts';
import { checkNextUpload } from './check-upload.ts';
import { deleteLapsed } from './delete-lapsed.ts';
import { purgeNextOrder } from './purge-order.ts';
import { sweepIncoming } from './sweep-incoming.ts';
import { sweepUploads } from './sweep-uploads.ts';

export async function startBackground(context: Context): Promise<Closable> {
  const { db, bus, log } = context;
  await bus.prepare();
  const relay = startRelay({ db, bus, log });
  const reader = await startReader({ db, bus, registry: READERS, reader: 'media', consumers: consumersOf(context), log });
  const checks: Loop[] = Array.from({ length: context.config.CHECKS_AT_ONCE }, (_, index) =>
    startLoop({
      name: `check uploads ${index + 1}`,
      everyMs: 2_000,
      // At rest one loop is enough to find uploads that nobody announced; finding one ends the rest of all loops.
      ...(index === 0 ? {} : { restMs: 60_000 }),
      log,
      work: () => checkNextUpload(context),
    }),
  );
  context.onWakeChecks(() => {
    for (const check of checks) check.wake();
  });
  const purges = startLoop({ name: 'purge orders', everyMs: 5_000, log, work: () => purgeNextOrder(context) });
  const lapsed = startLoop({ name: 'delete lapsed objects', everyMs: 30_000, log, work: () => deleteLapsed(context) });
  const sweep = startLoop({ name: 'sweep uploads', everyMs: 60_000, log, work: () => sweepUploads(context) });
  const unwatched = startLoop({
    name: 'watch orders',
    everyMs: 3_600_000,
    log,
    async work() {
      await watchUnwatched(db, context.clock);
      return false;
    },
  });
  const leftovers = startLoop({ name: 'sweep incoming', everyMs: 3_600_000, log, work: () => sweepIncoming(context) });
  return { close: () => closeAll(reader, ...checks, purges, lapsed, sweep, unwatched, leftovers, relay) };
}
