import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Isolation, NO_ISOLATION, probeIsolation } from '@nimantran/kit/process/isolation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forkRenderer } from '../../src/worker/fork-renderer.ts';
import { runChild } from '../../src/worker/run-child.ts';
import { photo, writeFixtureTheme } from '../support/fixture-theme.ts';
import { aSpec } from '../support/spec.ts';

const PROBE = fileURLToPath(new URL('../support/probe-child.ts', import.meta.url));
const here = probeIsolation('auto', 'RENDER_ISOLATION');
let server: Server;
let folder: string;
let connections = 0;

beforeAll(async () => {
  server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  folder = await mkdtemp(join(tmpdir(), 'isolation-test-'));
  await writeFile(join(folder, 'secret'), 'not for rendering processes');
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

interface Told {
  connect: string;
  read: string[];
  write: string[];
  program: string;
  parentEnvironment: string;
  environment: string[];
}

async function probe(isolation: Isolation): Promise<Told> {
  const own = await mkdtemp(join(folder, 'own-'));
  await writeFile(join(own, 'input'), 'given');
  process.env.SERVICE_TOKEN_KEY = 'a secret of the worker';
  try {
    const child = forkRenderer(PROBE, { isolation, read: [], write: [own] });
    const { port } = server.address() as AddressInfo;
    child.send({ port, read: [join(own, 'input'), join(folder, 'secret')], write: [join(own, 'out'), join(folder, 'out')] });
    const [told] = await once(child, 'message');
    return told;
  } finally {
    delete process.env.SERVICE_TOKEN_KEY;
  }
}

describe('code in a rendering process', () => {
  test('that nothing is taken from could reach the network and every file: what the tests below rely on', async () => {
    const before = connections;
    expect(await probe(NO_ISOLATION)).toMatchObject({ connect: 'done', read: ['done', 'done'], write: ['done', 'done'] });
    expect(connections).toBe(before + 1);
  });

  test('sees no secret of the worker, isolated or not', async () => {
    for (const isolation of [NO_ISOLATION, here]) {
      const { environment } = await probe(isolation);
      expect(environment).toContain('PATH');
      expect(environment.filter((name) => /SECRET|TOKEN|URL|PASSWORD|KEY/.test(name))).toEqual([]);
    }
  });

  test('reads and writes its own folder alone, and starts no program', async () => {
    const told = await probe({ network: false, files: true });
    expect(told.read).toEqual(['done', 'ERR_ACCESS_DENIED']);
    expect(told.write).toEqual(['done', 'ERR_ACCESS_DENIED']);
    expect(told.program).toBe('ERR_ACCESS_DENIED');
  });

  test.runIf(here.network)('cannot open a connection to this machine, nor look into its parent', async () => {
    const before = connections;
    const told = await probe({ network: true, files: false });
    expect(told.connect).toBe('ENETUNREACH');
    expect(connections).toBe(before);
    expect(told.parentEnvironment).not.toBe('done');
  });

  test('renders all the same, and dies when it is told to', async () => {
    const packageDir = await writeFixtureTheme();
    const inputDir = await mkdtemp(join(folder, 'input-'));
    const couple = join(inputDir, 'photo-0');
    await writeFile(couple, photo(800, 600));
    const spec = aSpec({ photos: { couple: { object_key: 'uploads/1/photo.jpg' } }, bride_first: true, watermark: 'brand' });
    const run = async () => ({
      request: {
        packageDir,
        spec,
        inputs: { photos: { couple } },
        outDir: await mkdtemp(join(folder, 'out-')),
        now: '2030-01-01T00:00:00Z',
      },
      limits: { seconds: 60, memoryMb: 3072 },
      isolation: here,
    });
    const output = await runChild(await run());
    expect(existsSync(output.videoPath ?? '')).toBe(true);
    const stop = new AbortController();
    let pid = 0;
    const stopped = runChild({
      ...(await run()),
      signal: stop.signal,
      onStart: (child) => {
        pid = child.pid ?? 0;
      },
      onProgress: () => stop.abort(new Error('no longer wanted')),
    });
    await expect(stopped).rejects.toThrow('no longer wanted');
    // It is the Node.js process itself: the program that removed its network leaves none behind.
    expect(() => process.kill(pid, 0)).toThrow();
  });
});

describe('RENDER_ISOLATION', () => {
  test('off takes nothing away', () => {
    expect(probeIsolation('off', 'RENDER_ISOLATION')).toEqual({ network: false, files: false });
  });

  test('required refuses to start where the network cannot be taken away, and says what to do', () => {
    const path = process.env.PATH;
    process.env.PATH = folder;
    try {
      expect(() => probeIsolation('required', 'RENDER_ISOLATION')).toThrow(/util-linux.*user namespaces.*"auto"/);
      expect(probeIsolation('auto', 'RENDER_ISOLATION')).toEqual({ network: false, files: true });
    } finally {
      process.env.PATH = path;
    }
  });

  test.runIf(here.network)('required starts where it can', () => {
    expect(probeIsolation('required', 'RENDER_ISOLATION')).toEqual({ network: true, files: true });
  });
});
