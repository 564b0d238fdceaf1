import type { FastifyReply, FastifyRequest } from 'fastify';
import { NodeRequest } from 'srvx/node';
import { storageProblem } from '../domain/storage-problem.ts';
import { bodyOf } from './request-body.ts';
import type { TusServer } from './tus-server.ts';

export const GONE = 'This upload no longer exists. Start it again.';

/** A request for a protocol extension that is not offered here is the client's error, not a server failure. */
const UNKNOWN_WAY = 'An upload must be sent as one, with its length. Leave out Upload-Defer-Length and Upload-Concat.';

/** Advice for a refusal by the protocol, if its own message gives none. */
const ADVICE: Readonly<Record<number, string>> = {
  404: GONE,
  409: 'The upload’s offset differs from this request’s. Ask for it with HEAD.',
  410: 'This upload was not finished in time. Start it again.',
  413: 'The request is longer than announced for this upload.',
  423: 'Another request is writing to this upload. Try again in a moment.',
  500: 'The upload could not be stored. Try again in a moment.',
};

/** Passes the request to the tus server. @throws HttpProblem for what it refuses */
export async function askTus(tus: TusServer, request: FastifyRequest, reply: FastifyReply): Promise<Response> {
  const asked = new NodeRequest({ req: request.raw, res: reply.raw });
  if (request.method === 'PATCH') Object.defineProperty(asked, 'body', { value: bodyOf(request.raw) });
  const answer = await tus.server.handleWeb(asked);
  if (answer.status < 400) return answer;
  const said = (await answer.text()).trim();
  if (answer.status === 501) throw storageProblem(400, UNKNOWN_WAY);
  throw storageProblem(answer.status, ADVICE[answer.status] ?? said);
}

/** Forwards an answer of the tus server, which consists of headers only. */
export function passOn(answer: Response, reply: FastifyReply): FastifyReply {
  for (const [name, value] of answer.headers) {
    if (name !== 'content-type' && name !== 'content-length') void reply.header(name, value);
  }
  return reply.code(answer.status).send();
}
