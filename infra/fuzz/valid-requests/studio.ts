import { randomUUID } from 'node:crypto';
import { addressOf } from '@nimantran/proto/http/shared/client';
import { type Batch, createBatch, downloadBatchTemplate, getBatch, startBatch } from '@nimantran/proto/http/studio/batches';
import { holdJob, takeUpJob } from '@nimantran/proto/http/studio/job-actions';
import { pullJob, releaseJob } from '@nimantran/proto/http/studio/jobs';
import { until } from '../../shop-client/person.ts';
import type { Member } from '../people.ts';
import type { ShopSeeder } from '../shop-seeder.ts';
import { inTurn, lastLook, type ValidRequestMaker } from './valid-request.ts';

const WAIT_MS = 30_000;

const aboutClaimed =
  (body?: unknown): ValidRequestMaker =>
  async (stock, by) => {
    const { id } = await stock.claimed(by);
    return { params: { id }, ...(body === undefined ? {} : { body }) };
  };

/** A job whose latest render failed, as after a worker's last attempt. */
async function failedJob(stock: ShopSeeder): Promise<{ job: string; render: string }> {
  const { id } = await stock.waiting();
  const { db } = stock.fuzz;
  const { rows } = await db.query<{ id: string }>(
    `update studio.renders set state = 'failed', result = null, error = 'made to fail', finished_at = now()
     where id = (select id from studio.renders where job_id = $1 order by created_at desc limit 1) returning id`,
    [id],
  );
  await db.query("update studio.jobs set state = 'failed' where id = $1 and state = 'queued'", [id]);
  stock.things.add('render', rows[0]?.id);
  stock.things.add('job', id);
  return { job: id, render: rows[0]?.id ?? '' };
}

async function failedThemeRender(stock: ShopSeeder): Promise<string> {
  const { rows } = await stock.fuzz.db.query<{ id: string }>(
    `update studio.renders set state = 'failed', result = null, error = 'made to fail', finished_at = now()
     where id = (select id from studio.renders where job_id is null and batch_row_id is null and trial_id is null and kind = 'stills'
       and state <> 'cancelled' order by created_at desc limit 1) returning id`,
  );
  stock.things.add('theme render', rows[0]?.id);
  return rows[0]?.id ?? '';
}

async function newBatch(stock: ShopSeeder, by: Member, rows: number): Promise<Batch> {
  const body = await batchOf(stock, by, rows);
  const batch = await by.person.call(createBatch, { body, idempotencyKey: randomUUID() });
  stock.things.add('batch', batch.id);
  return batch;
}

async function batchOf(stock: ShopSeeder, { person }: Member, rows: number) {
  const theme = await stock.theme();
  const { id } = theme;
  const template = await person.fetch(addressOf(downloadBatchTemplate, { query: { theme_id: id } }));
  const [heading = '', sample = ''] = (await template.text()).trim().split(/\r?\n/);
  const file = Buffer.from([heading, ...Array.from({ length: rows }, () => sample)].join('\r\n')).toString('base64');
  return {
    ...{ theme_id: id, resolution: '480p' as const, dates: 'iso' as const, bride_first: false },
    ...lastLook(theme),
    ...{ file_name: 'guests.csv', file, photos: [] },
  };
}

/** Enough rows that the batch is still running when it is paused or cancelled. */
const MANY = 60;
const STARTS = { body: { without_faulty: true } };

async function started(stock: ShopSeeder, by: Member, rows = MANY): Promise<string> {
  const { id } = await newBatch(stock, by, rows);
  await by.person.call(startBatch, { params: { id }, ...STARTS });
  return id;
}

let finished: Promise<string> | undefined;
/** A batch whose videos can be downloaded. */
const aboutFinished: ValidRequestMaker = async (stock, by) => {
  finished ??= started(stock, by, 1).then((id) =>
    until('a batch to be made', WAIT_MS, async () =>
      (await by.person.call(getBatch, { params: { id } })).state === 'finished' ? id : undefined,
    ),
  );
  return { params: { id: await finished } };
};
const aboutBatch: ValidRequestMaker = async (stock, by) => ({ params: { id: (await newBatch(stock, by, 1)).id } });
const aboutStarted: ValidRequestMaker = async (stock, by) => ({ params: { id: await started(stock, by) } });

