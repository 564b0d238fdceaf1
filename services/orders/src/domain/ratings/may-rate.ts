import { DAY_MS } from '@nimantran/proto/domain/durations';
import { RATING_LIMITS } from '@nimantran/proto/domain/rating';
import type { OrderRow, RatingRow } from '../../db/schema.ts';

/** Whether the buyer has a film to rate: delivered, and neither refunded nor erased. A revision that is under way changes nothing. */
export const isRatable = ({ completedAt, state, erasedAt }: Pick<OrderRow, 'completedAt' | 'state' | 'erasedAt'>): boolean =>
  completedAt !== null && erasedAt === null && (state === 'completed' || state === 'processing');

/** The last instant at which a rating can be changed. */
export const changesUntil = ({ ratedAt }: Pick<RatingRow, 'ratedAt'>): Date =>
  new Date(ratedAt.getTime() + RATING_LIMITS.change_days * DAY_MS);
