import { HttpProblem } from '@nimantran/kit/http/problem';
import { orderFate } from '@nimantran/proto/http/orders/orders';
import { createClient, ProblemError } from '@nimantran/proto/http/shared/client';
import pg from 'pg';
import { expect, it } from 'vitest';
import { isPassingFault } from '../../src/events/passing-fault.ts';
import { withTimeLimit } from '../../src/queue/time-limit.ts';
import { SemaphoreFullError } from '../../src/semaphore.ts';

const state = (code: string) => Object.assign(new pg.DatabaseError('it failed', 0, 'error'), { code });
const withCode = (code: string) => Object.assign(new Error('it failed'), { code });
const answer = (status: number) => new ProblemError({ type: 'about:blank', title: 'No', status, detail: 'no', code: 'no' });
const never = new Promise<never>(() => {});
const late = await withTimeLimit(never, 1, 'The bus').catch((error: unknown) => error);
const aborted = await fetch('http://127.0.0.1:2', { signal: AbortSignal.timeout(0) }).catch((error: unknown) => error);
const refused = await fetch('http://127.0.0.1:2').catch((error: unknown) => error);
const unreachable = await createClient({ baseUrl: 'http://127.0.0.1:2', retries: 0 })(orderFate, {
  params: { order_id: '00000000-0000-4000-8000-000000000000' },
}).catch((error: unknown) => error);

it.each([
  ['a connection that Postgres lost', state('08006')],
  ['a failed authentication of the service itself', state('28P01')],
  ['a standby that is not promoted yet', state('25006')],
  ['a transaction that was idle for too long', state('25P03')],
  ['a serialization failure', state('40001')],
  ['a deadlock', state('40P01')],
  ['a full disk', state('53100')],
  ['too many clients', state('53300')],
  ['a lock that was not free', state('55P03')],
  ['a statement that took too long', state('57014')],
  ['a server that shuts down', state('57P01')],
  ['a server that starts', state('57P03')],
  ['an error of the disk', state('58030')],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['a connection that took too long', new Error('Connection terminated due to connection timeout')],
  ['a connection that is broken', new Error('Client has encountered a connection error and is not queryable')],
  ['a query without an answer', new Error('Query read timeout')],
  ['a pool that is being closed', new Error('Cannot use a pool after calling end on the pool')],
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a reset connection', withCode('ECONNRESET')],
  ['a name that is not resolved', withCode('EAI_AGAIN')],
  ['a disk of this machine that is full', withCode('ENOSPC')],
  ['too many open files', withCode('EMFILE')],
  ['a socket that undici lost', withCode('UND_ERR_SOCKET')],
  ['an answer without headers', withCode('UND_ERR_HEADERS_TIMEOUT')],
  ['a fetch that found nobody', refused],
  ['a fetch that took too long', aborted],
  ['a neighbour that is down', unreachable],
  ['a neighbour that fails', answer(500)],
  ['a neighbour behind a proxy that finds it not', answer(502)],
  ['a neighbour that is busy', answer(503)],
  ['a neighbour that asks to slow down', answer(429)],
  ['a neighbour that does not know the key of this service yet', answer(401)],
  ['our own problem for a neighbour that is down', new HttpProblem(503, 'media_unreachable', 'Try again.')],
  ['a time limit', late],
  ['a queue of work that is full', new SemaphoreFullError('too many wait already')],
  ['such a fault as the cause of another error', new Error('it could not be read', { cause: withCode('ECONNRESET') })],
  ['such a fault on every address of a name', new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')])],
])('passes: %s', (_what, error) => {
  expect(isPassingFault(error)).toBe(true);
});

it.each([
  ['a row that exists', state('23505')],
  ['a reference to nothing', state('23503')],
  ['a text that cannot be stored', state('22021')],
  ['a number out of range', state('22003')],
  ['a row that a trigger refuses', state('P0001')],
  ['a statement that Postgres does not understand', state('42601')],
  ['a document that is too large', state('54000')],
  ['a table in a state that forbids the statement', state('55000')],
  ['a fault of the code', new TypeError("Cannot read properties of undefined (reading 'id')")],
  ['a schema that does not match', new Error('orders.order.paid does not match its schema: /data must be object')],
  ['a neighbour that does not know the thing', answer(404)],
  ['a neighbour that refuses the request', answer(422)],
  ['our own problem for what a neighbour refused', new HttpProblem(502, 'media_refused', 'Part of the shop refused.')],
  ['our own conflict', new HttpProblem(409, 'conflict', 'No.')],
  ['a missing file', withCode('ENOENT')],
  ['a thrown text', 'ECONNREFUSED'],
  ['nothing', undefined],
])('is caused by the event: %s', (_what, error) => {
  expect(isPassingFault(error)).toBe(false);
});

it('ends for an error that is its own cause', () => {
  const error = new Error('round and round');
  error.cause = error;
  expect(isPassingFault(error)).toBe(false);
});
