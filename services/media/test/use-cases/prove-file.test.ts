import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from '@nimantran/kit/log';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import { afterEach, expect, it } from 'vitest';
import type { Context } from '../../src/context.ts';
import { proveFile } from '../../src/use-cases/prove-file.ts';

const SHOP = 'https://shop.in';
const TEXT = 'a text of the proof';
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A store whose addresses lead to a server that answers as it is told. */
async function openStore(answer: (response: ServerResponse, isSigned: boolean) => void, put?: () => Promise<never>) {
  const server = createServer((request, response) => answer(response, request.url?.includes('signature=') === true));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const deleted: string[] = [];
  const kept: string[] = [];
  const store = {
    list: async () => [
      { key: 'uploads/proofs/old.bin', size_bytes: 1, modified_at: new Date(Date.now() - 7_200_000) },
      { key: 'uploads/proofs/young.bin', size_bytes: 1, modified_at: new Date() },
    ],
    delete: async (key: string) => void deleted.push(key),
    put: put ?? (async (key: string) => void kept.push(key)),
    signedUrl: async (key: string) => `${url}/${key}?signature=x`,
  } as unknown as ObjectStore;
  const context = { store, config: { PUBLIC_URL: SHOP }, log: createLog('media', 'silent') } as unknown as Context;
  return { deleted, kept, url, prove: (fetched = true) => proveFile(context, { text: TEXT, fetched }) };
}

const named = (name: string, message: string) => Object.assign(new Error(message), { name });
const signedOnly = (allowed: string | undefined) => (response: ServerResponse, isSigned: boolean) => {
  if (allowed !== undefined) response.setHeader('access-control-allow-origin', allowed);
  response.writeHead(isSigned ? 200 : 403).end(isSigned ? TEXT : 'AccessDenied');
};

it('a file is put below the prefix of media, read at its signed address alone, and old ones are deleted', async () => {
  const { prove, kept, deleted, url } = await openStore(signedOnly(SHOP));
  const { url: address, fault } = await prove();
  expect(fault).toBeNull();
  expect(kept).toEqual([expect.stringMatching(/^uploads\/proofs\/[\w-]+\.bin$/)]);
  expect(address).toContain(url);
  expect(deleted).toEqual(['uploads/proofs/old.bin']);
});

it.each([
  ['AccessDenied', 'Access Denied', /refuses to keep a file.*policies\/media\.json.*bucket’s policy/],
  ['InvalidAccessKeyId', 'The key does not exist', /S3_ACCESS_KEY_ID/],
  ['NoSuchBucket', 'No such bucket', /S3_BUCKET/],
  ['Error', 'connect ECONNREFUSED', /S3_ENDPOINT/],
])('a store that answers %s: %s', async (name, message, words) => {
  const { prove } = await openStore(signedOnly(SHOP), async () => {
    throw named(name, message);
  });
  expect(await prove()).toEqual({ url: null, fault: expect.stringMatching(words) });
});

it('a bucket that everybody may read', async () => {
  const { prove } = await openStore((response) => response.writeHead(200).end(TEXT));
  expect((await prove(false)).fault).toMatch(/gives files to everybody.*public-access-block\.json/);
});

it('a store that does not let pages of the shop read', async () => {
  const { prove } = await openStore(signedOnly('https://other.in'));
  expect((await prove()).fault).toMatch(/does not let pages of https:\/\/shop\.in read files.*cors\.json/);
  expect((await prove(false)).fault).toBeNull();
});

it('a signed address that is refused, and one that leads nowhere', async () => {
  const { prove } = await openStore((response) => response.writeHead(403).end('SignatureDoesNotMatch'));
  expect((await prove()).fault).toMatch(/answered 403.*policies\/media\.json/);
  const gone = await openStore(signedOnly(SHOP));
  for (const end of ends.splice(0)) end();
  expect((await gone.prove()).fault).toMatch(/cannot be reached from media.*S3_PUBLIC_ENDPOINT/);
});
