import { consumerOf } from '@nimantran/kit/events/inbox';
import { currentTrace } from '@nimantran/kit/trace';
import { themePublished } from '@nimantran/proto/events/catalog';
import { sql } from 'kysely';
import { tellWatchers } from '../db/jobs.ts';
import type { Tables } from '../db/schema.ts';

/** A version gets its sample once; published again, it keeps the one it has. */
export const sampleForTheme = consumerOf<Tables, typeof themePublished>(themePublished, async (transaction, { data }) => {
  await sql`
    insert into renders (kind, theme_id, theme_version, trace)
    values ('sample', ${data.theme_id}, ${data.theme_version}, ${currentTrace()})
    on conflict (theme_id, theme_version) where kind = 'sample' and state not in ('failed', 'cancelled') do nothing`.execute(
    transaction,
  );
  await tellWatchers(transaction);
});
