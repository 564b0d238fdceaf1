// Long because it leads one batch through every state: its steps are read together.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { addressOf } from '@nimantran/proto/http/shared/client';
import type { Operation } from '@nimantran/proto/http/shared/operation';
import {
  type Batch,
  cancelBatch,
  createBatch,
  createBatchOfOrders,
  downloadBatchFaults,
  downloadBatchLinks,
  downloadBatchTemplate,
  downloadBatchVideos,
  getBatch,
  listBatches,
  listBatchRows,
  pauseBatch,
  resumeBatch,
  retryBatch,
  startBatch,
} from '@nimantran/proto/http/studio/batches';
import { checkRender, keepSegments } from '@nimantran/proto/http/studio/render-reports';
import { getStudioRenders } from '@nimantran/proto/http/studio/renders';
import { RENDER_QUEUE } from '@nimantran/proto/jobs/render';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { dispatchRenders, queueIdOf } from '../../../src/jobs/dispatch-renders.ts';
import { feedBatches } from '../../../src/jobs/feed-batches.ts';
import { sweepBatches } from '../../../src/jobs/sweep-batches.ts';
import { withdrawRenders } from '../../../src/jobs/withdraw-renders.ts';
import { emitPurge } from '../../../src/use-cases/purges/emit-purge.ts';
import { ADMIN, asked, COUPLE_PHOTO, check, couples, HEAD, openRenders, runningBatch } from '../../support/batches.ts';
import { endedEvent, failure, paidOrder, queuedJob, type Render, report, start, success } from '../../support/orders.ts';
import { designer, envelope, house, person } from '../../support/studio.ts';
import { withStudio } from '../../support/with-studio.ts';

const HOUR_MS = 3_600_000;
const segment = (letter: string) => `segments/${letter.repeat(64)}.mp4`;

