import { randomUUID } from 'node:crypto';
import * as audit from '@nimantran/proto/http/audit';
import * as batches from '@nimantran/proto/http/batches';
import * as blog from '@nimantran/proto/http/blog';
import * as catalog from '@nimantran/proto/http/catalog';
import { addressOf } from '@nimantran/proto/http/client';
import * as drafts from '@nimantran/proto/http/drafts';
import * as identity from '@nimantran/proto/http/identity';
import * as media from '@nimantran/proto/http/media';
import type { Operation } from '@nimantran/proto/http/operation';
import * as orders from '@nimantran/proto/http/orders';
import * as ordersAdmin from '@nimantran/proto/http/orders-admin';
import * as ordersFigures from '@nimantran/proto/http/orders-figures';
import * as ordersTools from '@nimantran/proto/http/orders-tools';
import { PARKED_EVENTS } from '@nimantran/proto/http/parked-events';
import * as partnerPayouts from '@nimantran/proto/http/partner-payouts';
import * as partners from '@nimantran/proto/http/partners';
import * as people from '@nimantran/proto/http/people';
import * as pricing from '@nimantran/proto/http/pricing';
import * as studio from '@nimantran/proto/http/studio';
import * as studioFigures from '@nimantran/proto/http/studio-figures';
import * as studioJobs from '@nimantran/proto/http/studio-jobs';
import * as studioRenders from '@nimantran/proto/http/studio-renders';
import * as studioTools from '@nimantran/proto/http/studio-tools';
import * as support from '@nimantran/proto/http/support';
import * as themeTrials from '@nimantran/proto/http/theme-trials';
import * as themesAdmin from '@nimantran/proto/http/themes-admin';
import { expect } from 'vitest';
import type { Person } from '../../driver/person.ts';
import type { Shop } from '../../launcher/shop.ts';
import { type Expected, expected, mayReadSecrets } from './expected.ts';
import { type Row, TABLE } from './table.ts';
import { CALLERS, type CallerName, makeWorld, type World } from './world.ts';

const CONTRACTS = {
  blog,
  catalog,
  pricing,
  identity,
  people,
  audit,
  orders,
  ordersAdmin,
  ordersFigures,
  ordersTools,
  drafts,
  partners,
  partnerPayouts,
  support,
  media,
  studio,
  studioFigures,
  studioTools,
  studioJobs,
  studioRenders,
  batches,
  themesAdmin,
  themeTrials,
};
const DENIED = [401, 403, 404];

/** Every operation of the contracts with the service that answers it. */
function operations(): Operation[] {
  return [...Object.values(CONTRACTS), ...Object.values(PARKED_EVENTS)]
    .flatMap((contracts) => Object.values<unknown>(contracts))
    .filter((value): value is Operation => typeof value === 'object' && value !== null && 'path' in value && 'access' in value);
}

/**
 * Tries every operation as everybody, about things of one customer: who may not is turned away with the right status and
 * reads nothing of them. First all that must be refused, so that nothing has changed by then.
 */
export async function checkAccess(shop: Shop): Promise<void> {
  const all = operations();
  expect(Object.keys(TABLE).sort()).toEqual(all.map(({ name }) => name).sort());
  const world = await makeWorld(shop);
  const tries = all.flatMap((operation) =>
    CALLERS.map((caller) => {
      const row = rowOf(operation);
      return { operation, row, caller, wanted: expected(row.rule, caller) };
    }),
  );
  const refused = tries.filter(({ wanted }) => wanted !== 'let in');
  const letIn = tries.filter(({ wanted }) => wanted === 'let in');
  const inOrder = [undefined, 'ends', 'leaves'].flatMap((last) => letIn.filter(({ row }) => row.last === last));
  const faults: string[] = [];
  for (const attempt of refused) faults.push(...(await tryAs(world, attempt)));
  faults.push(...(await checkOtherAddresses(world)), ...(await checkServices(shop, world, all)));
  for (const attempt of inOrder) faults.push(...(await tryAs(world, attempt)));
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

async function tryAs(world: World, { operation, row, caller, wanted }: Attempt): Promise<string[]> {
  const answer = await send(world.people[caller], operation, row, world);
  const label = `${operation.name} as ${caller}: ${answer.status} ${answer.text.slice(0, 200)}`;
  const fits = wanted === 'let in' ? !DENIED.includes(answer.status) && answer.status < 500 : answer.status === wanted;
  // An order that is not there is what a public question about one is answered with.
  const mayBeAbsent = row.rule === 'public' || (row.isAbsent === true && wanted === 'let in');
  const isAbsent = mayBeAbsent && answer.status === 404;
  const faults = fits || isAbsent || isUnverified(operation, answer.status) ? [] : [`${label}, wanted ${wanted}`];
  if (!mayReadSecrets(row.rule, caller)) {
    const asked = JSON.stringify(row.input?.(world) ?? {});
    const told = world.secrets.filter((secret) => answer.text.includes(secret) && !asked.includes(secret));
    if (told.length > 0) faults.push(`${label}, which tells ${told.join(', ')}`);
  }
  return faults;
}

/** Signing in is open to all, and refused for want of a good token. */
const isUnverified = ({ name }: Operation, status: number) => name === 'signIn' && status >= 400 && status < 500;

async function send(person: Person, operation: Operation, row: Row, world: World): Promise<{ status: number; text: string }> {
  const { params, query, body } = row.input?.(world) ?? {};
  const abort = new AbortController();
  const response = await person.fetch(addressOf(operation, { params, query }), {
    method: operation.method,
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
  return { status: response.status, text };
}

/** Addresses that are no operations: uploads in parts, stored files, the payment provider's news. */
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
      await check(caller, `${media.TUS_PATH}/${world.uploadId}`, { method: 'HEAD', headers: tus }, turnedAway);
      await check(caller, `${media.TUS_PATH}/${world.uploadId}`, { method: 'DELETE', headers: tus }, turnedAway);
    }
    await check(caller, '/api/objects/videos/x.mp4?expires=9999999999&signature=00', { method: 'GET' }, [403]);
    await check(caller, orders.STRIPE_WEBHOOK_PATH, { method: 'POST', body: '{}' }, [400]);
  }
  return faults;
}

/** What belongs to services is refused to people at the services' own doors too. */
async function checkServices(shop: Shop, world: World, all: readonly Operation[]): Promise<string[]> {
  const faults: string[] = [];
  for (const operation of all.filter(({ access }) => access === 'service')) {
    const { params, query, body } = rowOf(operation).input?.(world) ?? {};
    const owner = ownerOf(operation);
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

function ownerOf(operation: Operation) {
  const { blog, pricing, identity, media, studio, themesAdmin } = CONTRACTS;
  const owners = { catalog: { ...CONTRACTS.catalog, ...blog, ...themesAdmin }, pricing, identity, media, studio };
  const found = Object.entries(owners).find(([, contracts]) => Object.values<unknown>(contracts).includes(operation));
  return (found?.[0] ?? 'orders') as keyof typeof owners | 'orders';
}
