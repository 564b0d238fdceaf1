import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { currentTrace } from '@nimantran/kit/trace';
import { themePublished } from '@nimantran/proto/events/catalog';
import { sql } from 'kysely';
import { tellWatchers } from '../db/jobs.ts';
import type { Tables } from '../db/schema.ts';

/** A version gets its stills and its sample once; if it is published again, it keeps them. */
export const themePublishedConsumers = (): Consumer<Tables>[] => [
  consumerOf<Tables, typeof themePublished>(themePublished, async (transaction, { data }) => {
    await sql`
    insert into renders (kind, theme_id, theme_version, trace)
    select kind, ${data.theme_id}, ${data.theme_version}, ${currentTrace()} from unnest(array['stills', 'sample']) as kind
    on conflict (theme_id, theme_version, kind) where job_id is null and batch_row_id is null and state not in ('failed', 'cancelled')
      do nothing`.execute(transaction);
    await tellWatchers(transaction);
  }),
];
