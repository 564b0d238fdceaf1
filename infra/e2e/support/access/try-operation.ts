import { randomUUID } from 'node:crypto';
import { addressOf } from '@nimantran/proto/http/shared/client';
import type { Operation } from '@nimantran/proto/http/shared/operation';
import type { DocumentedApi } from '../../../shop-client/documented-api.ts';
import type { Person } from '../../../shop-client/person.ts';
import type { Expected } from './expected.ts';
import { type Row, TABLE } from './table.ts';
import type { World } from './world.ts';

const DENIED = [401, 403, 404];

export function rowOf({ name }: Operation): Row {
  const row = TABLE[name];
  if (!row) throw new Error(`${name} is not in the table.`);
  return row;
}

export interface Attempt {
  operation: Operation;
  row: Row;
  caller: Pick<Person, 'fetch' | 'headers'>;
  /** The caller in words. */
  as: string;
  wanted: Expected;
  /** Whether the answer may contain the owner's texts. */
  maySeeSecrets: boolean;
}

/** Sends an operation's request, and returns what is wrong with the answer. */
export async function tryAs(world: World, api: DocumentedApi, attempt: Attempt): Promise<string[]> {
  const { operation, row, caller, as, wanted, maySeeSecrets } = attempt;
  const { request, answer } = await send(caller, operation, row, world);
  const label = `${operation.name} as ${as}: ${answer.status} ${answer.text.slice(0, 200)}`;
  const fits = wanted === 'let in' ? !DENIED.includes(answer.status) && answer.status < 500 : answer.status === wanted;
  // A public question about an order gets 404 if the order is absent.
  const mayBeAbsent = row.rule === 'public' || (row.isAbsent === true && wanted === 'let in');
  const isAbsent = mayBeAbsent && answer.status === 404;
  const faults = fits || isAbsent || isUnverified(operation, answer.status) ? [] : [`${label}, wanted ${wanted}`];
  const undocumented = api.faultOf(operation.name, { request, answer });
  if (undocumented) faults.push(`${label}: ${undocumented}`);
  if (!maySeeSecrets) {
    const asked = JSON.stringify(row.input?.(world) ?? {});
    const told = world.secrets.filter((secret) => answer.text.includes(secret) && !asked.includes(secret));
    if (told.length > 0) faults.push(`${label}, which tells ${told.join(', ')}`);
  }
  return faults;
}

/** Sign-in is open to all, and rejected without a valid token. */
const isUnverified = ({ name }: Operation, status: number) => name === 'signIn' && status >= 400 && status < 500;

async function send(person: Attempt['caller'], operation: Operation, row: Row, world: World) {
  const { params, query, body } = row.input?.(world) ?? {};
  const abort = new AbortController();
  const { method } = operation;
  const path = addressOf(operation, { params, query });
  const own = operation.idempotent ? { 'idempotency-key': randomUUID() } : {};
  const request = { method, path, headers: { ...person.headers(), ...own }, body };
  const response = await person.fetch(path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...own,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: abort.signal,
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const text = isStream ? '' : await response.text();
  if (isStream) abort.abort();
  const contentType = response.headers.get('content-type');
  return { request, answer: { status: response.status, contentType, text } };
}
