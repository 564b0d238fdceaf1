import type { Consumer } from '@nimantran/kit/events/inbox';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { themePublishedConsumers } from './catalog-theme-published.ts';
import { themeVersionAddedConsumers } from './catalog-theme-version-added.ts';
import { userErasedConsumers } from './identity-user-erased.ts';
import { uploadsPurgedConsumers } from './media-uploads-purged.ts';
import { orderAnsweredConsumers } from './orders-order-answered.ts';
import { orderEndedConsumers } from './orders-order-ended.ts';
import { orderPaidConsumers } from './orders-order-paid.ts';
import { orderRevisedConsumers } from './orders-order-revised.ts';
import { shopChangedConsumers } from './orders-shop-changed.ts';
import { videoLapsedConsumers } from './orders-video-lapsed.ts';

export const consumersOf = (context: Context): Consumer<Tables>[] => [
  ...orderPaidConsumers(context),
  ...orderRevisedConsumers(),
  ...orderAnsweredConsumers(context),
  ...orderEndedConsumers(context),
  ...videoLapsedConsumers(context),
  ...uploadsPurgedConsumers(context),
  ...userErasedConsumers(context),
  ...themePublishedConsumers(),
  ...themeVersionAddedConsumers(),
  ...shopChangedConsumers(),
];
