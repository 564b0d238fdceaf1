import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { videoLapsed } from '@nimantran/proto/events/orders';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { lapseVideo } from '../use-cases/studio-jobs/lapse-video.ts';

export const videoLapsedConsumers = (context: Pick<Context, 'clock'>): Consumer<Tables>[] => [
  consumerOf(videoLapsed, (transaction, { data }) => lapseVideo(context, transaction, data)),
];
