import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { themeLinted } from '@nimantran/proto/events/studio';
import type { Tables } from '../db/schema.ts';

/** What the linter says of a version: it decides whether that may be put on sale. The newest word holds, in whichever order they come. */
export const themeLintedConsumers = (): Consumer<Tables>[] => [
  consumerOf<Tables, typeof themeLinted>(themeLinted, async (transaction, { data, occurred_at }) => {
    const lintedAt = new Date(occurred_at);
    await transaction
      .updateTable('themeVersions')
      .set({ lint: JSON.stringify(data.lint), lintedAt })
      .where('themeId', '=', data.theme_id)
      .where('version', '=', data.theme_version)
      .where((eb) => eb.or([eb('lintedAt', 'is', null), eb('lintedAt', '<=', lintedAt)]))
      .execute();
  }),
];
