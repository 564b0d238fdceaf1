import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createDatabase } from '@nimantran/kit/db/database';
import { migrate } from '@nimantran/kit/db/migrate';
import { createDiskStore } from '@nimantran/kit/store/disk-store';
import { type Call, createClient } from '@nimantran/proto/http/shared/client';
import { unzipSync } from 'fflate';
import { freePort } from '../../../../infra/postgres/free-port.ts';
import { type Picture, readFrames } from '../../../../infra/shop-client/read-video.ts';
import { bareEnvironment } from '../../../../infra/test-support/bare-environment.ts';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { NAMES_FRAME, SHORT_THEME, shortThemeZip } from '../../../../infra/test-support/fixtures/short-theme.ts';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import { ADMIN } from './batches.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const SECRET = 'a secret for a shop of batches, 32 characters';
const PACKAGE_KEY = 'themes/short.zip';

export interface BatchShop {
  call: Call;
  /** Ends a process as a crash would, and starts it again. */
  kill(name: 'studio' | 'render'): Promise<void>;
  /** The videos of a batch by file name. */
  videos(batchId: string): Promise<Record<string, Uint8Array>>;
  close(): Promise<void>;
}

/** Studio and a worker as processes, on a database and a folder; this process stands in for catalog and media. */
export async function startBatchShop(urls: { studio: string; render: string }, folder: string): Promise<BatchShop> {
  const db = createDatabase(urls.studio);
  await migrate(db, path.join(import.meta.dirname, '../../src/db/migrations'));
  await db.destroy();
  const store = createDiskStore({ directory: path.join(folder, 'objects-store'), publicUrl: '', signingSecret: SECRET });
  await store.put(PACKAGE_KEY, await shortThemeZip(), 'application/zip');
  const neighbours = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://local');
    if (url.pathname === '/internal/objects') {
      store.get(url.searchParams.get('object_key') ?? '').then(
        (bytes) => pipeline(bytes, response).catch(() => response.destroy()),
        () => response.writeHead(404).end(),
      );
      return;
    }
    const theme = { theme_id: SHORT_THEME.id, version: '1', package_key: PACKAGE_KEY, on_sale: true, manifest: SHORT_THEME };
    const answer = url.pathname === '/internal/uploads/resolve' ? { uploads: [] } : theme;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  neighbours.listen(0, '127.0.0.1');
  await once(neighbours, 'listening');
  const neighbourUrl = `http://127.0.0.1:${(neighbours.address() as AddressInfo).port}`;
  const ports = { studio: await freePort(), render: await freePort() };
  const studioUrl = `http://127.0.0.1:${ports.studio}`;
  const common = { NODE_ENV: 'test', LOG_LEVEL: 'error', DATA_DIR: folder };
  const environments = {
    studio: {
      ...common,
      ...serviceAuthOf('studio').variables,
      DATABASE_URL: urls.studio,
      PUBLIC_URL: 'https://shop.test',
      CATALOG_URL: neighbourUrl,
      MEDIA_URL: neighbourUrl,
      ORDERS_URL: neighbourUrl,
    },
    render: {
      ...common,
      ...serviceAuthOf('render').variables,
      DATABASE_URL: urls.render,
      STUDIO_URL: studioUrl,
      OBJECTS_SIGNING_SECRET: SECRET,
    },
  };
  const children = new Map<keyof typeof ports, ChildProcess>();
  const begin = async (name: keyof typeof ports) => {
    const child = spawn(process.execPath, [`services/${name}/main.ts`], {
      cwd: ROOT,
      env: { ...bareEnvironment(), ...environments[name], PORT: String(ports[name]) },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    process.once('exit', () => child.kill('SIGKILL'));
    children.set(name, child);
    const isUp = () =>
      fetch(`http://127.0.0.1:${ports[name]}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await eventually(`${name} answers`, isUp, 60_000);
  };
  const end = async (name: keyof typeof ports, signal: 'SIGKILL' | 'SIGTERM') => {
    const child = children.get(name);
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await begin('studio');
  await begin('render');
  const headers = async () => ({ authorization: `Bearer ${await serviceAuthOf('studio').forUser(ADMIN)}` });
  return {
    call: createClient({ baseUrl: studioUrl, headers, timeoutMs: 20_000 }),
    async kill(name) {
      await end(name, 'SIGKILL');
      await begin(name);
    },
    async videos(batchId) {
      const response = await fetch(`${studioUrl}/api/batches/${batchId}/videos.zip`, { headers: await headers() });
      if (!response.ok) throw new Error(`The zip was answered with ${response.status} ${await response.text()}`);
      return unzipSync(new Uint8Array(await response.arrayBuffer()));
    },
    async close() {
      await end('render', 'SIGTERM');
      await end('studio', 'SIGTERM');
      neighbours.closeAllConnections();
      neighbours.close();
    },
  };
}

/** The expected frame with the names, drawn by the renderer's own tool and not from any video. */
export async function referenceFrame(folder: string, name: string, details: Record<string, string>): Promise<Picture> {
  const out = path.join(folder, 'references', name);
  await mkdir(out, { recursive: true });
  const [theme, given] = [path.join(folder, 'references', 'theme.zip'), path.join(out, 'details.json')];
  await Promise.all([writeFile(theme, await shortThemeZip()), writeFile(given, JSON.stringify({ details }))]);
  const args = [
    'services/render/src/commands/theme.ts',
    'stills',
    theme,
    '--out',
    out,
    '--resolution',
    '480p',
    '--details',
    given,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, maxBuffer: 10_000_000 });
  const { stills } = JSON.parse(stdout) as { stills: { scene: string; path: string }[] };
  const still = stills.find(({ scene }) => scene === 'Names');
  const [picture] = still ? await readFrames(still.path, [0]) : [];
  if (!picture) throw new Error(`There is no reference for ${name}.`);
  return picture;
}

/** The frame with the names of a finished video. */
export async function namesFrame(folder: string, name: string, video: Uint8Array): Promise<Picture> {
  const file = path.join(folder, `${name}.mp4`);
  await writeFile(file, video);
  const [picture] = await readFrames(file, [NAMES_FRAME]);
  if (!picture) throw new Error(`${name} has no frame ${NAMES_FRAME}.`);
  return picture;
}

/** Light text on a dark ground: a pixel above this belongs to a letter, whatever the codecs made of its colour. */
const INK = 128;

/** The share of letters' pixels that belong to a letter in only one of two frames' text boxes. */
export function boxDistance(one: Picture, other: Picture): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  const [top, bottom] = [Math.floor(one.height * 0.4), Math.ceil(one.height * 0.6)];
  let [either, alone] = [0, 0];
  for (let pixel = top * one.width; pixel < bottom * one.width; pixel += 1) {
    const [first, second] = [one, other].map(({ pixels }) => (pixels[pixel * 4 + 1] ?? 0) > INK);
    if (first || second) either += 1;
    if (first !== second) alone += 1;
  }
  return either === 0 ? 1 : alone / either;
}
