import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { checkEvents } from './checks/events.ts';
import { checkMails } from './checks/mails.ts';
import { checkMoney } from './checks/money.ts';
import { checkObjects } from './checks/objects.ts';
import { checkOrders } from './checks/orders.ts';
import { checkWork } from './checks/unfinished-work.ts';
import { type Checked, type Violation, wrong } from './checks/violation.ts';

const CHECKS = [checkOrders, checkMoney, checkEvents, checkMails, checkObjects, checkWork];
const LOOK_MS = 3_000;
const SAY_EVERY_MS = 30_000;

/**
 * Repeats the checks until they pass: late events may still arrive, and failed attempts are retried after up to a minute. Returns
 * the violations left after the limit.
 */
export async function checkAll(
  { world, visits }: Omit<Checked, 'db'>,
  limitMs: number,
  say: (line: string) => void,
): Promise<Violation[]> {
  const limit = Date.now() + limitMs;
  let saidAt = Date.now();
  const db = new pg.Client({ connectionString: world.databaseUrl, connectionTimeoutMillis: 10_000, statement_timeout: 60_000 });
  await db.connect();
  try {
    for (;;) {
      const found: Violation[] = [];
      for (const check of CHECKS) found.push(...(await check({ world, db, visits }).catch(notChecked)));
      if (found.length === 0 || Date.now() > limit) return found;
      if (Date.now() > saidAt + SAY_EVERY_MS) {
        saidAt = Date.now();
        say(`not right yet, ${found.length} in all: ${found[0]?.what}`);
      }
      await sleep(LOOK_MS);
    }
  } finally {
    await db.end();
  }
}

/** A server that is still too busy to be asked: nothing is known to hold. */
function notChecked(error: unknown): Violation[] {
  return [wrong(`could not be checked: ${String(error)}`)];
}
