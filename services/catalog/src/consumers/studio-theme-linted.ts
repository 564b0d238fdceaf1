import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { themeLinted } from '@nimantran/proto/events/studio';
import type { Tables } from '../db/schema.ts';

/**
 * Stores the linter's result for a version, which decides whether it may go on sale. The newest result wins, in whichever order
 * they arrive.
 */
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
