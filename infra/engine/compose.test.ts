import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { HEALTH } from '@nimantran/proto/http/shared/health';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseAccount, PHONE, startBrowser } from '../e2e/support/browser/browser.ts';
import { type Bought, buyInBrowser } from '../e2e/support/order/buy-in-browser.ts';
import { BIRTHDAY } from '../e2e/support/order/sold-themes.ts';
import { download } from '../shop-client/order.ts';
import { visitAs } from '../shop-client/person.ts';
import { publishTheme } from '../shop-client/publish-theme.ts';
import { readEnv } from '../test/support/deployment/kustomize.ts';
import { DEPLOYED } from '../test/support/deployment/sources.ts';
import { shortBirthdayZip } from '../test-support/fixtures/short-theme.ts';
import { type ComposeShop, copyShop, copyVersionBefore, cronLines, readmeLine } from './compose-shop.ts';
import { type Docker, run } from './docker.ts';
import { REHEARSAL, walkFirstDay } from './first-day.ts';
import { makeBaseImages } from './make-base-images.ts';
import { startMonitors, stopMonitors } from './monitors.ts';
import { deliverAll, startOrders } from './order-flow.ts';
import { playPods, removePods } from './play-pods.ts';
import { startEngine } from './start-engine.ts';
import { supportPacket } from './support-packet.ts';
import { startWrongNeighbours } from './wrong-neighbours.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Kept between runs: the engine's images and layers. */
const FOLDER = path.join(ROOT, '.data/engine');
const PUBLIC_URL = 'http://localhost:8080';
/** Browsers resolve stand-ins.localhost by themselves; programs of this machine use its address. */
const LOCAL_URL = 'http://127.0.0.1:8190';
const PROJECT = 'nimantran';
const SECOND = 'nimantran-second';
const HEALTHY_MS = 900_000;
/** Prometheus reads every service, and evaluates its rules, every 15 seconds. */
const SCRAPED_MS = 120_000;
const NETWORK = 'nimantran_default';
/** The variables that cases change, as .env has them. */
const TRYING_OUT = { PUBLIC_URL, S3_PUBLIC_ENDPOINT: 'http://localhost:7070', TRUST_PROXY: '', COMPOSE_PROFILES: 'stand-ins' };
const NO_REHEARSAL = Object.fromEntries(Object.keys(REHEARSAL).map((name) => [name, undefined]));
/** An operator's changes in a copy of the overlay; pods of a rehearsal sign people in by the stand-in. */
const OWN_OVERLAY = {
  ...{ PUBLIC_URL, S3_PUBLIC_ENDPOINT: TRYING_OUT.S3_PUBLIC_ENDPOINT, TRUST_PROXY: '', FIREBASE_PROJECT_ID: '' },
  ...{ ADMIN_EMAILS: 'admin@nimantran.test', DESIGNER_EMAILS: 'designer@nimantran.test' },
};
/** One theme of the collection shows that `seed` works; the test publishes the one that it buys. */
const CHANGES = { SEED_THEMES: 'up-up-hooray' };
const SERVERS = ['postgres', 'nats', 'redis', 'store'];

