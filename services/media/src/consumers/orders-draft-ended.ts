import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { draftEnded } from '@nimantran/proto/events/orders';
import { sql } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { spareNoMore } from '../db/spared-uploads.ts';

/** Its uploads are no longer spared; every reference to them goes, including unreadable events of this draft. */
export const draftEndedConsumers = (): Consumer<Tables>[] => [
  consumerOf(
    draftEnded,
    async (transaction, { data }) => {
      await spareNoMore(transaction, data.draft_id);
      await transaction.deleteFrom('deadEvents').where(sql`envelope->>'key'`, '=', data.draft_id).execute();
    },
    { order: 'latest' },
  ),
];
