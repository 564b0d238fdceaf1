import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import given from '../../data/holidays.json' with { type: 'json' };
import type { Tables } from './schema.ts';

const Holidays = Type.Array(Type.Object({ day: Type.String(), name: Type.String() }));

/** Enters the days off of `data/holidays.json`; days that are there already keep their names. */
export async function seedHolidays(db: Kysely<Tables>): Promise<void> {
  const holidays = Value.Parse(Holidays, given);
  await db
    .insertInto('holidays')
    .values(holidays)
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
}

export async function holidaysOf(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('holidays').select('day').execute();
  return new Set(rows.map(({ day }) => day));
}
