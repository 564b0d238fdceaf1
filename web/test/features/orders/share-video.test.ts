import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OrderDownload } from '@nimantran/proto/domain/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FetchFileError, fetchFile } from '../../../src/features/orders/lib/fetch-file.ts';
import { ANCHORS, downloadOf, fileOfHash, shareWords, whatsAppUrl } from '../../../src/features/orders/lib/share-video.ts';

const BYTES = Buffer.alloc(300_000, 7);

describe('a file that is fetched to be handed on', () => {
  let server: Server;
  let base: string;
  let broken: () => void = () => {};
  beforeAll(async () => {
    const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
      '/film': (response) => response.writeHead(200, { 'content-length': BYTES.length }).end(BYTES),
      '/half': (response) => {
        response.writeHead(200, { 'content-length': BYTES.length });
        response.write(BYTES.subarray(0, 100_000));
        broken = () => response.destroy();
      },
      '/ended': (response) => response.writeHead(403).end('This address has expired.'),
    };
    server = createServer((request, response) => answers[request.url ?? '']?.(response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const film = (path: string, more: Partial<Parameters<typeof fetchFile>[0]> = {}) =>
    fetchFile({
      url: `${base}${path}`,
      name: 'Asha-Rohan-whatsapp.mp4',
      type: 'video/mp4',
      signal: new AbortController().signal,
      onProgress: () => {},
      ...more,
    });

  it('is whole, has its name, and says how far it is', async () => {
    const told: number[] = [];
    const file = await film('/film', { onProgress: (bytes) => told.push(bytes) });
    expect([file.name, file.type, file.size]).toEqual(['Asha-Rohan-whatsapp.mp4', 'video/mp4', BYTES.length]);
    expect(Buffer.from(await file.arrayBuffer()).equals(BYTES)).toBe(true);
    expect(told.at(-1)).toBe(BYTES.length);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });

  it('fails where its address is good no more', async () => {
    await expect(film('/ended')).rejects.toThrow(FetchFileError);
  });

  it('fails where the line breaks in the middle', async () => {
    const fetching = film('/half', { onProgress: () => broken() });
    await expect(fetching).rejects.toThrow(FetchFileError);
  });

  it('fails where nothing comes any more', async () => {
    await expect(film('/half', { stallMs: 200 })).rejects.toThrow(FetchFileError);
  });

  it('is given up by who leaves, without a word', async () => {
    const leaving = new AbortController();
    const fetching = film('/half', { signal: leaving.signal, onProgress: () => leaving.abort(new Error('left')) });
    await expect(fetching).rejects.toThrow('left');
  });
});

describe('sending a video', () => {
  const theme = { id: 1, title: 'Marigold', category: 'Wedding', portrait_orientation: false };
  const downloads: OrderDownload[] = [{ file: 'video', size_bytes: 1, width: 1920, height: 1080 }];

  it.each([
    ['Wedding', 'Asha & Rohan', 'You are invited! Asha & Rohan'],
    ['Wishes', 'Diya', 'A video for you. Diya'],
    ['wishes', 'Diya', 'A video for you. Diya'],
    ['Birthday', '', 'You are invited!'],
  ])('%s: %j says %j', (category, headline, words) => {
    expect(shareWords({ headline, theme: { ...theme, category } })).toBe(words);
  });

  it('opens WhatsApp with any words as they are', () => {
    const words = 'You are invited! Asha & Rohan + मीनाक्षी #1';
    const url = new URL(whatsAppUrl(words));
    expect([url.origin, url.searchParams.get('text'), url.hash]).toEqual(['https://wa.me', words, '']);
  });

  it('knows the files that there are, and the button that a mail means', () => {
    expect(downloadOf({ downloads }, 'video')?.width).toBe(1920);
    expect(downloadOf({ downloads }, 'whatsapp')).toBeUndefined();
    expect([`#${ANCHORS.video}`, `#${ANCHORS.whatsapp}`, '#payments', ''].map(fileOfHash)).toEqual([
      'video',
      'whatsapp',
      undefined,
      undefined,
    ]);
  });
});
