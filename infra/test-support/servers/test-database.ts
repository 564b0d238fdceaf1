import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { createDatabase } from '@nimantran/kit/db/database';
import { migrate } from '@nimantran/kit/db/migrate';
import pg from 'pg';
import { addressesOf, addressOf, copyProvisioned, OWNERS, provision, SERVICES, type Service } from '../../postgres/provision.ts';

export interface TestDatabase {
  readonly name: string;
  /** A superuser's address of this database. */
  readonly adminUrl: string;
  /** Each service's address, with the service's own role. */
  readonly urls: Readonly<Record<Service, string>>;
}

/** Databases that each suite copies: one provisioned, and one in which every service has migrated too. */
export interface Templates {
  readonly bare: string;
  readonly migrated: string;
}

const SERVICES_FOLDER = path.resolve(import.meta.dirname, '../../../services');
/** Roles are server-wide, so all suites of a run use the same password. */
const PASSWORDS = Object.fromEntries(SERVICES.map((service) => [service, 'test'])) as Record<Service, string>;

export async function createTemplates(adminUrl: string): Promise<Templates> {
  const bare = await createEmptyDatabase(adminUrl);
  await provision({ adminUrl, passwords: PASSWORDS, database: bare });
  const { name: migrated, urls } = await copyTemplate(adminUrl, bare);
  await Promise.all(
    OWNERS.map(async (owner) => {
      const db = createDatabase(urls[owner], { maxConnections: 1, statementTimeoutMs: 60_000 });
      await migrate(db, path.join(SERVICES_FOLDER, owner, 'src/db/migrations')).finally(() => db.destroy());
    }),
  );
  return { bare, migrated };
}

export async function copyTemplate(adminUrl: string, template: string): Promise<TestDatabase> {
  const name = newName();
  await copyProvisioned(adminUrl, template, name);
  return { name, adminUrl: addressOf(adminUrl, { database: name }), urls: addressesOf(adminUrl, name, PASSWORDS) };
}

export async function createEmptyDatabase(adminUrl: string): Promise<string> {
  const name = newName();
  await asAdmin(adminUrl, `CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  return name;
}

const newName = (): string => `test_${randomBytes(6).toString('hex')}`;

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await asAdmin(adminUrl, `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
}

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
