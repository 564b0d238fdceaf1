import type { Call } from '@nimantran/proto/http/shared/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShopName } from '../../src/clients/shop-name.ts';
import { fakeService, problem } from '../support/neighbours.ts';

let name: string | undefined;
let asked: number;
const orders: Call = fakeService({
  getShop: () => {
    asked += 1;
    if (name === undefined) throw problem(503, 'down');
    return { about: { name } };
  },
});

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  name = 'Shaadi Studio';
  asked = 0;
});
afterEach(() => vi.useRealTimers());

it('is asked for each film, and once a minute for pictures', async () => {
  const shopName = new ShopName(orders);
  expect(await shopName.recent()).toBe('Shaadi Studio');
  name = 'Utsav';
  expect(await shopName.recent()).toBe('Shaadi Studio');
  expect(await shopName.get()).toBe('Utsav');
  expect(asked).toBe(2);
  name = 'Vivaah';
  vi.advanceTimersByTime(60_000);
  expect(await shopName.recent()).toBe('Vivaah');
});

it('is the last one while orders cannot be asked, and an error before the first', async () => {
  const shopName = new ShopName(orders);
  await shopName.get();
  name = undefined;
  vi.advanceTimersByTime(60_000);
  expect(await shopName.recent()).toBe('Shaadi Studio');
  expect(await shopName.recent()).toBe('Shaadi Studio');
  expect(asked).toBe(2);
  await expect(new ShopName(orders).get()).rejects.toThrow();
});
