import { randomUUID } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { newSecret } from '@nimantran/kit/auth/secret';
import { turnGuestPageOn } from '@nimantran/proto/http/guests/guest-pages';
import { readInvitation, saveReply } from '@nimantran/proto/http/guests/invitations';
import { eraseMyData } from '@nimantran/proto/http/identity/my-account';
import { expect } from 'vitest';
import type { Shop } from '../../../launcher/shop.ts';
import { until, visit, visitAs } from '../../../shop-client/person.ts';
import { asAdmin, placesOf } from '../shop/search-tables.ts';

/** A guest's words that nobody else writes. */
const GUEST = { name: 'Wilhelmina Oxbridge', line: 'We bring the marzipan elephants' };

/**
 * A customer with a delivered order and a guest's reply has their account erased: their words and the guest's are in no table of any
 * service, the bus or the queues, and in no file of the store; the page's address answers as if it had never been given out.
 */
export async function eraseCustomer(
  shop: Shop,
  order: { number: string; email: string; words: readonly string[] },
): Promise<void> {
  const customer = await visitAs(shop.publicUrl, shop.localUrl, order.email);
  const { token } = await customer.call(turnGuestPageOn, { params: { number: order.number } });
  if (token === null) throw new Error('A page that is on has an address.');
  const guest = await visit(shop.publicUrl);
  const { functions } = await guest.call(readInvitation, { params: { token } });
  await guest.call(saveReply, {
    params: { token, secret: newSecret() },
    body: { ...GUEST, coming: true, people: { [functions[0]?.key ?? '']: 2 } },
  });

  const admin = await asAdmin(shop);
  const words = [...Object.values(GUEST), ...order.words];
  try {
    for (const word of words) expect(await placesOf(admin, [word]), word).not.toEqual([]);
    await customer.call(eraseMyData, { body: { email: order.email }, idempotencyKey: randomUUID() });
    await until('all words to be gone', 120_000, async () => {
      // What bus and queues remember for an hour.
      for (const schema of ['bus', 'queue'])
        await admin.query(
          `update ${schema}.job set finished_at_ms = finished_at_ms - 259200000 where finished_at_ms is not null`,
        );
      return (await placesOf(admin, words)).length === 0 ? true : undefined;
    }).catch(async (error: unknown) => {
      throw new Error(`Still found in ${(await placesOf(admin, words)).join(', ')}`, { cause: error });
    });
  } finally {
    await admin.end();
  }
  for await (const file of glob('objects*/**', { cwd: shop.dataDir, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const text = await readFile(path.join(file.parentPath, file.name), 'utf8');
    for (const word of words) expect(text.includes(word), `${word} in ${file.name}`).toBe(false);
  }
  await expect(guest.call(readInvitation, { params: { token } })).rejects.toMatchObject({ status: 404 });
}
