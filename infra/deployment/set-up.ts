import { spawn } from 'node:child_process';
import path from 'node:path';
import { createBus } from '@nimantran/kit/bus/create-bus';
import { ConfigError } from '@nimantran/kit/config';
import { createLog } from '@nimantran/kit/log';
import { READERS } from '@nimantran/proto/events/readers';
import { OWNERS, provision } from '../postgres/provision.ts';
import { type Owner, readSetUpConfig, type SetUpConfig } from './config.ts';
import { prepareBucket } from './prepare-bucket.ts';

const SERVICES = path.resolve(import.meta.dirname, '../../services');
const say = (line: string) => process.stdout.write(`set-up: ${line}\n`);

/**
 * Creates everything that a service needs before it starts: database, roles, schemas, tables, the bus's stream, the bucket.
 * Repeatable.
 */
async function setUp(config: SetUpConfig): Promise<void> {
  if (config.adminDatabaseUrl !== undefined) {
    await provision({ adminUrl: config.adminDatabaseUrl, database: config.database, passwords: passwordsOf(config) });
    say(`database ${config.database}, its roles and schemas exist`);
  }
  for (const owner of OWNERS) await migrate(owner, config.databaseUrls[owner]);
  if (config.natsUrl !== undefined) {
    const bus = createBus({ registry: READERS, natsUrl: config.natsUrl, log: createLog('set-up', 'warn') });
    await bus.prepare().finally(() => bus.close());
    say("the bus's stream and the positions of its readers exist");
  }
  if (config.s3 !== undefined) {
    const unknown = await prepareBucket(config.s3, config.publicUrl);
    const but = unknown.length === 0 ? '' : `; this server knows no rules for ${unknown.join(', ')}`;
    say(`bucket ${config.s3.bucket} is there${but}`);
  }
}

/** With NATS and Redis the other roles do not use the database, so they get no password. */
function passwordsOf(config: SetUpConfig): Record<Owner, string> {
  const passwords = OWNERS.map((owner) => [owner, decodeURIComponent(new URL(config.databaseUrls[owner]).password)] as const);
  return Object.fromEntries(passwords) as Record<Owner, string>;
}

async function migrate(owner: Owner, databaseUrl: string): Promise<void> {
  const { PATH, NODE_ENV, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [path.join(SERVICES, owner, 'src/commands/migrate.ts')], {
    env: { PATH, NODE_ENV, NODE_COMPILE_CACHE, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`The migrations of ${owner} failed; the reason is printed above.`);
}

try {
  await setUp(readSetUpConfig(process.env));
} catch (error) {
  const told =
    error instanceof ConfigError || !(error instanceof Error) ? String((error as Error).message) : (error.stack ?? error.message);
  process.stderr.write(`set-up: ${told}\n`);
  process.exitCode = 1;
}
