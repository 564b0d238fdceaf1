import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  AbortMultipartUploadCommand,
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createS3Client, type S3Options } from '@nimantran/kit/store/s3-client';
import type { TestS3 } from './s3-server.ts';

const MOST_TRIES = 5;
const AT_ONCE = 8;

export interface TestBucket {
  readonly options: S3Options;
  readonly client: S3Client;
  /** The variables with which a service uses this bucket. */
  readonly environment: Readonly<Record<string, string>>;
}

export async function createBucket(server: TestS3): Promise<TestBucket> {
  const { endpoint, region, accessKeyId, secretAccessKey } = server;
  const bucket = `test-${randomBytes(6).toString('hex')}`;
  const options = { endpoint, region, bucket, accessKeyId, secretAccessKey, forcePathStyle: true };
  const client = createS3Client(options);
  await whenReady(() => client.send(new CreateBucketCommand({ Bucket: options.bucket })));
  const environment = {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: options.bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_FORCE_PATH_STYLE: 'true',
  };
  return { options, client, environment };
}

/** Removes the bucket with all its contents, including unfinished uploads. */
export async function removeBucket(bucket: TestBucket): Promise<void> {
  await whenReady(() => emptyAndRemove(bucket));
  bucket.client.destroy();
}

/** A server that shares two cores with all other tests fails internally now and then, so repeatable requests are retried. */
async function whenReady<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      const inside = error instanceof S3ServiceException && (error.$metadata.httpStatusCode ?? 0) >= 500;
      if (!inside || attempt === MOST_TRIES) throw error;
      await sleep(500 * attempt);
    }
  }
}

async function emptyAndRemove({ client, options }: TestBucket): Promise<void> {
  const Bucket = options.bucket;
  for (const { Key, UploadId } of (await client.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads ?? [])
    await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
  for (;;) {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
    if (Contents.length === 0) break;
    // If all were sent together, some would wait longer than a connection allows.
    for (let at = 0; at < Contents.length; at += AT_ONCE)
      await Promise.all(Contents.slice(at, at + AT_ONCE).map(({ Key }) => client.send(new DeleteObjectCommand({ Bucket, Key }))));
  }
  await client.send(new DeleteBucketCommand({ Bucket }));
}
