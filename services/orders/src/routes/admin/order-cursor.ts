import { badRequest } from '@nimantran/kit/http/problem';
import { Currency } from '@nimantran/proto/domain/currency';
import { ORDER_SORTS, type OrderSort } from '@nimantran/proto/http/orders-admin';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { OrderPlace } from '../../db/find-orders.ts';

const Whole = Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER });
/** The sort that it was given under, and the place that the next page comes after. */
const Cursor = Type.Tuple([
  Type.Enum([...ORDER_SORTS]),
  Type.Union([Currency, Type.Null()]),
  Type.Union([Whole, Type.Null()]),
  Whole,
]);

export function writeOrderCursor(sort: OrderSort, { currency, key, seq }: OrderPlace): string {
  return Buffer.from(JSON.stringify([sort, currency, key, seq])).toString('base64url');
}

/** @throws HttpProblem 400 `invalid_cursor` for one that is not ours, or of another sort */
export function readOrderCursor(sort: OrderSort, cursor: string): OrderPlace {
  const content = parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!Value.Check(Cursor, content) || content[0] !== sort)
    throw badRequest('invalid_cursor', 'Begin again without a cursor.', [
      { field: 'cursor', message: 'is not one of this list' },
    ]);
  const [, currency, key, seq] = content;
  return { currency, key, seq };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
