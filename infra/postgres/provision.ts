import { runMigrations } from 'bullmq';
import pg from 'pg';

/** Services that own a schema of the same name. */
export const OWNERS = ['catalog', 'pricing', 'identity', 'orders', 'media', 'studio', 'guests'] as const;
/** Services with a role for the bus and the queues only. */
export const QUEUE_USERS = ['gateway', 'render'] as const;
export const SERVICES = [...OWNERS, ...QUEUE_USERS] as const;
export type Service = (typeof SERVICES)[number];

export interface ProvisionOptions {
  /** A superuser's address of any database on the server. */
  adminUrl: string;
  /** A role without one cannot log in until it has one; a known role keeps its own. */
  passwords: Readonly<Record<(typeof OWNERS)[number], string> & Partial<Record<(typeof QUEUE_USERS)[number], string>>>;
  database?: string;
}

/** The schemas of the bus and the queues; every service gets access through this group. */
const QUEUE_SCHEMAS = ['bus', 'queue'] as const;
const QUEUE_GROUP = 'nimantran_queue';
const LOCK_KEY = 0x4e4d5452;

/**
 * Creates or updates the database, a role and a schema for each service, and the schemas of the bus and the queues; repeatable,
 * even concurrently.
 * @returns each service's address: its role can access its own schema and the queues', and no other
 */
export async function provision(options: ProvisionOptions): Promise<Record<Service, string>> {
  const database = options.database ?? 'nimantran';
  // Roles belong to the whole server: concurrent creation would conflict.
  await withClient(options.adminUrl, async (server) => {
    await server.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
    await ensureDatabase(server, database);
    await ensureRoles(server, database, options.passwords);
    await withClient(addressOf(options.adminUrl, { database }), async (client) => {
      await closePublic(client, database);
      await ensureSchemas(client);
      await ensureQueueSchemas(client);
    });
  });
  return addressesOf(options.adminUrl, database, options.passwords);
}

/** Each service's address of a database. */
export function addressesOf(
  adminUrl: string,
  database: string,
  passwords: ProvisionOptions['passwords'],
): Record<Service, string> {
  const addresses = SERVICES.map((service) => {
    const password = passwords[service];
    const address = { database, user: roleOf(service), ...(password === undefined ? {} : { password }) };
    return [service, addressOf(adminUrl, address)] as const;
  });
  return Object.fromEntries(addresses) as Record<Service, string>;
}

/** Copies a provisioned database that nobody is connected to, with what belongs to the server and not to the database: who may enter. */
export async function copyProvisioned(adminUrl: string, template: string, database: string): Promise<void> {
  await withClient(adminUrl, async (server) => {
    await server.query(`CREATE DATABASE ${name(database)} TEMPLATE ${name(template)}`);
    const paths = SERVICES.map((service) => searchPath(service, database));
    const doors = SERVICES.map((service) => connectGrant(service, database));
    await server.query([`REVOKE ALL ON DATABASE ${name(database)} FROM PUBLIC`, ...paths, ...doors].join(';'));
  });
}

export function roleOf(service: Service): string {
  return `nimantran_${service}`;
}

async function ensureDatabase(server: pg.Client, database: string): Promise<void> {
  const found = await server.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
  if (found.rowCount === 0) await server.query(`CREATE DATABASE ${name(database)}`);
}

async function ensureRoles(server: pg.Client, database: string, passwords: ProvisionOptions['passwords']): Promise<void> {
  const { rows } = await server.query<{ rolname: string }>('SELECT rolname FROM pg_roles');
  const known = new Set(rows.map((row) => row.rolname));
  if (!known.has(QUEUE_GROUP)) await server.query(`CREATE ROLE ${QUEUE_GROUP} NOLOGIN`);
  for (const service of SERVICES) {
    const role = roleOf(service);
    const password = passwords[service];
    await server.query(
      `${known.has(role) ? 'ALTER' : 'CREATE'} ROLE ${name(role)} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION
       ${password === undefined ? '' : `PASSWORD ${pg.escapeLiteral(password)}`}`,
    );
    await server.query(`GRANT ${QUEUE_GROUP} TO ${name(role)}`);
    await server.query(searchPath(service, database));
  }
}

const searchPath = (service: Service, database: string): string =>
  `ALTER ROLE ${name(roleOf(service))} IN DATABASE ${name(database)} SET search_path TO ${isOwner(service) ? name(service) : "''"}`;

const connectGrant = (service: Service, database: string): string =>
  `GRANT CONNECT ON DATABASE ${name(database)} TO ${name(roleOf(service))}`;

async function closePublic(client: pg.Client, database: string): Promise<void> {
  await client.query(`REVOKE ALL ON DATABASE ${name(database)} FROM PUBLIC`);
  await client.query('REVOKE ALL ON SCHEMA public FROM PUBLIC');
  for (const service of SERVICES) await client.query(connectGrant(service, database));
}

async function ensureSchemas(client: pg.Client): Promise<void> {
  for (const service of OWNERS) {
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${name(service)} AUTHORIZATION ${name(roleOf(service))}`);
    await client.query(`ALTER SCHEMA ${name(service)} OWNER TO ${name(roleOf(service))}`);
    await client.query(`REVOKE ALL ON SCHEMA ${name(service)} FROM PUBLIC`);
  }
}

/** A service's role may not migrate; it may call the admin's functions and add rows. */
async function ensureQueueSchemas(client: pg.Client): Promise<void> {
  for (const schema of QUEUE_SCHEMAS) {
    await runMigrations(client as unknown as Parameters<typeof runMigrations>[0], schema);
    await client.query(`
      REVOKE ALL ON SCHEMA ${schema} FROM PUBLIC;
      GRANT USAGE, CREATE ON SCHEMA ${schema} TO ${QUEUE_GROUP};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${QUEUE_GROUP};
      GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${QUEUE_GROUP};
      GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schema} TO ${QUEUE_GROUP};
      ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${QUEUE_GROUP};
      ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT USAGE, SELECT, UPDATE ON SEQUENCES TO ${QUEUE_GROUP};
      ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT EXECUTE ON FUNCTIONS TO ${QUEUE_GROUP};
    `);
  }
}

function isOwner(service: Service): boolean {
  return OWNERS.some((owner) => owner === service);
}

const name = pg.escapeIdentifier;

/** The same server with another database or user. */
export function addressOf(url: string, change: { database?: string; user?: string; password?: string }): string {
  const address = new URL(url);
  if (change.database !== undefined) address.pathname = `/${encodeURIComponent(change.database)}`;
  if (change.user !== undefined) address.username = encodeURIComponent(change.user);
  if (change.password !== undefined) address.password = encodeURIComponent(change.password);
  return address.href;
}

/** A session's lock is released with its connection. */
async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, statement_timeout: 60_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
