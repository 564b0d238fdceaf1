import type { FastifyInstance } from 'fastify';

/** Who asks with `Expect: 100-continue` sends the body only after every guard has let the request in (RFC 9110, 10.1.1). */
export function continueWhenAllowed(app: FastifyInstance): void {
  app.server.on('checkContinue', (request, response) => app.server.emit('request', request, response));
  app.addHook('preParsing', async (request, reply) => {
    if (request.headers.expect !== undefined && !reply.raw.headersSent) reply.raw.writeContinue();
  });
}
