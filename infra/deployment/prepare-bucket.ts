import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  CreateBucketCommand,
  HeadBucketCommand,
  PutBucketCorsCommand,
  PutBucketLifecycleConfigurationCommand,
  PutPublicAccessBlockCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createS3Client, type S3Options } from '@nimantran/kit/store/s3-client';

const RULES = path.join(import.meta.dirname, '../object-store');
/** The statuses with which servers reject a kind of rule that they do not support. */
const UNKNOWN = [400, 404, 405, 501];

/**
 * Creates the bucket if it is missing and sets its rules; needs a key with that permission. Repeatable.
 * @returns the rules that this server does not support: configure them in the server itself, if it can do so at all
 */
export async function prepareBucket(options: S3Options, publicUrl: string): Promise<string[]> {
  const client = createS3Client(options);
  const Bucket = options.bucket;
  const rule = async (name: string) => {
    const text = await readFile(path.join(RULES, name), 'utf8');
    return JSON.parse(text.replaceAll('PUBLIC_URL', new URL(publicUrl).origin));
  };
  const unknown: string[] = [];
  const put = async (what: string, send: () => Promise<unknown>) => {
    try {
      await send();
    } catch (error) {
      if (!(error instanceof S3ServiceException) || !UNKNOWN.includes(error.$metadata.httpStatusCode ?? 0)) throw error;
      unknown.push(what);
    }
  };
  try {
    if (!(await exists(() => client.send(new HeadBucketCommand({ Bucket })))))
      await client.send(new CreateBucketCommand({ Bucket }));
    const [closed, cors, lifecycle] = await Promise.all([
      rule('public-access-block.json'),
      rule('cors.json'),
      rule('lifecycle.json'),
    ]);
    await put('public access block', () =>
      client.send(new PutPublicAccessBlockCommand({ Bucket, PublicAccessBlockConfiguration: closed })),
    );
    await put('CORS', () => client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: cors })));
    await put('lifecycle', () =>
      client.send(new PutBucketLifecycleConfigurationCommand({ Bucket, LifecycleConfiguration: lifecycle })),
    );
    return unknown;
  } finally {
    client.destroy();
  }
}

async function exists(head: () => Promise<unknown>): Promise<boolean> {
  try {
    await head();
    return true;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return false;
    throw error;
  }
}
