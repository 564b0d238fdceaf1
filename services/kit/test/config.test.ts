import { describe, expect, it } from 'vitest';
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

  it('refuses a secret that is too short', () => {
    expect(() => readConfig({ PORT: '1', SERVICE_TOKEN_SECRET: 'short' }, commonVariables)).toThrow(/SERVICE_TOKEN_SECRET/);
  });

  it('has no embedded default in production', () => {
    expect(() => requireInProduction({ NODE_ENV: 'production', A: 'set' }, ['A', 'NATS_URL', 'REDIS_URL'])).toThrow(
      /NATS_URL[\s\S]*REDIS_URL/,
    );
    expect(() => requireInProduction({ NODE_ENV: 'development' }, ['NATS_URL'])).not.toThrow();
  });
});
