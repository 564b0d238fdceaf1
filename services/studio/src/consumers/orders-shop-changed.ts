import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { currentTrace } from '@nimantran/kit/trace';
import { shopChanged } from '@nimantran/proto/events/orders';
import type { Tables } from '../db/schema.ts';
import { redrawMarked } from '../use-cases/renders/redraw-marked.ts';

/** Themes' own pictures and videos show the shop's name where their films do. */
export const shopChangedConsumers = (): Consumer<Tables>[] => [
  consumerOf<Tables, typeof shopChanged>(shopChanged, async (transaction, { data }) => {
    if (data.renamed) await redrawMarked(transaction, currentTrace());
  }),
];
