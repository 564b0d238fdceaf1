import pg from 'pg';
import { shortOrAll } from './vitest/all-tests.ts';

/** Enough that Postgres prefers an index where it has one; a million in `make test-all`. */
export const MANY_ROWS = shortOrAll(20_000, 1_000_000);

interface Statement {
  text: string;
  values: unknown[];
}

/** The statements that pg sends; its connections keep their own way to `Client.query`. */
const sent = pg.Query.prototype as unknown as {
  submit(this: { text?: string; values?: unknown[] }, connection: unknown): unknown;
};

/** The statements that this process sends to Postgres while the work runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const found = new Map<string, Statement>();
  const { submit } = sent;
  sent.submit = function (connection) {
    const { text = '', values = [] } = this;
    if (/^\s*(select|with|insert|update|delete)\b/i.test(text)) found.set(text, { text, values });
    return submit.call(this, connection);
  };
  try {
    await work();
  } finally {
    sent.submit = submit;
  }
  return [...found.values()];
}

type Step = 'Seq Scan' | 'Sort';

/** The statements of some work whose plan reads a growing table from its first row to its last, or else sorts rows of it. */
export async function statementsWith(step: Step, databaseUrl: string, growing: readonly string[], work: () => Promise<unknown>) {
  const statements = await statementsOf(work);
  if (statements.length === 0) throw new Error('The work sent no statement.');
  return withClient(databaseUrl, async (client) => {
    const found: string[] = [];
    for (const { text, values } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${text}`, values);
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
      if (stepsOf(plan).some((each) => each['Node Type'] === step && reads(each, growing))) found.push(text);
    }
    return found;
  });
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const stepsOf = (plan: Plan | undefined): Plan[] => (plan ? [plan, ...(plan.Plans ?? []).flatMap(stepsOf)] : []);

const reads = (step: Plan, growing: readonly string[]): boolean =>
  step['Node Type'] === 'Sort'
    ? stepsOf(step).some((each) => growing.includes(each['Relation Name'] ?? ''))
    : growing.includes(step['Relation Name'] ?? '');

/** Runs the statements that fill tables; a million rows take longer than a service's statement may. */
export const fill = (databaseUrl: string, ...statements: readonly string[]): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    for (const statement of statements) await client.query(statement);
  });

/** Parks many events, each about an order, a customer and an aggregate of its own. */
export const parkEvents = (databaseUrl: string): Promise<void> =>
  fill(
    databaseUrl,
    `insert into dead_events (event_id, envelope, error)
     select gen_random_uuid(), jsonb_build_object('type', 'shop.thing.made', 'key', gen_random_uuid(),
       'data', jsonb_build_object('order_id', gen_random_uuid(), 'customer_uid', 'uid-' || n)), ''
     from generate_series(1, ${MANY_ROWS}) as n`,
    'analyze dead_events',
  );

/**
 * Copies one row of a table many times, with these columns as SQL expressions of the copy's number `n` and of the original, `original`.
 * Columns that Postgres fills itself are left to it.
 */
export const copyRow = (databaseUrl: string, table: string, columns: Record<string, string>): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = current_schema() and table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER'`,
      [table],
    );
    // Rows that the copies point to are no part of the test.
    const keys = await client.query<{ name: string }>(
      `select conname as name from pg_constraint where contype = 'f' and conrelid = to_regclass($1)`,
      [table],
    );
    const to = pg.escapeIdentifier(table);
    for (const { name } of keys.rows) await client.query(`alter table ${to} drop constraint ${pg.escapeIdentifier(name)}`);
    const names = rows.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
    const copied = rows.map(({ name }) => columns[name] ?? `original.${pg.escapeIdentifier(name)}`).join(', ');
    await client.query(
      `insert into ${to} (${names}) select ${copied}
       from (select * from ${to} limit 1) as original, generate_series(1, ${MANY_ROWS}) as n`,
    );
    await client.query(`analyze ${to}`);
  });

async function withClient<Result>(databaseUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
