import { route } from '@nimantran/kit/http/route';
import { listPromoCodes } from '@nimantran/proto/http/pricing';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { readPromoCodes } from '../db/promo-codes.ts';
import { promoCodeView } from '../domain/promo-settings.ts';

export function serveListPromoCodes(app: FastifyInstance, { db }: Context): void {
  route(app, listPromoCodes, async () => (await readPromoCodes(db)).map(promoCodeView));
}
