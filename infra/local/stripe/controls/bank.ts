import type { FastifyInstance } from 'fastify';
import type { LocalContext } from '../../context.ts';
import { closeDispute, openDispute } from '../disputes/disputes.ts';
import { settleRefund } from '../refunds/refunds.ts';
import { change } from '../webhooks/events.ts';
import { body, TEXT } from './body.ts';
import { findCharge, mustFind } from './find.ts';

type Id = { Params: { id: string } };

/** The bank's controls: disputes, and outcomes of refunds. */
export function registerBankControls(app: FastifyInstance, context: LocalContext): void {
  app.post<Id & { Body: { amount?: number; reason?: string } | null }>(
    '/charges/:id/dispute',
    body({ amount: { type: 'integer', minimum: 1 }, reason: TEXT }),
    async (request) => change(context, (work) => openDispute(work, findCharge(work.tx, request.params.id), request.body ?? {})),
  );
  app.post<Id & { Body: { status: 'won' | 'lost' } }>(
    '/disputes/:id/close',
    body({ status: { type: 'string', enum: ['won', 'lost'] } }, ['status']),
    async (request) =>
      change(context, (work) => closeDispute(work, mustFind(work.tx, 'dispute', request.params.id), request.body.status)),
  );
  app.post<{ Body: { outcome: 'pending' | 'failed' } }>(
    '/next-refund',
    body({ outcome: { type: 'string', enum: ['pending', 'failed'] } }, ['outcome']),
    async (request) => {
      context.controls.setNextRefund(request.body.outcome);
      return { next_refund: request.body.outcome };
    },
  );
  app.post<Id & { Body: { outcome: 'succeeded' | 'failed' } }>(
    '/refunds/:id/settle',
    body({ outcome: { type: 'string', enum: ['succeeded', 'failed'] } }, ['outcome']),
    async (request) =>
      change(context, (work) => settleRefund(work, mustFind(work.tx, 'refund', request.params.id), request.body.outcome)),
  );
}
