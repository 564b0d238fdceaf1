import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import {
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { ERRORS, Upload } from '@tus/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWith, withBucket } from '../../../../infra/test-support/servers/servers.ts';
import type { TestBucket } from '../../../../infra/test-support/servers/test-bucket.ts';
import { shortOrAll } from '../../../../infra/test-support/vitest/all-tests.ts';
import type { Incoming } from '../../src/incoming/incoming.ts';
import { incomingOnDisk } from '../../src/incoming/on-disk.ts';
import { incomingOnS3 } from '../../src/incoming/on-s3.ts';

const MIB = 1024 * 1024;
const DAY_MS = 86_400_000;
/** Slow uploads at once. Before a release more than tus lets in by itself, which is 60: the test server takes a minute for them. */
const SLOW = shortOrAll(4, 64);

async function begin(incoming: Incoming, size: number): Promise<string> {
  const id = randomUUID();
  await incoming.datastore.create(new Upload({ id, size, offset: 0, metadata: { kind: 'photo', filename: 'a.jpg' } }));
  return id;
}

const send = (incoming: Incoming, id: string, offset: number, bytes: Buffer) =>
  incoming.datastore.write(Readable.from([bytes]), id, offset);

async function bytesOf(incoming: Incoming, id: string): Promise<Buffer> {
  const { path: file, release } = await incoming.open(id);
  const bytes = await readFile(file);
  await release();
  return bytes;
}

function contract(open: () => { incoming: Incoming; leftovers: () => Promise<string[]> }): void {
  it('puts pieces together as they were sent, and says how far it is', async () => {
    const { incoming } = open();
    const bytes = randomBytes(9 * MIB + 7);
    const id = await begin(incoming, bytes.length);
    expect(await incoming.size(id)).toBe(0);
    const ends = [100, 300 * 1024, 6 * MIB, 6 * MIB + 1, bytes.length];
    let offset = 0;
    for (const end of ends) {
      expect(await incoming.complete(id, bytes.length)).toBe(false);
      expect(await send(incoming, id, offset, bytes.subarray(offset, end))).toBe(end);
      expect((await incoming.datastore.getUpload(id)).offset).toBe(end);
      expect(await incoming.size(id)).toBe(end);
      offset = end;
    }
    expect(await incoming.complete(id, bytes.length)).toBe(true);
    expect((await bytesOf(incoming, id)).equals(bytes)).toBe(true);
  });

  it('forgets an upload at any stage, and again', async () => {
    const { incoming, leftovers } = open();
    const ids = await Promise.all([begin(incoming, 10), begin(incoming, 7 * MIB), begin(incoming, 9 * MIB), begin(incoming, 10)]);
    const [, begun = '', parted = '', whole = ''] = ids;
    await send(incoming, begun, 0, randomBytes(1_000));
    await send(incoming, parted, 0, randomBytes(6 * MIB));
    await send(incoming, whole, 0, randomBytes(10));
    for (const id of [...ids, ...ids, randomUUID()]) {
      await incoming.remove(id);
      expect(await incoming.size(id)).toBe(0);
      expect(await incoming.complete(id, 10)).toBe(false);
      await expect(incoming.datastore.getUpload(id)).rejects.toEqual(ERRORS.FILE_NOT_FOUND);
    }
    expect((await leftovers()).filter((name) => ids.some((id) => name.includes(id)))).toEqual([]);
  });

  it('knows what was left, by its age', async () => {
    const { incoming } = open();
    const ids = await Promise.all([begin(incoming, 10), begin(incoming, 10)]);
    await send(incoming, ids[1] ?? '', 0, randomBytes(10));
    const left = await incoming.leftBefore(new Date(Date.now() + DAY_MS));
    expect(left).toEqual(expect.arrayContaining(ids));
    expect(new Set(left).size).toBe(left.length);
    expect(await incoming.leftBefore(new Date(Date.now() - DAY_MS))).toEqual([]);
    for (const id of ids) await incoming.remove(id);
  });
}

describe('what comes in, on disk', () => {
  let directory = '';
  let incoming: Incoming;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), 'nimantran-incoming-test-'));
    incoming = incomingOnDisk(directory, DAY_MS);
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));
  contract(() => ({ incoming, leftovers: () => readdir(directory) }));
});

