import { route } from '@nimantran/kit/http/route';
import { continueProof, getFirstRun, startProof } from '@nimantran/proto/http/orders/first-run';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { firstRunOf } from '../../use-cases/first-run/first-run-of.ts';
import * as useCase from '../../use-cases/first-run/run-proof.ts';

export function serveFirstRun(app: FastifyInstance, context: OrdersContext): void {
  route(app, getFirstRun, () => firstRunOf(context));
  route(app, startProof, async ({ params, user }) => {
    await useCase.startProof(context, params.proof, user);
    return firstRunOf(context);
  });
  route(app, continueProof, async ({ params, body, user }) => {
    await useCase.continueProof(context, { proof: params.proof, answer: body.answer, by: user });
    return firstRunOf(context);
  });
}
