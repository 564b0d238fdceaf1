import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { secondStillsDrawn, stillsDrawn } from '@nimantran/proto/events/studio';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { shownStill } from '../domain/theme-media.ts';
import { attachThemePictures } from '../use-cases/attach-theme-pictures.ts';

/**
 * A version's stills are ready, in its own layout or in the second: the shop shows the one that the theme names. Their smaller
 * sizes are made in the background, outside the event's transaction.
 */
export const stillsDrawnConsumers = ({ pictures }: Pick<Context, 'pictures'>): Consumer<Tables>[] => [
  consumerOf<Tables, typeof stillsDrawn>(stillsDrawn, async (transaction, { data }) => {
    const { still_keys } = data;
    await attachThemePictures(transaction, data, (manifest) => {
      const still = shownStill(manifest, still_keys);
      if (still !== null) pictures.makeAhead(still);
      return { sampleStillKey: still, stillKeys: JSON.stringify(still_keys) };
    });
  }),
  consumerOf<Tables, typeof secondStillsDrawn>(secondStillsDrawn, async (transaction, { data }) => {
    const { still_keys } = data;
    await attachThemePictures(transaction, data, (manifest) => {
      const still = shownStill(manifest, still_keys);
      if (still !== null) pictures.makeAhead(still);
      return { secondStillKeys: JSON.stringify(still_keys) };
    });
  }),
];
