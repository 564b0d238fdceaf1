import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type BucketPolicyProxy, startBucketPolicyProxy } from '../stand-ins/bucket-policy-proxy.ts';
import type { TestServers } from '../vitest/global-setup.ts';
import { readS3Address, type TestS3 } from './s3-server.ts';
import { createBucket, removeBucket, type TestBucket } from './test-bucket.ts';
import { copyTemplate, dropDatabase, type Templates, type TestDatabase } from './test-database.ts';

export type { TestDatabase } from './test-database.ts';

/** An admin address of a real Postgres; undefined if none is available. @throws Error in that case with CI=true */
export const usePostgres = (): string | undefined => use('postgres');
/** A NATS with JetStream; undefined if none is available. @throws Error in that case with CI=true */
export const useNats = (): string | undefined => use('nats');
/** A Redis; undefined if none is available. @throws Error in that case with CI=true */
export const useRedis = (): string | undefined => use('redis');
/** An S3-compatible store; undefined if none is available. @throws Error in that case with CI=true */
export const useS3 = (): TestS3 | undefined => {
  const address = use('s3');
  return address === undefined ? undefined : readS3Address(address);
};

/** A suite that needs these servers; if one is missing, it is skipped with a reason, or fails with CI=true. */
export function describeWith(needs: readonly (keyof TestServers)[], title: string, suite: () => void): void {
  const missing = needs.flatMap((name) => (use(name) === undefined ? [`${name}: ${reasonFor(name)}`] : []));
  if (missing.length === 0) describe(title, suite);
  else describe.skip(`${title} (skipped, needs ${missing.join(' and ')})`, suite);
}

/**
 * A fresh database for a suite, as in production: schemas and roles of the services, their tables, bus and queues. Its
 * members can be read from the first hook on; it is dropped after the suite.
 */
export const withDatabase = (): TestDatabase => withCopyOf('migrated');

/** The same with empty schemas, for a suite that makes its tables itself. */
export const withBareDatabase = (): TestDatabase => withCopyOf('bare');

function withCopyOf(template: keyof Templates): TestDatabase {
  const admin = usePostgres();
  let made: TestDatabase | undefined;
  const get = (): TestDatabase => {
    if (!made) throw new Error('The test database is there from the first hook on, and where there is a Postgres.');
    return made;
  };
  beforeAll(async () => {
    if (admin) made = await copyTemplate(admin, inject('templates')[template]);
  });
  afterAll(async () => {
    if (admin && made) await dropDatabase(admin, made.name);
  });
  return {
    get name() {
      return get().name;
    },
    get adminUrl() {
      return get().adminUrl;
    },
    get urls() {
      return get().urls;
    },
  };
}

/** A separate bucket for a suite; its members are available from the first hook on. It is emptied and removed after the suite. */
export function withBucket(): TestBucket {
  const server = useS3();
  let made: TestBucket | undefined;
  beforeAll(async () => {
    if (server) made = await createBucket(server);
  });
  afterAll(async () => {
    if (made) await removeBucket(made);
  });
  const get = (): TestBucket => {
    if (!made) throw new Error('The test bucket is there from the first hook on, and where there is an S3 server.');
    return made;
  };
  return {
    get options() {
      return get().options;
    },
    get client() {
      return get().client;
    },
    get environment() {
      return get().environment;
    },
  };
}

/** The suite's bucket with one service's permissions; `gate` is available from the first hook on. */
export function asService(
  bucket: TestBucket,
  service: string,
): { readonly gate: BucketPolicyProxy; readonly environment: Record<string, string> } {
  let gate: BucketPolicyProxy | undefined;
  beforeAll(async () => {
    gate = await startBucketPolicyProxy(bucket.options.endpoint, service);
  });
  afterAll(() => gate?.close());
  const get = (): BucketPolicyProxy => {
    if (!gate) throw new Error('The gate is there from the first hook on.');
    return gate;
  };
  return {
    get gate() {
      return get();
    },
    get environment() {
      return { ...bucket.environment, S3_ENDPOINT: get().endpoint };
    },
  };
}

function use(name: keyof TestServers): string | undefined {
  const server = inject('servers')[name];
  if ('url' in server) return server.url;
  if (process.env.CI === 'true') throw new Error(`CI has no ${name}: ${server.missing}`);
  return undefined;
}

function reasonFor(name: keyof TestServers): string {
  const server = inject('servers')[name];
  return 'url' in server ? '' : server.missing;
}
