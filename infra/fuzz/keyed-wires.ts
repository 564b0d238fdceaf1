import { API_KEY_PREFIX, API_KEY_SCOPES } from '@nimantran/proto/domain/api-key';
import { createApiKey, revokeApiKey } from '@nimantran/proto/http/identity/api-keys';
import { ALL_OPERATIONS } from '@nimantran/proto/http/shared/all-operations';
import { scopesOpening } from '@nimantran/proto/http/shared/keyed-operations';
import fc from 'fast-check';
import type { KnownIds } from './known-ids.ts';
import type { People } from './people.ts';
import { partsOf } from './values/parts-of.ts';
import { toWire, type Wire } from './wire.ts';

const KEYED = ALL_OPERATIONS.map(({ operation }) => operation).filter((operation) => scopesOpening(operation).length > 0);
const OTHERS = ALL_OPERATIONS.map(({ operation }) => operation).filter(
  (operation) => operation.path.startsWith('/api/') && scopesOpening(operation).length === 0,
);

/** Keys of accounts whose keys no other request ends: of an admin, of a partner, and one that is revoked. */
export async function makeKeys(people: People, things: KnownIds): Promise<void> {
  const [admin, partner] = await Promise.all([people.secondAdmin(), people.of('partner', 5)]);
  const make = async ({ person }: typeof admin, name: string, scopes: (typeof API_KEY_SCOPES)[number][]) => {
    const { key, secret } = await person.call(createApiKey, { body: { name, scopes, days: 30 } });
    things.add('key secret', secret);
    return key.id;
  };
  await make(admin, 'fuzz: everything', [...API_KEY_SCOPES]);
  await make(partner, 'fuzz: orders', ['orders_read', 'orders_write']);
  await partner.person.call(revokeApiKey, { params: { id: await make(partner, 'fuzz: ended', ['orders_read']) } });
}

/** A header with a key, or with what looks like one. */
function authorizationOf(things: KnownIds): fc.Arbitrary<string | string[]> {
  const real = fc.constantFrom(...things.of('key secret').map(String));
  const spoilt = fc
    .tuple(real, fc.nat(60))
    .chain(([key, at]) =>
      fc.constantFrom<string | string[]>(
        `bearer  ${key}`,
        `Bearer ${key.slice(0, at)}`,
        `Bearer ${key}x`,
        `Bearer ${key} ${key}`,
        `Bearer ${key.toUpperCase()}`,
        `Bearer ${key},`,
        `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
        [`Bearer ${key}`, 'Bearer x'],
      ),
    );
  const madeUp = fc.oneof(
    fc.stringMatching(/^[A-Za-z0-9_-]{43}$/).map((text) => `Bearer ${API_KEY_PREFIX}${text}`),
    fc.constantFrom(
      `Bearer ${API_KEY_PREFIX}`,
      `Bearer ${API_KEY_PREFIX}${'a'.repeat(5_000)}`,
      `Bearer ${API_KEY_PREFIX}\u00ff${'a'.repeat(42)}`,
      `Bearer ${API_KEY_PREFIX}__proto__`,
    ),
  );
  return fc.oneof(
    { weight: 6, arbitrary: real.map((key) => `Bearer ${key}`) },
    { weight: 3, arbitrary: spoilt },
    { weight: 2, arbitrary: madeUp },
  );
}

/** Requests of programs, mostly to operations that some key opens. The cookies of whoever sends them must not count. */
export function keyedWires(things: KnownIds): fc.Arbitrary<Wire> {
  const operation = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...KEYED) }, fc.constantFrom(...OTHERS));
  return operation.chain((one) =>
    fc.record({ parts: partsOf(things, one, 'partner'), key: fc.uuid(), authorization: authorizationOf(things) }).map((made) => {
      const wire = toWire(one, made.parts, made.key);
      return { ...wire, headers: { ...wire.headers, authorization: made.authorization } };
    }),
  );
}
