import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { currentTrace } from '@nimantran/kit/trace';
import { themeVersionAdded } from '@nimantran/proto/events/catalog';
import { sql } from 'kysely';
import { tellWatchers } from '../db/jobs.ts';
import type { Tables } from '../db/schema.ts';

/** A version not yet on sale is linted and drawn, so that it can be judged; added again, its failed renders are retried. */
export const themeVersionAddedConsumers = (): Consumer<Tables>[] => [
  consumerOf<Tables, typeof themeVersionAdded>(themeVersionAdded, async (transaction, { data }) => {
    await sql`
    insert into renders (kind, lint, theme_id, theme_version, trace)
    select kind, kind = 'stills', ${data.theme_id}, ${data.theme_version}, ${currentTrace()} from unnest(array['stills', 'sample']) as kind
    on conflict (theme_id, theme_version, kind) where job_id is null and batch_row_id is null and state not in ('failed', 'cancelled')
      do nothing`.execute(transaction);
    await tellWatchers(transaction);
  }),
];
