import { expect, it } from 'vitest';
import { readCommandConfiguration, readConfiguration, readSeedConfiguration } from '../src/config.ts';

it.each([readConfiguration, readSeedConfiguration, readCommandConfiguration])(
  'needs the public address of the shop (%#)',
  (read) => {
    expect(() => read({ DATABASE_URL: 'postgres://a@b/c' })).toThrow('PUBLIC_URL is not set');
  },
);
