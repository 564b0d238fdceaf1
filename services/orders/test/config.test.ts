import { expect, it } from 'vitest';
import { serviceAuthOf } from '../../../infra/test-support/service-auth.ts';
import { readConfiguration } from '../src/config.ts';

const production = {
  ...serviceAuthOf('orders').variables,
  ...{
    NODE_ENV: 'production',
    PORT: '0',
    DATABASE_URL: 'postgres://a@localhost/b',
    NATS_URL: 'nats://n',
    REDIS_URL: 'redis://r',
  },
  ...{ PUBLIC_URL: 'https://shop.test', CATALOG_URL: 'http://a', PRICING_URL: 'http://a', MEDIA_URL: 'http://a' },
  ...{ IDENTITY_URL: 'http://a', STUDIO_URL: 'http://a', DATA_DIR: '/tmp', SMTP_URL: 'smtp://a', MAIL_FROM: 'a@shop.test' },
  ...{ TERMS_VERSION: '1', SELLER_NAME: 'A', SELLER_ADDRESS: 'B', SELLER_STATE: 'MP' },
  ...{ STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_WEBHOOK_SECRET: 'whsec_a' },
};
const STAND_IN = { STRIPE_API_URL: 'http://stand-ins:8190' };

it('lets production use a stand-in for payments only as a rehearsal', () => {
  expect(() => readConfiguration({ ...production, ...STAND_IN })).toThrow('STRIPE_API_URL is set');
  expect(() => readConfiguration({ ...production, ...STAND_IN, REHEARSAL: 'false' })).toThrow('STRIPE_API_URL is set');
  expect(readConfiguration({ ...production, ...STAND_IN, REHEARSAL: 'true' })).toMatchObject({
    isTrial: false,
    isRehearsal: true,
  });
  expect(readConfiguration(production)).toMatchObject({ isTrial: false, isRehearsal: false });
});

it('charges nobody in a rehearsal', () => {
  const real = { ...production, STRIPE_SECRET_KEY: 'sk_live_a' };
  expect(() => readConfiguration(real)).not.toThrow();
  expect(() => readConfiguration({ ...real, REHEARSAL: 'true' })).toThrow('STRIPE_SECRET_KEY is not a test key');
});

it('is no rehearsal while it is for trying out', () => {
  expect(readConfiguration({ ...production, NODE_ENV: 'development', REHEARSAL: 'true' })).toMatchObject({
    ...{ isTrial: true, isRehearsal: false },
  });
});
