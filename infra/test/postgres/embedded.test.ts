import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../postgres/embedded.ts';
import { freePort } from '../../postgres/free-port.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'embedded-'));
});
afterAll(async () => {
  await rm(dir, { recursive: true, force: true });
});

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

test('it starts, is found again while it runs, keeps its data, and starts after being killed', async () => {
  const port = await freePort();
  const first = await startEmbeddedPostgres({ dir, port, durable: false });
  expect(first).toMatchObject({ port, reused: false });
  await ask(first.adminUrl, 'CREATE TABLE kept (word text)');
  await ask(first.adminUrl, "INSERT INTO kept VALUES ('विवाह')");
  expect(await ask(first.adminUrl, "SELECT current_setting('max_connections') AS most")).toEqual([{ most: '200' }]);

  const found = await startEmbeddedPostgres({ dir, durable: false });
  expect(found).toMatchObject({ port, reused: true, adminUrl: first.adminUrl });
  await found.stop();

  const again = await startEmbeddedPostgres({ dir, port, durable: false });
  expect(again.reused).toBe(false);
  expect(await ask(again.adminUrl, 'SELECT word FROM kept')).toEqual([{ word: 'विवाह' }]);

  const [pid] = (await readFile(path.join(dir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  const recovered = await startEmbeddedPostgres({ dir, port, durable: false });
  expect(recovered.reused).toBe(false);
  expect(await ask(recovered.adminUrl, 'SELECT word FROM kept')).toEqual([{ word: 'विवाह' }]);
  await recovered.stop();
}, 60_000);

test('a port in use is one clear line', async () => {
  const port = await freePort();
  const squatter = createServer().listen(port, '127.0.0.1');
  await new Promise((resolve) => squatter.once('listening', resolve));
  try {
    await expect(startEmbeddedPostgres({ dir, port, durable: false })).rejects.toThrow(`Port ${port} is in use`);
  } finally {
    squatter.close();
  }
}, 60_000);

test('a folder that cannot be written is one clear line', async () => {
  const file = `${dir}-file`;
  await writeFile(file, '');
  try {
    await expect(startEmbeddedPostgres({ dir: path.join(file, 'data') })).rejects.toThrow('cannot be written: ENOTDIR');
  } finally {
    await rm(file);
  }
});
