import { createHash } from 'node:crypto';
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { ConfigError, type objectStoreVariables, type ValuesOf } from '../config.ts';

/** The bucket, its location and the credentials. */
export interface S3Options {
  endpoint: string;
  /** The store's address for browsers, if different from the services' one. */
  publicEndpoint?: string;
  region: string;
  bucket: string;
  /** Without keys the SDK finds its own: variables, files, or the role of the machine or pod. */
  accessKeyId?: string;
  secretAccessKey?: string;
  /** `https://host/bucket/key` instead of `https://bucket.host/key`. */
  forcePathStyle: boolean;
}

const CONNECT_MS = 5_000;
/** Time without a byte in either direction. */
const IDLE_MS = 30_000;
/** Time until an answer begins, including the sending of a part. */
const REQUEST_MS = 60_000;
const TRIES = 3;
const CONNECTIONS = 64;

/** S3 options from the variables of an object store; undefined if none is set. @throws ConfigError if only some are set */
export function s3OptionsOf(config: ValuesOf<typeof objectStoreVariables>): S3Options | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = config;
  if (endpoint === undefined && bucket === undefined) return undefined;
  if (endpoint === undefined) throw new ConfigError(['S3_ENDPOINT is not set: S3_BUCKET is, and an object store needs both']);
  if (bucket === undefined) throw new ConfigError(['S3_BUCKET is not set: S3_ENDPOINT is, and an object store needs both']);
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new ConfigError(['Set both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither']);
  return {
    endpoint,
    publicEndpoint: config.S3_PUBLIC_ENDPOINT,
    region: config.S3_REGION,
    bucket,
    accessKeyId,
    secretAccessKey,
    forcePathStyle: config.S3_FORCE_PATH_STYLE,
  };
}

/** Settings of every store client: time limits, limited attempts, and a limited connection pool per client. */
export function s3ClientConfig(options: S3Options): S3ClientConfig {
  const { accessKeyId, secretAccessKey } = options;
  const agent = { keepAlive: true, maxSockets: CONNECTIONS };
  return {
    endpoint: options.endpoint,
    region: options.region,
    forcePathStyle: options.forcePathStyle,
    ...(accessKeyId === undefined || secretAccessKey === undefined ? {} : { credentials: { accessKeyId, secretAccessKey } }),
    maxAttempts: TRIES,
    // By default checksums are sent as trailers of chunked bodies, which many S3 servers do not support; TLS protects the
    // transfer as well.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A request that waits for 100 Continue gets a separate connection, outside the pool and its limit.
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: IDLE_MS,
      requestTimeout: REQUEST_MS,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  };
}

export function createS3Client(options: S3Options): S3Client {
  const client = new S3Client(s3ClientConfig(options));
  sendContentMd5(client);
  return client;
}

/**
 * Lets a client delete several objects in one request if the server requires Content-MD5, as S3 itself did, and supports no newer
 * checksum.
 */
export function sendContentMd5(client: S3Client): void {
  client.middlewareStack.add(
    (next, context) => (args) => {
      const { request } = args;
      if (context.commandName === 'DeleteObjectsCommand' && hasText(request))
        request.headers['content-md5'] = createHash('md5').update(request.body).digest('base64');
      return next(args);
    },
    { step: 'build', name: 'sendContentMd5', override: true },
  );
}

function hasText(request: unknown): request is { headers: Record<string, string>; body: string } {
  return (
    typeof request === 'object' &&
    request !== null &&
    'headers' in request &&
    'body' in request &&
    typeof request.body === 'string'
  );
}
