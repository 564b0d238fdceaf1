import type { Consumer } from '@nimantran/kit/events/inbox';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { orderCompletedConsumers } from './orders-order-completed.ts';
import { orderRatedConsumers } from './orders-order-rated.ts';
import { sampleRenderedConsumers } from './studio-sample-rendered.ts';
import { stillsDrawnConsumers } from './studio-stills-drawn.ts';
import { themeLintedConsumers } from './studio-theme-linted.ts';

export const consumersOf = (context: Context): Consumer<Tables>[] => [
  ...stillsDrawnConsumers(context),
  ...sampleRenderedConsumers(),
  ...themeLintedConsumers(),
  ...orderCompletedConsumers(),
  ...orderRatedConsumers(),
];
