import { type Check, lost, rowsOf, type Violation, wrong } from './violation.ts';

/**
 * No work is left in progress once the requests have stopped: no render, no refund, no purge of an order whose event was never
 * published.
 */
export const checkWork: Check = async ({ db }) => {
  const found: Violation[] = [];
  const renders = await rowsOf<{ kind: string; state: string; attempt: number; error: string | null }>(
    db,
    `select kind, state, attempt, error from studio.renders where state in ('queued', 'running')
       or (state = 'failed' and job_id is null)`,
  );
  for (const { kind, state, attempt, error } of renders)
    found.push(wrong(`a ${kind} is ${state} at attempt ${attempt}: ${error}`));
  const refunds = await rowsOf<{ state: string; reason_key: string; last_error: string | null }>(
    db,
    "select state, reason_key, last_error from orders.refunds where state <> 'succeeded'",
  );
  for (const refund of refunds) found.push(wrong(`the refund ${refund.reason_key} is ${refund.state}: ${refund.last_error}`));
  const unplanned = await rowsOf<{ number: string }>(
    db,
    `select number from orders.orders o where state in ('completed', 'cancelled', 'refunded') and paid_at is not null
       and not exists (select 1 from studio.purges p where p.order_id = o.id and p.due_at is not null)`,
  );
  for (const { number } of unplanned) found.push(lost(`nobody will purge the uploads of ${number}`));
  return found;
};
