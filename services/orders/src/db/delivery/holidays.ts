import { type Kysely, sql, type Transaction } from 'kysely';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import given from '../../../data/holidays.json' with { type: 'json' };
import type { Tables } from '../schema.ts';

const Holidays = Type.Array(Type.Object({ day: Type.String(), name: Type.String() }));

/** Inserts the holidays from `data/holidays.json`; holidays already entered, renamed or withdrawn stay as they are. */
export async function seedHolidays(db: Kysely<Tables>): Promise<void> {
  const holidays = Value.Parse(Holidays, given);
  await db
    .insertInto('holidays')
    .values(holidays)
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
}

export async function holidaysOf(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('holidays').select('day').where('removedAt', 'is', null).execute();
  return new Set(rows.map(({ day }) => day));
}

export interface HolidayEntry {
  day: string;
  name: string;
  /** Standard orders in production whose promised time is on that day or later. */
  promisedOver: number;
}

function entries(db: Kysely<Tables>) {
  return db
    .selectFrom('holidays')
    .select(['day', 'name'])
    .select((from) =>
      from
        .selectFrom('orders')
        .select(sql<number>`count(*)`.as('count'))
        .where('state', 'in', ['processing', 'preview_processing', 'awaiting_balance'])
        .where('delivery', '=', 'standard')
        .where('dueAt', '>=', sql<Date>`holidays.day::timestamp at time zone 'Asia/Kolkata'`)
        .$asScalar()
        .$notNull()
        .as('promisedOver'),
    )
    .where('removedAt', 'is', null);
}

export async function holidaysFrom(db: Kysely<Tables>, day: string): Promise<HolidayEntry[]> {
  return entries(db).where('day', '>=', day).orderBy('day').execute();
}

export async function findHoliday(db: Kysely<Tables>, day: string): Promise<HolidayEntry | undefined> {
  return entries(db).where('day', '=', day).executeTakeFirst();
}

export async function lockHolidays(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('holidays', 0))`.execute(transaction);
}

export async function writeHoliday(transaction: Transaction<Tables>, day: string, name: string): Promise<void> {
  await transaction
    .insertInto('holidays')
    .values({ day, name })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ name, removedAt: null }))
    .execute();
}

export async function takeHolidayBack(transaction: Transaction<Tables>, day: string, at: Date): Promise<void> {
  await transaction.updateTable('holidays').set({ removedAt: at }).where('day', '=', day).execute();
}
