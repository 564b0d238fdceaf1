import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServiceName } from '@nimantran/proto/domain/service-name';
import { refundOrder } from '@nimantran/proto/http/orders/admin-refunds';
import { afterAll, expect, it } from 'vitest';
import { SERVICES } from '../../launcher/service-table.ts';
import { readSettings } from '../../launcher/settings.ts';
import { type Shop, startShop } from '../../launcher/shop.ts';
import { approve, download, findTheme, order, payByCard, pullJobOf, waitForState } from '../../shop-client/order.ts';
import { keyOf, visitAs } from '../../shop-client/person.ts';
import { freeRange } from '../../test-support/shops/start-test-shop.ts';
import { ALL } from '../../test-support/vitest/all-tests.ts';
import previous from './previous-version.json' with { type: 'json' };

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Allows for a machine shared with all other tests. */
const LIMIT_MS = 120_000;
let folder: string | undefined;
let shop: Shop | undefined;

afterAll(async () => {
  await shop?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

// A whole shop, so it runs before a release; `schema.test.ts` compares the schemas for every change, and alone in a shallow clone,
// which does not have that version.
it.runIf(ALL && hasCommit())(
  'the version before takes, makes and delivers an order on the schema of this one',
  { timeout: 400_000 },
  async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'nimantran-old-'));
    execFileSync('chmod', ['755', folder]);
    const old = path.join(folder, 'code');
    await checkOut(old);
    await installGone(folder);
    const portBase = await freeRange();
    const settings = readSettings({
      DATA_DIR: path.join(folder, 'data'),
      PORT: String(portBase),
      SERVICE_PORT_BASE: String(portBase),
      DURABLE: 'false',
      SEED_THEMES: 'shubh-griha',
      RENDER_SLEEP_MS: '20',
      RENDER_JOBS_AT_ONCE: '4',
    });
    const tokenSecret = randomBytes(32).toString('hex');
    const ofOld = (file: string): string => path.relative(ROOT, path.join(old, file));
    const isOfOld = ({ name }: { name: ServiceName }): boolean => existsSync(path.join(old, `services/${name}/main.ts`));
    const entries = Object.fromEntries(SERVICES.filter(isOfOld).map(({ name }) => [name, ofOld(`services/${name}/main.ts`)]));
    // This version creates the tables; everything that runs on them is the previous version, except the stand-ins, which are
    // external, and services that it does not have.
    shop = await startShop(
      settings,
      {},
      {
        entries: { ...(entries as Record<ServiceName, string>), render: ofOld('infra/local/render/main.ts') },
        webDist: path.join(folder, 'no-web'),
        readyLimitMs: LIMIT_MS,
        // The secret with which services of that version authenticate each other.
        environment: () => ({ SERVICE_TOKEN_SECRET: tokenSecret }),
      },
    );
    const { publicUrl, localUrl } = shop;
    const customer = await visitAs(publicUrl, localUrl, 'customer@nimantran.test');
    const designer = await visitAs(publicUrl, localUrl, 'designer@nimantran.test');
    const admin = await visitAs(publicUrl, localUrl, 'admin@nimantran.test');
    const video = await findTheme(customer, 103, 'house-warming');
    const details = Object.fromEntries(
      video.fields.filter(({ sample }) => sample !== '').map(({ key, sample }) => [key, sample]),
    );
    const placed = await order(customer, video, { details, photos: {}, music: null, bride_first: false }, 'old code');
    const { number } = placed.order;
    await payByCard(localUrl, placed.checkoutUrl, '4242424242424242');
    await waitForState(customer, number, ['processing'], LIMIT_MS);
    const job = await pullJobOf(designer, number, LIMIT_MS);
    await approve(designer, job.id);
    await waitForState(customer, number, ['completed'], LIMIT_MS);
    expect((await download(customer, number)).bytes.subarray(4, 8).toString()).toBe('ftyp');
    const body = { amount_minor: 100, reason: 'requested' as const, note: 'As agreed', support_number: null };
    const refunded = await admin.call(refundOrder, { params: { number }, body, idempotencyKey: keyOf(refundOrder, number) });
    expect(refunded).toBeTruthy();
  },
);

function hasCommit(): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${previous.commit}^{tree}`], { cwd: ROOT, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs packages of that version that this one no longer has in the folder above its code, where Node looks after the code's
 * own.
 */
async function installGone(into: string): Promise<void> {
  const before = packagesIn(showOld('package-lock.json'));
  const now = packagesIn(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const gone = Object.fromEntries(Object.entries(before).filter(([name]) => !(name in now)));
  if (Object.keys(gone).length === 0) return;
  await writeFile(path.join(into, 'package.json'), JSON.stringify({ private: true, dependencies: gone }));
  const quiet = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  execFileSync('npm', ['install', ...quiet], { cwd: into, stdio: ['ignore', 'ignore', 'inherit'], timeout: LIMIT_MS });
}

/** Versions of the packages at the root, by name. */
function packagesIn(lock: string): Record<string, string> {
  const { packages } = JSON.parse(lock) as { packages: Record<string, { version?: string; link?: boolean }> };
  const root = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/;
  return Object.fromEntries(
    Object.entries(packages).flatMap(([place, { version, link }]) => {
      const name = root.exec(place)?.[1];
      return name && version && !link ? [[name, version]] : [];
    }),
  );
}

function showOld(file: string): string {
  return execFileSync('git', ['show', `${previous.commit}:${file}`], { cwd: ROOT, maxBuffer: 1024 ** 3, encoding: 'utf8' });
}

/** The code of that version with the packages of this one; its own workspaces replace ours. */
async function checkOut(to: string): Promise<void> {
  await mkdir(to);
  const archive = execFileSync(
    'git',
    ['archive', '--format=tar', previous.commit, 'package.json', 'proto', 'services', 'infra'],
    {
      cwd: ROOT,
      maxBuffer: 1024 ** 3,
    },
  );
  execFileSync('tar', ['-x', '-C', to], { input: archive });
  const modules = path.join(to, 'node_modules');
  await mkdir(path.join(modules, '@nimantran'), { recursive: true });
  for (const name of await readdir(path.join(ROOT, 'node_modules')))
    if (name !== '@nimantran') await symlink(path.join(ROOT, 'node_modules', name), path.join(modules, name));
  const places = ['proto', 'infra', ...(await readdir(path.join(to, 'services'))).map((name) => `services/${name}`)];
  for (const place of places) {
    await symlink(path.join(to, place), path.join(modules, '@nimantran', path.basename(place)));
    const own = path.join(ROOT, place, 'node_modules');
    if (existsSync(own)) await symlink(own, path.join(to, place, 'node_modules'));
  }
}
