import { createLog } from '@nimantran/kit/log';
import { drawStill } from '@nimantran/proto/http/render/draw-still';
import type { LiveStill } from '@nimantran/proto/http/studio/live-stills';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import { buildApp } from '../../src/app.ts';
import type { Context } from '../../src/context.ts';
import type { LiveStills } from '../../src/live-stills/live-stills.ts';
import { LineFullError, OutdatedError } from '../../src/live-stills/still-line.ts';
import { NotDrawnError, ProcessLostError } from '../../src/live-stills/still-process.ts';
import { permanent } from '../../src/pipeline/errors.ts';

const MARKER = 'Wort-das-nirgends-steht';
const house = serviceAuthOf('render');
const STILL: LiveStill = {
  ...{ picture: 'data:image/webp;base64,UklGRg==', width: 320, height: 180 },
  ...{ scene: 0, scenes: ['Names'], sample_slots: [], findings: [] },
};
const WORDS = {
  ...{ visitor: 'v', asker: 'a', owner: null, theme: { id: 1, version: '1', package_key: 'themes/1.zip' }, photos: {} },
  ...{ details: { bride: MARKER }, bride_first: false, scene: { index: 0 }, width: 320 },
};

let app: FastifyInstance;
let logged: string;
let drawn: LiveStills['draw'];

beforeEach(async () => {
  logged = '';
  const write = (line: string): void => {
    logged += line;
  };
  const context = { log: createLog('render', 'trace', { write }), tokens: house.tokens, config: { NODE_ENV: 'test' } };
  const stills = { draw: (...input: Parameters<LiveStills['draw']>) => drawn(...input) } as LiveStills;
  app = await buildApp(context as unknown as Context, stills);
});
afterEach(() => app.close());

const ask = async (authorization: string | undefined) =>
  app.inject({
    method: drawStill.method,
    url: drawStill.path,
    headers: authorization === undefined ? {} : { authorization: `Bearer ${authorization}` },
    payload: WORDS,
  });

test('draws for services alone', async () => {
  drawn = async () => STILL;
  const person = { uid: 'asha', email: 'a@b.test', email_verified: true, name: '', photoURL: null, roles: [] };
  expect((await ask(undefined)).statusCode).toBe(401);
  expect((await ask(await house.forUser(person))).statusCode).toBe(403);
  const answered = await ask(await house.forService('studio'));
  expect(answered.json()).toEqual(STILL);
});

test('is told when nobody waits for a still any more', async () => {
  let signal: AbortSignal | undefined;
  drawn = (_words, given) => {
    signal = given;
    return new Promise((_resolve, reject) => given.addEventListener('abort', () => reject(given.reason)));
  };
  const leave = new AbortController();
  const left = fetch(`${await app.listen({ host: '127.0.0.1', port: 0 })}${drawStill.path}`, {
    method: drawStill.method,
    headers: { authorization: `Bearer ${await house.forService('studio')}`, 'content-type': 'application/json' },
    body: JSON.stringify(WORDS),
    signal: leave.signal,
  }).catch((error: Error) => error.name);
  await eventually('it is being drawn', () => signal !== undefined);
  leave.abort();
  expect(await left).toBe('AbortError');
  await eventually('drawing is given up', () => signal?.aborted);
});

test.each([
  [new OutdatedError(MARKER), 409, 'still_outdated'],
  [new LineFullError(MARKER), 429, 'stills_busy'],
  [new NotDrawnError(MARKER, true), 422, 'still_not_drawn'],
  [permanent('outline', 'theme_invalid', `The text “${MARKER}” has too many letters.`), 422, 'still_not_drawn'],
  [new NotDrawnError(MARKER, false), 503, 'still_failed'],
  [new ProcessLostError(MARKER, true), 503, 'still_failed'],
  [new TypeError(`Cannot read ${MARKER}`), 503, 'still_failed'],
])('tells the kind of %s, and writes no words into answer or log', async (error, status, code) => {
  drawn = () => Promise.reject(error);
  const answered = await ask(await house.forService('studio'));
  expect(answered.statusCode).toBe(status);
  expect(answered.json()).toMatchObject({ code });
  expect(answered.body).not.toContain(MARKER);
  expect(logged).not.toContain(MARKER);
});
