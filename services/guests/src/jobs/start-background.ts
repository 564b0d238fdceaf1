import type { Closable } from '@nimantran/kit/bus/bus';
import { sweepAttempts } from '@nimantran/kit/db/attempts';
import { startReader } from '@nimantran/kit/events/inbox';
import { startRelay } from '@nimantran/kit/events/relay';
import { startLoop } from '@nimantran/kit/loop';
import { closeAll } from '@nimantran/kit/service';
import { MINUTE_MS } from '@nimantran/proto/domain/durations';
import { READERS } from '@nimantran/proto/events/readers';
import { consumersOf } from '../consumers/index.ts';
import type { Context } from '../context.ts';
import { watchOrders } from '../live/watch-orders.ts';
import { purgeOverPages } from './purge-over-pages.ts';
import { refreshPages } from './refresh-pages.ts';
import { tellAddresses } from './tell-addresses.ts';
import { writeDigests } from './write-digests.ts';

/** Starts the background work: incoming and outgoing events, changed words, new addresses, digests and deletions. */
export async function startBackground(context: Context): Promise<Closable> {
  const { db, bus, log } = context;
  await bus.prepare();
  const relay = startRelay({ db, bus, log });
  const watching = await watchOrders(context);
  const reader = await startReader({ db, bus, registry: READERS, reader: 'guests', consumers: consumersOf(context), log });
  const loops = [
    startLoop({ name: 'changed words', everyMs: 3_000, log, work: () => refreshPages(context) }),
    startLoop({ name: 'new addresses', everyMs: 3_000, log, work: () => tellAddresses(context) }),
    startLoop({ name: 'digests', everyMs: MINUTE_MS, log, work: () => writeDigests(context) }),
    startLoop({ name: 'deletions', everyMs: MINUTE_MS, log, work: () => purgeOverPages(context) }),
    startLoop({
      name: 'attempts',
      everyMs: 10 * MINUTE_MS,
      log,
      work: async () => {
        await sweepAttempts(db);
        return undefined;
      },
    }),
  ];
  return { close: () => closeAll(reader, watching, ...loops, relay) };
}
