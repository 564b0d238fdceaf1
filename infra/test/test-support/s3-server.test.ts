import { HeadObjectCommand, PutObjectCommand, S3ServiceException } from '@aws-sdk/client-s3';
import { createS3Client } from '@nimantran/kit/store/s3-client';
import { expect, it } from 'vitest';
import { readS3Address, s3Address } from '../../test-support/servers/s3-server.ts';
import { describeWith, withBucket } from '../../test-support/servers/servers.ts';

it('keeps key and region in one address', () => {
  const server = {
    endpoint: 'http://127.0.0.1:9000',
    region: 'ap-south-1',
    accessKeyId: 'shop:test',
    secretAccessKey: 'a/b@c d',
  };
  expect(readS3Address(s3Address(server))).toEqual(server);
});

describeWith(['s3'], 'the S3 server of the tests', () => {
  const bucket = withBucket();

  it('takes what is signed with the right secret, and nothing else', async () => {
    const object = { Bucket: bucket.options.bucket, Key: 'a' };
    await bucket.client.send(new PutObjectCommand({ ...object, Body: 'x' }));
    expect((await bucket.client.send(new HeadObjectCommand(object))).ContentLength).toBe(1);
    const stranger = createS3Client({ ...bucket.options, secretAccessKey: 'another' });
    const refused = await stranger.send(new PutObjectCommand({ ...object, Body: 'y' })).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(S3ServiceException);
    expect(refused).toMatchObject({ name: 'SignatureDoesNotMatch', $metadata: { httpStatusCode: 403 } });
    expect((await fetch(`${bucket.options.endpoint}/${bucket.options.bucket}/a`)).ok).toBe(false);
  });
});