/** Operations of designers and admins in the studio. */
export const OF_STUDIO: Readonly<Record<string, ValidRequestMaker>> = {
  getStudioJob: aboutClaimed(),
  renewLease: aboutClaimed(),
  releaseJob: aboutClaimed(),
  drawDraftFilm: aboutClaimed(),
  correctJob: aboutClaimed({ details: {} }),
  holdJob: aboutClaimed({ message: 'Which date?' }),
  sendBackJob: aboutClaimed({ note: 'Look at the date' }),
  /** The corrected scenes must be rendered before the job can be approved. */
  async approveJob(stock, by) {
    const drawn = await until('a job that is drawn', WAIT_MS, async () => {
      const job = await stock.claimed(by);
      return job.stills?.version === job.version ? job : undefined;
    });
    return { params: { id: drawn.id } };
  },
  async handOverJob(stock, by) {
    const { id } = await stock.claimed(by);
    const desk = await stock.people.desk();
    const back = async (): Promise<void> => {
      const { job } = await desk.person.call(pullJob);
      // The other role may already have released the same job.
      if (job) await desk.person.call(releaseJob, { params: { id: job.id } }).catch(() => {});
    };
    return { params: { id }, body: { to: desk.uid }, after: back };
  },
  getStudioVersion: async (stock, by) => ({ params: { id: (await stock.claimed(by)).id, version: 1 } }),
  restoreVersion: async (stock, by) => ({ params: { id: (await stock.claimed(by)).id, version: 1 } }),
  async takeUpJob(stock, by) {
    const { id } = await stock.claimed(by);
    await by.person.call(holdJob, { params: { id }, body: { message: 'Which date?' } });
    return { params: { id } };
  },
  askCustomer: inTurn(async (stock) => {
    const { id } = await stock.waiting();
    const desk = await stock.people.desk();
    const after = (): Promise<unknown> => desk.person.call(takeUpJob, { params: { id } }).catch(() => {});
    return { params: { id }, body: { message: 'Which date?' }, after };
  }),
  retryJob: inTurn(async (stock) => ({ params: { id: (await failedJob(stock)).job } })),
  retryRender: inTurn(async (stock) => ({ params: { id: (await failedJob(stock)).render } })),
  retryThemeRender: async (stock) => ({ params: { render_id: await failedThemeRender(stock) } }),
  createBatch: async (stock, by) => ({ body: await batchOf(stock, by, 2) }),
  createBatchOfOrders: async (stock) => ({
    body: { resolution: '480p', order_numbers: stock.things.of('order', 'customer').slice(0, 1) },
  }),
  downloadBatchTemplate: async (stock) => ({ query: { theme_id: (await stock.theme()).id } }),
  getBatch: aboutBatch,
  listBatchRows: async (stock, by) => ({ ...(await aboutBatch(stock, by)), query: {} }),
  startBatch: async (stock, by) => ({ ...(await aboutBatch(stock, by)), ...STARTS }),
  pauseBatch: aboutStarted,
  resumeBatch: aboutStarted,
  cancelBatch: aboutStarted,
  async retryBatch(stock, by) {
    const id = await started(stock, by, 1);
    await until('a batch to be made', WAIT_MS, async () =>
      (await by.person.call(getBatch, { params: { id } })).state === 'finished' ? id : undefined,
    );
    await stock.fuzz.db.query("update studio.batch_rows set state = 'failed' where batch_id = $1", [id]);
    return { params: { id } };
  },
  streamBatch: aboutFinished,
  downloadBatchFaults: aboutFinished,
  downloadBatchVideos: aboutFinished,
  downloadBatchLinks: aboutFinished,
};
