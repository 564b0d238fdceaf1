import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { stillsDrawn } from '@nimantran/proto/events/studio';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { attachThemePictures } from '../use-cases/attach-theme-pictures.ts';

/**
 * A version's stills are ready: the shop shows the one that the theme names. Their smaller sizes are made in the background,
 * outside the event's transaction.
 */
export const stillsDrawnConsumers = ({ pictures }: Pick<Context, 'pictures'>): Consumer<Tables>[] => [
  consumerOf<Tables, typeof stillsDrawn>(stillsDrawn, async (transaction, { data }) => {
    const { still_keys } = data;
    await attachThemePictures(transaction, data, ({ thumbnail_scene }) => {
      const still = still_keys[thumbnail_scene] ?? still_keys[0];
      if (still !== undefined) pictures.makeAhead(still);
      return { sampleStillKey: still ?? null, stillKeys: JSON.stringify(still_keys) };
    });
  }),
];
