import { createHash, randomBytes } from 'node:crypto';
import { ListMultipartUploadsCommand, ListObjectsV2Command, ListPartsCommand } from '@aws-sdk/client-s3';
import { getUpload, TUS_PATH } from '@nimantran/proto/http/media/uploads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, until, visitAs } from '../../shop-client/person.ts';
import { sendFile } from '../../shop-client/upload.ts';
import { describeWith, withBucket, withDatabase } from '../../test-support/servers/servers.ts';
import type { TestBucket } from '../../test-support/servers/test-bucket.ts';
import { startUploadShop, type UploadShop } from '../../test-support/shops/upload-shop.ts';
import { type CuttingProxy, type Happening, startCuttingProxy } from '../../test-support/stand-ins/cutting-proxy.ts';
import { ALL, shortOrAll } from '../../test-support/vitest/all-tests.ts';

const MIB = 1024 * 1024;
const SIZES = shortOrAll(
  [3, 9, 20].map((size) => size * MIB),
  [...Array.from({ length: 8 }, () => 25 * MIB), 200 * MIB],
);
const CUTS = shortOrAll(4, 20);
const KILLS = shortOrAll(1, 3);
const LIMIT_MS = 420_000;

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Pseudo-random numbers from 0 to 1, the same for the same seed: a multiplicative congruential generator. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

interface Breaks {
  seed: number;
  cut: 'cut' | 'cut all';
}

function breaks({ seed, cut }: Breaks, kill: () => void): Happening[] {
  const random = randomFrom(seed);
  const total = SIZES.reduce((sum, size) => sum + size, 0);
  const moments = (count: number, last: number) => Array.from({ length: count }, () => (0.02 + last * random()) * total);
  return [
    ...moments(CUTS, 0.95).map((atBytes) => ({ atBytes, what: cut })),
    // While all uploads are under way: a check that is killed is resumed only after its lease.
    ...moments(KILLS, 0.4).map((atBytes) => ({ atBytes, what: kill })),
  ];
}

function survives(
  given: Breaks,
  mediaEnvironment: () => Readonly<Record<string, string>>,
  look: (person: Person) => Promise<void>,
): void {
  const database = withDatabase();
  let shop: UploadShop;
  let line: CuttingProxy;
  beforeAll(async () => {
    shop = await startUploadShop(database.urls, {
      UPLOAD_PHOTO_MB: '200',
      UPLOADS_PER_USER_MB: '5000',
      ...mediaEnvironment(),
    });
    line = await startCuttingProxy(
      shop.port,
      breaks(given, () => shop.child('media').kill()),
    );
  }, 120_000);
  afterAll(async () => {
    await line?.close();
    await shop?.stop();
  });

  it(
    `brings ${SIZES.length} files whole over a line that is cut ${CUTS} times to a service that is killed ${KILLS} times`,
    async () => {
      // More than 60 s in test-all: 400 MiB go over a line that is cut, and a check that was killed waits for its lease.
      const person = await visitAs(`http://127.0.0.1:${line.port}`, shop.localUrl, 'customer@nimantran.test');
      const files = SIZES.map((size) => randomBytes(size));
      const ids = await Promise.all(
        files.map((bytes, index) => sendFile(person, { bytes, fileName: `${index}.jpg`, kind: 'photo' })),
      );
      expect([line.cuts, shop.child('media').starts]).toEqual([CUTS, KILLS + 1]);
      for (const [index, id] of ids.entries()) {
        const hash = await until(`file ${index} to be looked at`, 60_000, async () => {
          const { sha256 } = await person.call(getUpload, { params: { id } });
          return sha256 ?? undefined;
        });
        expect([index, hash]).toEqual([index, hashOf(files[index] ?? Buffer.alloc(0))]);
      }
      await look(person);
    },
    LIMIT_MS,
  );
}

const TUS = { 'tus-resumable': '1.0.0' };

/** The parts that the store lists for a running upload are those its client is offered; after the end nothing is left. */
async function lookIntoBucket(person: Person, { client, options }: TestBucket): Promise<void> {
  const size = 40 * MIB;
  const encode = (text: string) => Buffer.from(text).toString('base64');
  const metadata = `kind ${encode('photo')},filename ${encode('half.jpg')}`;
  const created = await person.fetch(TUS_PATH, {
    method: 'POST',
    headers: { ...TUS, 'upload-length': String(size), 'upload-metadata': metadata },
  });
  const location = created.headers.get('location') ?? '';
  const sent = await person.fetch(location, {
    method: 'PATCH',
    headers: { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(randomBytes(17 * MIB)),
  });
  expect([created.status, sent.status]).toEqual([201, 204]);
  const offered = (await person.fetch(location, { method: 'HEAD', headers: TUS })).headers.get('upload-offset');

  const { bucket: Bucket } = options;
  const Key = `incoming/${location.split('/').at(-1)}`;
  const open = async () => (await client.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads ?? [];
  const objects = async () => (await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'incoming/' }))).Contents ?? [];
  const UploadId = (await open()).find((upload) => upload.Key === Key)?.UploadId;
  const { Parts = [] } = await client.send(new ListPartsCommand({ Bucket, Key, UploadId }));
  const beside = (await objects()).find((object) => object.Key === `${Key}.part`)?.Size ?? 0;
  const listed = Parts.reduce((sum, part) => sum + (part.Size ?? 0), beside);
  expect([Parts.length, listed, offered]).toEqual([2, 17 * MIB, String(17 * MIB)]);

  expect((await person.fetch(location, { method: 'DELETE', headers: TUS })).status).toBe(204);
  // Random bytes are no photos: a complete upload is refused and deleted as well.
  await until('nothing to be left', 60_000, async () => ((await objects()).length === 0 ? true : undefined));
  expect(await open()).toEqual([]);
}

describeWith(['postgres'], 'uploads to a disk', () => {
  survives(
    { seed: 20_261_121, cut: 'cut all' },
    () => ({}),
    async () => {},
  );
});

const toS3 = (): void => {
  const bucket = withBucket();
  survives(
    // One connection at a time: the test server is slow to report how far an upload has come.
    { seed: 20_261_122, cut: 'cut' },
    () => bucket.environment,
    (person) => lookIntoBucket(person, bucket),
  );
};
// A second whole shop: `make test` checks the parts on S3 without one (media's `incoming.test.ts` and `tus.test.ts`).
if (ALL) describeWith(['postgres', 's3'], 'uploads to S3', toS3);
