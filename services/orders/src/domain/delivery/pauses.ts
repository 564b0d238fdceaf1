import type { OrderEvent } from '@nimantran/proto/domain/order';

interface Line {
  kind: OrderEvent['kind'];
  at: Date;
}

/** Events that end a wait for the customer. */
const RESUMES: readonly OrderEvent['kind'][] = ['answered', 'queued', 'claimed', 'preview_ready', 'delivered'];

/** How long work has waited for the customer since `from`, and since when it waits now; the order of entries does not matter. */
export function pausesOf(lines: readonly Line[], from: Date): { endedMs: number; heldSince: Date | null } {
  // At the same instant, a hold sorts before the resumption.
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
