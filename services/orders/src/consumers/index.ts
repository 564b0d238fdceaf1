import type { Consumer } from '@nimantran/kit/events/inbox';
import type { OrdersContext } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { userErasedConsumer } from './identity-user-erased.ts';
import { userRolesChangedConsumer } from './identity-user-roles-changed.ts';
import { uploadsPurgedConsumer } from './media-uploads-purged.ts';
import { batchFinishedConsumer } from './studio-batch-finished.ts';
import { jobProgressConsumers } from './studio-job-progress.ts';
import { previewDeliveredConsumer } from './studio-preview-delivered.ts';
import { videoDeliveredConsumer } from './studio-video-delivered.ts';

export function consumersOf(context: Pick<OrdersContext, 'approvals' | 'log' | 'work'>): Consumer<Tables>[] {
  return [
    ...jobProgressConsumers,
    previewDeliveredConsumer(context),
    videoDeliveredConsumer(context),
    uploadsPurgedConsumer,
    batchFinishedConsumer,
    userErasedConsumer(context),
    userRolesChangedConsumer(context),
  ];
}
