import type { FastifyInstance } from 'fastify';

/**
 * A client that sends `Expect: 100-continue` sends the body only after every guard has accepted the request (RFC 9110, 10.1.1).
 */
export function continueWhenAllowed(app: FastifyInstance): void {
  app.server.on('checkContinue', (request, response) => app.server.emit('request', request, response));
  app.addHook('preParsing', async (request, reply) => {
    if (request.headers.expect !== undefined && !reply.raw.headersSent) reply.raw.writeContinue();
  });
}