describeWith(['s3'], 'what comes in, on S3', () => {
  const bucket = withBucket();
  let incoming: Incoming;
  beforeAll(() => {
    incoming = incomingOnS3(bucket.options, DAY_MS);
  });
  afterAll(() => incoming?.close());
  const openUploads = async () =>
    (await bucket.client.send(new ListMultipartUploadsCommand({ Bucket: bucket.options.bucket }))).Uploads ?? [];
  const leftovers = async () => {
    const { Contents = [] } = await bucket.client.send(new ListObjectsV2Command({ Bucket: bucket.options.bucket }));
    return [...Contents, ...(await openUploads())].map(({ Key = '' }) => Key);
  };
  contract(() => ({ incoming, leftovers }));

  const multipartOf = async (id: string) => {
    const found = (await openUploads()).find(({ Key }) => Key === `incoming/${id}`);
    return { Bucket: bucket.options.bucket, Key: `incoming/${id}`, UploadId: found?.UploadId };
  };

  it('keeps everything below its prefix, and lists as parts what it offers to go on from', async () => {
    const id = await begin(incoming, 30 * MIB);
    await send(incoming, id, 0, randomBytes(17 * MIB));
    const { Parts = [] } = await bucket.client.send(new ListPartsCommand(await multipartOf(id)));
    const listed = Parts.reduce((sum, part) => sum + (part.Size ?? 0), 0);
    expect([Parts.map((part) => part.PartNumber), listed]).toEqual([[1, 2], 16 * MIB]);
    // The last megabyte is too small for a part and is stored beside the others.
    expect((await incoming.datastore.getUpload(id)).offset).toBe(17 * MIB);
    expect((await leftovers()).every((key) => key.startsWith('incoming/'))).toBe(true);
    await incoming.remove(id);
  });

  it('joins the parts of an upload whose process was killed before it could', async () => {
    const bytes = randomBytes(8 * MIB);
    const id = await begin(incoming, bytes.length);
    await send(incoming, id, 0, bytes.subarray(0, 5 * MIB));
    await bucket.client.send(new UploadPartCommand({ ...(await multipartOf(id)), PartNumber: 2, Body: bytes.subarray(5 * MIB) }));
    expect(await incoming.complete(id, bytes.length)).toBe(true);
    expect((await bytesOf(incoming, id)).equals(bytes)).toBe(true);
    expect(await openUploads()).toEqual([]);
  });

  it('ends a multipart upload that was never noted', async () => {
    const id = randomUUID();
    const { bucket: Bucket } = bucket.options;
    await bucket.client.send(new CreateMultipartUploadCommand({ Bucket, Key: `incoming/${id}` }));
    await bucket.client.send(new PutObjectCommand({ Bucket, Key: 'incoming/README', Body: 'not an upload' }));
    expect(await incoming.leftBefore(new Date(Date.now() + DAY_MS))).toContain(id);
    await incoming.remove(id);
    expect(await openUploads()).toEqual([]);
  });

  it('has no part without those before it, whichever the store refuses', async () => {
    const proxy = await proxyRefusing(bucket, (url) => url.includes('partNumber=2&'), 1);
    const shaky = incomingOnS3({ ...bucket.options, endpoint: proxy.endpoint }, DAY_MS);
    const bytes = randomBytes(17 * MIB);
    const id = await begin(shaky, bytes.length);
    await expect(send(shaky, id, 0, bytes)).rejects.toThrow();
    expect(proxy.refused).toBe(1);
    expect((await shaky.datastore.getUpload(id)).offset).toBe(8 * MIB);
    await send(shaky, id, 8 * MIB, bytes.subarray(8 * MIB));
    expect((await bytesOf(shaky, id)).equals(bytes)).toBe(true);
    await shaky.close();
    await proxy.close();
  });

  it('takes an upload however many slow ones are under way', async () => {
    const lines: PassThrough[] = [];
    const written: Promise<number>[] = [];
    const beginSlow = async () => {
      const id = await begin(incoming, 1_000);
      const line = new PassThrough();
      line.write(randomBytes(10));
      lines.push(line);
      written.push(incoming.datastore.write(line, id, 0));
    };
    while (lines.length < SLOW) await Promise.all(Array.from({ length: 4 }, beginSlow));
    const id = await begin(incoming, 10);
    expect(await send(incoming, id, 0, randomBytes(10))).toBe(10);
    while (lines.length > 0) {
      for (const line of lines.splice(0, 4)) line.end();
      expect(await Promise.all(written.splice(0, 4))).toEqual(Array(4).fill(10));
    }
  }, 90_000);

  it('takes a store that is away for no proof that an upload is gone', async () => {
    const id = await begin(incoming, 10);
    const proxy = await proxyRefusing(bucket, () => true, Number.POSITIVE_INFINITY);
    const shaky = incomingOnS3({ ...bucket.options, endpoint: proxy.endpoint }, DAY_MS);
    const fault = await shaky.datastore.getUpload(id).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(Error);
    await shaky.close();
    await proxy.close();
  });
});

/** A proxy in front of the store that answers 500 to some requests, `times` at most. */
async function proxyRefusing({ options }: TestBucket, isRefused: (url: string) => boolean, times: number) {
  const { hostname, port } = new URL(options.endpoint);
  let refused = 0;
  const server = createServer((incoming, answer) => {
    if (refused < times && isRefused(incoming.url ?? '')) {
      refused += 1;
      incoming.resume().on('end', () => answer.writeHead(500).end());
      return;
    }
    const { method, headers, url } = incoming;
    const passed = request({ hostname, port, method, path: url, headers, agent: false }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    // The test server may send more than a response without a body allows; by then the response has been sent.
    passed.on('error', () => answer.headersSent || answer.destroy());
    incoming.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get refused() {
      return refused;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