describeWith(['postgres'], 'batches', () => {
  const studio = withStudio();
  beforeEach(async () => {
    await studio.context.queues.wipe(RENDER_QUEUE);
    // Batches left running by another test are not fed.
    await studio.context.db
      .updateTable('batches')
      .set({ state: 'paused', runningSince: null })
      .where('state', '=', 'running')
      .execute();
  });

  const get = async (id: string): Promise<Batch> => (await studio.call(getBatch, { as: ADMIN, params: { id } })).body;
  const rowsOf = async (id: string, query: Record<string, string | number> = {}) =>
    (await studio.call(listBatchRows, { as: ADMIN, params: { id }, query })).body;
  const steer = (operation: Operation, id: string, body?: object) =>
    studio.call(operation, { as: ADMIN, params: { id }, ...(body ? { body } : {}) });
  const finish = async (render: Pick<Render, 'id' | 'attempt'>) => {
    await start(studio, render);
    expect((await report(studio, render, success(render.id, { segments: { total: 4, reused: 3 } }))).status).toBe(204);
  };
  /** Plays the worker for all rows that are left. */
  async function finishAll(id: string) {
    for (let turn = 0; turn < 50; turn += 1) {
      await feedBatches(studio.context);
      const open = await openRenders(studio, id);
      if (open.length === 0) return;
      for (const render of open) await finish(render);
    }
    throw new Error('the batch has no end');
  }
  async function download(
    operation: Operation,
    input: { params?: Record<string, string>; query?: Record<string, string> },
    as = ADMIN,
  ) {
    const url = addressOf(operation, { params: input.params, query: input.query });
    const token = await house.forUser(as);
    return studio.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
  }
  const eventsOf = async (id: string) => {
    const rows = await studio.context.db.selectFrom('outbox').select('envelope').orderBy('seq').execute();
    return rows.map((row) => row.envelope).filter((event) => event.key === id);
  };
  const auditedOf = async (id: string) => {
    const rows = await studio.context.db
      .selectFrom('outbox')
      .select('envelope')
      .where('type', '=', 'studio.change.made')
      .orderBy('seq')
      .execute();
    const all = rows.map((row) => row.envelope.data as { action: string; summary: string; target: { id: string } });
    return all.filter((change) => change.target.id === id);
  };
  const changesOf = async (id: string) => (await auditedOf(id)).map((change) => change.action);

  it('make all videos of a file in the chosen layout and palette, which the theme has to offer', async () => {
    const made = await check(studio, couples(1), { layout: 'portrait', palette: 'rose' });
    expect(made.body).toMatchObject({ layout: 'portrait', palette: 'rose' });
    await steer(startBatch, made.body.id, { without_faulty: false });
    await feedBatches(studio.context);
    await dispatchRenders(studio.context);
    expect(await openRenders(studio, made.body.id)).toMatchObject([{ spec: { layout: 'portrait', palette: 'rose' } }]);
    expect((await check(studio, couples(1), { theme_id: 2, layout: 'portrait' })).body.code).toBe('invalid_layout');
    expect((await check(studio, couples(1), { palette: 'amber' })).body.code).toBe('invalid_palette');
  });

  describe('before they start', () => {
    it('are checked whole, and every fault is shown with its row and column', async () => {
      const made = await check(
        studio,
        `${HEAD}\nRohan,Asha,2027-02-14,couple.jpg\n,Asha,5/6/2027,other.jpg\nDev,Mira,2020-01-01,couple.jpg`,
      );
      expect(made).toMatchObject({
        status: 200,
        body: {
          state: 'ready',
          title: 'Marigold Morning: guests.csv',
          theme: { id: 1 },
          file: { encoding: 'UTF-8', separator: 'comma', dates: 'iso' },
          rows: { total: 3, faulty: 1, waiting: 2, warned: 1 },
          made_by: ADMIN.email,
        },
      });
      const { id } = made.body;
      const { rows, total } = await rowsOf(id);
      expect(total).toBe(3);
      // Faults first, then warnings.
      expect(rows.map(({ row, state }) => [row, state])).toEqual([
        [3, 'faulty'],
        [4, 'waiting'],
        [2, 'waiting'],
      ]);
      expect(rows[0]?.faults.map(({ column }) => column)).toEqual(['Groom', 'Date', 'Couple']);
      expect(Object.keys(rows[2]?.details ?? {})).toEqual(['groom', 'bride', 'date']);
      expect((await rowsOf(id, { state: 'faulty' })).total).toBe(1);
      const csv = await download(downloadBatchFaults, { params: { id } });
      expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(csv.body.split('\r\n').slice(0, 2)).toEqual([
        '\uFEFF"Row","Column","Kind","What to do"',
        '"3","Groom","fault","“Groom” is empty, and every video of this theme needs it."',
      ]);
      expect(csv.body.trim().split('\r\n')).toHaveLength(5);

      expect(await steer(startBatch, id, { without_faulty: false })).toMatchObject({
        status: 409,
        body: { code: 'batch_rows_faulty' },
      });
      expect(await steer(startBatch, id, { without_faulty: true })).toMatchObject({ status: 200, body: { state: 'running' } });
      expect((await steer(startBatch, id, { without_faulty: true })).status).toBe(200);
      expect(await changesOf(id)).toEqual(['batch.made', 'batch.started']);
    });

    it('do not start with headings that are wrong', async () => {
      const made = await check(studio, 'Groom,Bride,Colour\nRohan,Asha,red');
      expect(made.body.faults.map(({ column }) => column)).toEqual(['Colour', 'Date', 'Couple']);
      expect(await steer(startBatch, made.body.id, { without_faulty: true })).toMatchObject({
        status: 409,
        body: { code: 'batch_faulty' },
      });
    });

    it('are the same batch when they are sent again', async () => {
      const send = { as: ADMIN, body: asked(couples(2)), idempotencyKey: randomUUID() };
      const answers = await Promise.all([studio.call(createBatch, send), studio.call(createBatch, send)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
      expect((await rowsOf(answers[0]?.body.id ?? '')).total).toBe(2);
    });

    it('take a file of 2 MB and no more', async () => {
      const rows = couples(1_000).replaceAll('Asha', 'Asha Bhattacharya');
      const padded = `${rows}${' '.repeat(2 * 1024 * 1024 - rows.length)}`;
      expect((await check(studio, padded)).body.rows).toMatchObject({ total: 1_000, faulty: 0 });
      expect((await check(studio, `${padded}${' '.repeat(20)}`)).status).toBe(400);
    });

    it('have a template that passes', async () => {
      const template = await download(downloadBatchTemplate, { query: { theme_id: '1' } });
      expect(template.body).toBe(
        '\uFEFF"Groom","Bride","Date","Time","Couple","bride_first","file_name"\r\n"Sample","Sample","Sample","Sample","","no",""\r\n',
      );
      expect((await download(downloadBatchTemplate, { query: { theme_id: '404' } })).statusCode).toBe(404);
    });

    it('tell media which uploads they need', async () => {
      const { body } = await check(studio, couples(2));
      const data = { batch_id: body.id, owner_uid: ADMIN.uid, upload_ids: [COUPLE_PHOTO] };
      expect(await eventsOf(body.id)).toMatchObject([{ type: 'studio.batch.saved', key_version: 1, data }]);
    });

    it('are for admins alone', async () => {
      const { body } = await check(studio, couples(1));
      const params = { id: body.id };
      for (const as of [designer('dina'), person('asha'), 'nobody', 'service'] as const) {
        for (const operation of [
          listBatches,
          getBatch,
          listBatchRows,
          downloadBatchVideos,
          downloadBatchLinks,
          downloadBatchFaults,
        ])
          expect((await studio.call(operation, { as, params })).status).toBeGreaterThanOrEqual(401);
        for (const operation of [pauseBatch, resumeBatch, cancelBatch, retryBatch])
          expect((await studio.call(operation, { as, params })).status).toBeGreaterThanOrEqual(401);
        expect((await studio.call(startBatch, { as, params, body: { without_faulty: true } })).status).toBeGreaterThanOrEqual(
          401,
        );
      }
      expect((await get(body.id)).state).toBe('ready');
    });
  });

  describe('that run', () => {
    it('render the first row alone, then a few at once, and never before an order', async () => {
      const id = await runningBatch(studio, 8);
      const [first, ...others] = await openRenders(studio, id);
      expect(others).toEqual([]);
      await feedBatches(studio.context);
      expect(await openRenders(studio, id)).toHaveLength(1);
      await dispatchRenders(studio.context);
      expect(await studio.context.queues.state(RENDER_QUEUE, queueIdOf(first as Render))).toBe('waiting');
      await finish(first as Render);
      await feedBatches(studio.context);
      expect((await openRenders(studio, id)).map(({ row }) => row)).toEqual([3, 4, 5, 6]);
      const { waiting } = (await studio.call(getStudioRenders, { as: designer('dev') })).body;
      const { number } = await get(id);
      expect(waiting.flatMap(({ batch }) => (batch?.number === number ? [batch.row] : []))).toEqual([3, 4, 5, 6]);
      await feedBatches(studio.context);
      expect(await openRenders(studio, id)).toHaveLength(4);
    });

    it('make each row of its own words, without a watermark', async () => {
      const id = await runningBatch(studio, 2);
      await dispatchRenders(studio.context);
      const [first] = await openRenders(studio, id);
      expect(first?.spec).toMatchObject({
        details: { groom: 'Rohan 1', bride: 'Asha', date: '2027-02-14' },
        photos: { couple: { object_key: `uploads/${COUPLE_PHOTO}/photo.jpg` } },
        resolution: '720p',
        watermark: 'none',
        stills: false,
      });
    });

    it('finish, tell it, and say what was reused', async () => {
      const id = await runningBatch(studio, 6);
      await finishAll(id);
      expect(await get(id)).toMatchObject({
        state: 'finished',
        rows: { done: 6, waiting: 0 },
        segments: { total: 24, reused: 18 },
      });
      const told = (await eventsOf(id)).filter((event) => event.type === 'studio.batch.finished');
      expect(told).toMatchObject([
        { data: { batch_id: id, done: 6, failed: 0, made_by: { uid: ADMIN.uid, email: ADMIN.email } } },
      ]);
      expect((await studio.call(listBatches, { as: ADMIN })).body.items[0]).toMatchObject({ id, state: 'finished' });
    });

    it('pause: what waits leaves the queue, what runs is finished; and go on', async () => {
      const id = await runningBatch(studio, 6);
      const [first] = await openRenders(studio, id);
      await finish(first as Render);
      await feedBatches(studio.context);
      await dispatchRenders(studio.context);
      const [running, waiting] = await openRenders(studio, id);
      if (!running || !waiting) throw new Error('too few rows are open');
      await start(studio, running);
      expect(await steer(pauseBatch, id)).toMatchObject({
        status: 200,
        body: { state: 'paused', rows: { rendering: 1, waiting: 4, done: 1 } },
      });
      await withdrawRenders(studio.context);
      expect(await studio.context.queues.state(RENDER_QUEUE, queueIdOf(waiting))).toBe('absent');
      expect((await start(studio, waiting)).status).toBe(409);
      expect((await report(studio, running, success(running.id))).status).toBe(204);
      await feedBatches(studio.context);
      expect(await openRenders(studio, id)).toEqual([]);
      expect((await steer(pauseBatch, id)).status).toBe(200);
      expect(await steer(resumeBatch, id)).toMatchObject({ status: 200, body: { state: 'running' } });
      await finishAll(id);
      expect(await get(id)).toMatchObject({ state: 'finished', rows: { done: 6 } });
      expect(await changesOf(id)).toEqual(['batch.made', 'batch.started', 'batch.paused', 'batch.resumed']);
    });

    it('end when they are cancelled: the worker is stopped, what is finished stays', async () => {
      const id = await runningBatch(studio, 3);
      const [first] = await openRenders(studio, id);
      await finish(first as Render);
      await feedBatches(studio.context);
      const [running] = await openRenders(studio, id);
      await start(studio, running as Render);
      expect(await steer(cancelBatch, id)).toMatchObject({
        status: 200,
        body: { state: 'cancelled', rows: { done: 1, cancelled: 2 } },
      });
      const params = { id: running?.id ?? '', attempt: running?.attempt ?? 0 };
      expect((await studio.call(checkRender, { params })).status).toBe(409);
      expect((await report(studio, running as Render, success('late'))).status).toBe(409);
      expect((await steer(resumeBatch, id)).status).toBe(409);
      expect((await steer(retryBatch, id)).status).toBe(409);
      expect((await get(id)).rows).toMatchObject({ done: 1, cancelled: 2 });
    });

    it('finish with rows that failed, which are tried again without the others', async () => {
      const id = await runningBatch(studio, 3);
      const [first] = await openRenders(studio, id);
      await start(studio, first as Render);
      await report(studio, first as Render, failure(true));
      await finishAll(id);
      expect(await get(id)).toMatchObject({ state: 'finished', rows: { done: 2, failed: 1 } });
      expect((await rowsOf(id, { state: 'failed' })).rows).toMatchObject([{ row: 2, error: 'It broke (broken, while draw)' }]);
      expect(await steer(retryBatch, id)).toMatchObject({ status: 200, body: { state: 'running', rows: { waiting: 1 } } });
      await finishAll(id);
      expect(await get(id)).toMatchObject({ state: 'finished', rows: { done: 3, failed: 0 } });
      const told = (await eventsOf(id)).filter((event) => event.type === 'studio.batch.finished');
      expect(told.map((event) => (event.data as { failed: number }).failed)).toEqual([1, 0]);
      expect((await steer(retryBatch, id)).status).toBe(409);
    });
  });

  describe('that are finished', () => {
    const bytesOf = (key: string) => Buffer.from(`video ${key}`.padEnd(1_000, '.'));

    it('are one zip, stored, out of the store', async () => {
      const id = await runningBatch(studio, 4);
      await finishAll(id);
      const read: string[] = [];
      studio.context.readObject = async (key) => {
        read.push(key);
        return Readable.from([bytesOf(key)]);
      };
      const answer = await download(downloadBatchVideos, { params: { id } });
      expect(answer.statusCode).toBe(200);
      expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
      const files = unzipSync(answer.rawPayload);
      expect(Object.keys(files)).toEqual([
        '0002-Rohan-1-Asha.mp4',
        '0003-Rohan-2-Asha.mp4',
        '0004-Rohan-3-Asha.mp4',
        '0005-Rohan-4-Asha.mp4',
      ]);
      expect(Object.values(files).map((file) => Buffer.from(file).toString())).toEqual(
        read.map((key) => bytesOf(key).toString()),
      );
    });

    it('break a zip off that cannot be made whole', async () => {
      const id = await runningBatch(studio, 2);
      await finishAll(id);
      studio.context.readObject = async () => Promise.reject(new Error('gone'));
      await expect(download(downloadBatchVideos, { params: { id } })).rejects.toThrow();
    });

    it('are a list of addresses', async () => {
      const id = await runningBatch(studio, 2);
      expect((await download(downloadBatchLinks, { params: { id } })).statusCode).toBe(409);
      await finishAll(id);
      const { body } = await download(downloadBatchLinks, { params: { id } });
      const lines = body
        .trim()
        .split('\r\n')
        .map((line) => line.slice(1, -1).split('","'));
      expect(lines.slice(1).map(([row, name]) => [row, name])).toEqual([
        ['2', '0002-Rohan-1-Asha.mp4'],
        ['3', '0003-Rohan-2-Asha.mp4'],
      ]);
      expect(lines[1]?.[2]).toMatch(/^http:\/\/shop\.test\/renders\//);
    });

    it('lose words and photos after 2 days, and their videos after 14', async () => {
      const id = await runningBatch(studio, 2);
      const [first] = await openRenders(studio, id);
      const segments = [
        { object_key: segment('a'), personal: true },
        { object_key: segment('b'), personal: false },
      ];
      await start(studio, first as Render);
      await studio.call(keepSegments, { params: { id: first?.id ?? '', attempt: 1 }, body: { segments } });
      await finishAll(id);
      await sweepBatches(studio.context);
      expect((await rowsOf(id)).rows[0]?.details).toHaveProperty('groom');

      studio.setTime(new Date(Date.now() + 49 * HOUR_MS));
      await sweepBatches(studio.context);
      await sweepBatches(studio.context);
      expect((await rowsOf(id)).rows.map(({ details, photos }) => [details, photos])).toEqual([
        [{}, {}],
        [{}, {}],
      ]);
      const gone = await get(id);
      expect(gone).toMatchObject({
        inputs_gone: true,
        videos_gone: false,
        rows: { done: 2 },
        title: 'Marigold Morning',
        file: null,
      });
      expect(JSON.stringify([gone, await auditedOf(id)])).not.toContain('guests.csv');
      const specs = await studio.context.db
        .selectFrom('renders')
        .select('spec')
        .where('batchRowId', 'is not', null)
        .where('id', '=', first?.id ?? '')
        .execute();
      expect(specs).toEqual([{ spec: null }]);
      const purged = async () =>
        (await eventsOf(id)).filter((event) => event.type === 'studio.batch.purged').map((event) => event.data);
      expect(await purged()).toEqual([{ batch_id: id, object_keys: [segment('a')] }]);

      studio.setTime(new Date(Date.now() + 15 * 24 * HOUR_MS));
      await sweepBatches(studio.context);
      const [, videos] = (await purged()) as { object_keys: string[] }[];
      expect(videos?.object_keys).toHaveLength(4);
      expect(videos?.object_keys).toContain(`renders/${first?.id}.mp4`);
      expect((await rowsOf(id)).rows.map((row) => row.file_name)).toEqual(['0002', '0003']);
      expect((await download(downloadBatchVideos, { params: { id } })).statusCode).toBe(410);
      studio.setTime(undefined);
    });

    it('lose the name of their file also where their end was told', async () => {
      const { db } = studio.context;
      const { body } = await check(studio, couples(1), { file_name: 'Asha-Ravi.csv' });
      await steer(startBatch, body.id, { without_faulty: false });
      await finishAll(body.id);
      const naming = async () => (await eventsOf(body.id)).filter((event) => JSON.stringify(event).includes('Asha-Ravi'));
      expect((await naming()).map((event) => event.type)).toEqual(['studio.batch.finished']);
      const other = await runningBatch(studio, 1);
      await finishAll(other);
      await db.updateTable('outbox').set({ publishedAt: sql`now()` }).where('publishedAt', 'is', null).execute();
      await db.updateTable('batches').set({ endedAt: sql`now() - interval '49 hours'` }).where('id', '=', body.id).execute();
      await sweepBatches(studio.context);
      expect(await get(body.id)).toMatchObject({ inputs_gone: true });
      const all = await db.selectFrom('outbox').select('envelope').execute();
      expect(JSON.stringify(all)).not.toContain('Asha-Ravi');
      expect((await eventsOf(other)).map((event) => event.type)).toContain('studio.batch.finished');
    });

    it('lose more pieces than a statement takes, told a thousand at a time', async () => {
      const pieces = 70_000;
      const id = await runningBatch(studio, 1);
      const [only] = await openRenders(studio, id);
      const names = sql`select 'segments/' || lpad(to_hex(n), 64, '0') || '.mp4' as name from generate_series(1, ${pieces}::int) n`;
      const { db } = studio.context;
      await sql`insert into segments (object_key, personal, last_used_at) select name, true, now() from (${names}) s`.execute(db);
      await sql`insert into segment_refs (render_id, object_key) select ${only?.id}::uuid, name from (${names}) s`.execute(db);
      await finishAll(id);

      studio.setTime(new Date(Date.now() + 49 * HOUR_MS));
      await sweepBatches(studio.context);
      studio.setTime(undefined);
      expect(await get(id)).toMatchObject({ inputs_gone: true });
      const purged = (await eventsOf(id)).filter((event) => event.type === 'studio.batch.purged');
      const told = purged.map(({ data }) => (data as { object_keys: string[] }).object_keys);
      expect(Math.max(...told.map((keys) => keys.length))).toBeLessThanOrEqual(1_000);
      expect(new Set(told.flat()).size).toBe(pieces);
      expect(new Set(purged.map((event) => event.key_version)).size).toBe(purged.length);
    });

    it('that nobody started lose them too', async () => {
      const { body } = await check(studio, couples(1));
      studio.setTime(new Date(Date.now() + 49 * HOUR_MS));
      await sweepBatches(studio.context);
      studio.setTime(undefined);
      expect(await get(body.id)).toMatchObject({ state: 'cancelled', inputs_gone: true });
    });
  });

  describe('of orders', () => {
    it('render what an order says, and forget it with its customer', async () => {
      const job = await queuedJob(studio);
      const made = await studio.call(createBatchOfOrders, {
        as: ADMIN,
        body: { resolution: '480p', order_numbers: [job.orderNumber, ' nm-unknown '] },
        idempotencyKey: randomUUID(),
      });
      expect(made.body).toMatchObject({ source: 'orders', theme: null, rows: { total: 2, faulty: 1, waiting: 1 } });
      const { id } = made.body;
      expect((await rowsOf(id, { state: 'faulty' })).rows[0]?.faults[0]?.message).toContain('There is no order NM-UNKNOWN');
      await steer(startBatch, id, { without_faulty: true });
      await feedBatches(studio.context);
      await dispatchRenders(studio.context);
      const [render] = await openRenders(studio, id);
      expect(render?.spec).toMatchObject({ details: { groom: 'Rohan', bride: 'Asha' }, resolution: '480p' });
      await finish(render as Render);
      expect(await get(id)).toMatchObject({ state: 'finished', rows: { done: 1 } });

      const { orderId } = job;
      await studio.receive(endedEvent('cancelled', { ...paidOrder(), order_id: orderId, order_number: job.orderNumber }));
      await studio.receive(envelope('identity.user.erased', job.customerUid, { uid: job.customerUid }));
      expect(await get(id)).toMatchObject({ rows: { done: 0, cancelled: 1 } });
      const purged = (await eventsOf(id)).filter((event) => event.type === 'studio.batch.purged');
      expect(purged).toMatchObject([{ data: { object_keys: expect.arrayContaining([`renders/${render?.id}.mp4`]) } }]);
      const spec = await studio.context.db
        .selectFrom('renders')
        .select('spec')
        .where('id', '=', render?.id ?? '')
        .execute();
      expect(spec).toEqual([{ spec: null }]);
    });

    it('lose a file that an order has too as the second of both lets it go, also where they cross', async () => {
      const { db } = studio.context;
      for (const way of ['at once', 'batch first', 'order told first'] as const) {
        const job = await queuedJob(studio, { customer_uid: `crossing ${way}` });
        const { body } = await studio.call(createBatchOfOrders, {
          as: ADMIN,
          body: { resolution: '480p', order_numbers: [job.orderNumber] },
          idempotencyKey: randomUUID(),
        });
        await steer(startBatch, body.id, { without_faulty: true });
        await feedBatches(studio.context);
        await dispatchRenders(studio.context);
        const [render] = await openRenders(studio, body.id);
        await finish(render as Render);
        const objectKey = `renders/${render?.id}.mp4`;
        const draft = await db.selectFrom('renders').select('id').where('jobId', '=', job.id).executeTakeFirstOrThrow();
        await db.insertInto('renderObjects').values({ renderId: draft.id, objectKey }).execute();
        await studio.receive(endedEvent('cancelled', { ...paidOrder(), order_id: job.orderId, order_number: job.orderNumber }));
        const purgeOrder = () => emitPurge(studio.context, job.orderId);
        const purgeBatch = () => sweepBatches(studio.context);
        studio.setTime(new Date(Date.now() + 15 * 24 * HOUR_MS));
        if (way === 'at once') await Promise.all([purgeOrder(), purgeBatch()]);
        else if (way === 'batch first') await purgeBatch().then(purgeOrder);
        else await purgeOrder().then(purgeBatch);
        studio.setTime(undefined);
        const told = [...(await eventsOf(body.id)), ...(await eventsOf(job.orderId))].filter(({ data }) =>
          (data as { object_keys?: string[] }).object_keys?.includes(objectKey),
        );
        expect([way, told.length]).toEqual([way, 1]);
      }
    });

    it('have what is made too late of a forgotten customer deleted', async () => {
      const job = await queuedJob(studio, { customer_uid: 'too-late' });
      const { body } = await studio.call(createBatchOfOrders, {
        as: ADMIN,
        body: { resolution: '480p', order_numbers: [job.orderNumber] },
        idempotencyKey: randomUUID(),
      });
      await steer(startBatch, body.id, { without_faulty: true });
      await feedBatches(studio.context);
      await dispatchRenders(studio.context);
      const [render] = await openRenders(studio, body.id);
      await start(studio, render as Render);
      const ended = { ...paidOrder(), order_id: job.orderId, order_number: job.orderNumber };
      await studio.receive(endedEvent('cancelled', ended));
      await studio.receive(envelope('identity.user.erased', 'too-late', { uid: 'too-late' }));
      const late = await report(studio, render as Render, success('too-late'));
      expect(late).toMatchObject({ status: 409, body: { code: 'stale_attempt' } });
      const purged = (await eventsOf(body.id)).filter((event) => event.type === 'studio.batch.purged');
      expect(purged.at(-1)?.data).toMatchObject({ object_keys: ['renders/too-late.jpg', 'renders/too-late.mp4'] });
    });
  });
});
