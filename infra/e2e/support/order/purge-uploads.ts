import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { getUpload } from '@nimantran/proto/http/media/uploads';
import { getOrder, getPurgeReceipt } from '@nimantran/proto/http/orders/orders';
import type pg from 'pg';
import { expect } from 'vitest';
import type { Shop } from '../../../launcher/shop.ts';
import { download } from '../../../shop-client/order.ts';
import { until, visitAs } from '../../../shop-client/person.ts';
import { asAdmin, placesOf, tablesWith } from '../shop/search-tables.ts';

const CUSTOMER = 'customer@nimantran.test';
const RECEIPTS = 'media.purge_receipts';

/**
 * Three days after the video was made, nothing uploaded for the order is left: no file, and no text in any table of any service,
 * the bus or the queues. The receipt lists what was deleted; the video still plays.
 */
export async function purgeUploads(shop: Shop, number: string): Promise<void> {
  const customer = await visitAs(shop.publicUrl, shop.localUrl, CUSTOMER);
  const order = await customer.call(getOrder, { params: { number } });
  const ids = Object.values(order.customisation.photos).map(({ upload_id }) => upload_id);
  expect(ids.length).toBeGreaterThan(0);
  expect(order.uploads).toMatchObject({ state: 'due', photos: ids.length });
  const uploads = await Promise.all(ids.map((id) => customer.call(getUpload, { params: { id } })));
  const traces = [...ids, ...uploads.flatMap(({ sha256 }) => sha256 ?? []), ...(await hashesBelow(shop, ids))];

  const admin = await asAdmin(shop);
  try {
    for (const id of ids) expect((await tablesWith(admin, id)).length).toBeGreaterThan(3);
    await letDaysPass(admin, number);
    await until('the uploads to be deleted', 60_000, async () => {
      const { uploads: kept } = await customer.call(getOrder, { params: { number } });
      return kept.state === 'purged' ? kept : undefined;
    });
    await until('all words about them to be gone', 60_000, async () =>
      (await placesOf(admin, traces)).every((table) => table === RECEIPTS) ? true : undefined,
    ).catch(async (error: unknown) => {
      throw new Error(`Still found in ${(await placesOf(admin, traces)).join(', ')}`, { cause: error });
    });
  } finally {
    await admin.end();
  }
  expect(await filesWith(shop, ids)).toEqual([]);

  const after = await customer.call(getOrder, { params: { number } });
  expect(after.customisation.photos).toEqual({});
  expect(after.uploads.photos).toBe(ids.length);
  for (const { file } of after.downloads) expect((await download(customer, number, file)).bytes.length).toBeGreaterThan(1_000);
  const files = after.downloads.map(({ file }) => file);
  expect(files).toEqual(expect.arrayContaining(['video', 'whatsapp', 'card-1', 'card-2', 'pdf', 'loop']));
  const { lines } = await customer.call(getPurgeReceipt, { params: { number } });
  for (const id of ids) expect(lines.map(({ what }) => what)).toContain(`photo ${id}`);
  expect(lines.some(({ what }) => what.startsWith('working file'))).toBe(true);
}

/** Makes jobs due that are scheduled within three days, and ages what bus and queues remember for an hour. */
async function letDaysPass(admin: pg.Client, number: string): Promise<void> {
  for (const schema of ['bus', 'queue'])
    await admin.query(`update ${schema}.job set finished_at_ms = finished_at_ms - 259200000 where finished_at_ms is not null`);
  await admin.query("update orders.orders set uploads_free_at = uploads_free_at - interval '3 days' where number = $1", [number]);
  await admin.query("update studio.purges set due_at = due_at - interval '3 days' where order_number = $1", [number]);
}

/** Files in the store and in the incoming folder that belong to uploads. */
async function filesWith(shop: Shop, ids: readonly string[]): Promise<string[]> {
  const folders = (await readdir(shop.dataDir)).filter((name) => /^(objects|uploads)/.test(name));
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(path.join(shop.dataDir, folder), { recursive: true })).map((file) => path.join(shop.dataDir, folder, file)),
    ),
  );
  return files.flat().filter((file) => ids.some((id) => file.includes(id)));
}

async function hashesBelow(shop: Shop, ids: readonly string[]): Promise<string[]> {
  const files = (await filesWith(shop, ids)).filter((file) => path.extname(file) !== '');
  expect(files.length).toBeGreaterThanOrEqual(3 * ids.length);
  return Promise.all(
    files.map(async (file) =>
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ),
  );
}
