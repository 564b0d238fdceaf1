import pg from 'pg';
import type { Owner } from '../../deployment/config.ts';
import { addressOf, OWNERS, type ProvisionOptions, provision } from '../../postgres/provision.ts';

/** By this comment a drill knows a database of its own: it never drops another. */
const MARK = 'restore drill of Nimantran: dropped by the next one';
const LOCK_KEY = 0x4e4d4452;
const STATEMENT_TIMEOUT_MS = 120_000;

type DatabaseUrls = Readonly<Record<Owner, string>>;

export interface ScratchOptions {
  /** A superuser's address of any database on the server. */
  adminUrl: string;
  /** The addresses of the shop that runs. */
  shop: DatabaseUrls;
  /** Name of the database that is made and dropped. */
  scratch: string;
}

/**
 * Makes an empty database with the roles and schemas of the shop beside it, and drops it afterwards, whatever happens.
 * @throws Error before any change if the name is that of the shop's database or of one that no drill made, or if another drill runs
 */
export async function withScratchDatabase<Result>(
  { adminUrl, shop, scratch }: ScratchOptions,
  use: (databaseUrls: DatabaseUrls) => Promise<Result>,
): Promise<Result> {
  const server = new pg.Client({
    connectionString: addressOf(adminUrl, { database: 'postgres' }),
    connectionTimeoutMillis: 10_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
  });
  server.on('error', () => {});
  refuseShop(shop, scratch);
  await server.connect();
  try {
    const { rows } = await server.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK_KEY]);
    if (rows[0]?.taken !== true) throw new Error('Another restore drill is running on this server.');
    await refuseUnmarked(server, scratch);
    await drop(server, scratch);
    await server.query(`create database ${pg.escapeIdentifier(scratch)}`);
    await server.query(`comment on database ${pg.escapeIdentifier(scratch)} is ${pg.escapeLiteral(MARK)}`);
    try {
      const made = await provision({ adminUrl, passwords: passwordsOf(shop), database: scratch });
      refuseShop(shop, databaseOf(made.orders));
      return await use(made);
    } finally {
      await drop(server, scratch);
    }
  } finally {
    await server.end();
  }
}

/** @throws Error if the scratch database is the shop's */
function refuseShop(shop: DatabaseUrls, scratch: string): void {
  const isShops = OWNERS.some((owner) => databaseOf(shop[owner]) === scratch);
  if (scratch === '' || scratch === 'postgres' || isShops)
    throw new Error(`A drill needs a database of its own, not ${scratch || 'one without a name'}: nothing was changed.`);
}

async function refuseUnmarked(server: pg.Client, scratch: string): Promise<void> {
  const { rows } = await server.query<{ mark: string | null }>(
    "select shobj_description(oid, 'pg_database') as mark from pg_database where datname = $1",
    [scratch],
  );
  if (rows[0] && rows[0].mark !== MARK)
    throw new Error(`The database ${scratch} was not made by a drill: nothing was changed. Name another with --scratch.`);
}

const drop = (server: pg.Client, scratch: string): Promise<unknown> =>
  server.query(`drop database if exists ${pg.escapeIdentifier(scratch)} with (force)`);

const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** Roles belong to the whole server: they keep the passwords of the shop. */
const passwordsOf = (shop: DatabaseUrls): ProvisionOptions['passwords'] =>
  Object.fromEntries(OWNERS.map((owner) => [owner, decodeURIComponent(new URL(shop[owner]).password)])) as Record<Owner, string>;
