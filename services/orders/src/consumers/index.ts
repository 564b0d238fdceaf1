import type { Consumer } from '@nimantran/kit/events/inbox';
import type { OrdersContext } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { pageAddressedConsumers } from './guests-page-addressed.ts';
import { repliesArrivedConsumers } from './guests-replies-arrived.ts';
import { userErasedConsumers } from './identity-user-erased.ts';
import { userRolesChangedConsumers } from './identity-user-roles-changed.ts';
import { uploadsPurgedConsumers } from './media-uploads-purged.ts';
import { orderChangedConsumers } from './orders-order-changed.ts';
import { batchFinishedConsumers } from './studio-batch-finished.ts';
import { jobProgressConsumers } from './studio-job-progress.ts';
import { previewDeliveredConsumers } from './studio-preview-delivered.ts';
import { videoDeliveredConsumers } from './studio-video-delivered.ts';

export function consumersOf(context: Pick<OrdersContext, 'approvals' | 'log' | 'work'>): Consumer<Tables>[] {
  return [
    ...jobProgressConsumers(),
    ...previewDeliveredConsumers(context),
    ...videoDeliveredConsumers(context),
    ...uploadsPurgedConsumers(),
    ...batchFinishedConsumers(),
    ...userErasedConsumers(context),
    ...userRolesChangedConsumers(context),
    ...repliesArrivedConsumers(),
    ...pageAddressedConsumers(),
    ...orderChangedConsumers(context),
  ];
}
