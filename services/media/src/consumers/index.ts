import type { Consumer } from '@nimantran/kit/events/inbox';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { forgetBatch } from './batch-purged.ts';
import { spareForBatch } from './batch-saved.ts';
import { forgetDraft } from './draft-ended.ts';
import { spareForDraft } from './draft-saved.ts';
import { holdForOrder } from './order-placed.ts';
import { keepForRevision } from './order-revised.ts';
import { planPurge } from './purge-due.ts';
import { noteLapsed } from './segments-lapsed.ts';
import { noteLapsedTrials } from './trials-lapsed.ts';
import { forgetUploads } from './user-erased.ts';

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
