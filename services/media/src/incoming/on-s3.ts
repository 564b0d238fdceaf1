import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListPartsCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { createS3Client, type S3Options, s3ClientConfig } from '@nimantran/kit/store/s3-client';
import { type Incoming, UPLOAD_ID, withoutDeferredLength } from './incoming.ts';
import { listMultipartUploads } from './list-multipart-uploads.ts';
import { isMissing, keyOf, NOTES, PART, PREFIX, TusS3Store } from './tus-s3-store.ts';

const ABORT_TRIES = 3;

/** Parts of multipart uploads in a bucket below `incoming/`, with tus's metadata and an unfinished part beside them. */
export function incomingOnS3(options: S3Options, keptMs: number): Incoming {
  const client = createS3Client(options);
  const { bucket: Bucket } = options;
  const store = new TusS3Store({
    s3ClientConfig: { ...s3ClientConfig(options), bucket: Bucket },
    useTags: false,
    expirationPeriodInMilliseconds: keptMs,
  });

  async function wholeSize(id: string): Promise<number | undefined> {
    try {
      return (await client.send(new HeadObjectCommand({ Bucket, Key: keyOf(id) }))).ContentLength ?? 0;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async function size(id: string): Promise<number> {
    const whole = await wholeSize(id);
    if (whole !== undefined) return whole;
    return store.receivedBytes(id);
  }

  return {
    datastore: withoutDeferredLength(store),
    async open(id) {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'nimantran-incoming-'));
      const release = () => rm(folder, { recursive: true, force: true });
      const file = path.join(folder, 'upload');
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(id) }));
        if (!(Body instanceof Readable)) throw new Error(`The store gave no bytes of the upload ${id}.`);
        await pipeline(Body, createWriteStream(file));
        return { path: file, release };
      } catch (error) {
        await release();
        throw error;
      }
    },
    size,
    async complete(id, bytes) {
      if ((await wholeSize(id)) === bytes) return true;
      if ((await store.receivedBytes(id)) !== bytes) return false;
      // All parts are stored but were never joined: writing zero bytes at the end joins them.
      await store.write(Readable.from([]), id, bytes);
      return (await wholeSize(id)) === bytes;
    },
    async remove(id) {
      const key = keyOf(id);
      const open = await listMultipartUploads(client, Bucket, key);
      await Promise.all(open.map((upload) => abort(client, Bucket, upload)));
      for (const Key of [key + PART, key, key + NOTES]) await client.send(new DeleteObjectCommand({ Bucket, Key }));
      await store.forget(id);
    },
    async leftBefore(time) {
      const ids = new Set<string>();
      for (const upload of await listMultipartUploads(client, Bucket, PREFIX)) {
        if (upload.initiated < time) ids.add(idOf(upload.key));
      }
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: PREFIX })) {
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          if (LastModified !== undefined && LastModified < time) ids.add(idOf(Key));
        }
      }
      return [...ids].filter((id) => UPLOAD_ID.test(id));
    },
    async close() {
      store.close();
      client.destroy();
    },
  };
}

const idOf = (key: string) => path.basename(key.slice(PREFIX.length)).split('.')[0] ?? '';

/** A part in transfer while its upload is aborted may still be stored: abort until no part is listed. */
async function abort(client: S3Client, Bucket: string, { key, uploadId }: { key: string; uploadId: string }): Promise<void> {
  const upload = { Bucket, Key: key, UploadId: uploadId };
  for (let attempt = 0; attempt < ABORT_TRIES; attempt++) {
    try {
      await client.send(new AbortMultipartUploadCommand(upload));
      await client.send(new ListPartsCommand(upload));
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
  }
  throw new Error(`Parts of ${key} are still there after ${ABORT_TRIES} aborts.`);
}
