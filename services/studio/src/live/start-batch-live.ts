import type { Closable } from '@nimantran/kit/bus/bus';
import { listenerOf } from '@nimantran/kit/bus/postgres-listener';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { findBatch } from '../db/batches.ts';
import { viewBatch } from '../routes/batches/batch-view.ts';

/** Rows end in quick succession: a page is notified of them together. */
const GATHER_MS = 250;

export async function startBatchLive(context: Context): Promise<Closable> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(context.db);
  const waiting = new Map<string, NodeJS.Timeout>();
  const tell = async (id: string) => {
    waiting.delete(id);
    try {
      context.batchWatchers.send(id, await viewBatch(context, await findBatch(context.db, id)));
    } catch (error) {
      context.log.debug({ err: error }, 'a change of a batch was not told');
    }
  };
  const hear = (id: string) => {
    if (context.batchWatchers.isWatched(id) && !waiting.has(id))
      waiting.set(
        id,
        setTimeout(() => void tell(id), GATHER_MS),
      );
  };
  const channel = `studio_batches_${rows[0]?.schema ?? 'public'}`;
  const listening = await listenerOf(context.pool, context.log).listen(channel, hear);
  return {
    close: async () => {
      for (const timer of waiting.values()) clearTimeout(timer);
      await listening.close();
    },
  };
}
