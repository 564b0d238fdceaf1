import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  paginateListObjectsV2,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import {
  checkedKey,
  checkedLifetime,
  type ListedObject,
  type ObjectInfo,
  ObjectNotFoundError,
  type ObjectStore,
} from './object-store.ts';
import { ADDRESS_CACHING, contentDisposition, presentedType } from './presentation.ts';
import { createS3Client, type S3Options } from './s3-client.ts';

/** Smaller objects are sent in one request. At most three parts per object are in memory while it is written. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 3;
/** For requests without content. */
const ASK = { requestTimeout: 10_000 };
const DOWNLOAD_TRIES = 3;
const PAGE = 1000;

/** Objects in a bucket. Browsers fetch from it directly, with addresses signed with the service's own key. */
export function createS3Store(options: S3Options): ObjectStore {
  const client = createS3Client(options);
  const signer = createS3Client({ ...options, endpoint: options.publicEndpoint ?? options.endpoint });
  const named = (key: string) => ({ Bucket: options.bucket, Key: checkedKey(key) });

  async function head(key: string): Promise<ObjectInfo | undefined> {
    try {
      return infoOf(key, await client.send(new HeadObjectCommand(named(key)), ASK));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async function write(key: string, body: Readable | Uint8Array, contentType: string): Promise<ObjectInfo> {
    const params = { ...named(key), ContentType: contentType, Body: body instanceof Readable ? Readable.from(body) : body };
    // No part of it is readable until the last request, which replaces the old object atomically.
    await new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE }).done();
    const info = await head(key);
    if (!info) throw new ObjectNotFoundError(key);
    return info;
  }

  async function fetch(key: string, range?: string): Promise<GetObjectCommandOutput & { Body: Readable }> {
    try {
      const answer = await client.send(new GetObjectCommand({ ...named(key), Range: range }));
      if (!(answer.Body instanceof Readable)) throw new Error(`The store sent no bytes of ${key}`);
      return { ...answer, Body: answer.Body };
    } catch (error) {
      throw isMissing(error) ? new ObjectNotFoundError(key) : error;
    }
  }

  async function download(key: string, target: string): Promise<ObjectInfo> {
    const temporary = `${target}.${randomUUID()}`;
    try {
      const answer = await fetch(key);
      await pipeline(answer.Body, createWriteStream(temporary));
      await rename(temporary, target);
      return infoOf(key, answer);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  return {
    put: write,
    async putFile(key, file, contentType) {
      return write(key, createReadStream(file), contentType);
    },
    async get(key, range) {
      try {
        return (await fetch(key, range && `bytes=${range.start}-${range.end ?? ''}`)).Body;
      } catch (error) {
        if (error instanceof S3ServiceException && error.name === 'InvalidRange') return Readable.from([]);
        throw error;
      }
    },
    async getFile(key, target) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await download(key, target);
        } catch (error) {
          // The SDK retries until an answer begins; a download that breaks off later is fetched again here.
          const isAnswered = error instanceof S3ServiceException || error instanceof ObjectNotFoundError;
          if (isAnswered || error instanceof TypeError || attempt >= DOWNLOAD_TRIES) throw error;
        }
      }
    },
    head,
    async delete(key) {
      await client.send(new DeleteObjectCommand(named(key)), ASK);
    },
    async list(prefix, { after, limit = PAGE } = {}) {
      const found: ListedObject[] = [];
      const wanted = { Bucket: options.bucket, Prefix: prefix, StartAfter: after };
      for await (const { Contents = [] } of paginateListObjectsV2({ client, pageSize: Math.min(PAGE, limit) }, wanted, ASK)) {
        for (const { Key, Size, LastModified } of Contents) {
          if (Key !== undefined && LastModified !== undefined)
            found.push({ key: Key, size_bytes: Size ?? 0, modified_at: LastModified });
        }
        if (found.length >= limit) break;
      }
      return found.slice(0, limit);
    },
    async signedUrl(key, { expires_in_seconds, download_name }) {
      const command = new GetObjectCommand({
        ...named(key),
        ResponseContentType: presentedType(key),
        ResponseContentDisposition: contentDisposition(key, download_name),
        ResponseCacheControl: ADDRESS_CACHING,
      });
      return getSignedUrl(signer, command, { expiresIn: checkedLifetime(expires_in_seconds) });
    },
  };
}

function infoOf(key: string, answer: HeadObjectCommandOutput | GetObjectCommandOutput): ObjectInfo {
  const { ContentLength, ContentType, LastModified } = answer;
  if (ContentLength === undefined || LastModified === undefined) throw new Error(`The store reports no size or date for ${key}`);
  return { key, size_bytes: ContentLength, content_type: ContentType ?? 'application/octet-stream', modified_at: LastModified };
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}
