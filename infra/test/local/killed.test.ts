import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import type { Book } from '../../local/stripe/balance/books.ts';
import { freePort, jsonOf, SECRET_KEY, startLocal, tempFolder } from '../../test-support/stand-ins/start-local.ts';
import { aPayment } from '../support/stripe-contract/provider.ts';

test('what was answered is in the books after a kill', async () => {
  const folder = tempFolder();
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: folder.path, LOCAL_PORT: String(port), STRIPE_SECRET_KEY: SECRET_KEY };
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../local/main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const stripe = new Stripe(SECRET_KEY, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 2, telemetry: false });

  const answered: string[] = [];
  const paying = Array.from({ length: 8 }, async () => {
    for (;;) {
      const intent = await stripe.paymentIntents.create(aPayment('pm_card_visa'), { maxNetworkRetries: 0 });
      answered.push(intent.id);
      if (answered.length === 40) child.kill('SIGKILL');
    }
  });
  await Promise.allSettled(paying);
  expect(answered.length).toBeGreaterThanOrEqual(40);

  const local = await startLocal(folder.path);
  const { books } = await jsonOf<{ books: Book[] }>(fetch(`${local.url}/_test/stripe/books`));
  const kept = new Map(books.map((book) => [book.payment_intent, book.received]));
  expect(answered.filter((id) => kept.get(id) !== 2_500)).toEqual([]);
  await local.stop();
  folder.remove();
});
