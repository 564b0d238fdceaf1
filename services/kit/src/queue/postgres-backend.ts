import { assertSchemaCompatibility, type BackendFactory, PostgresConnection, PostgresQueueBackend } from 'bullmq';
import type pg from 'pg';
import { reserveConnection, SchemaPool } from './postgres-pool.ts';

/** A worker polls at least this often, in case a notification was lost with a connection. */
const LONGEST_BLOCK_SECONDS = 10;

/**
 * BullMQ on a schema of a shared pool. BullMQ accepts a pool only with its default schema; this sets another. The schema is
 * migrated by an admin beforehand: a service's role may not do it.
 */
export function createPostgresBackendFactory(pool: pg.Pool, schema: string): BackendFactory {
  return (name, options, kind = {}) => {
    const view = new SchemaPool(pool, schema);
    const connection = new SchemaConnection(view, schema);
    if (kind.withBlockingConnection || kind.blocking) connection.once('close', reserveConnection(pool));
    return new SchemaBackend(connection, name, { ...options, connection: view });
  };
}

class SchemaBackend extends PostgresQueueBackend {
  private readonly checked: SchemaConnection;

  constructor(connection: SchemaConnection, name: string, options: ConstructorParameters<typeof PostgresQueueBackend>[2]) {
    super(connection, name, options);
    this.checked = connection;
  }

  override waitUntilReady(): Promise<void> {
    return this.checked.waitUntilReady();
  }

  override get maximumBlockTimeout(): number {
    return LONGEST_BLOCK_SECONDS;
  }
}

class SchemaConnection extends PostgresConnection {
  override readonly schema: string;
  private ready: Promise<void> | undefined;

  constructor(pool: SchemaPool, schema: string) {
    super(pool);
    this.schema = schema;
  }

  /** BullMQ remembers a failed first connection permanently; this retries at the next call. */
  override waitUntilReady(): Promise<void> {
    this.ready ??= this.check().catch((error: unknown) => {
      this.ready = undefined;
      throw error;
    });
    return this.ready;
  }

  private async check(): Promise<void> {
    await assertSchemaCompatibility(this.pool, this.schema);
    setImmediate(() => this.emit('ready'));
  }
}
