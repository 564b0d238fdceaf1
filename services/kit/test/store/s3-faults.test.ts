import { mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DeleteObjectsCommand } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { ConfigError, objectStoreVariables, readConfig } from '../../src/config.ts';
import type { ObjectStore } from '../../src/store/object-store.ts';
import { publicSourceOf } from '../../src/store/public-source.ts';
import { createS3Client, type S3Options, s3OptionsOf } from '../../src/store/s3-client.ts';
import { createS3Store } from '../../src/store/s3-store.ts';

const BYTES = Buffer.alloc(100_000, 'x');

describe('a store that fails', () => {
  let server: Server;
  let answer: RequestListener;
  let asked: string[];
  let options: S3Options;
  let store: ObjectStore;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'store-faults-'));
    asked = [];
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url?.split('?')[0]}`);
      request.resume();
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    options = { endpoint, region: 'x', bucket: 'shop', accessKeyId: 'a', secretAccessKey: 'b', forcePathStyle: true };
    store = createS3Store(options);
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true, force: true });
  });

  it('is asked three times, then let go', async () => {
    answer = (_request, response) => response.writeHead(503).end();
    await expect(store.head('a')).rejects.toThrow();
    expect(asked).toEqual(['HEAD /shop/a', 'HEAD /shop/a', 'HEAD /shop/a']);
    asked = [];
    await expect(store.put('a', Buffer.from('x'), 'x/y')).rejects.toThrow();
    expect(asked).toEqual(['PUT /shop/a', 'PUT /shop/a', 'PUT /shop/a']);
  });

  it('leaves no file open that it did not take', async () => {
    const file = path.join(folder, 'large');
    await writeFile(file, Buffer.alloc(40 * 1024 * 1024));
    const opened = async () => {
      const found = await readdir('/proc/self/fd');
      const names = await Promise.all(found.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
      return names.filter((name) => name === file).length;
    };
    answer = (_request, response) => response.writeHead(403).end();
    await expect(store.putFile('a', file, 'x/y')).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    await expect(store.putFile('a', path.join(folder, 'none'), 'x/y')).rejects.toThrow('ENOENT');
    await eventually('the file is closed', async () => (await opened()) === 0);
  });

  it('is not asked again where it refuses', async () => {
    answer = (_request, response) => response.writeHead(403).end();
    await expect(store.head('a')).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    expect(asked).toHaveLength(1);
  });

  it('is asked again for a file when the transfer breaks off, and leaves no partial file', async () => {
    const headers = { 'content-length': BYTES.length, 'last-modified': new Date().toUTCString(), 'content-type': 'x/y' };
    answer = (_request, response) => {
      response.writeHead(200, headers);
      if (asked.length === 3) response.end(BYTES);
      else response.write(BYTES.subarray(0, 1000), () => response.destroy());
    };
    const target = path.join(folder, 'file');
    expect(await store.getFile('a', target)).toMatchObject({ size_bytes: BYTES.length, content_type: 'x/y' });
    expect(BYTES.equals(await readFile(target))).toBe(true);
    await rm(target);
    answer = (_request, response) => response.writeHead(200, headers).write(BYTES.subarray(0, 1000), () => response.destroy());
    asked = [];
    await expect(store.getFile('a', target)).rejects.toThrow('aborted');
    expect(asked).toHaveLength(3);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is told the sum of what is deleted together by MD5', async () => {
    let sum: unknown;
    answer = (request, response) => {
      sum = request.headers['content-md5'];
      response.end('<DeleteResult/>');
    };
    await createS3Client(options).send(new DeleteObjectsCommand({ Bucket: 'shop', Delete: { Objects: [{ Key: 'a' }] } }));
    expect(sum).toMatch(/^[\w+/]{22}==$/);
  });
});

describe('the settings of a store', () => {
  const read = (environment: Record<string, string>) => s3OptionsOf(readConfig(environment, objectStoreVariables));
  const both = { S3_ENDPOINT: 'https://s3.test', S3_BUCKET: 'shop' };

  it('choose files where none is set', () => expect(read({})).toBeUndefined());

  it('are complete, or refused', () => {
    expect(read(both)).toMatchObject({ endpoint: 'https://s3.test', bucket: 'shop', region: 'us-east-1', forcePathStyle: false });
    expect(() => read({ S3_ENDPOINT: 'https://s3.test' })).toThrow(/S3_BUCKET is not set/);
    expect(() => read({ S3_BUCKET: 'shop' })).toThrow(/S3_ENDPOINT is not set/);
    expect(() => read({ ...both, S3_ACCESS_KEY_ID: 'a' })).toThrow(ConfigError);
    expect(() => read({ ...both, S3_BUCKET: 'my.shop' })).toThrow(/S3_BUCKET is not/);
  });

  it.each([
    ['the endpoint', {}],
    ['the public endpoint', { publicEndpoint: 'https://files.test:9443' }],
    ['a path', { forcePathStyle: true }],
    ['a number', { endpoint: 'http://127.0.0.1:9000' }],
  ])('tell browsers where all addresses begin: %s', async (_case, changes) => {
    const options = {
      ...{
        endpoint: 'https://s3.test',
        region: 'x',
        bucket: 'shop',
        accessKeyId: 'a',
        secretAccessKey: 'b',
        forcePathStyle: false,
      },
      ...changes,
    };
    const address = await createS3Store(options).signedUrl('a/b.jpg', { expires_in_seconds: 60 });
    expect(address.startsWith(`${publicSourceOf(options)}a/b.jpg?`), `${address} at ${publicSourceOf(options)}`).toBe(true);
  });
});
