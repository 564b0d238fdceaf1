import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { GetBucketCorsCommand } from '@aws-sdk/client-s3';
import { createS3Client } from '@nimantran/kit/store/s3-client';
import { connect } from 'nats';
import pg from 'pg';
import { expect, it } from 'vitest';
import { OWNERS, QUEUE_USERS, roleOf, type Service } from '../../postgres/provision.ts';
import { bareEnvironment } from '../../test-support/bare-environment.ts';
import { describeWith, useNats, usePostgres, useS3 } from '../../test-support/servers/servers.ts';
import { removeBucket } from '../../test-support/servers/test-bucket.ts';
import { createEmptyDatabase, dropDatabase } from '../../test-support/servers/test-database.ts';
import { ALL, shortOrAll } from '../../test-support/vitest/all-tests.ts';
import { ROOT } from '../support/deployment/sources.ts';

const ENTRY = path.join(ROOT, 'infra/deployment/set-up.ts');

describeWith(['postgres', 'nats', 's3'], 'what is set up before the services start', () => {
  // Starts seven processes one after the other each time; the second time is left to `make test-all`, and to every service's tests,
  // which migrate tables that are there.
  it(`is all there afterwards${ALL ? ', also when it runs twice' : ''}`, { timeout: 300_000 }, async () => {
    const admin = usePostgres() ?? '';
    const s3 = useS3();
    const nats = useNats() ?? '';
    if (!s3) throw new Error('no store');
    const database = await createEmptyDatabase(admin);
    const bucket = `set-up-${randomBytes(6).toString('hex')}`;
    const { accessKeyId, secretAccessKey, endpoint, region } = s3;
    const options = { endpoint, region, bucket, accessKeyId, secretAccessKey, forcePathStyle: true };
    const client = createS3Client(options);
    const environment = {
      ADMIN_DATABASE_URL: admin,
      ...Object.fromEntries(OWNERS.map((owner) => [`${owner.toUpperCase()}_DATABASE_URL`, addressFor(owner, admin, database)])),
      NATS_URL: nats,
      PUBLIC_URL: 'https://shop.example.com',
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_FORCE_PATH_STYLE: 'true',
    };
    try {
      for (const time of shortOrAll(['the first'], ['the first', 'the second'])) {
        const { code, said } = await run(environment);
        expect(code, `${time} time: ${said}`).toBe(0);
        expect(said).toContain(`bucket ${bucket} is there`);
      }
      for (const owner of OWNERS) {
        const own = new pg.Client({ connectionString: addressFor(owner, admin, database) });
        await own.connect();
        const { rows } = await own.query('select count(*)::int as tables from pg_tables where schemaname = $1', [owner]);
        await own.end();
        expect(rows[0].tables, owner).toBeGreaterThan(3);
      }
      // Other shops on the same server may use these roles.
      for (const guest of QUEUE_USERS) {
        const own = new pg.Client({ connectionString: addressFor(guest, admin, database) });
        await own.connect();
        await own.end();
      }
      const connection = await connect({ servers: nats });
      const stream = await (await connection.jetstreamManager()).streams.info('NIMANTRAN');
      expect(stream.config.subjects).toContain('orders.>');
      await connection.close();
      const cors = await client.send(new GetBucketCorsCommand({ Bucket: bucket })).catch(() => undefined);
      // Servers that support CORS rules return ours.
      if (cors) expect(cors.CORSRules?.[0]?.AllowedOrigins).toEqual(['https://shop.example.com']);
    } finally {
      await removeBucket({ options, client, environment: {} });
      await dropDatabase(admin, database);
    }
  });

  it('says what is wrong with the addresses, all at once, before it changes anything', async () => {
    const { code, said } = await run({
      PUBLIC_URL: 'https://shop.example.com',
      ...Object.fromEntries(
        OWNERS.map((owner) => [`${owner.toUpperCase()}_DATABASE_URL`, 'postgres://postgres:x@127.0.0.1:1/shop']),
      ),
      ORDERS_DATABASE_URL: 'postgres://nimantran_orders@127.0.0.1:1/other',
    });
    expect(code).toBe(1);
    expect(said).toContain('CATALOG_DATABASE_URL names the role postgres, not nimantran_catalog');
    expect(said).toContain('ORDERS_DATABASE_URL has no password');
    expect(said).toContain('must name the same database');
  });
});

function addressFor(owner: Service, admin: string, database: string): string {
  const address = new URL(admin);
  address.username = roleOf(owner);
  // Roles are server-wide, so all suites of a run use the same password.
  address.password = 'test';
  address.pathname = `/${database}`;
  return address.href;
}

async function run(environment: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [ENTRY], { env: { ...bareEnvironment(), ...environment } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}
