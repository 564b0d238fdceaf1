import { TUS_PATH } from '@nimantran/proto/http/media/uploads';
import { STRIPE_WEBHOOK_PATH } from '@nimantran/proto/http/orders/orders';
import { ALL_OPERATIONS } from '@nimantran/proto/http/shared/all-operations';
import { addressOf } from '@nimantran/proto/http/shared/client';
import { expect } from 'vitest';
import type { Shop } from '../../../launcher/shop.ts';
import { readDocumentedApi } from '../../../shop-client/documented-api.ts';
import { checkKeys } from './check-keys.ts';
import { expected, mayReadSecrets } from './expected.ts';
import { TABLE } from './table.ts';
import { type Attempt, rowOf, tryAs } from './try-operation.ts';
import { CALLERS, type CallerName, makeWorld, type World } from './world.ts';

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
    CALLERS.map((caller): Attempt => {
      const row = rowOf(operation);
      const maySeeSecrets = mayReadSecrets(row.rule, caller);
      return { operation, row, caller: world.people[caller], as: caller, wanted: expected(row.rule, caller), maySeeSecrets };
    }),
  );
  const refused = tries.filter(({ wanted }) => wanted !== 'let in');
  const letIn = tries.filter(({ wanted }) => wanted === 'let in');
  const inOrder = [undefined, 'ends', 'leaves', 'left'].flatMap((last) => letIn.filter(({ row }) => row.last === last));
  const faults: string[] = [];
  for (const attempt of refused) faults.push(...(await tryAs(world, api, attempt)));
  faults.push(...(await checkOtherAddresses(world)), ...(await checkServices(shop, world)), ...(await checkKeys(world, api)));
  for (const attempt of inOrder) faults.push(...(await tryAs(world, api, attempt)));
  expect(faults).toEqual([]);
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
