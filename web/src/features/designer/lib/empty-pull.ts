import { deliveriesHandedOut } from '@nimantran/proto/domain/handed-out';
import type { AnswerOf } from '@nimantran/proto/http/shared/operation';
import type { getStudioQueue } from '@nimantran/proto/http/studio/jobs';
import { spanOf } from './due-time.ts';

export type Queue = AnswerOf<typeof getStudioQueue>;

/** Why a pull returned no job, and what happens next. */
export function emptyPullText(queue: Queue | undefined, nowMs: number): string {
  const waiting = queue?.due_next ?? [];
  if (waiting.length > 0 && !deliveriesHandedOut(nowMs).includes('standard')) {
    return `Nothing to pull: on Sundays only express orders are handed out. ${countOf(waiting.length, 'standard order waits', 'standard orders wait')} for Monday.`;
  }
  if (waiting.length > 0) return 'Nothing to pull right now: colleagues are claiming the listed jobs. Try again in a moment.';
  const drafting = queue?.drafting ?? [];
  if (drafting.length === 0) {
    return 'Nothing to pull: every paid order is being worked on or has been delivered. The next one appears here once its draft is drawn.';
  }
  const first = drafting.map((job) => Date.parse(job.due_at)).sort((a, b) => a - b)[0] ?? nowMs;
  const due = first > nowMs ? ` The first of them is due in ${spanOf(first - nowMs)}.` : ' One of them is already late.';
  return `Nothing to pull yet: ${countOf(drafting.length, 'draft is', 'drafts are')} being drawn and will appear here.${due}`;
}

const countOf = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
