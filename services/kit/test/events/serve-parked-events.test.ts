import { PARKED_EVENTS } from '@nimantran/proto/http/shared/parked-events';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith, withBareDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import { serveParkedEvents } from '../../src/events/serve-parked-events.ts';
import { createApp } from '../../src/http/app.ts';
import { log, openDatabase, type Tables } from '../support/events/harness.ts';

const ADMIN = {
  uid: 'adm',
  email: 'adm@example.com',
  email_verified: true,
  name: 'A',
  photoURL: null,
  roles: ['admin' as const],
};
const ID = '11111111-1111-4111-8111-111111111111';

describeWith(['postgres'], 'the list of parked events', () => {
  const database = withBareDatabase();
  const house = serviceAuthOf('orders');
  let db: Kysely<Tables>;
  let app: FastifyInstance;
  beforeAll(async () => {
    db = await openDatabase(database.urls.orders);
    app = await createApp({ log, tokens: house.tokens, readiness: {}, checkAnswers: true });
    serveParkedEvents(app, 'studio', { db, consumers: [], log });
  });
  afterAll(async () => {
    await app?.close();
    await db?.destroy();
  });

  it.each([
    [0, 200],
    [Number.MAX_SAFE_INTEGER, 200],
    [-1, 400],
    [1e30, 400],
    [1.5, 400],
  ])('goes on behind %d with %d', async (parked, status) => {
    const cursor = Buffer.from(JSON.stringify({ parked, id: ID })).toString('base64url');
    const answer = await app.inject({
      url: PARKED_EVENTS.studio.list.path,
      query: { cursor },
      headers: { authorization: `Bearer ${await house.forUser(ADMIN)}` },
    });
    expect(answer.statusCode).toBe(status);
    if (status === 400) expect(answer.json()).toMatchObject({ code: 'invalid_cursor' });
  });
});
