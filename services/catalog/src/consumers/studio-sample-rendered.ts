import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { sampleRendered } from '@nimantran/proto/events/studio';
import type { Tables } from '../db/schema.ts';
import { attachThemePictures } from '../use-cases/attach-theme-pictures.ts';

/** A version's sample video is ready: the shop plays it from now on. */
export const sampleRenderedConsumers = (): Consumer<Tables>[] => [
  consumerOf<Tables, typeof sampleRendered>(sampleRendered, async (transaction, { data }) => {
    await attachThemePictures(transaction, data, () => ({ sampleVideoKey: data.video.object_key }));
  }),
];
