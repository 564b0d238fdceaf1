import { expect, it } from 'vitest';
import { readCommandConfiguration, readConfiguration, readSeedConfiguration } from '../src/config.ts';

it.each([readConfiguration, readSeedConfiguration, readCommandConfiguration])(
  'needs the public address of the shop in production (%#)',
  (read) => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://a@b/c', NATS_URL: 'nats://nats:4222' };
    const stored = { ...production, S3_ENDPOINT: 'https://s3.test', S3_BUCKET: 'shop' };
    expect(() => read(stored)).toThrow('PUBLIC_URL is not set');
  },
);
