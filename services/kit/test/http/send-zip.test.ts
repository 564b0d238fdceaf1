import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import { createApp } from '../../src/http/app.ts';
import { sendZip } from '../../src/http/send-zip.ts';
import { createLog } from '../../src/log.ts';

/** More than fits into the buffers of a connection. */
const CHUNKS = 1_024;
const CHUNK = Buffer.alloc(64 * 1024, 1);

it('a zip is broken off when its reader takes longer than the limit, and its objects are closed', async () => {
  const log = createLog('test', 'silent');
  const app = await createApp({ log, tokens: serviceAuthOf('orders').tokens, readiness: {}, checkAnswers: false });
  const sources: Readable[] = [];
  const readObject = async () => {
    const source = Readable.from(Array.from({ length: CHUNKS }, () => CHUNK));
    sources.push(source);
    return source;
  };
  const entries = [{ name: 'film.mp4', object_key: 'renders/film.mp4', size_bytes: CHUNKS * CHUNK.length, at: new Date() }];
  app.get('/zip', (_request, reply) => sendZip(reply, { name: 'all.zip', entries, readObject, log, limitMs: 300 }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/zip`);
  expect(answer.status).toBe(200);
  await eventually('the object is closed', () => sources.length === 1 && sources[0]?.destroyed === true);
  await expect(answer.arrayBuffer()).rejects.toThrow();
  await app.close();
});
