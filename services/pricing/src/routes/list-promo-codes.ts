import { pageOf } from '@nimantran/kit/http/page';
import { route } from '@nimantran/kit/http/route';
import { listPromoCodes } from '@nimantran/proto/http/pricing';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../context.ts';
import { readPromoCodes } from '../db/promo-codes.ts';
import { promoCodeView } from '../domain/promo-settings.ts';

export function serveListPromoCodes(app: FastifyInstance, { db }: Context): void {
  route(app, listPromoCodes, async ({ query }) => {
    const { rows, next_cursor } = await pageOf(query, {
      place: Type.String({ maxLength: 40 }),
      list: (page) => readPromoCodes(db, page),
      placeOf: ({ code }) => code,
    });
    return { codes: rows.map(promoCodeView), next_cursor };
  });
}
