import { Shop } from '@nimantran/proto/domain/shop';
import { getShop } from '@nimantran/proto/http/orders/shop';
import { Value } from 'typebox/value';
import type { Context } from '../context.ts';
import type { Answer } from '../proxy/response-cache.ts';
import { askAsVisitor } from './fetch-as-visitor.ts';

/**
 * What the shop says about itself: the same object until it changes. Undefined until orders has answered once; later, the last answer
 * stands in for a missing one.
 */
export type ShopFacts = () => Promise<Shop | undefined>;

const TIMEOUT_MS = 3_000;

export function createShopFacts(context: Context): ShopFacts {
  let known: { answer: Answer; shop: Shop } | undefined;
  return async () => {
    try {
      const answer = await askAsVisitor(getShop.path, AbortSignal.timeout(TIMEOUT_MS), context);
      if (answer !== known?.answer) known = { answer, shop: shopIn(answer) };
    } catch (error) {
      context.log.warn({ err: error }, 'the facts of the shop could not be read');
    }
    return known?.shop;
  };
}

function shopIn({ status, body }: Answer): Shop {
  const facts: unknown = status === 200 ? JSON.parse(body.toString()) : undefined;
  if (Value.Check(Shop, facts)) return facts;
  throw new Error(`${getShop.path} answered ${status} without the facts of the shop`);
}
