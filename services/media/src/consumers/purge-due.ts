import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { purgeDue } from '@nimantran/proto/events/studio';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';

/** Plans the purge; the job that runs it asks orders first. A second one for an order adds to the first. */
export const planPurge = (context: Context): Consumer<Tables> =>
  consumerOf(purgeDue, async (transaction, { data }) => {
    await sql`
      insert into purges (order_id, order_number, upload_ids, object_keys, run_after)
      values (${data.order_id}, ${data.order_number}, ${JSON.stringify(data.upload_ids)}::jsonb,
              ${JSON.stringify(data.object_keys)}::jsonb, ${context.clock()})
      on conflict (order_id) do update set
        order_number = excluded.order_number,
        upload_ids = purges.upload_ids || excluded.upload_ids,
        object_keys = purges.object_keys || excluded.object_keys,
        run_after = least(purges.run_after, excluded.run_after),
        tries = 0,
        done_at = null`.execute(transaction);
  });
