import { CamelCasePlugin, type Driver, Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { noteCommit } from '../events/event-written-signal.ts';
import { createPool, type PoolOptions } from './pool.ts';

const MAX_CONNECTIONS = 5;

// Sizes, counts and versions stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A failing statement must not block a request: 15 s by default. */
export type DatabaseOptions = Partial<PoolOptions>;

/**
 * A service's database: at most 5 connections, with snake_case there and camelCase here (JSON documents are unchanged). Its
 * role's search_path points to its own schema.
 */
export function createDatabase<Tables>(url: string, options: DatabaseOptions = {}): Kysely<Tables> {
  const pool = createPool(url, { maxConnections: MAX_CONNECTIONS, ...options });
  return new Kysely<Tables>({
    dialect: new Dialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/** Reports commits: kysely itself has no hook for them. */
class Dialect extends PostgresDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    const commit = driver.commitTransaction.bind(driver);
    driver.commitTransaction = async (connection) => {
      await commit(connection);
      noteCommit(connection);
    };
    return driver;
  }
}

/** The database's clock, used for leases, due times and purges; tests pass their own. */
export type DbClock = () => RawBuilder<Date>;
export const databaseClock: DbClock = () => sql<Date>`now()`;
export const fixedClock =
  (now: () => Date): DbClock =>
  () =>
    sql<Date>`${now()}::timestamptz`;

/** The current time by that clock. */
export async function readClock<Tables>(db: Kysely<Tables>, clock: DbClock): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select ${clock()} as now`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('The database returned no time.');
  return row.now;
}

/** A value for a jsonb column. */
export function json<Value>(value: Value): RawBuilder<Value> {
  return sql<Value>`${JSON.stringify(value)}::jsonb`;
}

export async function pingDatabase<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(db);
}

/** Whether all connections of this process were in use for the whole waiting time: a retry may succeed a moment later. */
export function isPoolBusy(error: Error): boolean {
  return error.message === 'timeout exceeded when trying to connect';
}

/** `character_not_in_repertoire` for texts, and `untranslatable_character` for documents. */
const REFUSED_CHARACTERS: readonly (string | undefined)[] = ['22021', '22P05'];

/** `invalid_text_representation`: for documents with half of a surrogate pair, among many other causes. */
const UNREADABLE = '22P02';

/**
 * Whether Postgres got a text that it can neither store nor search for: one with a NUL character, or a document with half of a
 * surrogate pair.
 */
export function isUnstorableText(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  return REFUSED_CHARACTERS.includes(error.code) || (error.code === UNREADABLE && /surrogate/.test(error.detail ?? ''));
}

/**
 * `numeric_value_out_of_range` and `datetime_field_overflow`: a contract may accept values that no column can hold, such as the
 * year 0.
 */
const REFUSED_VALUES: readonly (string | undefined)[] = ['22003', '22008'];

/** Whether Postgres got a number or time outside the range it can compare or store. */
export function isOutOfRange(error: unknown): boolean {
  return error instanceof pg.DatabaseError && REFUSED_VALUES.includes(error.code);
}

const UNIQUE_VIOLATION = '23505';

/** Whether Postgres refused a second row under a unique index, by name if one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code !== UNIQUE_VIOLATION) return false;
  return constraint === undefined || error.constraint === constraint;
}
