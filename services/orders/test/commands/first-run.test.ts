import { spawn } from 'node:child_process';
import path from 'node:path';
import { createDatabase } from '@nimantran/kit/db/database';
import { migrate } from '@nimantran/kit/db/migrate';
import { expect, it } from 'vitest';
import { bareEnvironment } from '../../../../infra/test-support/bare-environment.ts';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { SECRET_KEY, startLocal, tempFolder, WEBHOOK_SECRET } from '../../../../infra/test-support/stand-ins/start-local.ts';
import type { Tables } from '../../src/db/schema.ts';
import { house } from '../support/neighbours.ts';

const COMMAND = path.join(import.meta.dirname, '../../src/commands/first-run.ts');
const NOWHERE = 'http://127.0.0.1:9';

describeWith(['postgres'], 'the first run in a terminal', () => {
  const database = withDatabase();
  const folder = tempFolder();

  it('shows what has passed, tries one thing, keeps it, and fails while something is missing', async () => {
    const provider = await startLocal(folder.path, { STRIPE_WEBHOOK_URL: NOWHERE });
    const db = createDatabase<Tables>(database.urls.orders, { maxConnections: 1 });
    try {
      await migrate(db, path.join(import.meta.dirname, '../../src/db/migrations'));
      const run = (...args: string[]) =>
        runCommand(args, {
          ...{
            NODE_ENV: 'test',
            PORT: '0',
            ...house.variables,
            DATABASE_URL: database.urls.orders,
            PUBLIC_URL: 'https://shop.test',
          },
          ...{ CATALOG_URL: NOWHERE, PRICING_URL: NOWHERE, MEDIA_URL: NOWHERE, IDENTITY_URL: NOWHERE, DATA_DIR: folder.path },
          ...{ STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API_URL: provider.url },
        });
      const before = await run();
      expect(before).toMatchObject({ code: 1, text: expect.stringContaining('10 of 10 have not passed') });
      expect((await run('--only', 'luck')).code).toBe(2);
      const tried = await run('--email', 'asha@example.com', '--only', 'clock');
      expect(tried.text).toContain('✓ The clocks of this machine, the database and Stripe agree.');
      expect(tried.text).toContain('9 of 10 have not passed');
      const rows = await db.selectFrom('proofs').select(['proof', 'state', 'byEmail']).execute();
      expect(rows).toEqual([{ proof: 'clock', state: 'passed', byEmail: 'asha@example.com' }]);
    } finally {
      await db.destroy();
      await provider.stop();
    }
  });
});

async function runCommand(args: string[], env: Record<string, string>): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    env: { ...bareEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += String(data)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, text };
}
