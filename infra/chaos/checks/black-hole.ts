import { setTimeout as sleep } from 'node:timers/promises';
import { listOrders } from '@nimantran/proto/http/orders/orders';
import pg from 'pg';
import { OWNERS } from '../../postgres/provision.ts';
import { findTheme } from '../../shop-client/order.ts';
import { type LinkName, PROCESSES, type ProcessName } from '../fault-plan.ts';
import { Retries, RetryingPerson } from '../people/retries.ts';
import type { World } from '../world.ts';
import { type Violation, wrong } from './violation.ts';

const MEANWHILE_LIMIT_MS = 20_000;
/** After the end of a black hole, everything goes on within this time. */
export const GOES_ON_MS = 30_000;
const THEME = { id: 103, category: 'house-warming' };

/** While packets to `target` are swallowed, every process lives, and customers sign in, look around and see their orders. */
export async function checkMeanwhile(world: World, target: string): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const name of PROCESSES.filter((process) => process !== 'render')) {
    const isAlive = await fetch(`http://${world.links[name as LinkName].address}/healthz`, {
      signal: AbortSignal.timeout(10_000),
    })
      .then(({ ok }) => ok)
      .catch(() => false);
    if (!isAlive) found.push(wrong(`${name} does not live while ${target} is a black hole`));
  }
  if (target === 'postgres') return found;
  const retries = new Retries(Date.now() + MEANWHILE_LIMIT_MS);
  const visitor = new RetryingPerson(world, retries, 'visitor@nimantran.test');
  try {
    await visitor.do('sign in, see a theme and the own orders', async (person) => {
      await findTheme(person, THEME.id, THEME.category);
      return person.call(listOrders);
    });
  } catch (error) {
    found.push(wrong(`customers wait while ${target} is a black hole: ${String((error as Error).cause ?? error)}`));
  }
  return found;
}

/** Events written before the end of a black hole are published soon after it. */
export async function checkAfter(world: World, target: string, endedAt: Date): Promise<Violation[]> {
  const db = new pg.Client({ connectionString: world.databaseUrl, connectionTimeoutMillis: 10_000, statement_timeout: 10_000 });
  await db.connect();
  try {
    const older = OWNERS.map((owner) => `select 1 from ${owner}.outbox where published_at is null and created_at < $1`);
    for (;;) {
      const { rows } = await db.query<{ count: number }>(`select count(*)::int as count from (${older.join(' union all ')}) o`, [
        endedAt,
      ]);
      const count = rows[0]?.count ?? 0;
      if (count === 0) return [];
      if (Date.now() > endedAt.getTime() + GOES_ON_MS)
        return [wrong(`${count} events still wait ${GOES_ON_MS / 1_000} s after the black hole ${target}`)];
      await sleep(500);
    }
  } finally {
    await db.end();
  }
}

/** The process ids, to see afterwards that no process had to be started again. */
export function pidsOf({ shop }: World): Map<ProcessName, number | undefined> {
  return new Map(PROCESSES.map((name) => [name, shop.child(name).pid]));
}
