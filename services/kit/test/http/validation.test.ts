import { defineOperation } from '@nimantran/proto/http/shared/operation';
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import { createApp } from '../../src/http/app.ts';
import { route } from '../../src/http/route.ts';
import { createLog } from '../../src/log.ts';

const keep = defineOperation({
  name: 'keep',
  method: 'POST',
  path: '/api/things',
  access: 'public',
  summary: 'Keeps a thing',
  body: Type.Object({
    words: Type.Record(Type.String(), Type.String()),
    pick: Type.Union([Type.Object({ id: Type.Integer() }), Type.Object({ id: Type.Integer(), at: Type.Integer() })]),
    note: Type.Optional(Type.String()),
  }),
  answer: Type.Unknown(),
});

it('hands an operation what it asks for by name, and nothing that a caller adds', async () => {
  const app = await createApp({
    log: createLog('test', 'silent'),
    tokens: serviceAuthOf('orders').tokens,
    readiness: {},
    checkAnswers: true,
  });
  route(app, keep, async ({ body }) => body);
  const asked = { words: { bride: 'Asha' }, pick: { id: 1, at: 2 } };
  const payload = `{"owner":"eve","__proto__x":1,"constructor":{},${JSON.stringify(asked).slice(1)}`;
  const answer = await app.inject({
    method: 'POST',
    url: '/api/things',
    headers: { 'content-type': 'application/json' },
    payload,
  });
  await app.close();
  expect([answer.statusCode, answer.json()]).toEqual([200, asked]);
});

it('refuses a body that is nested 5,000 deep', async () => {
  const app = await createApp({
    log: createLog('test', 'silent'),
    tokens: serviceAuthOf('orders').tokens,
    readiness: {},
    checkAnswers: true,
  });
  const document = defineOperation({
    ...keep,
    name: 'keepDocument',
    path: '/api/documents',
    body: Type.Object({ document: Type.Unknown() }),
  });
  route(app, document, async () => ({}));
  const post = (depth: number) =>
    app.inject({
      method: 'POST',
      url: '/api/documents',
      headers: { 'content-type': 'application/json' },
      payload: `{"document":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    });
  const [deep, usual] = [await post(5_000), await post(20)];
  await app.close();
  expect([deep.statusCode, deep.json().code, usual.statusCode]).toEqual([400, 'invalid_request', 200]);
});
