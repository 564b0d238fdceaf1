import { readdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Upload } from '@nimantran/proto/http/media/uploads';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { familyOf } from '../../../../infra/chaos/postgres-server.ts';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { ALL, oneOfEach } from '../../../../infra/test-support/vitest/all-tests.ts';
import { photoKey, previewKey, thumbnailKey } from '../../src/domain/object-keys.ts';
import { type MediaProcess, startMediaProcess } from '../support/media-process.ts';
import type { CorpusFile } from '../support/photo-corpus/corpus.ts';
import { HEIC_FILES } from '../support/photo-corpus/heic-files.ts';
import { JPEG_FILES } from '../support/photo-corpus/jpeg-files.ts';
import { OTHER_FILES } from '../support/photo-corpus/other-files.ts';
import { picture, WHOLE } from '../support/photo-corpus/picture.ts';
import { PNG_FILES } from '../support/photo-corpus/png-files.ts';
import { WEBP_FILES } from '../support/photo-corpus/webp-files.ts';
import { proportionalMemory } from '../support/proportional-memory.ts';
import { upload } from '../support/tus-client.ts';

const FILES = [...JPEG_FILES, ...PNG_FILES, ...WEBP_FILES, ...HEIC_FILES, ...OTHER_FILES];
const kindOf = ({ name, becomes }: CorpusFile): string =>
  `${name.split(' ')[0]} ${becomes instanceof RegExp ? becomes.source : becomes.without === undefined}`;
/** Take seconds to make or to open: only before a release. */
const HEAVY = /3,000 scans|49 megapixels without|81 megapixels|interlaced PNG of 12/;
const SENT = oneOfEach(
  FILES.filter(({ name }) => ALL || !HEAVY.test(name)),
  kindOf,
);
const MEMORY_LIMIT_BYTES = 512 * 1024 * 1024;
/** Enough parallel uploads to keep every checking process busy. */
const AT_ONCE = 4;

describeWith(['postgres'], 'hostile and broken files', () => {
  const database = withDatabase();
  let media: MediaProcess;
  let peak = 0;
  let watch: NodeJS.Timeout | undefined;
  beforeAll(async () => {
    media = await startMediaProcess(database.urls.media);
    let looking = false;
    watch = setInterval(async () => {
      if (looking) return;
      looking = true;
      peak = Math.max(peak, await proportionalMemory(media.pid));
      looking = false;
    }, 50);
  });
  afterAll(async () => {
    clearInterval(watch);
    await media?.close();
  });

  async function send(uid: string, bytes: Buffer): Promise<Upload> {
    const id = await upload(media, uid, bytes);
    const headers = await media.as(uid);
    return eventually(
      `${uid} is checked`,
      async () => {
        const response = await fetch(`${media.address}/api/media/uploads/${id}`, { headers });
        const found = (await response.json()) as Upload;
        return found.state === 'ready' || found.state === 'rejected' ? found : undefined;
      },
      120_000,
    );
  }

  async function problemWith({ make, becomes }: CorpusFile, uid: string): Promise<string | undefined> {
    const found = await send(uid, await make());
    const keys = [photoKey, previewKey, thumbnailKey].map((key) => key(found.id));
    if (becomes instanceof RegExp) {
      if (!becomes.test(found.reason ?? '')) return `${found.state}: ${found.reason}`;
      const kept = await Promise.all(keys.map((key) => media.store.head(key)));
      return kept.some((object) => object !== undefined) ? 'something of it was kept' : undefined;
    }
    if (found.state !== 'ready') return `${found.state}: ${found.reason}`;
    if (found.width !== becomes.width || found.height !== becomes.height) return `${found.width} × ${found.height}`;
    for (const key of keys) {
      const bytes = await buffer(await media.store.get(key));
      const marks = (becomes.without ?? []).filter((mark) => bytes.includes(mark, 0, 'latin1'));
      if (marks.length > 0) return `${marks.join()} is left`;
      const segments = segmentsOf(bytes);
      if (segments !== '' && segments !== 'JFIF') return `it has the segments ${segments}`;
      await sharp(bytes, { failOn: 'warning' }).stats();
    }
    return undefined;
  }

  it('are at least sixty, each with a name of its own', () => {
    expect(new Set(FILES.map((file) => file.name)).size).toBe(FILES.length);
    expect(FILES.length).toBeGreaterThanOrEqual(60);
  });

  it('are refused with a reason or made harmless, in less than 512 MB', async () => {
    const waiting = [...SENT.entries()];
    const problems: string[] = [];
    const sender = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, file] = next;
        const problem = await problemWith(file, `sender-${index}`).catch((error: unknown) => String(error));
        if (problem) problems.push(`${file.name}: ${problem}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sender));
    expect(problems).toEqual([]);
    expect(peak).toBeGreaterThan(100 * 1024 * 1024);
    expect(peak).toBeLessThan(MEMORY_LIMIT_BYTES);
  }, 600_000);

  it('leave nothing behind, and a good photo passes right afterwards', async () => {
    expect(await send('afterwards', await picture().jpeg().toBuffer())).toMatchObject({ state: 'ready', ...WHOLE });
    const left = await eventually('nothing that came in is kept', async () => {
      const names = await readdir(media.incoming);
      return names.length === 0 ? names : undefined;
    });
    expect(left).toEqual([]);
    expect((await familyOf(media.pid)).length).toBeLessThanOrEqual(3);
  });
});

/** The application and comment segments of a JPEG before its first scan, as names. */
function segmentsOf(jpeg: Buffer): string {
  const names: string[] = [];
  for (let at = 2; jpeg[at + 1] !== 0xda && at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker >= 0xe0) names.push(jpeg.toString('latin1', at + 4, at + 8));
  }
  return names.join();
}
