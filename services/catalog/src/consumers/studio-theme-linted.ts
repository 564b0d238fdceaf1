import { consumerOf } from '@nimantran/kit/events/inbox';
import { themeLinted } from '@nimantran/proto/events/studio';
import type { Tables } from '../db/schema.ts';

/** What the linter says of a version: it decides whether that may be put on sale. */
export const onThemeLinted = consumerOf<Tables, typeof themeLinted>(themeLinted, async (transaction, { data }) => {
  await transaction
    .updateTable('themeVersions')
    .set({ lint: JSON.stringify(data.lint) })
    .where('themeId', '=', data.theme_id)
    .where('version', '=', data.theme_version)
    .execute();
});
