import { type AddressInfo, createServer, type Server } from 'node:net';
import type { HealthReport } from '@nimantran/proto/domain/health-report';
import { getSupportPacket, HEALTH } from '@nimantran/proto/http/shared/health';
import { unzipSync } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import { callerAnywhere } from '../../../../infra/test-support/service-auth.ts';
import { certificateOf } from '../../src/health/certificate.ts';
import { asha, COOKIES, openShop, SESSION, type Shop } from '../support/gateway.ts';

const report = (service: string): HealthReport => ({
  service,
  at: '2026-12-01T10:00:00.000Z',
  version: 'unreleased',
  code: '0000000000',
  node: process.version,
  process: '1 on a',
  started_at: '2026-11-01T09:00:00.000Z',
  schema: null,
  not_ready: service === 'orders' ? ['bus'] : [],
  figures: [],
  disks: [],
  keys: [],
  proofs: [],
  errors: [],
  settings: [],
  remarks: [],
});

describe('the state of the shop', () => {
  let shop: Shop;
  let asked: unknown[];
  const open = async (roles: typeof asha.roles, environment = {}) => {
    asked = [];
    shop = await openShop((upstream) => {
      upstream.get('/api/admin/health/:service', async (request, reply) => {
        const { service } = request.params as { service: string };
        asked.push(await callerAnywhere(String(request.headers.authorization).slice(7)));
        if (service === 'media') return reply.code(404).send({});
        return report(service);
      });
    }, environment);
    shop.identity.openSessions.set(SESSION, { user: { ...asha, roles }, prices_hidden: false });
  };
  afterEach(() => shop.close());
  const get = (url: string) => shop.app.inject({ url, headers: { cookie: COOKIES } });

  it('is one zip of what every service says, and of what to do', async () => {
    const secrets = { LOCAL_URL: 'http://a:local-secret@127.0.0.1:8090', S3_BUCKET: 'a-bucket-with-a-name' };
    await open(['admin'], { ...secrets, S3_ENDPOINT: 'http://s3.internal' });
    const answer = await get(getSupportPacket.path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
    expect(answer.headers['content-disposition']).toMatch(/nimantran-support-\d{4}-\d\d-\d\dT\d\d-\d\d\.zip/);
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const names = ['catalog', 'gateway', 'guests', 'identity', 'orders', 'pricing', 'studio'].map((name) => `${name}.json`);
    expect(Object.keys(files).sort()).toEqual(['README.txt', ...names, 'findings.txt', 'media.txt'].sort());
    const text = (name: string) => Buffer.from(files[name] ?? []).toString();
    expect(text('media.txt')).toContain('did not answer');
    expect(text('findings.txt')).toContain('orders: orders is not ready: bus does not respond.');
    expect(text('findings.txt')).toContain('media: media did not answer in time.');
    expect(JSON.parse(text('gateway.json')).settings).toContainEqual({ name: 'LOCAL_URL', value: 'http://127.0.0.1:8090' });
    const all = Object.keys(files).map(text).join('\n');
    const key = shop.context.config.SERVICE_TOKEN_KEY.export({ format: 'der', type: 'pkcs8' }).toString('base64');
    for (const secret of ['local-secret', 'a-bucket-with-a-name', asha.email, key]) expect(all).not.toContain(secret);
    // Every service is asked in the admin's name.
    expect(asked).toHaveLength(7);
    expect(asked[0]).toMatchObject({ kind: 'user', user: { uid: asha.uid, roles: ['admin'] } });
  });

  it('is not told to others, of the gateway or of anybody', async () => {
    await open(['designer']);
    for (const url of [getSupportPacket.path, HEALTH.gateway.get.path]) {
      expect((await get(url)).statusCode).toBe(403);
      expect((await shop.app.inject({ url })).statusCode).toBe(401);
    }
    expect(asked).toEqual([]);
  });

  it('holds the gateway itself, which keeps no schema', async () => {
    await open(['admin']);
    const answer = await get(HEALTH.gateway.get.path);
    expect(answer.json()).toMatchObject({ service: 'gateway', schema: null, not_ready: [], keys: [] });
  });
});

describe('the certificate of an address', () => {
  let server: Server | undefined;
  afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));
  const listen = async (made: Server): Promise<number> => {
    server = made;
    await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', () => resolve()));
    return (made.address() as AddressInfo).port;
  };

  it('is none without TLS', async () => {
    expect(await certificateOf('http://shop.test')).toEqual([]);
  });

  it('is a fault where nobody answers, in time', async () => {
    const port = await listen(createServer((socket) => void socket.on('error', () => {}).resume()));
    expect(await certificateOf(`https://localhost:${port}`, 200)).toMatchObject([
      { fault: 'no answer in time', expires_at: null },
    ]);
  });

  it('is a fault where something else answers', async () => {
    const port = await listen(
      createServer(
        (socket) =>
          void socket
            .on('error', () => {})
            .resume()
            .end('no TLS here'),
      ),
    );
    const [key] = await certificateOf(`https://localhost:${port}`);
    expect(key?.fault).toMatch(/^[A-Z_0-9]+$/);
  });
});
