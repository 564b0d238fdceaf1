import type { Consumer } from '@nimantran/kit/events/inbox';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { userErasedConsumers } from './identity-user-erased.ts';
import { draftEndedConsumers } from './orders-draft-ended.ts';
import { draftSavedConsumers } from './orders-draft-saved.ts';
import { orderPlacedConsumers } from './orders-order-placed.ts';
import { orderRevisedConsumers } from './orders-order-revised.ts';
import { batchPurgedConsumers } from './studio-batch-purged.ts';
import { batchSavedConsumers } from './studio-batch-saved.ts';
import { purgeDueConsumers } from './studio-purge-due.ts';
import { segmentsLapsedConsumers } from './studio-segments-lapsed.ts';
import { trialsLapsedConsumers } from './studio-trials-lapsed.ts';

export const consumersOf = (context: Context): Consumer<Tables>[] => [
  ...orderPlacedConsumers(context),
  ...orderRevisedConsumers(),
  ...purgeDueConsumers(context),
  ...segmentsLapsedConsumers(context),
  ...userErasedConsumers(context),
  ...draftSavedConsumers(),
  ...draftEndedConsumers(),
  ...trialsLapsedConsumers(context),
  ...batchSavedConsumers(),
  ...batchPurgedConsumers(context),
];
