import { createPublicKey, type KeyObject } from 'node:crypto';
import type { ServiceName } from '@nimantran/proto/domain/service-name';
import type { User } from '@nimantran/proto/domain/user';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyOf, publicText, serviceAuthOf, tokensWith } from '../../../../infra/test-support/service-auth.ts';
import { keyIdOf } from '../../src/auth/service-keys.ts';

const asha: User = { uid: 'asha', email: 'a@b.c', email_verified: true, name: 'Asha', photoURL: null, roles: ['admin'] };
const PUBLIC_KEYS = serviceAuthOf('orders').variables.SERVICE_TOKEN_PUBLIC_KEYS;

interface Forgery {
  /** The service whose key signs. */
  by?: ServiceName;
  key?: KeyObject | Uint8Array;
  header?: { alg: string; kid?: string };
  claims: Record<string, unknown>;
  aud?: string | string[];
  iss?: string;
  expires?: string;
}

/** A token for orders, made by hand. */
function forge({ by = 'studio', key = keyOf(by), header, claims, aud = 'orders', iss = by, expires = '60s' }: Forgery) {
  const token = new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: keyIdOf(keyOf(by)), ...header })
    .setIssuer(iss)
    .setAudience(aud)
    .setIssuedAt();
  return (expires === 'never' ? token : token.setExpirationTime(expires)).sign(key);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 11, 1) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a token of the house', () => {
  const gateway = tokensWith('gateway');
  const studio = tokensWith('studio');
  const orders = tokensWith('orders');

  it('names the caller to the service that it is meant for', async () => {
    expect(await orders.verify(await gateway.forUser(asha, 'orders'))).toEqual({ kind: 'user', user: asha });
    expect(await orders.verify(await gateway.forService('orders'))).toEqual({ kind: 'service', service: 'gateway' });
    const token = await studio.forService('orders');
    expect(await orders.verify(token)).toEqual({ kind: 'service', service: 'studio' });
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'ES256', kid: keyIdOf(keyOf('studio')) });
    const { iat = 0, ...claims } = decodeJwt(token);
    expect(claims).toEqual({ iss: 'studio', aud: 'orders', exp: iat + 60, kind: 'service', service: 'studio' });
  });

  it('says nothing to anybody else', async () => {
    for (const token of [await gateway.forUser(asha, 'orders'), await studio.forService('orders')])
      for (const other of ['catalog', 'gateway', 'studio'] as const)
        expect(await tokensWith(other).verify(token)).toBeUndefined();
    for (const aud of ['', 'order', 'orders ', ['orders', 'catalog']])
      expect(
        await orders.verify(await forge({ claims: { kind: 'service', service: 'studio' }, aud })),
        String(aud),
      ).toBeUndefined();
  });

  it('is for the gateway alone to make for a person', async () => {
    await expect(studio.forUser(asha, 'orders')).rejects.toThrow('studio vouches for nobody');
    const person = { kind: 'user', user: asha };
    expect(await orders.verify(await forge({ claims: person, by: 'gateway' }))).toEqual(person);
    expect(await orders.verify(await forge({ claims: person }))).toBeUndefined();
    expect(await orders.verify(await forge({ claims: person, iss: 'gateway' }))).toBeUndefined();
    // The gateway's key id and claims, with a signature by studio.
    const header = { alg: 'ES256', kid: keyIdOf(keyOf('gateway')) };
    expect(await orders.verify(await forge({ claims: person, iss: 'gateway', header }))).toBeUndefined();
  });

  it('speaks for its signer and no other service', async () => {
    const asCatalog = { kind: 'service', service: 'catalog' };
    expect(await orders.verify(await forge({ claims: asCatalog }))).toBeUndefined();
    expect(await orders.verify(await forge({ claims: asCatalog, iss: 'catalog' }))).toBeUndefined();
    expect(await orders.verify(await forge({ claims: asCatalog, by: 'gateway' }))).toBeUndefined();
    const header = { alg: 'ES256', kid: keyIdOf(keyOf('catalog')) };
    expect(await orders.verify(await forge({ claims: asCatalog, iss: 'catalog', header }))).toBeUndefined();
  });

  it('is signed by a key that is listed', async () => {
    const claims = { kind: 'service', service: 'studio' };
    const key = keyOf('a stranger');
    expect(await orders.verify(await forge({ claims, key }))).toBeUndefined();
    expect(await orders.verify(await forge({ claims, key, header: { alg: 'ES256', kid: keyIdOf(key) } }))).toBeUndefined();
    const unnamed = new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).setIssuer('studio').setAudience('orders');
    expect(await orders.verify(await unnamed.setIssuedAt().setExpirationTime('60s').sign(keyOf('studio')))).toBeUndefined();
  });

  it('is signed by ES256, and not by a public key as if it were a secret', async () => {
    const claims = { kind: 'service', service: 'studio' };
    const publicKey = createPublicKey(keyOf('studio'));
    const header = { alg: 'HS256' };
    for (const key of [
      publicKey.export({ format: 'der', type: 'spki' }),
      Buffer.from(publicKey.export({ format: 'pem', type: 'spki' })),
      Buffer.from(publicText(keyOf('studio'))),
    ])
      expect(await orders.verify(await forge({ claims, header, key }))).toBeUndefined();
    const [, payload = ''] = (await studio.forService('orders')).split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none', kid: keyIdOf(keyOf('studio')) })).toString('base64url');
    expect(await orders.verify(`${none}.${payload}.`)).toBeUndefined();
    for (const rubbish of ['', 'a.b.c', 'x'.repeat(5_000)]) expect(await orders.verify(rubbish)).toBeUndefined();
  });

  it('ends after a minute and the difference of two clocks', async () => {
    const token = await studio.forService('orders');
    vi.advanceTimersByTime(64_000);
    expect(await orders.verify(token)).toBeDefined();
    vi.advanceTimersByTime(2_000);
    expect(await orders.verify(token)).toBeUndefined();
    expect(
      await orders.verify(await forge({ claims: { kind: 'service', service: 'studio' }, expires: 'never' })),
    ).toBeUndefined();
  });
});

