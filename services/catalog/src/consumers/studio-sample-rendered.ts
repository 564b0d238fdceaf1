import { consumerOf } from '@nimantran/kit/events/inbox';
import { writeEvent } from '@nimantran/kit/events/outbox';
import { themeChanged } from '@nimantran/proto/events/catalog';
import { sampleRendered } from '@nimantran/proto/events/studio';
import { sql } from 'kysely';
import type { Tables } from '../db/schema.ts';

/** A version's sample video and pictures are there: the shop shows them from now on. */
export const onSampleRendered = consumerOf<Tables, typeof sampleRendered>(sampleRendered, async (transaction, { data }) => {
  const row = await transaction
    .selectFrom('themeVersions')
    .select('manifest')
    .where('themeId', '=', data.theme_id)
    .where('version', '=', data.theme_version)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  await transaction
    .updateTable('themeVersions')
    .set({
      sampleVideoKey: data.video.object_key,
      sampleStillKey: data.still_keys[row.manifest.thumbnail_scene] ?? data.still_keys[0] ?? null,
    })
    .where('themeId', '=', data.theme_id)
    .where('version', '=', data.theme_version)
    .execute();
  const theme = await transaction
    .updateTable('themes')
    .set({ keyVersion: sql<number>`key_version + 1`, updatedAt: sql<Date>`now()` })
    .where('id', '=', data.theme_id)
    .returning('keyVersion')
    .executeTakeFirst();
  if (!theme) return;
  const fact = { key: String(data.theme_id), keyVersion: theme.keyVersion, data: { theme_id: data.theme_id } };
  await writeEvent(transaction, themeChanged, fact);
});
