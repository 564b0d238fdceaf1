import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AdminTheme, SAMPLE_PACKAGE_PATH } from '@nimantran/proto/http/catalog/admin-themes';
import { drawLiveStill } from '@nimantran/proto/http/studio/live-stills';
import { unzipSync, zipSync } from 'fflate';
import { expect } from 'vitest';
import type { Shop } from '../../../launcher/shop.ts';
import {
  approve,
  customise,
  download,
  findTheme,
  order,
  payByCard,
  pullJobOf,
  waitForState,
} from '../../../shop-client/order.ts';
import { newIntent, type Person, visitAs } from '../../../shop-client/person.ts';
import { publishTheme } from '../../../shop-client/publish-theme.ts';
import { readFrames } from '../../../shop-client/read-video.ts';
import { SAMPLE } from './sold-themes.ts';

const MADE_MS = 240_000;
/** Beside the frame of the sample theme there is only the background. */
const GROUND_AT = { x: 20, y: 20 };

/**
 * An order sold on a theme's first version is rendered from that version, and its live stills are drawn from it, even if a version of
 * another colour is on sale long before the render.
 */
export async function keepSoldVersion(shop: Shop): Promise<void> {
  const as = (email: string) => visitAs(shop.publicUrl, shop.localUrl, email);
  const admin = await as('admin@nimantran.test');
  const customer = await as('customer@nimantran.test');
  const designer = await as('designer@nimantran.test');
  const sample = await admin.fetch(new URL(SAMPLE_PACKAGE_PATH, shop.publicUrl).href);
  expect(sample.status).toBe(200);
  const files = unzipSync(new Uint8Array(await sample.arrayBuffer()));

  const first = await publishTheme(admin, packageOf(files, '#4a1237'));
  expect(first.history[0]?.lint?.findings).toEqual([]);
  const video = await findTheme(customer, SAMPLE.id, SAMPLE.category);
  const placed = await order(customer, video, await customise(customer, video, {}), newIntent());
  const second = await publishTheme(admin, packageOf(files, '#0f6b3a'));
  expect(second.current_version).not.toBe(first.current_version);
  expect((await findTheme(customer, SAMPLE.id, SAMPLE.category)).version).toBe(second.current_version);
  // Paid only now: any later lookup of the current theme would return the new version.
  await payByCard(shop.localUrl, placed.checkoutUrl, '4242424242424242');
  const job = await pullJobOf(designer, placed.order.number, MADE_MS);
  expect(job.theme.version).toBe(first.current_version);
  const live = (person: Person, version: string) => {
    const { details } = placed.order.customisation;
    const words = { details, photos: {}, bride_first: false, scene: { index: 0 }, width: 320 };
    return person.call(drawLiveStill, { body: { theme_id: SAMPLE.id, theme_version: version, form: newIntent(), ...words } });
  };
  const stillOfSold = await live(customer, job.theme.version);
  expect(stillOfSold.picture).not.toBe((await live(customer, second.current_version ?? '')).picture);
  await expect(live(admin, job.theme.version)).rejects.toMatchObject({ status: 404 });
  await approve(designer, job.id);
  await waitForState(customer, placed.order.number, ['completed'], MADE_MS);
  const { bytes } = await download(customer, placed.order.number);
  const [sold, now] = await Promise.all([groundOf(bytes), groundOf(await sampleOf(admin, second))]);
  // Aubergine has more red than green, the new colour more green than red.
  expect(sold.red - sold.green).toBeGreaterThan(30);
  expect(now.green - now.red).toBeGreaterThan(30);
}

function packageOf(files: Record<string, Uint8Array>, ground: string): Uint8Array<ArrayBuffer> {
  const manifest = JSON.parse(Buffer.from(files['theme.json'] ?? []).toString());
  manifest.colors.ground = ground;
  return new Uint8Array(zipSync({ ...files, 'theme.json': Buffer.from(JSON.stringify(manifest)) }));
}

async function sampleOf(admin: Person, { history, current_version }: AdminTheme): Promise<Buffer> {
  const address = history.find(({ version }) => version === current_version)?.sample_url;
  const answer = await admin.fetch(new URL(address ?? '', admin.publicUrl).href);
  return Buffer.from(await answer.arrayBuffer());
}

async function groundOf(film: Buffer): Promise<{ red: number; green: number }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nimantran-version-'));
  try {
    const file = path.join(folder, 'film.mp4');
    await writeFile(file, film);
    const [picture] = await readFrames(file, [100]);
    if (!picture) throw new Error('The film has no such frame.');
    const at = (GROUND_AT.y * picture.width + GROUND_AT.x) * 4;
    return { red: picture.pixels[at] ?? 0, green: picture.pixels[at + 1] ?? 0 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
