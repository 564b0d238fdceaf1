import { fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../infra/test-support/servers/servers.ts';
import { shortOrAll } from '../../../../infra/test-support/vitest/all-tests.ts';
import { photoKey } from '../../src/domain/object-keys.ts';
import { purgeNextOrder } from '../../src/jobs/purge-order.ts';
import { interrupted } from '../support/interrupt.ts';
import { hold, purgesToldOf, readyUpload, receiptOf } from '../support/orders.ts';
import { filesWith, tablesWith } from '../support/traces.ts';
import { withMedia } from '../support/with-media.ts';

const HOUR_MS = 3_600_000;
/** `make test-all` breaks off at every call, and kills at more of them. */
const BROKEN_EVERY = shortOrAll(5, 1);
const KILLED_AT = shortOrAll([9, 24], [4, 9, 16, 24]);

describeWith(['postgres'], 'a purge that is interrupted', () => {
  const media = withMedia();
  beforeEach(() => media.setTime(undefined));

  /** An order with a photo, leftover incoming files and a draft, whose purge was reported. */
  async function orderToPurge() {
    const orderId = randomUUID();
    const id = await readyUpload(media, 'asha', `${randomUUID()}.webp`);
    await hold(media, 'asha', orderId, [id]);
    const draft = `renders/${randomUUID()}.mp4`;
    await media.context.store.put(draft, Buffer.from(draft), 'video/mp4');
    const { incomingDirectory } = media.context.config;
    for (const name of [id, `${id}.json`]) await writeFile(path.join(incomingDirectory, name), 'left behind');
    const told = { order_id: orderId, order_number: 'NM-ABCD1234', object_keys: [draft] };
    await media.receive('studio.purge.due', orderId, told);
    const hash = createHash('sha256').update(await buffer(await media.context.store.get(photoKey(id))));
    const { sha256 } = await media.context.db
      .selectFrom('uploads')
      .select('sha256')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { orderId, id, draft, traces: [id, draft, hash.digest('hex'), sha256 ?? 'no hash'] };
  }
  type ToPurge = Awaited<ReturnType<typeof orderToPurge>>;

  async function openTransactions() {
    const { rows } = await sql<{ open: number }>`
      select count(*)::int as open from pg_stat_activity
      where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`.execute(media.context.db);
    return rows[0]?.open;
  }

  async function runAgain() {
    media.setTime(new Date(Date.now() + HOUR_MS));
    while (await purgeNextOrder(media.context));
    media.setTime(undefined);
  }

  async function expectGone({ orderId, id, draft, traces }: ToPurge, step: number) {
    for (const text of traces) {
      expect([step, text, await filesWith(media, text)]).toEqual([step, text, []]);
      expect([step, text, await tablesWith(media, text)]).toEqual([step, text, []]);
    }
    const file = draft.split('/').at(-1);
    const lines = [`working file ${file}`, `photo ${id}`, `preview ${id}`, `thumb ${id}`];
    expect([step, (await receiptOf(media, orderId)).sort()]).toEqual([step, lines.sort()]);
    expect([step, (await purgesToldOf(media, orderId)).map(({ data }) => data)]).toMatchObject([step, [{ files: 4 }]]);
  }

  it('finishes at the next run, whichever of its calls failed', async () => {
    let calls = 0;
    for (let step = 1; ; step += BROKEN_EVERY) {
      const order = await orderToPurge();
      const broken = interrupted(media.context, step, () => {
        throw new Error('broken here');
      });
      const run = await purgeNextOrder(broken.context).catch((error: Error) => error.message);
      calls = broken.calls();
      if (run === true) break;
      expect(run).toBe('broken here');
      await runAgain();
      await expectGone(order, step);
    }
    expect(calls).toBeGreaterThanOrEqual(25);
  }, 120_000);

  it('finishes at the next run, wherever its process was killed', async () => {
    for (const step of KILLED_AT) {
      const order = await orderToPurge();
      const given = [media.context.config.DATABASE_URL, media.context.config.DATA_DIR, String(step)];
      const child = fork(new URL('../support/purge-and-die.ts', import.meta.url), given);
      const [, signal] = await once(child, 'exit');
      expect(signal).toBe('SIGKILL');
      await eventually('the database to give up what it was in the midst of', async () => (await openTransactions()) === 0);
      await runAgain();
      await expectGone(order, step);
    }
  }, 120_000);

  it('is not begun a second time while it runs', async () => {
    const order = await orderToPurge();
    const answers = await Promise.all([1, 2, 3].map(() => purgeNextOrder(media.context)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    await expectGone(order, 0);
  });
});
