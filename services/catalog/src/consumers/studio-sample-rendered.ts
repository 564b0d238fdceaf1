import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { sampleRendered, secondSampleRendered } from '@nimantran/proto/events/studio';
import type { Tables } from '../db/schema.ts';
import { attachThemePictures } from '../use-cases/attach-theme-pictures.ts';

/** A version's sample video is ready, in its own layout or in the second: the shop plays it from now on. */
export const sampleRenderedConsumers = (): Consumer<Tables>[] => [
  consumerOf<Tables, typeof sampleRendered>(sampleRendered, async (transaction, { data }) => {
    await attachThemePictures(transaction, data, () => ({ sampleVideoKey: data.video.object_key }));
  }),
  consumerOf<Tables, typeof secondSampleRendered>(secondSampleRendered, async (transaction, { data }) => {
    await attachThemePictures(transaction, data, () => ({ secondVideoKey: data.video.object_key }));
  }),
];
