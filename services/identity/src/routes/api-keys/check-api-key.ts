import { HttpProblem } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { checkApiKey } from '@nimantran/proto/http/identity/api-keys';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { findKeyHolder } from '../../db/api-keys.ts';
import { apiKeyHash } from '../../domain/api-key.ts';
import { sessionInfo } from '../session-info.ts';

export function serveCheckApiKey(app: FastifyInstance, { db, clock, config }: Context): void {
  route(app, checkApiKey, async ({ body }) => {
    const found = await findKeyHolder(db, clock, apiKeyHash(body.key));
    if (!found) throw new HttpProblem(401, 'key_ended', 'The API key does not work: it is unknown, expired or revoked.');
    return { session: sessionInfo(config, found.user), key: found.key };
  });
}
