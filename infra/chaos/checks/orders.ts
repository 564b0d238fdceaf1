import type { Fate } from '../fault-plan.ts';
import type { Visit } from '../people/customer.ts';
import { type Check, doubled, lost, rowsOf, type Violation, wrong } from './violation.ts';

interface Row {
  number: string;
  state: string;
  paid: boolean;
  job: string | null;
  deliveries: number;
  standing: number;
  kinds: Record<string, number>;
}

const ENDS: Record<Fate, readonly string[]> = {
  delivered: ['completed'],
  'declined first': ['completed'],
  asked: ['completed'],
  revised: ['completed'],
  'paid back in part': ['completed'],
  refunded: ['refunded'],
  stopped: ['cancelled', 'refunded', 'completed'],
  cancelled: ['cancelled'],
};
/** In these states a designer or admin sees the job and has to act. */
const SEEN: readonly (string | null)[] = ['queued', 'claimed', 'on_hold', 'failed'];
const ONCE = ['placed', 'paid', 'cancelled', 'expired', 'revised', 'answered'];

/** Every paid order is completed once or visibly waiting; nothing occurs twice in its history. */
export const checkOrders: Check = async ({ db, visits }) => {
  const rows = await rowsOf<Row>(
    db,
    `select o.number, o.state, o.paid_at is not null as paid, j.state as job,
       (select count(*)::int from studio.deliveries d where d.job_id = j.id) as deliveries,
       (select count(*)::int from studio.deliveries d where d.job_id = j.id and d.withdrawn_at is null) as standing,
       (select coalesce(jsonb_object_agg(h.kind, h.count), '{}') from (
         select kind, count(*)::int as count from orders.order_history where order_id = o.id group by kind) h) as kinds
     from orders.orders o left join studio.jobs j on j.order_id = o.id`,
  );
  const known = new Map(visits.filter(({ number }) => number !== undefined).map((visit) => [visit.number, visit]));
  const found: Violation[] = rows.flatMap((row) => {
    const visit = known.get(row.number);
    return visit ? checkOrder(row, visit) : [doubled(`${row.number} was placed without anybody knowing`)];
  });
  const there = new Set(rows.map(({ number }) => number));
  for (const { number, plan } of visits) {
    if (number === undefined) found.push(wrong(`order ${plan.index} could not be placed`));
    else if (!there.has(number)) found.push(lost(`${number} was placed and is gone`));
  }
  return found;
};

function checkOrder(row: Row, { plan, wasPaid }: Visit): Violation[] {
  const found: Violation[] = [];
  const name = `${row.number} (${plan.fate})`;
  const hasEnded = ENDS[plan.fate].includes(row.state);
  if (wasPaid && !row.paid) found.push(lost(`${name} was paid and does not know it`));
  if (row.paid && !hasEnded && !SEEN.includes(row.job)) found.push(lost(`${name} is ${row.state}, its job ${row.job}`));
  else if (!hasEnded) found.push(wrong(`${name} waits: it is ${row.state}, its job ${row.job}`));
  for (const kind of ONCE) {
    if ((row.kinds[kind] ?? 0) > 1) found.push(doubled(`${name} was ${kind} ${row.kinds[kind]} times`));
  }
  const videos = plan.fate === 'revised' ? 2 : 1;
  for (const [what, count] of [
    ['delivered', row.kinds.delivered ?? 0],
    ['completed', row.kinds.completed ?? 0],
    ['rendered', row.deliveries],
  ] as const) {
    if (count > videos) found.push(doubled(`${name} was ${what} ${count} times`));
    if (row.state === 'completed' && count < videos) found.push(lost(`${name} was ${what} ${count} times`));
  }
  if (row.state === 'completed' && row.standing !== 1) found.push(wrong(`${name} has ${row.standing} videos that stand`));
  return found;
}
