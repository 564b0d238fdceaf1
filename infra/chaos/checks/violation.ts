import type pg from 'pg';
import type { Visit } from '../people/customer.ts';
import type { World } from '../world.ts';

/** A violated expectation. */
export interface Violation {
  kind: 'lost' | 'doubled' | 'wrong';
  what: string;
}

export interface Checked {
  world: World;
  db: pg.Client;
  visits: readonly Visit[];
}

export type Check = (checked: Checked) => Promise<Violation[]>;

export const lost = (what: string): Violation => ({ kind: 'lost', what });
export const doubled = (what: string): Violation => ({ kind: 'doubled', what });
export const wrong = (what: string): Violation => ({ kind: 'wrong', what });

export async function rowsOf<Row extends object>(db: pg.Client, text: string, values: unknown[] = []): Promise<Row[]> {
  return (await db.query<Row>(text, values)).rows;
}
