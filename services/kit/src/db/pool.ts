import pg from 'pg';

export interface PoolOptions {
  maxConnections: number;
  /** How long the server works on a statement: 15 s by default. */
  statementTimeoutMs?: number | undefined;
  /** How much longer this process waits for the answer before it takes the connection for dead: 5 s by default. */
  answerMarginMs?: number | undefined;
}

const STATEMENT_TIMEOUT_MS = 15_000;
const ANSWER_MARGIN_MS = 5_000;
const CONNECT_LIMIT_MS = 5_000;
const IDLE_MS = 30_000;
/** A connection is replaced after this time, so that none stays with a server that was replaced. */
const LIFETIME_SECONDS = 1_800;
/**
 * The server ends a session that nobody used for this time: one whose process is out of reach would count against its limit for
 * hours. Longer than a pool keeps an idle connection, and than a listener is silent.
 */
const SESSION_LIMIT_MS = 60_000;

/**
 * The only way a process opens a pool of connections. A server may vanish without a reset, and the system waits a quarter of an
 * hour for it: so every step has its own limit here, and a connection that did not answer in time is closed, because its answer
 * may still come, to somebody else.
 */
export function createPool(url: string, options: PoolOptions): pg.Pool {
  const statementTimeoutMs = options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    idleTimeoutMillis: IDLE_MS,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + (options.answerMarginMs ?? ANSWER_MARGIN_MS),
    idle_in_transaction_session_timeout: 30_000,
    options: `-c idle_session_timeout=${SESSION_LIMIT_MS}`,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // The next query reports a lost server; without listeners the error would end the process, whether the connection is idle or in
  // a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    closeWhenUnanswered(client);
  });
  return pool;
}

const UNANSWERED = ['Query read timeout', 'Connection terminated due to connection timeout'];

/** Whether the server did not answer within the limit. A query may have had its effect. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && UNANSWERED.includes(error.message);
}

/** Reserves room for one long-held connection; returns a function that releases it. */
export function reserveConnection(pool: pg.Pool): () => void {
  pool.options.max += 1;
  let reserved = true;
  return () => {
    if (reserved) pool.options.max -= 1;
    reserved = false;
  };
}

/** pg only stops waiting: the next query on that connection would wait behind the one without an answer. */
function closeWhenUnanswered(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const ask = (...args: unknown[]): unknown => {
    const answer = query(...args);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch(async (error: unknown) => {
      if (isUnanswered(error)) await client.end();
      throw error;
    });
  };
  client.query = ask as typeof client.query;
}
