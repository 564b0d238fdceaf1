import { expect, it } from 'vitest';
import { readMediaConfig } from '../src/config.ts';

it('needs the public address of the shop', () => {
  expect(() => readMediaConfig({ DATABASE_URL: 'postgres://a@b/c' })).toThrow('PUBLIC_URL is not set');
});
