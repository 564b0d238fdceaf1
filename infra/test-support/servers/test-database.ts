import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Service } from '../../postgres/provision.ts';

export interface TestDatabase {
  readonly name: string;
  /** A superuser's address of this database. */
  readonly adminUrl: string;
  /** Each service's address, with its own role. */
  readonly urls: Readonly<Record<Service, string>>;
}

export async function createEmptyDatabase(adminUrl: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(adminUrl, `CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  return name;
}

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