describe('a key that changes', () => {
  const next = keyOf('the next one of studio');
  const both = `${PUBLIC_KEYS},studio=${publicText(next)}`;
  const nextAlone = PUBLIC_KEYS.replace(/studio=[^,]+/, `studio=${publicText(next)}`);

  it('is known beside the one before, until that one is taken from the list', async () => {
    const [before, after] = [tokensWith('studio', keyOf('studio'), both), tokensWith('studio', next, both)];
    const [old, fresh] = [await before.forService('orders'), await after.forService('orders')];
    const caller = { kind: 'service', service: 'studio' };
    const meanwhile = tokensWith('orders', keyOf('orders'), both);
    expect([await meanwhile.verify(old), await meanwhile.verify(fresh)]).toEqual([caller, caller]);
    const afterwards = tokensWith('orders', keyOf('orders'), nextAlone);
    expect([await afterwards.verify(old), await afterwards.verify(fresh)]).toEqual([undefined, caller]);
  });

  it('is refused at the start where nobody could check what it signs, or others would', () => {
    expect(() => tokensWith('studio', next)).toThrow('SERVICE_TOKEN_KEY matches no key of studio in SERVICE_TOKEN_PUBLIC_KEYS');
    expect(() => tokensWith('studio', keyOf('gateway'))).toThrow('SERVICE_TOKEN_KEY matches no key of studio');
  });
});

describe('tokens that are kept', () => {
  it('are given again for half of their life, to the same service for the same person as they are', async () => {
    const gateway = tokensWith('gateway');
    const first = await gateway.forUser(asha, 'orders');
    const atOnce = await Promise.all([gateway.forUser({ ...asha }, 'orders'), gateway.forUser(asha, 'orders')]);
    expect(new Set([first, ...atOnce]).size).toBe(1);
    const others = await Promise.all([
      gateway.forUser(asha, 'studio'),
      gateway.forUser({ ...asha, roles: [] }, 'orders'),
      gateway.forService('orders'),
      gateway.forService('studio'),
    ]);
    expect(new Set([first, ...others]).size).toBe(5);
    vi.advanceTimersByTime(29_000);
    expect(await gateway.forUser(asha, 'orders')).toBe(first);
    vi.advanceTimersByTime(1_000);
    const second = await gateway.forUser(asha, 'orders');
    expect(second).not.toBe(first);
    expect(decodeJwt(second).exp).toBe((decodeJwt(first).exp ?? 0) + 30);
  });

  it('are believed no longer than they live, though they were checked before', async () => {
    const orders = tokensWith('orders');
    const token = await tokensWith('studio').forService('orders');
    const caller = await orders.verify(token);
    expect(caller).toEqual({ kind: 'service', service: 'studio' });
    vi.advanceTimersByTime(59_000);
    expect(await orders.verify(token)).toBe(caller);
    vi.advanceTimersByTime(7_000);
    expect(await orders.verify(token)).toBeUndefined();
  });

  it('are no more than a thousand', async () => {
    const gateway = tokensWith('gateway');
    const first = await gateway.forUser(asha, 'orders');
    for (let person = 0; person < 999; person += 1) await gateway.forUser({ ...asha, uid: `u${person}` }, 'orders');
    expect(await gateway.forUser(asha, 'orders')).toBe(first);
    await gateway.forUser({ ...asha, uid: 'one more' }, 'orders');
    expect(await gateway.forUser(asha, 'orders')).not.toBe(first);
  });
});
