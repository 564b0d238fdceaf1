import { isIP } from 'node:net';
import type { S3Options } from './s3-client.ts';

/** The settings of a store that are not secret. */
export type S3Place = Pick<S3Options, 'endpoint' | 'publicEndpoint' | 'bucket' | 'forcePathStyle'>;

/** The prefix of every object's public address, as a source of a content security policy. */
export function publicSourceOf({ endpoint, publicEndpoint, bucket, forcePathStyle }: S3Place): string {
  const { protocol, host, hostname, pathname } = new URL(publicEndpoint ?? endpoint);
  const base = pathname.replace(/\/$/, '');
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return forcePathStyle || isAddress ? `${protocol}//${host}${base}/${bucket}/` : `${protocol}//${bucket}.${host}${base}/`;
}
