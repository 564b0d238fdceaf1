import { randomUUID } from 'node:crypto';
import { createApp } from '@nimantran/kit/http/app';
import { createLog } from '@nimantran/kit/log';
import { createQueues } from '@nimantran/kit/queue/create-queues';
import type { Queues } from '@nimantran/kit/queue/queue';
import type { User } from '@nimantran/proto/domain/user';
import { QUEUE_BOARD_PATH } from '@nimantran/proto/http/studio/failed-theme-renders';
import { renderJob } from '@nimantran/proto/jobs/render';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith, useRedis } from '../../../../../infra/test-support/servers/servers.ts';
import type { Context } from '../../../src/context.ts';
import { serveQueueBoard } from '../../../src/routes/renders/queue-board.ts';
import { designer, house, person } from '../../support/studio.ts';

const log = createLog('studio', 'silent');
const admin = person('root', ['admin']);

async function appOn(redisUrl: string | undefined): Promise<FastifyInstance> {
  const app = await createApp({ log, tokens: house.tokens, checkAnswers: true, readiness: {} });
  serveQueueBoard(app, { config: { REDIS_URL: redisUrl } as Context['config'], log });
  return app;
}

describeWith(['redis'], 'the board of the queues', () => {
  // A separate database: other tests fill queues of these names too.
  const redisUrl = `${useRedis()}/9`;
  let app: FastifyInstance;
  let queues: Queues;
  beforeAll(async () => {
    queues = createQueues({ redisUrl, log });
    const render = { render_id: randomUUID(), attempt: 1, kind: 'draft' as const, order_number: 'NM-7XQ2M4KD', trace: '' };
    const spec = {
      ...{ theme: { id: 1, version: '1', package_key: 'themes/a.zip' }, details: { names: 'Xanthippe Quill' }, photos: {} },
      ...{ music: null, bride_first: false, colors: {}, resolution: '720p' as const, watermark: 'brand' as const, stills: true },
    };
    await queues.add(renderJob, { ...render, spec }, { jobId: `${render.render_id}.1`, priority: 5 });
    app = await appOn(redisUrl);
  });
  afterAll(async () => {
    await queues?.wipe('renders');
    await queues?.close();
    await app?.close();
  });
  const ask = async (path: string, as?: User, method: 'GET' | 'PUT' | 'POST' = 'GET') =>
    app.inject({
      method,
      url: `${QUEUE_BOARD_PATH}${path}`,
      headers: as ? { authorization: `Bearer ${await house.forUser(as)}` } : {},
    });

  it('is shown to admins alone, its files too', async () => {
    const page = await ask('/', admin);
    expect(page.statusCode).toBe(200);
    const [, script = ''] = /src="(static\/js\/main[^"]+)"/.exec(page.body) ?? [];
    for (const path of ['/', '', '/api/queues', `/${script}`, '/queue/renders']) {
      expect((await ask(path)).statusCode, path).toBe(401);
      expect((await ask(path, designer('ravi'))).statusCode, path).toBe(403);
      expect((await ask(path, admin)).statusCode, path).toBe(200);
    }
  });

  it('has no script that a strict content security policy would refuse', async () => {
    const { body } = await ask('/', admin);
    const inline = [...body.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes = '']) => attributes);
    for (const attributes of inline) expect(attributes).toContain('type="application/json"');
    expect(body).not.toMatch(/\son\w+="/);
    expect(body).not.toMatch(/<script[^>]*src="https?:/);
  });

  it('names jobs and keeps to itself what people wrote', async () => {
    const answer = await ask('/api/queues?activeQueue=renders&status=prioritized&page=1&jobsPerPage=10', admin);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('NM-7XQ2M4KD');
    expect(answer.body).not.toContain('Xanthippe');
    const names = (answer.json() as { queues: { name: string; readOnlyMode: boolean }[] }).queues;
    expect(names.map(({ name, readOnlyMode }) => [name, readOnlyMode])).toEqual([
      ['renders', true],
      ['stills', true],
      ['studio', true],
    ]);
  });

  it('lets nobody change anything', async () => {
    for (const path of ['/api/queues/renders/pause', '/api/queues/renders/clean/waiting', '/api/queues/renders/obliterate']) {
      const { statusCode } = await ask(path, admin, 'PUT');
      expect(statusCode, path).toBeGreaterThanOrEqual(400);
    }
    expect((await queues.counts('renders')).waiting).toBe(1);
  });

  it('is not there where the queues are not on Redis', async () => {
    const embedded = await appOn(undefined);
    const headers = { authorization: `Bearer ${await house.forUser(admin)}` };
    expect((await embedded.inject({ url: QUEUE_BOARD_PATH, headers })).statusCode).toBe(404);
    await embedded.close();
  });
});
