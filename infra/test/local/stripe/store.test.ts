import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Journal } from '../../../local/stripe/store/journal.ts';
import { Store } from '../../../local/stripe/store/store.ts';
import { anOrder, freePort, postJson, startLocal, tempFolder, until } from '../../../test-support/stand-ins/start-local.ts';

const DAY_MS = 86_400_000;
let folder: ReturnType<typeof tempFolder>;

beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => folder.remove());

function anAnswer(id: string, at: number) {
  return { id, path: '/v1/refunds', fingerprint: 'f', at, request_id: 'req_1', status: 200, body: '{}' };
}

test('a transaction that throws leaves nothing, in memory or on disk', () => {
  const path = join(folder.path, 'journal.jsonl');
  const store = new Store(new Journal(path));
  const answer = anAnswer('one', 1);
  store.transact((tx) => tx.put('kept_answer', answer));
  const broken = () =>
    store.transact((tx) => {
      tx.put('kept_answer', { ...answer, id: 'two' });
      expect(tx.get('kept_answer', 'two')).toBeDefined();
      throw new Error('broken');
    });
  expect(broken).toThrow('broken');
  expect(store.all('kept_answer')).toEqual([answer]);
  store.close();
  expect(new Store(new Journal(path)).all('kept_answer')).toEqual([answer]);
});

test('rows of a table that is no more are passed over', () => {
  const path = join(folder.path, 'journal.jsonl');
  const kept = { table: 'kept_answer', row: anAnswer('one', 1) };
  writeFileSync(path, `${JSON.stringify([{ table: 'gone', row: { id: 'x' } }, kept])}\n`);
  expect(new Store(new Journal(path)).all('kept_answer')).toEqual([kept.row]);
});

test('a long journal is rewritten as its rows, without old answers', () => {
  const path = join(folder.path, 'journal.jsonl');
  const store = new Store(new Journal(path));
  const now = 10 * DAY_MS;
  store.transact((tx) => tx.put('kept_answer', anAnswer('old', now - 2 * DAY_MS)));
  for (let count = 0; count < 5_000; count += 1) {
    store.transact((tx) => tx.put('kept_answer', anAnswer(`new${count % 3}`, now)));
  }
  store.compact(now);
  store.close();
  expect(readFileSync(path, 'utf8').trimEnd().split('\n')).toHaveLength(3);
  expect(new Store(new Journal(path)).all('kept_answer').map((answer) => answer.id)).toEqual(['new0', 'new1', 'new2']);
});

test('a webhook that nobody takes is tried less and less often, and given up after its time', async () => {
  let now = Date.now();
  const retry = { firstDelayMs: 1_000, maxDelayMs: 60_000, giveUpAfterMs: 150_000, timeoutMs: 1_000 };
  const local = await startLocal(
    folder.path,
    { STRIPE_WEBHOOK_URL: `http://127.0.0.1:${await freePort()}/nobody` },
    { clock: () => now, retry },
  );
  const session = await local.stripe.checkout.sessions.create(anOrder());
  await postJson(`${local.url}/_test/stripe/sessions/${session.id}/expire`);
  const webhook = () => local.context.store.all('webhook')[0];
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    const tried = await until(() => (webhook()?.attempts === attempt ? webhook() : undefined));
    waits.push((tried.next_at - now) / 1000);
    if (tried.status !== 'pending') break;
    now = tried.next_at;
    await postJson(`${local.url}/_test/stripe/webhooks`, {});
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(webhook()).toMatchObject({ status: 'given_up', last_problem: expect.stringContaining('ECONNREFUSED') });
  await local.stop();
}, 15_000);
