import { randomBytes, randomUUID } from 'node:crypto';
import { headlineOf } from '@nimantran/proto/domain/headline';
import type { Envelope, EventData } from '@nimantran/proto/events/envelope';
import type { orderPaid, orderRevised } from '@nimantran/proto/events/orders';
import { purgeDue } from '@nimantran/proto/events/studio';
import { approveJob, pullJob } from '@nimantran/proto/http/studio/jobs';
import { reportRender, startRender } from '@nimantran/proto/http/studio/render-reports';
import { extraFiles, type RenderResult } from '@nimantran/proto/jobs/render';
import type { Selectable } from 'kysely';
import { Value } from 'typebox/value';
import type { JobRow } from '../../src/db/jobs.ts';
import type { RenderTable } from '../../src/db/schema.ts';
import { dispatchRenders } from '../../src/jobs/dispatch-renders.ts';
import { manifest } from './neighbours.ts';
import { designer, envelope, type Studio } from './studio.ts';

type Paid = EventData<typeof orderPaid>;
type Success = Extract<RenderResult, { outcome: 'succeeded' }>;
export type Render = Selectable<RenderTable>;

/** An order as orders reports it, with the headline of its details. */
export function paidOrder(changes: Partial<Paid> = {}): Paid {
  const order = {
    order_id: randomUUID(),
    order_number: `NM-${randomBytes(4).toString('hex').toUpperCase()}`,
    customer_uid: 'asha',
    theme: { id: 1, version: 'v1', title: 'Marigold Morning' },
    customisation: {
      details: { groom: 'Rohan', bride: 'Asha', date: '2027-02-14' },
      photos: { couple: { upload_id: randomUUID() } },
      music: null,
      bride_first: false,
    },
    resolution: '1080p' as const,
    // Handed out on Sundays too: most tests run at the real time.
    delivery: 'express' as const,
    remove_watermark: false,
    due_at: new Date(Date.now() + 86_400_000).toISOString(),
    paid: { currency: 'INR' as const, amount_minor: 99_900 },
    ...changes,
  };
  return { headline: headlineOf(manifest(1), order.customisation), ...order };
}

export const paidEvent = (order: Paid) => envelope('orders.order.paid', order.order_id, order);
export const depositEvent = (order: Paid) => envelope('orders.order.deposit_paid', order.order_id, order);
export function revisedEvent(order: Paid, changes: Partial<EventData<typeof orderRevised>>, keyVersion = 5) {
  const { paid: _, ...work } = order;
  const headline = headlineOf(manifest(1), changes.customisation ?? order.customisation);
  const data = { ...work, headline, note: 'As asked', ...changes };
  return { ...envelope('orders.order.revised', order.order_id, data), key_version: keyVersion };
}
export const endedEvent = (kind: 'cancelled' | 'expired' | 'refunded', order: Paid) =>
  envelope(`orders.order.${kind}`, order.order_id, {
    order_id: order.order_id,
    order_number: order.order_number,
    at: new Date().toISOString(),
    reason: 'Changed their mind',
    amount: order.paid,
  });

export async function jobOf(studio: Studio, orderId: string): Promise<JobRow> {
  return studio.context.db.selectFrom('jobs').selectAll().where('orderId', '=', orderId).executeTakeFirstOrThrow();
}

