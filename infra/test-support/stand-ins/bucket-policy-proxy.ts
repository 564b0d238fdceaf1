import { readFile } from 'node:fs/promises';
import { type ClientRequest, createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const POLICIES = path.join(import.meta.dirname, '../../object-store/policies');

interface Statement {
  Effect: string;
  Action: string[];
  Resource: string[];
}

export interface BucketPolicyProxy {
  /** Store address for a service that is restricted to its policy. */
  endpoint: string;
  /** Requests that were not allowed: `s3:PutObject themes/…`. */
  readonly refused: readonly string[];
  /** Permissions that no request used, with the prefix: `s3:GetObject uploads/`. */
  unused(): string[];
  close(): Promise<void>;
}

/** A proxy before an S3 server without policies, on loopback unless told otherwise; lets through only what the service's own policy allows. */
export async function startBucketPolicyProxy(upstream: string, service: string, host = '127.0.0.1'): Promise<BucketPolicyProxy> {
  const { Statement: statements } = JSON.parse(await readFile(path.join(POLICIES, `${service}.json`), 'utf8')) as {
    Statement: Statement[];
  };
  const refused: string[] = [];
  const grants = grantsOf(statements);
  const used = new Set<Grant>();
  const server = createServer((incoming, answer) => {
    const { action, key } = asked(incoming);
    const refuse = () => {
      refused.push(`${action} ${key}`.trim());
      incoming.resume();
      answer.writeHead(403, { 'content-type': 'application/xml' }).end('<Error><Code>AccessDenied</Code></Error>');
    };
    const use = (wanted: string, of: string): boolean => {
      for (const grant of grants) if (grant.action === wanted && of.startsWith(grant.prefix)) used.add(grant);
      return isAllowed(statements, wanted, of);
    };
    if (!use(action, key)) return refuse();
    forward(upstream, incoming, (response) => {
      // S3 reports a missing object only to callers that may list.
      if (response.statusCode === 404 && action === 's3:GetObject' && !use('s3:ListBucket', '')) return refuse();
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    }).once('error', () => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refused,
    unused: () => grants.filter((grant) => !used.has(grant)).map(({ action, prefix }) => `${action} ${prefix}`.trim()),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The policy action of a request that has the bucket in its path. */
function asked({ method = '', url = '' }: IncomingMessage): { action: string; key: string } {
  const { pathname, searchParams } = new URL(url, 'http://store');
  const key = decodeURIComponent(pathname.split('/').slice(2).join('/'));
  const has = (name: string) => searchParams.has(name);
  if (key === '') {
    if (method === 'GET' && has('uploads')) return { action: 's3:ListBucketMultipartUploads', key };
    return { action: method === 'GET' || method === 'HEAD' ? 's3:ListBucket' : `${method} of the bucket`, key };
  }
  if (method === 'GET' && has('uploadId')) return { action: 's3:ListMultipartUploadParts', key };
  if (method === 'GET' || method === 'HEAD') return { action: 's3:GetObject', key };
  if (method === 'DELETE') return { action: has('uploadId') ? 's3:AbortMultipartUpload' : 's3:DeleteObject', key };
  if (method === 'PUT' || (method === 'POST' && (has('uploads') || has('uploadId')))) return { action: 's3:PutObject', key };
  return { action: `${method} of an object`, key };
}

function isAllowed(statements: readonly Statement[], action: string, key: string): boolean {
  const resource = key === '' ? 'arn:aws:s3:::BUCKET' : `arn:aws:s3:::BUCKET/${key}`;
  return statements.some(
    (statement) =>
      statement.Effect === 'Allow' &&
      statement.Action.includes(action) &&
      statement.Resource.some((pattern) =>
        pattern.endsWith('*') ? resource.startsWith(pattern.slice(0, -1)) : resource === pattern,
      ),
  );
}

/** Permissions below a prefix; the prefix is empty for the bucket itself. */
interface Grant {
  action: string;
  prefix: string;
}

function grantsOf(statements: readonly Statement[]): Grant[] {
  return statements.flatMap(({ Action, Resource }) =>
    Action.flatMap((action) =>
      Resource.map((resource) => ({ action, prefix: resource.replace(/^arn:aws:s3:::BUCKET\/?|\*$/g, '') })),
    ),
  );
}

function forward(upstream: string, incoming: IncomingMessage, answered: (response: IncomingMessage) => void): ClientRequest {
  const { hostname, port } = new URL(upstream);
  // The host is passed on unchanged, because it is signed.
  const { method, url, headers } = incoming;
  return incoming.pipe(request({ hostname, port, method, path: url, headers }, answered));
}
