import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { postWebhook, RefusedAddressError } from '../../src/webhooks/post-webhook.ts';
import { isCallable } from '../../src/webhooks/refused-nets.ts';
import { newWebhookSecret, signedHeaders } from '../../src/webhooks/sign.ts';
import { refusalOfUrl } from '../../src/webhooks/webhook-url.ts';

describe('the signature of a delivery', () => {
  it('is that of Standard Webhooks', () => {
    // The example of the specification's own libraries.
    const headers = signedHeaders(
      ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      '{"test": 2432232314}',
      new Date(1_614_265_330_000),
    );
    expect(headers).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('is there once for each secret, separated by a space', () => {
    const [one, other] = [newWebhookSecret(), newWebhookSecret()];
    const of = (secrets: string[]) => signedHeaders(secrets, 'msg_1', '{}', new Date(0))['webhook-signature'];
    expect(of([one, other])).toBe(`${of([one])} ${of([other])}`);
  });

  it('has a secret of 256 random bits, written as the specification says', () => {
    const secret = newWebhookSecret();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(newWebhookSecret()).not.toBe(secret);
  });
});

describe('addresses of endpoints', () => {
  it.each([
    ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
    ...['192.0.0.8', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', 'fc00::1', 'fd12::1', 'fe80::1'],
    ...[
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001:0:1::',
      '2001:db8::1',
      'ff02::1',
      'nonsense',
    ],
  ])('never lead to %s', (address) => {
    expect(isCallable(address, { allowLoopback: false })).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])('may lead to %s', (address) => {
    expect(isCallable(address, { allowLoopback: false })).toBe(true);
  });

  it('lead to the own machine only in a shop for trying out, and there to no other of its network', () => {
    for (const address of ['127.0.0.1', '::1']) expect(isCallable(address, { allowLoopback: true })).toBe(true);
    for (const address of ['10.0.0.1', '169.254.169.254']) expect(isCallable(address, { allowLoopback: true })).toBe(false);
  });

  it.each([
    'nowhere',
    'http://example.com/',
    'ftp://example.com/',
    'https://user:secret@example.com/',
    'https://example.com:8443/',
    'https://example.com/#part',
    'https://localhost/',
    'https://orders/',
    'https://orders.svc/',
    'https://db.internal/',
    'https://example.com./',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
  ])('are refused like %s', (url) => {
    expect(refusalOfUrl(url, { isTrial: false })).toMatch(/^(?:The address|This is) /);
  });

  it.each(['https://example.com/', 'https://example.com:443/hooks?shop=1', 'https://8.8.8.8/'])('are accepted like %s', (url) => {
    expect(refusalOfUrl(url, { isTrial: false })).toBeUndefined();
  });
});

describe('a try', () => {
  const open: http.Server[] = [];
  afterEach(() => {
    for (const server of open.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });
  async function serve(answer: RequestListener): Promise<number> {
    const server = http.createServer(answer).listen(0, '127.0.0.1');
    open.push(server);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }
  const message = { headers: { 'webhook-id': 'msg_1' }, body: '{"type":"order.paid"}' };
  const here = async () => [{ address: '127.0.0.1', family: 4 }];

  it('goes to the address that was checked, by the name, asked once', async () => {
    const seen: unknown[] = [];
    const port = await serve((request, response) => {
      let body = '';
      request
        .on('data', (chunk) => (body += chunk))
        .on('end', () => {
          seen.push([request.method, request.url, request.headers.host, request.headers['webhook-id'], body]);
          response.writeHead(204).end();
        });
    });
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return here();
    };
    expect(await postWebhook(`http://hooks.example.test:${port}/in?a=1`, message, { isTrial: true, resolve })).toBe(204);
    expect(seen).toEqual([['POST', '/in?a=1', `hooks.example.test:${port}`, 'msg_1', message.body]]);
    expect(asked).toBe(1);
  });

  it('connects to nothing if one address of the name is in the house’s network', async () => {
    let calls = 0;
    const port = await serve((_request, response) => {
      calls += 1;
      response.end();
    });
    for (const other of ['10.0.0.7', '169.254.169.254', 'fd00::1']) {
      const resolve = async () => [...(await here()), { address: other, family: other.includes(':') ? 6 : 4 }];
      const sent = postWebhook(`http://hooks.example.test:${port}/`, message, { isTrial: true, resolve });
      await expect(sent).rejects.toThrow(RefusedAddressError);
    }
    await expect(postWebhook(`http://hooks.example.test:${port}/`, message, { isTrial: false, resolve: here })).rejects.toThrow(
      'https',
    );
    await expect(postWebhook('https://hooks.example.test/', message, { isTrial: false, resolve: here })).rejects.toThrow(
      'not on the public internet',
    );
    await expect(postWebhook('https://127.0.0.1/', message, { isTrial: false })).rejects.toThrow(RefusedAddressError);
    expect(calls).toBe(0);
  });

  it('follows no redirect', async () => {
    const asked: (string | undefined)[] = [];
    const port = await serve((request, response) => {
      asked.push(request.url);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect(await postWebhook(`http://127.0.0.1:${port}/in`, message, { isTrial: true })).toBe(307);
    expect(asked).toEqual(['/in']);
  });

  it('ends in time, whatever is slow', async () => {
    const port = await serve(() => {});
    const options = { isTrial: true, timeoutMs: 200 };
    await expect(postWebhook(`http://127.0.0.1:${port}/`, message, options)).rejects.toThrow(/timeout/i);
    const resolve = () => new Promise<never>(() => {});
    await expect(postWebhook('http://slow.example.test/', message, { ...options, resolve })).rejects.toThrow(/timeout/i);
  });

  it('does not read an answer that goes on', async () => {
    const port = await serve((_request, response) => {
      response.writeHead(200);
      setInterval(() => response.write('x'.repeat(1_000)), 5).unref();
    });
    expect(await postWebhook(`http://127.0.0.1:${port}/`, message, { isTrial: true })).toBe(200);
  });
});
