import { RenderSpec } from '@nimantran/proto/jobs/render';
import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { serviceAuthOf } from '../../../infra/test-support/service-auth.ts';
import { readStudioConfig } from '../src/config.ts';

const read = (PUBLIC_URL: string) =>
  readStudioConfig({
    ...{ PORT: '0', DATABASE_URL: 'postgres://a@b/c', PUBLIC_URL, ...serviceAuthOf('studio').variables },
    ...{ CATALOG_URL: 'http://x', MEDIA_URL: 'http://x', ORDERS_URL: 'http://x' },
  });
const shopOf = (letters: number) => 'https://shop.test'.padEnd(letters, 't');

it('takes the longest address of a shop that a code can hold, and none that is longer', () => {
  const { PUBLIC_URL } = read(shopOf(59));
  const address = (shop: string) => `${shop}/i/the_page_of_the_order_`;
  expect(Value.Check(RenderSpec.properties.qr_address, address(PUBLIC_URL))).toBe(true);
  expect(Value.Check(RenderSpec.properties.qr_address, address(shopOf(60)))).toBe(false);
  expect(() => read(shopOf(60))).toThrow('PUBLIC_URL has more than 59 letters');
});
