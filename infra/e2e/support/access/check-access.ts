import { randomUUID } from 'node:crypto';
import { TUS_PATH } from '@nimantran/proto/http/media/uploads';
import { STRIPE_WEBHOOK_PATH } from '@nimantran/proto/http/orders/orders';
import { ALL_OPERATIONS } from '@nimantran/proto/http/shared/all-operations';
import { addressOf } from '@nimantran/proto/http/shared/client';
import type { Operation } from '@nimantran/proto/http/shared/operation';
import { expect } from 'vitest';
import type { Shop } from '../../../launcher/shop.ts';
import { type DocumentedApi, readDocumentedApi } from '../../../shop-client/documented-api.ts';
import type { Person } from '../../../shop-client/person.ts';
import { type Expected, expected, mayReadSecrets } from './expected.ts';
import { type Row, TABLE } from './table.ts';
import { CALLERS, type CallerName, makeWorld, type World } from './world.ts';

const DENIED = [401, 403, 404];

/**
 * Tries every operation as every kind of caller on one customer's data: callers without access get the right status and none of
 * the data. All calls to be rejected run first, so that nothing has changed by then. Where the shop's OpenAPI document describes an
 * operation, each answer must be as it says.
 */
export async function checkAccess(shop: Shop): Promise<void> {
  const all = ALL_OPERATIONS.map(({ operation }) => operation);
  expect(Object.keys(TABLE).sort()).toEqual(all.map(({ name }) => name).sort());
  const api = await readDocumentedApi(shop.publicUrl);
  expect(Object.keys(TABLE)).toEqual(expect.arrayContaining([...api.operationIds]));
  const world = await makeWorld(shop);
  const tries = all.flatMap((operation) =>
    CALLERS.map((caller) => {
      const row = rowOf(operation);
      return { operation, row, caller, wanted: expected(row.rule, caller) };
    }),
  );
  const refused = tries.filter(({ wanted }) => wanted !== 'let in');
  const letIn = tries.filter(({ wanted }) => wanted === 'let in');
  const inOrder = [undefined, 'ends', 'leaves', 'left'].flatMap((last) => letIn.filter(({ row }) => row.last === last));
  const faults: string[] = [];
  for (const attempt of refused) faults.push(...(await tryAs(world, api, attempt)));
  faults.push(...(await checkOtherAddresses(world)), ...(await checkServices(shop, world)));
  for (const attempt of inOrder) faults.push(...(await tryAs(world, api, attempt)));
  expect(faults).toEqual([]);
}

function rowOf({ name }: Operation): Row {
  const row = TABLE[name];
  if (!row) throw new Error(`${name} is not in the table.`);
  return row;
}

interface Attempt {
  operation: Operation;
  row: Row;
  caller: CallerName;
  wanted: Expected;
}

async function tryAs(world: World, api: DocumentedApi, { operation, row, caller, wanted }: Attempt): Promise<string[]> {
  const { request, answer } = await send(world.people[caller], operation, row, world);
  const label = `${operation.name} as ${caller}: ${answer.status} ${answer.text.slice(0, 200)}`;
  const fits = wanted === 'let in' ? !DENIED.includes(answer.status) && answer.status < 500 : answer.status === wanted;
  // A public question about an order gets 404 if the order is absent.
  const mayBeAbsent = row.rule === 'public' || (row.isAbsent === true && wanted === 'let in');
  const isAbsent = mayBeAbsent && answer.status === 404;
  const faults = fits || isAbsent || isUnverified(operation, answer.status) ? [] : [`${label}, wanted ${wanted}`];
  const undocumented = api.faultOf(operation.name, { request, answer });
  if (undocumented) faults.push(`${label}: ${undocumented}`);
  if (!mayReadSecrets(row.rule, caller)) {
    const asked = JSON.stringify(row.input?.(world) ?? {});
    const told = world.secrets.filter((secret) => answer.text.includes(secret) && !asked.includes(secret));
    if (told.length > 0) faults.push(`${label}, which tells ${told.join(', ')}`);
  }
  return faults;
}

/** Sign-in is open to all, and rejected without a valid token. */
const isUnverified = ({ name }: Operation, status: number) => name === 'signIn' && status >= 400 && status < 500;

async function send(person: Person, operation: Operation, row: Row, world: World) {
  const { params, query, body } = row.input?.(world) ?? {};
  const abort = new AbortController();
  const { method } = operation;
  const path = addressOf(operation, { params, query });
  const request = { method, path, headers: person.headers(), body };
  const response = await person.fetch(path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(operation.idempotent ? { 'idempotency-key': randomUUID() } : {}),
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

/** Addresses that are not operations: upload parts, stored files, the payment provider's webhooks. */
async function checkOtherAddresses(world: World): Promise<string[]> {
  const faults: string[] = [];
  const check = async (caller: CallerName, path: string, init: RequestInit, wanted: readonly number[]) => {
    const response = await world.people[caller].fetch(path, init);
    await response.body?.cancel();
    if (!wanted.includes(response.status)) faults.push(`${init.method} ${path} as ${caller}: ${response.status}`);
  };
  const tus = { 'tus-resumable': '1.0.0' };
  for (const caller of CALLERS) {
    const turnedAway = caller === 'anonymous' ? [401] : [404];
    if (caller !== 'owner') {
      await check(caller, `${TUS_PATH}/${world.uploadId}`, { method: 'HEAD', headers: tus }, turnedAway);
      await check(caller, `${TUS_PATH}/${world.uploadId}`, { method: 'DELETE', headers: tus }, turnedAway);
    }
    await check(caller, '/api/objects/videos/x.mp4?expires=9999999999&signature=00', { method: 'GET' }, [403]);
    await check(caller, STRIPE_WEBHOOK_PATH, { method: 'POST', body: '{}' }, [400]);
  }
  return faults;
}

/** Operations for services are rejected for people at the services' own addresses too. */
async function checkServices(shop: Shop, world: World): Promise<string[]> {
  const faults: string[] = [];
  for (const { owner, operation } of ALL_OPERATIONS.filter(({ operation }) => operation.access === 'service')) {
    const { params, query, body } = rowOf(operation).input?.(world) ?? {};
    const response = await fetch(shop.serviceUrl(owner) + addressOf(operation, { params, query }), {
      method: operation.method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    await response.body?.cancel();
    if (response.status !== 401) faults.push(`${operation.name} at ${owner}: ${response.status}`);
  }
  return faults;
}
