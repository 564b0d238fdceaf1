import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { SteadyFileStore } from '../../src/incoming/steady-file-store.ts';
import { bodyOf } from '../../src/tus/request-body.ts';

const MIB = 1024 * 1024;

let server: Server;
let folder: string;
let received: IncomingMessage | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'nimantran-body-'));
  received = undefined;
  server = createServer((message) => {
    received = message;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

async function begin(length: number) {
  const { port } = server.address() as AddressInfo;
  const sent = httpRequest({ host: '127.0.0.1', port, method: 'PATCH', headers: { 'content-length': length } });
  sent.on('error', () => {});
  sent.flushHeaders();
  const message = await eventually('the request', () => received);
  return { sent, message };
}

it('stores every byte of a body where it belongs in the file', async () => {
  const bytes = randomBytes(12 * MIB);
  await writeFile(path.join(folder, 'upload'), bytes.subarray(0, 1_000));
  const { sent, message } = await begin(bytes.length - 1_000);
  sent.end(bytes.subarray(1_000));
  const store = new SteadyFileStore({ directory: folder });
  const reached = await store.write(Readable.fromWeb(bodyOf(message) as never), 'upload', 1_000);
  expect(reached).toBe(bytes.length);
  expect((await readFile(path.join(folder, 'upload'))).equals(bytes)).toBe(true);
});

it('holds the sender back while nobody reads', async () => {
  const { sent, message } = await begin(64 * MIB);
  let taken = 0;
  const pour = () => {
    while (taken < 64 * MIB) {
      taken += 64 * 1024;
      if (!sent.write(Buffer.alloc(64 * 1024))) return;
    }
  };
  sent.on('drain', pour);
  const body = bodyOf(message);
  pour();
  let before = -1;
  await eventually('the sender to stand still', () => {
    const isStill = before === taken;
    before = taken;
    return isStill;
  });
  expect(taken).toBeLessThan(16 * MIB);
  await body.cancel();
  await eventually('the rest to be dropped', () => taken >= 64 * MIB);
});

it('breaks when the client goes away, before or while it is read', async () => {
  const { sent, message } = await begin(1_000);
  sent.write('the beginning');
  const reader = bodyOf(message).getReader();
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('the beginning');
  sent.destroy();
  await expect(reader.read()).rejects.toThrow();
  await eventually('the message to be closed', () => message.destroyed);
  await expect(bodyOf(message).getReader().read()).rejects.toThrow('went away');
});
