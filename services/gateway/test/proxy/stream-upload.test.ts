import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { HttpProblem } from '@nimantran/kit/http/problem';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CarryLimits, streamUpload } from '../../src/proxy/stream-upload.ts';
import { openUpstreamConnections, type UpstreamConnections } from '../../src/proxy/upstream-connections.ts';

const LIMITS = { maxBodyBytes: 64 * 1024 * 1024, silenceMs: 400, pace: { spanMs: 60_000, leastBytes: 1 } };

let limits: CarryLimits;
let service: Server;
let serve: (request: IncomingMessage) => void;
let door: Server;
let line: UpstreamConnections;
/** The result of the one request: the service's status, or the problem's. */
let outcome: Promise<string>;

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const listen = async (server: Server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
};

beforeEach(async () => {
  limits = LIMITS;
  serve = () => {};
  service = createServer((request, response) => {
    serve(request);
    request.once('end', () => response.writeHead(204).end());
  });
  await listen(service);
  line = openUpstreamConnections(urlOf(service));
  let tell = (_outcome: string) => {};
  outcome = new Promise((resolve) => {
    tell = resolve;
  });
  door = createServer((request, response) => {
    const { method, headers } = request;
    streamUpload(request, line.open('/upload', { method, headers }), limits).then(
      (answer) => {
        tell(String(answer.statusCode));
        pipeline(answer, response, () => {});
      },
      (error: unknown) => {
        tell(error instanceof HttpProblem ? `${error.status} ${error.code}` : String(error));
        response.writeHead(500).end();
      },
    );
  });
  await listen(door);
});
afterEach(() => {
  line.close();
  for (const server of [door, service]) {
    server.closeAllConnections();
    server.close();
  }
});

function begin(length: number) {
  const upload = httpRequest(urlOf(door), { method: 'PATCH', headers: { 'content-length': length } });
  upload.on('error', () => {});
  return upload;
}

it('gives up on a client that stops sending', async () => {
  serve = (request) => void request.resume();
  begin(1_000).write('the beginning');
  expect(await outcome).toBe('408 upload_stalled');
});

it('gives up on a service that takes nothing', async () => {
  begin(LIMITS.maxBodyBytes).end(Buffer.alloc(LIMITS.maxBodyBytes));
  expect(await outcome).toBe('504 upstream_timeout');
});

it('gives up on a service that has everything and does not respond', async () => {
  service.removeAllListeners('request').on('request', (request) => request.resume());
  begin(5).end('hello');
  expect(await outcome).toBe('504 upstream_timeout');
});

it('breaks off an answer that the service does not go on with', async () => {
  service.removeAllListeners('request').on('request', (_request, response) => response.writeHead(200).write('the beginning'));
  const upload = begin(5);
  upload.end('hello');
  const [answer]: IncomingMessage[] = await once(upload, 'response');
  answer?.resume().on('error', () => {});
  await new Promise<void>((resolve) => answer?.once('close', resolve));
  expect(answer?.complete).toBe(false);
});

it('has patience with a client that is slow and not silent', async () => {
  serve = (request) => void request.resume();
  const upload = begin(8);
  for (let n = 0; n < 8; n += 1) {
    upload.write('a');
    // This simulates a slow connection: longer than the limit in total, but each pause is shorter.
    await new Promise((resolve) => setTimeout(resolve, LIMITS.silenceMs / 4));
  }
  upload.end();
  expect(await outcome).toBe('204');
});

it('gives up on a client that sends a few bytes now and then', async () => {
  limits = { ...LIMITS, pace: { spanMs: 100, leastBytes: 1_000 } };
  serve = (request) => void request.resume();
  const upload = begin(100);
  const drip = setInterval(() => void upload.write('a'), 20);
  expect(await outcome).toBe('408 upload_stalled');
  clearInterval(drip);
});
