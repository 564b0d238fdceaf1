import { isIP } from 'node:net';
import type { S3Options } from './s3-client.ts';

/** What is no secret of a store's settings. */
export type S3Place = Pick<S3Options, 'endpoint' | 'publicEndpoint' | 'bucket' | 'forcePathStyle'>;

/** What every object's public address begins with, as a source of a content security policy. */
export function publicSourceOf({ endpoint, publicEndpoint, bucket, forcePathStyle }: S3Place): string {
  const { protocol, host, hostname, pathname } = new URL(publicEndpoint ?? endpoint);
  const base = pathname.replace(/\/$/, '');
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return forcePathStyle || isAddress ? `${protocol}//${host}${base}/${bucket}/` : `${protocol}//${bucket}.${host}${base}/`;
}
