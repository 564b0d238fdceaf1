import type { Consumer } from '@nimantran/kit/events/inbox';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { forgetUploads } from './identity-user-erased.ts';
import { forgetDraft } from './orders-draft-ended.ts';
import { spareForDraft } from './orders-draft-saved.ts';
import { holdForOrder } from './orders-order-placed.ts';
import { keepForRevision } from './orders-order-revised.ts';
import { forgetBatch } from './studio-batch-purged.ts';
import { spareForBatch } from './studio-batch-saved.ts';
import { planPurge } from './studio-purge-due.ts';
import { noteLapsed } from './studio-segments-lapsed.ts';
import { noteLapsedTrials } from './studio-trials-lapsed.ts';

export const consumers = (context: Context): Consumer<Tables>[] => [
  holdForOrder(context),
  keepForRevision,
  planPurge(context),
  noteLapsed(context),
  forgetUploads(context),
  spareForDraft,
  forgetDraft,
  noteLapsedTrials(context),
  spareForBatch,
  forgetBatch(context),
];
