import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { currentTrace } from '@nimantran/kit/trace';
import { themePublished } from '@nimantran/proto/events/catalog';
import type { Tables } from '../db/schema.ts';
import { requestThemeRenders } from '../db/theme-renders.ts';

/** A version gets its stills and its sample once; if it is published again, it keeps them. */
export const themePublishedConsumers = (): Consumer<Tables>[] => [
  consumerOf<Tables, typeof themePublished>(themePublished, async (transaction, { data }) => {
    const version = { themeId: data.theme_id, themeVersion: data.theme_version };
    await requestThemeRenders(
      transaction,
      [
        { kind: 'stills', ...version },
        { kind: 'sample', ...version },
      ],
      currentTrace(),
    );
  }),
];