describe('docker compose', () => {
  let docker: Docker;
  let shop: ComposeShop;
  let browser: Browser;
  let bought: Bought;
  /** The project whose shop has sold `bought`; undefined until one has. */
  let soldIn: string | undefined;
  let film: Buffer;
  let foreground: ReturnType<ComposeShop['startInForeground']> | undefined;

  beforeAll(async () => {
    await mkdir(FOLDER, { recursive: true });
    docker = await startEngine(path.join(FOLDER, 'docker'));
    const made = await makeBaseImages(docker, FOLDER);
    if (made.length > 0) console.warn(`Stand-ins take the place of ${made.join(', ')} (infra/engine/README.md).`);
    shop = await copyShop(docker, FOLDER, CHANGES);
    await run(['sh', 'infra/deployment/make-env.sh'], { cwd: shop.folder });
    // Those that an interrupted run left.
    await removeShops();
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    if (process.env.KEEP_SHOP === undefined) {
      await foreground?.interrupt();
      await removeShops().catch(() => {});
    }
    if (process.env.KEEP_ENGINE === undefined) await docker?.stop();
  });

  it('builds every image', async () => {
    await shop.compose(['--profile', '*', 'build']);
    const dockerfile = await readFile(path.join(ROOT, 'infra/images/Dockerfile'), 'utf8');
    const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name = '']) => name);
    const targets = stages.filter((name) => !/-modules$|-build$|^packages$|^runtime$/.test(name));
    const images = await run(['docker', 'images', '--format', '{{.Repository}}'], { environment: docker.environment });
    expect(images.split('\n')).toEqual(expect.arrayContaining(targets.map((name) => `nimantran/${name}`)));
  });

  it('starts the shop by the line of the README', async () => {
    foreground = shop.startInForeground(await readmeLine());
    const early = foreground.ended.then(() => Promise.reject(new Error(`The shop ended: ${FOLDER}/compose.log says why.`)));
    await Promise.race([shop.healthy(HEALTHY_MS), early]);
  });

  it('sells a film in a browser, and sends mails about it', async () => {
    await sell();
    expect(bought.facts).toMatchObject({ codec: 'h264', width: 720, height: 1280, audioCodec: 'aac' });
    film = await filmOfCustomer();
    const letters = async () =>
      ((await (await fetch('http://127.0.0.1:8025/api/v1/messages')).json()) as { total: number }).total;
    await expect.poll(letters).toBeGreaterThanOrEqual(2);
  });

  it('is read whole by Prometheus, whose alerts reach Alertmanager', async () => {
    const { services, seen } = await startMonitors(shop);
    await expect.poll(async () => (await seen()).read, { timeout: SCRAPED_MS }).toEqual(services);
    await expect.poll(async () => (await seen()).alerts, { timeout: SCRAPED_MS }).toContain('AlertsWork');
    await stopMonitors(shop);
  });

  it('keeps everything when it stops and starts again', async () => {
    await foreground?.interrupt();
    await shop.compose(['up', '--detach']);
    await shop.healthy(HEALTHY_MS);
    expect(await filmOfCustomer()).toEqual(film);
  });

  it('restores a backup into another project by the steps of docs/operating.md', async () => {
    for (const line of await cronLines()) await shop.cron(line.replaceAll('/srv/nimantran', shop.folder));
    const admin = await visitAs(PUBLIC_URL, LOCAL_URL, 'admin@nimantran.test');
    const { proofs } = await admin.call(HEALTH.identity.get);
    const ends = proofs.map(({ kind, last }) => [kind, last?.passed, last?.said]);
    const drilled = ['restore_drill', true, expect.stringMatching(/film/)];
    expect(ends).toEqual(expect.arrayContaining([['backup', true, expect.any(String)], drilled]));
    const listed = await shop.compose(['run', '--rm', 'backup', 'ls', '/backups']);
    const backup = listed.split('\n').find((name) => /^\d{4}-/.test(name)) ?? '';
    await shop.compose(['run', '--rm', 'backup', 'node', 'infra/backup/main.ts', '--check', `/backups/${backup}`]);
    await shop.compose(['stop']);

    const second = (...args: string[]) => shop.compose(args, SECOND);
    const setUp = ['run', '--rm', '--volume', 'nimantran_backups:/backups', 'set-up'];
    await second('up', '--detach', '--wait', ...SERVERS);
    await second(...setUp);
    await second(...setUp, 'node', 'infra/backup/restore.ts', '--from', `/backups/${backup}`);
    await second('exec', '--no-TTY', 'redis', 'redis-cli', 'flushdb');
    await second('up', '--detach');
    await shop.healthy(HEALTHY_MS, SECOND);
    expect(await filmOfCustomer()).toEqual(film);
    soldIn = SECOND;
  });

  it('serves browsers by https, and sends those of http there', async () => {
    // The case alone has no shop yet.
    if (soldIn === undefined) {
      await shop.compose(['up', '--detach']);
      await shop.healthy(HEALTHY_MS);
      await sell();
    }
    const changes = { PUBLIC_URL: 'https://shop.localhost', S3_PUBLIC_ENDPOINT: 'https://store.localhost', TRUST_PROXY: '1' };
    shop.change({ ...changes, COMPOSE_PROFILES: 'stand-ins,https' });
    await shop.compose(['up', '--detach'], soldIn);
    await shop.healthy(HEALTHY_MS, soldIn);
    // Caddy signs names that end in localhost itself, which browsers do not know.
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    const answer = await page.goto('http://shop.localhost/');
    expect(page.url()).toBe('https://shop.localhost/');
    expect(answer?.headers()['strict-transport-security']).toMatch(/max-age=\d{8}/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Log in menu' }).click();
    await chooseAccount(page, 'customer@nimantran.test', () => page.getByRole('button', { name: 'Log In / Sign Up' }).click());
    await page.goto(`${changes.PUBLIC_URL}/user/invitations/${bought.number}`);
    await page.getByRole('button', { name: 'Play your video' }).click();
    // The store holds signed addresses to the name that they were signed for.
    const played = page.locator('video').first();
    await expect.poll(() => played.getAttribute('src')).toMatch(/^https:\/\/store\.localhost\//);
    await expect
      .poll(() => played.evaluate((video) => (video as unknown as { readyState: number }).readyState))
      .toBeGreaterThan(1);
    const cookies = await context.cookies();
    expect(cookies.length).toBeGreaterThan(0);
    expect(cookies.filter(({ secure }) => !secure)).toEqual([]);
    await context.close();
  });

  it('takes a new operator on production settings from the first start to the first sale', async () => {
    await removeShops();
    shop.change({ ...TRYING_OUT, ...REHEARSAL, SEED_THEMES: 'none' });
    await shop.compose(['up', '--detach', '--wait', ...SERVERS]);
    const wrong = await startWrongNeighbours(docker, {
      network: NETWORK,
      localUrl: LOCAL_URL,
      storeUrl: 'http://127.0.0.1:7070',
    });
    try {
      shop.change({ SMTP_URL: wrong.smtpUrl(wrong.rightPassword) });
      await shop.compose(['up', '--detach']);
      await shop.healthy(HEALTHY_MS);
      await walkFirstDay({ shop, browser, publicUrl: PUBLIC_URL, localUrl: LOCAL_URL, wrong });
      bought = await buyBirthday('first-sale');
      const subjects = () => wrong.mail.letters.map((letter) => /^Subject: (.*)$/m.exec(letter)?.[1]);
      await expect.poll(subjects).toEqual(expect.arrayContaining([expect.stringMatching(/^\[Rehearsal\] .*ready/i)]));
    } finally {
      await wrong.close();
      shop.change(REHEARSAL);
    }
  });

  it('gives a support packet without secrets and without words of customers', async () => {
    await shop.restartWith({}, 'orders');
    const files = await supportPacket(browser, { publicUrl: PUBLIC_URL, localUrl: LOCAL_URL });
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['findings.txt', 'README.txt', 'gateway.json', 'orders.json']));
    const text = Object.values(files).join('\n');
    const isSecret = ([name, value]: [string, string]) => /PASSWORD|SECRET|_KEY$|KEY_ID$/.test(name) && value !== '';
    const secrets = Object.entries(await readOwnEnv()).filter(isSecret);
    expect(secrets.length).toBeGreaterThan(20);
    for (const [name, value] of secrets) expect(text.includes(value), name).toBe(false);
    for (const words of ['Meera', 'Rose Hall', 'Asha Verma', '@nimantran.test', bought.number]) expect(text).not.toContain(words);
  });

  it("sells a film through the pods of the overlay 'small' beside the same servers", async () => {
    const env: Record<string, string> = { ...(await readOwnEnv()), ...REHEARSAL };
    await shop.compose(['stop', ...DEPLOYED]);
    const pods = await playPods(docker, NETWORK, {
      env,
      own: OWN_OVERLAY,
      more: { REHEARSAL: 'true', LOCAL_URL: env.LOCAL_URL ?? '', STRIPE_API_URL: env.STRIPE_API_URL ?? '' },
    });
    expect(pods.ready).toEqual([...DEPLOYED].sort());
    const { facts } = await buyBirthday('pods');
    expect(facts).toMatchObject({ codec: 'h264', width: 720, height: 1280 });
    // 1: something was still open after 20 s, as all end at once here. 137 would be killed.
    expect(Object.values(await pods.end()).filter((code) => code > 1)).toEqual([]);
  });

  // Only where the version before is named: its images are built as well.
  it.runIf(process.env.UPGRADE_FROM)('takes orders while it is upgraded from the version before, and loses none', async () => {
    await removeShops();
    const variables = { ...CHANGES, ...TRYING_OUT, SEED_THEMES: 'none' };
    const before = await copyVersionBefore(docker, FOLDER, variables, process.env.UPGRADE_FROM ?? 'before');
    await run(['sh', 'infra/deployment/make-env.sh'], { cwd: before.folder });
    await before.compose(['build']);
    // Services of older versions count as unhealthy after a minute and a half, which busy cores exceed.
    await before.compose(['up', '--detach']).catch(() => before.compose(['up', '--detach']));
    await before.healthy(HEALTHY_MS);
    const at = { publicUrl: PUBLIC_URL, localUrl: LOCAL_URL };
    await publishTheme(await visitAs(PUBLIC_URL, LOCAL_URL, 'admin@nimantran.test'), new Uint8Array(await shortBirthdayZip()));
    const flow = await startOrders(at, BIRTHDAY);
    await flow.more(2);

    await cp(path.join(before.folder, '.env'), path.join(shop.folder, '.env'));
    await run(['sh', 'infra/deployment/make-env.sh'], { cwd: shop.folder });
    shop.change({ ...NO_REHEARSAL, ...variables });
    const placedBefore = flow.placed.length;
    await shop.compose(['up', '--detach', '--build']);
    await shop.healthy(HEALTHY_MS);
    await flow.more(2);
    const { numbers, failures } = await flow.stop();
    console.warn(
      `${placedBefore} orders before the upgrade, ${numbers.length - placedBefore} since; ${failures} requests failed, even after the client's own tries.`,
    );
    await deliverAll(at, numbers);
  });

  const buyBirthday = (name: string): Promise<Bought> =>
    buyInBrowser({ publicUrl: PUBLIC_URL }, browser, {
      name,
      size: PHONE,
      theme: BIRTHDAY,
      words: { "Birthday star's name": 'Meera', Age: '7', Date: '2027-01-16', Time: '17:00', Venue: 'Rose Hall', City: 'Indore' },
      photos: { "Birthday star's photo": 40 },
    });

  async function sell(): Promise<void> {
    const admin = await visitAs(PUBLIC_URL, LOCAL_URL, 'admin@nimantran.test');
    await publishTheme(admin, new Uint8Array(await shortBirthdayZip()));
    bought = await buyBirthday('compose');
    soldIn = PROJECT;
  }

  const readOwnEnv = async () => readEnv(await readFile(path.join(shop.folder, '.env'), 'utf8'));

  async function removeShops(): Promise<void> {
    await removePods(docker);
    for (const project of [PROJECT, SECOND]) await shop?.compose(['--profile', '*', 'down', '--volumes'], project);
  }

  async function filmOfCustomer(): Promise<Buffer> {
    const customer = await visitAs(PUBLIC_URL, LOCAL_URL, 'customer@nimantran.test');
    return (await download(customer, bought.number)).bytes;
  }
});
