import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { currentTrace } from '@nimantran/kit/trace';
import { themeVersionAdded } from '@nimantran/proto/events/catalog';
import type { Tables } from '../db/schema.ts';
import { requestThemeRenders } from '../db/theme-renders.ts';

/** A version not yet on sale is linted and drawn, so that it can be judged; added again, its failed renders are retried. */
export const themeVersionAddedConsumers = (): Consumer<Tables>[] => [
  consumerOf<Tables, typeof themeVersionAdded>(themeVersionAdded, async (transaction, { data }) => {
    const version = { themeId: data.theme_id, themeVersion: data.theme_version };
    await requestThemeRenders(
      transaction,
      [
        { kind: 'stills', lint: true, ...version },
        { kind: 'sample', ...version },
      ],
      currentTrace(),
    );
  }),
];
