import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { TUS_PATH, type Upload } from '@nimantran/proto/http/media/uploads';
import type { Problem } from '@nimantran/proto/http/shared/problem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith, withBucket } from '../../../../infra/test-support/servers/servers.ts';
import { ALL } from '../../../../infra/test-support/vitest/all-tests.ts';
import { buildApp } from '../../src/app.ts';
import { createContext } from '../../src/context.ts';
import { sweepIncoming } from '../../src/jobs/sweep-incoming.ts';
import { sweepUploads } from '../../src/jobs/sweep-uploads.ts';
import { sendHalf } from '../support/half-sent.ts';
import type { Media } from '../support/media.ts';
import { ask, create, patch, TUS } from '../support/tus-client.ts';
import { withMedia } from '../support/with-media.ts';

const KIB = 1024;
const DAY_MS = 86_400_000;
const idOf = (location: string) => location.split('/').at(-1) ?? '';
const encode = (text: string) => Buffer.from(text).toString('base64');

/** Whether `total` bytes of an upload have passed through the server's buffers. */
type Arrived = (media: Media, id: string, total: number) => Promise<boolean>;

/** @param isFirst also checks what no store has a part in; before a release it is checked with every store */
function protocol(environment: () => Record<string, string>, arrived: Arrived, isFirst: boolean): void {
  const media = withMedia(environment);

  const begin = async (uid: string, size: number) => (await create(media, uid, { size })).headers.get('location') ?? '';
  const offsetOf = async (uid: string, location: string, address = media.address) => {
    const response = await ask({ ...media, address }, uid, location, 'HEAD');
    return response.status === 200 ? Number(response.headers.get('upload-offset')) : response.status;
  };
  const show = async (uid: string, location: string) => {
    const response = await fetch(`${media.address}/api/media/uploads/${idOf(location)}`, { headers: await media.as(uid) });
    return (await response.json()) as Upload & Problem;
  };
  const received = async (location: string) => {
    const { path: file, release } = await media.context.incoming.open(idOf(location));
    return readFile(file).finally(release);
  };
  const waitFor = (location: string, total: number) =>
    eventually(`${total} bytes to arrive`, () => arrived(media, idOf(location), total));
  /** Another media process: separate locks, the same database and the same folder for incoming files. */
  const openOther = async (overrides: Partial<typeof media.context> = {}) => {
    const { config, db, bus, tokens, log } = media.context;
    const context = createContext(config, { db, bus, tokens, log, ...overrides });
    const app = await buildApp(context);
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    return {
      address,
      async close() {
        await app.close();
        await context.locks.close();
      },
    };
  };

  const itAnywhere = it.runIf(isFirst || ALL);

  itAnywhere('says what it can do', async () => {
    const response = await fetch(media.address + TUS_PATH, { method: 'OPTIONS' });
    expect([response.status, response.headers.get('tus-version')]).toEqual([204, '1.0.0']);
    expect(response.headers.get('tus-max-size')).toBe(String(30 * KIB * KIB));
    const extensions = response.headers.get('tus-extension')?.split(',').sort();
    expect(extensions).toEqual(['creation', 'creation-with-upload', 'expiration', 'termination']);
  });

  it('takes a small file in one request', async () => {
    const bytes = randomBytes(200 * KIB);
    const response = await fetch(media.address + TUS_PATH, {
      method: 'POST',
      headers: {
        ...(await media.as('small')),
        ...TUS,
        'upload-length': String(bytes.length),
        'upload-metadata': `kind ${encode('photo')},filename ${encode('a.jpg')},contentType ${encode('text/html')}`,
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(bytes),
    });
    expect([response.status, response.headers.get('upload-offset')]).toEqual([201, String(bytes.length)]);
    const location = response.headers.get('location') ?? '';
    expect((await show('small', location)).state).toBe('checking');
    expect((await received(location)).equals(bytes)).toBe(true);
    expect((await media.context.incoming.datastore.getUpload(idOf(location))).metadata).toEqual({
      kind: 'photo',
      filename: 'a.jpg',
    });
  });

  it('keeps what arrived of a request that died, and goes on after it', async () => {
    const bytes = randomBytes(1024 * KIB);
    const location = await begin('cut', bytes.length);
    let offset = 0;
    for (const sent of [300 * KIB, 1, 200 * KIB + 7]) {
      const half = await sendHalf(media, 'cut', { location, offset, bytes, sent });
      offset += sent;
      await waitFor(location, offset);
      half.cut();
      expect(await offsetOf('cut', location)).toBe(offset);
    }
    const expiresAt = (await patch(media, 'cut', location, offset, bytes.subarray(offset, offset + 9))).headers.get(
      'upload-expires',
    );
    expect(new Date(expiresAt ?? '').getTime()).toBeGreaterThan(Date.now() + DAY_MS - 60_000);
    expect((await patch(media, 'cut', location, offset + 9, bytes.subarray(offset + 9))).status).toBe(204);
    expect((await received(location)).equals(bytes)).toBe(true);
  });

  it.each(isFirst || ALL ? ['the same process', 'another process'] : ['another process'])(
    'lets a new request at %s take over from one that hangs',
    async (where) => {
      const other = await openOther();
      const address = where === 'another process' ? other.address : media.address;
      const bytes = randomBytes(900 * KIB);
      const location = await begin('hang', bytes.length);
      const hanging = await sendHalf(media, 'hang', { location, offset: 0, bytes, sent: 400 * KIB });
      await waitFor(location, 400 * KIB);
      const before = Date.now();
      expect(await offsetOf('hang', location, address)).toBe(400 * KIB);
      const rest = bytes.subarray(400 * KIB);
      expect((await patch({ ...media, address }, 'hang', location, 400 * KIB, rest)).status).toBe(204);
      expect(Date.now() - before).toBeLessThan(5_000);
      expect((await received(location)).equals(bytes)).toBe(true);
      expect((await show('hang', location)).state).toBe('checking');
      hanging.cut();
      await other.close();
    },
  );

  itAnywhere('turns a request away whose upload stays in use', async () => {
    const location = await begin('locked', 10);
    const other = await openOther({ locks: { take: async () => undefined, close: async () => {} } });
    const response = await patch({ ...media, address: other.address }, 'locked', location, 0, randomBytes(10));
    const problem = (await response.json()) as Problem;
    expect([response.status, problem.code]).toEqual([423, 'storage/conflict']);
    expect([problem.detail, response.headers.get('tus-resumable')]).toEqual([expect.stringContaining('Try again'), '1.0.0']);
    expect(await offsetOf('locked', location)).toBe(0);
    await other.close();
  });

  itAnywhere('refuses bytes for another place or beyond the end', async () => {
    const location = await begin('wrong', 100);
    const conflict = await patch(media, 'wrong', location, 5, randomBytes(10));
    expect([conflict.status, ((await conflict.json()) as Problem).code]).toEqual([409, 'storage/conflict']);
    const long = await patch(media, 'wrong', location, 0, randomBytes(101));
    expect([long.status, ((await long.json()) as Problem).code]).toEqual([413, 'storage/invalid-argument']);
    expect(await offsetOf('wrong', location)).toBe(0);
  });

  it('ends an upload that is under way, and leaves nothing of it', async () => {
    const bytes = randomBytes(900 * KIB);
    const location = await begin('end', bytes.length);
    const hanging = await sendHalf(media, 'end', { location, offset: 0, bytes, sent: 300 * KIB });
    await waitFor(location, 300 * KIB);
    expect((await ask(media, 'end', location, 'DELETE')).status).toBe(204);
    expect(await offsetOf('end', location)).toBe(404);
    hanging.cut();
    expect(await media.context.incoming.leftBefore(new Date(Date.now() + DAY_MS))).not.toContain(idOf(location));
  });

  it('finds out when its client asks that all had come before a crash', async () => {
    const bytes = randomBytes(50 * KIB);
    const location = await begin('crash', bytes.length);
    await patch(media, 'crash', location, 0, bytes);
    await media.context.db.updateTable('uploads').set({ state: 'receiving' }).where('id', '=', idOf(location)).execute();
    expect(await offsetOf('crash', location)).toBe(bytes.length);
    expect((await show('crash', location)).state).toBe('checking');
  });

  it('starts again when the bytes of an upload are gone', async () => {
    const location = await begin('gone', 10);
    await media.context.incoming.remove(idOf(location));
    expect(await offsetOf('gone', location)).toBe(404);
    const response = await patch(media, 'gone', location, 0, randomBytes(10));
    expect([response.status, ((await response.json()) as Problem).code]).toEqual([404, 'storage/object-not-found']);
  });

  it('removes what a killed process left behind what cannot be removed', async () => {
    const { incoming, db } = media.context;
    const orphans: string[] = [];
    for (let count = 0; count < 2; count += 1) orphans.push(idOf(await begin('killed', 10)));
    await db.deleteFrom('uploads').where('id', 'in', orphans).execute();
    const [sick] = (await incoming.leftBefore(new Date(Date.now() + DAY_MS))).filter((id) => orphans.includes(id));
    const remove = async (id: string) => {
      if (id === sick) throw new Error('The disk has a fault.');
      await incoming.remove(id);
    };
    media.setTime(new Date(Date.now() + DAY_MS + 3 * 3_600_000));
    await sweepIncoming({ ...media.context, incoming: { ...incoming, remove } }).catch(() => {});
    media.setTime(undefined);
    const left = await incoming.leftBefore(new Date(Date.now() + DAY_MS));
    expect(left.filter((id) => orphans.includes(id))).toEqual([sick]);
    await incoming.remove(sick ?? '');
  });

  it('forgets unfinished uploads after a day, and what a killed process left', async () => {
    const location = await begin('late', 100);
    await patch(media, 'late', location, 0, randomBytes(50));
    const orphan = await begin('late', 100);
    await media.context.db.deleteFrom('uploads').where('id', '=', idOf(orphan)).execute();
    const left = async () => {
      const ids = await media.context.incoming.leftBefore(new Date(Date.now() + DAY_MS));
      return [location, orphan].map((one) => ids.includes(idOf(one)));
    };
    await sweepUploads(media.context);
    await sweepIncoming(media.context);
    expect(await left()).toEqual([true, true]);
    media.setTime(new Date(Date.now() + DAY_MS + 60_000));
    await sweepUploads(media.context);
    await sweepIncoming(media.context);
    expect(await left()).toEqual([false, true]);
    expect(await offsetOf('late', location)).toBe(404);
    media.setTime(new Date(Date.now() + DAY_MS + 3 * 3_600_000));
    await sweepIncoming(media.context);
    media.setTime(undefined);
    expect(await left()).toEqual([false, false]);
  });
}

describeWith(['postgres'], 'tus, with files on disk', () => {
  protocol(
    () => ({}),
    async (media, id, total) => (await media.context.incoming.size(id)) === total,
    true,
  );
});

describeWith(['postgres', 's3'], 'tus, with files on S3', () => {
  const bucket = withBucket();
  const usual = process.env.TMPDIR;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'nimantran-parts-test-'));
    process.env.TMPDIR = folder;
  });
  afterAll(async () => {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
    await rm(folder, { recursive: true, force: true });
  });
  protocol(
    () => bucket.environment,
    // A part waits in a file until it is large enough to be sent.
    async (_media, _id, total) => {
      const files = await Promise.all(
        (await readdir(folder)).map((name) => stat(path.join(folder, name)).catch(() => undefined)),
      );
      return files.some((file) => file?.size === total);
    },
    false,
  );
});
