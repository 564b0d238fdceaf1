import { pageByName } from '@nimantran/kit/http/page';
import { route } from '@nimantran/kit/http/route';
import { listPromoCodes } from '@nimantran/proto/http/pricing/admin-prices';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { readPromoCodes } from '../db/promo-codes.ts';
import { promoCodeView } from '../domain/promo-settings.ts';

export function serveListPromoCodes(app: FastifyInstance, { db }: Context): void {
  route(app, listPromoCodes, async ({ query }) => {
    const { rows, next_cursor } = await pageByName(
      query,
      (page) => readPromoCodes(db, page),
      ({ code }) => code,
    );
    return { codes: rows.map(promoCodeView), next_cursor };
  });
}
