import type { Shop } from '@nimantran/proto/domain/shop';
import { getShop } from '@nimantran/proto/http/orders/shop';
import { call } from '../http/api.ts';

const AGAIN_MS = 3_000;

/** For a page that came without the shop's facts: nothing can be shown before them. */
export async function askShop(): Promise<Shop> {
  for (;;) {
    try {
      return await call(getShop);
    } catch (error) {
      console.warn('The shop does not answer yet', error);
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}
