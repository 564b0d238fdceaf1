import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keyOf, privateText, publicText, serviceAuthOf } from '../../../infra/test-support/service-auth.ts';
import {
  ConfigError,
  commonVariables,
  flag,
  integer,
  list,
  oneOf,
  orElse,
  readConfig,
  requireInProduction,
  url,
} from '../src/config.ts';

describe('readConfig', () => {
  it('names every variable that is missing or malformed at once', () => {
    const read = () =>
      readConfig(
        { PORT: '99999', FLAG: 'yes', LEVEL: 'loud', ADDRESS: 'nowhere' },
        {
          PORT: integer('the port', { min: 0, max: 65_535 }),
          FLAG: flag('on or off'),
          LEVEL: oneOf(['low', 'high']),
          ADDRESS: url('an address'),
          MISSING: url('needed'),
        },
      );
    expect(read).toThrow(ConfigError);
    try {
      read();
    } catch (error) {
      const faults = (error as ConfigError).faults.join('\n');
      for (const name of ['PORT', 'FLAG', 'LEVEL', 'ADDRESS', 'MISSING']) expect(faults).toContain(name);
    }
  });

  it('takes an empty variable for an unset one', () => {
    const config = readConfig({ NAMES: '' }, { NAMES: orElse(list('names'), ['nobody']) });
    expect(config.NAMES).toEqual(['nobody']);
  });

  it('drops blanks in lists and the slash at the end of addresses', () => {
    const config = readConfig(
      { NAMES: ' a, ,b ', ADDRESS: 'http://localhost:80/x/' },
      { NAMES: list('names'), ADDRESS: url('x') },
    );
    expect(config).toEqual({ NAMES: ['a', 'b'], ADDRESS: 'http://localhost/x' });
  });

  it('refuses keys that are none, and says what they must be', () => {
    const { variables } = serviceAuthOf('orders');
    const given = { PORT: '1', ...variables };
    expect(() => readConfig(given, commonVariables)).not.toThrow();
    const key = /^ {2}SERVICE_TOKEN_KEY is not the private key of this service: PKCS#8/m;
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey;
    for (const wrong of ['short', 'AAAA', privateText(rsa), privateText(p384), publicText(keyOf('orders'))])
      expect(() => readConfig({ ...given, SERVICE_TOKEN_KEY: wrong }, commonVariables)).toThrow(key);
    expect(() => readConfig({ PORT: '1' }, commonVariables)).toThrow(/SERVICE_TOKEN_KEY is not set: the private key/);
    const keys = /^ {2}SERVICE_TOKEN_PUBLIC_KEYS is not the public keys of all services, gateway=…/m;
    const all = variables.SERVICE_TOKEN_PUBLIC_KEYS;
    for (const wrong of [
      all.replace('gateway=', 'gate='),
      all.replace(/gateway=[^,]+,/, ''),
      all.replace(/gateway=[^,]+/, `gateway=${publicText(keyOf('orders'))}`),
      all.replace(/gateway=[^,]+/, `gateway=${publicText(p384)}`),
      all.replace(/gateway=[^,]+/, `gateway=${variables.SERVICE_TOKEN_KEY}`),
      `${all},`,
    ])
      expect(() => readConfig({ ...given, SERVICE_TOKEN_PUBLIC_KEYS: wrong }, commonVariables), wrong).toThrow(keys);
    const changing = `${all},gateway=${publicText(keyOf('the next one of gateway'))}`;
    expect(() => readConfig({ ...given, SERVICE_TOKEN_PUBLIC_KEYS: changing }, commonVariables)).not.toThrow();
  });

  it('has no embedded default in production', () => {
    expect(() => requireInProduction({ NODE_ENV: 'production', A: 'set' }, ['A', 'NATS_URL', 'REDIS_URL'])).toThrow(
      /NATS_URL[\s\S]*REDIS_URL/,
    );
    expect(() => requireInProduction({ NODE_ENV: 'development' }, ['NATS_URL'])).not.toThrow();
  });
});