export async function newestRender(studio: Studio, jobId: string): Promise<Render> {
  return studio.context.db
    .selectFrom('renders')
    .selectAll()
    .where('jobId', '=', jobId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

export function success(prefix: string, changes: Partial<Success> = {}): Success {
  return {
    outcome: 'succeeded',
    video: {
      object_key: `renders/${prefix}.mp4`,
      sha256: 'a'.repeat(64),
      size_bytes: 1000,
      width: 1280,
      height: 720,
      frames: 300,
      duration_seconds: 10,
    },
    stills: [{ scene: 'Names', frame: 100, object_key: `renders/${prefix}.jpg` }],
    findings: [],
    timings: { draw: 1 },
    segments: { total: 1, reused: 0 },
    engine_version: 'test',
    ...changes,
  };
}

export const aCopy = (prefix: string) => ({
  object_key: `renders/${prefix}-small.mp4`,
  sha256: 'b'.repeat(64),
  size_bytes: 400,
  width: 848,
  height: 476,
  frames: 300,
  duration_seconds: 10,
});

/** A card with its thumbnail, the PDFs and the loop. */
export const someExtras = (prefix: string) => {
  const file = (name: string) => ({ object_key: `renders/${prefix}-${name}`, sha256: 'c'.repeat(64), size_bytes: 300 });
  return {
    cards: [{ ...file('card.jpg'), scene: 'Names', width: 1920, height: 1080, thumbnail: file('thumbnail.jpg') }],
    pdf: { ...file('cards.pdf'), pages: 1 },
    pdf_5x7: { ...file('cards-5x7.pdf'), pages: 1 },
    loop: { ...aCopy(prefix), ...file('loop.mp4') },
  };
};
export const extraKeys = (prefix: string) => extraFiles(someExtras(prefix)).map(({ object_key }) => object_key);

export const failure = (permanent: boolean): RenderResult => ({
  outcome: 'failed',
  error: { code: 'broken', message: 'It broke', stage: 'draw', permanent },
});

export const start = (studio: Studio, render: Pick<Render, 'id' | 'attempt'>) =>
  studio.call(startRender, { params: { id: render.id, attempt: render.attempt }, body: { worker: 'test' } });
export const report = (studio: Studio, render: Pick<Render, 'id' | 'attempt'>, result: RenderResult) =>
  studio.call(reportRender, { params: { id: render.id, attempt: render.attempt }, body: result });

/** Plays the worker for the newest render of a job. */
export async function work(studio: Studio, jobId: string, changes: Partial<Success> = {}): Promise<Render> {
  await dispatchRenders(studio.context);
  const render = await newestRender(studio, jobId);
  await start(studio, render);
  const parts: Partial<Success> = {
    ...(render.kind === 'stills' && { video: null }),
    ...(render.kind === 'final' && { copy: aCopy(render.id), extras: someExtras(render.id) }),
  };
  const answer = await report(studio, render, success(render.id, { ...parts, ...changes }));
  if (answer.status !== 204) throw new Error(`The result was answered with ${answer.status}`);
  return render;
}

export async function queuedJob(studio: Studio, changes: Partial<Paid> = {}): Promise<JobRow> {
  const order = paidOrder(changes);
  await studio.receive(paidEvent(order));
  const job = await jobOf(studio, order.order_id);
  await work(studio, job.id);
  return jobOf(studio, order.order_id);
}

/** A designer claims the first job due and approves it. */
export async function approve(studio: Studio, job: JobRow, uid: string): Promise<void> {
  const as = designer(uid);
  // Moves jobs that other tests left waiting out of the way.
  await studio.context.db
    .updateTable('jobs')
    .set({ dueAt: new Date(0) })
    .where('id', '=', job.id)
    .execute();
  const pulled = await studio.call(pullJob, { as });
  if (pulled.body.job?.id !== job.id) throw new Error('another job was handed out');
  const answer = await studio.call(approveJob, { as, params: { id: job.id } });
  if (answer.status !== 200) throw new Error(`Approving was answered with ${answer.status} ${answer.body.detail}`);
}

export async function eventsOf(studio: Studio, orderId: string): Promise<Envelope[]> {
  const rows = await studio.context.db.selectFrom('outbox').select('envelope').orderBy('seq').execute();
  return rows.map((row) => row.envelope).filter((event) => (event.data as { order_id?: string }).order_id === orderId);
}

/** The announced purges of an order, newest last. */
export async function purgesOf(studio: Studio, orderId: string): Promise<EventData<typeof purgeDue>[]> {
  const events = (await eventsOf(studio, orderId)).filter((event) => event.type === purgeDue.type);
  return events.map((event) => Value.Parse(purgeDue.data, event.data));
}
