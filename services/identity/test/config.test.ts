import { describe, expect, it } from 'vitest';
import { serviceAuthOf } from '../../../infra/test-support/service-auth.ts';
import { readConfiguration } from '../src/config.ts';
import { signInMethodOf } from '../src/verifiers/create-verifier.ts';

const base = {
  PORT: '0',
  ...serviceAuthOf('identity').variables,
  DATABASE_URL: 'postgres://a@localhost/b',
  ORDERS_URL: 'http://orders.test',
  MEDIA_URL: 'http://media.test',
  GUESTS_URL: 'http://guests.test',
};

describe('the configuration of signing in', () => {
  it('takes Firebase where a project is named', () => {
    const config = readConfiguration({
      ...base,
      LOCAL_URL: 'http://127.0.0.1:8090',
      FIREBASE_PROJECT_ID: 'shop',
      FIREBASE_API_KEY: 'key',
    });
    expect(signInMethodOf(config)).toEqual({
      kind: 'firebase',
      config: { apiKey: 'key', authDomain: 'shop.firebaseapp.com', projectId: 'shop' },
    });
  });

  it('refuses to start where nobody could sign in', () => {
    expect(() => readConfiguration(base)).toThrow(/FIREBASE_PROJECT_ID nor LOCAL_URL/);
    expect(() => readConfiguration({ ...base, FIREBASE_PROJECT_ID: 'shop' })).toThrow(/FIREBASE_API_KEY/);
  });

  it('names every neighbour that is not set', () => {
    const { ORDERS_URL: _, MEDIA_URL: __, GUESTS_URL: ___, ...alone } = base;
    expect(() => readConfiguration({ ...alone, LOCAL_URL: 'http://127.0.0.1:8090' })).toThrow(
      /ORDERS_URL[\s\S]*MEDIA_URL[\s\S]*GUESTS_URL/,
    );
  });

  it('refuses local accounts and unsigned tokens in production', () => {
    const production = { ...base, NODE_ENV: 'production', NATS_URL: 'nats://nats:4222' };
    expect(() => readConfiguration({ ...production, LOCAL_URL: 'http://127.0.0.1:8090' })).toThrow(/FIREBASE_PROJECT_ID/);
    const rehearsal = { ...production, LOCAL_URL: 'http://127.0.0.1:8090', REHEARSAL: 'true' };
    expect(readConfiguration(rehearsal).signIn.kind).toBe('local');
    const firebase = { ...production, FIREBASE_PROJECT_ID: 'shop', FIREBASE_API_KEY: 'key' };
    expect(readConfiguration(firebase).signIn.kind).toBe('firebase');
    expect(() => readConfiguration({ ...firebase, FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' })).toThrow(/EMULATOR/);
  });
});
