import { API_KEY_SCOPES, type ApiKeyScope, MOST_API_KEYS } from '@nimantran/proto/domain/api-key';
import type { Role } from '@nimantran/proto/domain/user';
import { createApiKey, listApiKeys, revokeApiKey } from '@nimantran/proto/http/identity/api-keys';
import { ALL_OPERATIONS } from '@nimantran/proto/http/shared/all-operations';
import { scopesOpening } from '@nimantran/proto/http/shared/keyed-operations';
import type { Operation } from '@nimantran/proto/http/shared/operation';
import type { DocumentedApi } from '../../../shop-client/documented-api.ts';
import { type Person, until } from '../../../shop-client/person.ts';
import { shortOrAll } from '../../../test-support/vitest/all-tests.ts';
import type { Expected } from './expected.ts';
import { type Attempt, rowOf, tryAs } from './try-operation.ts';
import type { World } from './world.ts';

const HOLDERS = ['partner', 'admin'] as const satisfies Role[];
type Holder = (typeof HOLDERS)[number];

/** What the keys of each holder may do, one after the other until they have as many as they may. */
const SCOPES: Readonly<Record<Holder, readonly (readonly ApiKeyScope[])[]>> = {
  partner: [['orders_read'], ['orders_write'], ['orders_read', 'orders_write']],
  admin: [['themes'], ['orders_write', 'batches'], ['batches'], ['orders_read'], API_KEY_SCOPES],
};
/** How many of these sets every operation is tried with. */
const TRIED: Readonly<Record<Holder, number>> = shortOrAll({ partner: 1, admin: 2 }, { partner: 3, admin: 5 });

interface HeldKey {
  holder: Holder;
  name: string;
  scopes: readonly ApiKeyScope[];
  caller: Pick<Person, 'fetch' | 'headers'>;
}

/**
 * Makes as many keys as a partner and an admin may have, tries every operation with keys of different scopes on a customer's data, uses
 * each key once, and revokes them all. A key opens what its scopes name, as its account, without the cookies of a browser.
 */
export async function checkKeys(world: World, api: DocumentedApi): Promise<string[]> {
  const keys = (await Promise.all(HOLDERS.map((holder) => makeKeys(world, holder)))).flat();
  const faults: string[] = [];
  for (const holder of HOLDERS) {
    for (const key of keys.filter((one) => one.holder === holder).slice(0, TRIED[holder])) {
      for (const { operation } of ALL_OPERATIONS) faults.push(...(await tryAs(world, api, attemptWith(key, operation))));
    }
  }
  for (const { name, caller } of keys) {
    const { status } = await caller.fetch('/api/pricing-details');
    if (status !== 200) faults.push(`${name}: ${status} before it was revoked`);
  }
  for (const holder of HOLDERS) await revokeKeys(world, holder);
  for (const { name, caller } of keys) {
    await until(`${name} to be refused`, 10_000, async () => {
      const answer = await caller.fetch('/api/pricing-details');
      await answer.body?.cancel();
      return answer.status === 401 ? true : undefined;
    });
  }
  return faults;
}

function attemptWith({ holder, name, scopes, caller }: HeldKey, operation: Operation): Attempt {
  const row = rowOf(operation);
  const isOpen = scopesOpening(operation).some((scope) => scopes.includes(scope));
  const isAdmins = holder === 'admin' && row.rule === 'admin';
  const wanted = (): Expected => {
    if (row.rule === 'service') return 404;
    if (!isOpen) return 403;
    if (row.rule === 'public' || row.rule === 'own' || isAdmins) return 'let in';
    // An admin's key reads the admin's own orders, not those of others.
    return 404;
  };
  return { operation, row, caller, as: `the key ${name}`, wanted: wanted(), maySeeSecrets: isOpen && isAdmins };
}

async function makeKeys({ people }: World, holder: Holder): Promise<HeldKey[]> {
  const person = people[holder];
  const keys: HeldKey[] = [];
  for (let index = 0; index < MOST_API_KEYS; index++) {
    const scopes = SCOPES[holder][index % SCOPES[holder].length] ?? [];
    const name = `${holder} ${index} (${scopes.join(', ')})`.slice(0, 60);
    const { secret } = await person.call(createApiKey, { body: { name, scopes: [...scopes], days: 30 } });
    keys.push({ holder, name, scopes, caller: callerWith(person.publicUrl, secret) });
  }
  return keys;
}

async function revokeKeys({ people }: World, holder: Holder): Promise<void> {
  const { keys } = await people[holder].call(listApiKeys);
  for (const { id } of keys) await people[holder].call(revokeApiKey, { params: { id } });
}

/** A program: it has a key and nothing of a browser. */
function callerWith(publicUrl: string, secret: string): HeldKey['caller'] {
  const own = { authorization: `Bearer ${secret}` };
  return {
    headers: () => own,
    fetch: (path, init = {}) =>
      fetch(publicUrl + path, { redirect: 'manual', ...init, headers: { ...(init.headers as Record<string, string>), ...own } }),
  };
}
