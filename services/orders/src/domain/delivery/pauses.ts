import type { OrderEvent } from '@nimantran/proto/domain/order';

interface Line {
  kind: OrderEvent['kind'];
  at: Date;
}

/** What ends a time in which we wait for the customer. */
const RESUMES: readonly OrderEvent['kind'][] = ['answered', 'queued', 'claimed', 'preview_ready', 'delivered'];

/**
 * How long the work on an order has stood still for its customer's answer after `from`, when its deadline began to count, and since
 * when it does now. Read from all lines of its timeline, so that it does not matter in which order they became known.
 */
export function pausesOf(lines: readonly Line[], from: Date): { endedMs: number; heldSince: Date | null } {
  // In the same instant the work is held first, and then goes on.
  const weight = ({ kind }: Line) => (kind === 'held' ? 0 : 1);
  const sorted = [...lines].sort((one, other) => one.at.getTime() - other.at.getTime() || weight(one) - weight(other));
  let endedMs = 0;
  let heldSince: Date | null = null;
  for (const { kind, at } of sorted) {
    if (kind === 'held') heldSince ??= at;
    if (heldSince === null || !RESUMES.includes(kind)) continue;
    endedMs += Math.max(0, at.getTime() - Math.max(heldSince.getTime(), from.getTime()));
    heldSince = null;
  }
  return { endedMs, heldSince };
}
