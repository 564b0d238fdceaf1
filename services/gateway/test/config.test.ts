import { expect, it } from 'vitest';
import { serviceAuthOf } from '../../../infra/test-support/service-auth.ts';
import { readConfiguration } from '../src/config.ts';

const services = ['CATALOG', 'PRICING', 'IDENTITY', 'ORDERS', 'MEDIA', 'STUDIO', 'GUESTS'].map((name) => [
  `${name}_URL`,
  'http://a.test',
]);
const production = {
  NODE_ENV: 'production',
  PORT: '8080',
  ...serviceAuthOf('gateway').variables,
  NATS_URL: 'nats://nats:4222',
  WEB_DIST: '/app/web/dist',
  S3_ENDPOINT: 'https://s3.test',
  S3_BUCKET: 'shop',
  ...Object.fromEntries(services),
};

it.each(['http://shop.test', 'http://10.0.0.1:8080', 'ftp://shop.test'])('sells nothing in the clear at %s', (PUBLIC_URL) => {
  expect(() => readConfiguration({ ...production, PUBLIC_URL })).toThrow('PUBLIC_URL is not an https address');
  expect(() => readConfiguration({ ...production, NODE_ENV: 'development', PUBLIC_URL })).not.toThrow();
});

it.each(['https://shop.test', 'http://localhost:8080', 'http://127.0.0.1:8080'])('sells at %s', (PUBLIC_URL) => {
  expect(() => readConfiguration({ ...production, PUBLIC_URL })).not.toThrow();
});

it('takes stand-ins only as a rehearsal', () => {
  const standIns = { ...production, PUBLIC_URL: 'https://shop.test', LOCAL_URL: 'http://stand-ins.localhost:8190' };
  expect(() => readConfiguration(standIns)).toThrow('LOCAL_URL is set');
  expect(readConfiguration({ ...standIns, REHEARSAL: 'true' }).isRehearsal).toBe(true);
});
