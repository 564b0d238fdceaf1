import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { uploadsPurged } from '@nimantran/proto/events/media';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { confirmPurge } from '../use-cases/purges/confirm-purge.ts';

export const uploadsPurgedConsumers = (context: Pick<Context, 'clock' | 'config'>): Consumer<Tables>[] => [
  consumerOf(uploadsPurged, (transaction, { data }) => confirmPurge(context, transaction, data)),
];
