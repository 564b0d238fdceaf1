import { expect, it } from 'vitest';
import { readMediaConfig } from '../src/config.ts';

it('needs the public address of the shop in production', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://a@b/c', NATS_URL: 'nats://nats:4222' };
  const stored = { ...production, S3_ENDPOINT: 'https://s3.test', S3_BUCKET: 'shop' };
  expect(() => readMediaConfig(stored)).toThrow('PUBLIC_URL is not set');
});
