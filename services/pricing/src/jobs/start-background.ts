import type { Closable } from '@nimantran/kit/bus/bus';
import { startReader } from '@nimantran/kit/events/inbox';
import { startRelay } from '@nimantran/kit/events/relay';
import { startLoop } from '@nimantran/kit/loop';
import { closeAll } from '@nimantran/kit/service';
import { READERS } from '@nimantran/proto/events/readers';
import { consumersOf } from '../consumers/index.ts';
import type { Context } from '../context.ts';
import { sweepPromos } from './sweep-promos.ts';

const SWEEP_EVERY_MS = 600_000;

/** Starts the background work: incoming and outgoing events, and the sweep. */
export async function startBackground(context: Context): Promise<Closable> {
  const { db, bus, log } = context;
  await bus.prepare();
  const relay = startRelay({ db, bus, log });
  const reader = await startReader({ db, bus, registry: READERS, reader: 'pricing', consumers: consumersOf(context), log });
  const sweep = startLoop({ name: 'sweep promos', everyMs: SWEEP_EVERY_MS, log, work: () => sweepPromos(context) });
  return { close: () => closeAll(reader, sweep, relay) };
}
