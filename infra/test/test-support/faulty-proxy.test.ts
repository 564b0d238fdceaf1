import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../postgres/free-port.ts';
import { eventually } from '../../test-support/eventually.ts';
import { Link } from '../../test-support/stand-ins/faulty-proxy.ts';

describe('a link that can be broken', () => {
  let echo: Server;
  let link: Link;
  const sockets: Socket[] = [];
  beforeEach(async () => {
    echo = createServer((socket) => {
      socket.on('error', () => {});
      socket.pipe(socket);
    });
    echo.listen(0, '127.0.0.1');
    await once(echo, 'listening');
    link = await Link.open(await freePort(), (echo.address() as AddressInfo).port);
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await link.close();
    echo.close();
  });

  async function talk(): Promise<{ socket: Socket; heard: () => string; fault: () => string | undefined }> {
    const socket = connect(link.port, '127.0.0.1');
    sockets.push(socket);
    let [text, fault]: [string, string | undefined] = ['', undefined];
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      fault = error.code;
    });
    await once(socket, 'connect');
    return { socket, heard: () => text, fault: () => fault };
  }

  it('passes everything on, the end of either side too', async () => {
    const { socket, heard } = await talk();
    const long = 'x'.repeat(1_000_000);
    socket.end(long);
    await eventually('all to come back', () => heard().length === long.length);
    await eventually('the end to come', () => socket.readableEnded);
  });

  it('resets what stands when it is cut, and takes new connections', async () => {
    const first = await talk();
    first.socket.write('one');
    await eventually('the echo', () => first.heard() === 'one');
    expect(link.cut()).toBe(1);
    await eventually('the reset', () => first.fault() === 'ECONNRESET');
    const second = await talk();
    second.socket.write('two');
    await eventually('the echo', () => second.heard() === 'two');
  });

  it('refuses while it is refusing, and answers again afterwards', async () => {
    await link.become({ kind: 'refusing' });
    await expect(talk()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await link.become({ kind: 'clear' });
    const { socket, heard } = await talk();
    socket.write('there');
    await eventually('the echo', () => heard() === 'there');
  });

  it('holds bytes back while it is stalled, and loses none', async () => {
    const { socket, heard } = await talk();
    await link.become({ kind: 'stalled' });
    const other = await talk();
    socket.write('late');
    other.socket.write('later');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect([heard(), other.heard()]).toEqual(['', '']);
    await link.become({ kind: 'clear' });
    await eventually('both echoes', () => heard() === 'late' && other.heard() === 'later');
  });

  it('loses every byte and every end while it swallows, also afterwards for a connection that lost some', async () => {
    const idle = await talk();
    const busy = await talk();
    await link.become({ kind: 'swallowing' });
    const late = await talk();
    busy.socket.write('one');
    late.socket.write('two');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await link.become({ kind: 'clear' });
    const next = await talk();
    for (const { socket } of [idle, busy, late, next]) socket.write('three');
    await eventually('the echoes of the others', () => idle.heard() === 'three' && next.heard() === 'three');
    expect([busy.heard(), busy.fault(), late.heard(), late.fault()]).toEqual(['', undefined, '', undefined]);
  });

  it('takes its time while it is slow', async () => {
    await link.become({ kind: 'slow', bytesPerSecond: 1_000, delayMs: 50 });
    const { socket, heard } = await talk();
    const start = performance.now();
    socket.write('x'.repeat(200));
    await eventually('the echo', () => heard().length === 200);
    // 200 ms plus 50 ms there, and the same back.
    expect(performance.now() - start).toBeGreaterThan(450);
  });

  it('answers 507 to what writes while it is full, and passes on what reads', async () => {
    await link.become({ kind: 'full' });
    const writer = await talk();
    writer.socket.write('PUT /bucket/key HTTP/1.1\r\ncontent-length: 5\r\n\r\nhello');
    await eventually('the answer', () => writer.heard().startsWith('HTTP/1.1 507 '));
    const reader = await talk();
    reader.socket.write('GET /bucket/key HTTP/1.1\r\n\r\n');
    await eventually('the echo', () => reader.heard().startsWith('GET /bucket/key'));
  });
});
