import { randomBytes, randomUUID } from 'node:crypto';
import { deleteUpload, getUpload, getUploadAddress, listUploads, type Upload } from '@nimantran/proto/http/media/uploads';
import type { Problem } from '@nimantran/proto/http/shared/problem';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../infra/test-support/servers/servers.ts';
import { photoKey } from '../../src/domain/object-keys.ts';
import { checkNextUpload } from '../../src/jobs/check-upload.ts';
import { call, hold, readyUpload } from '../support/orders.ts';
import { create, upload } from '../support/tus-client.ts';
import { withMedia } from '../support/with-media.ts';

interface Page extends Partial<Problem> {
  items: Upload[];
  nextPageToken: string | null;
}

describeWith(['postgres'], "somebody's uploads", () => {
  const media = withMedia();

  const list = async (as: string, query: Record<string, string> = {}) => {
    const path = `${listUploads.path}?${new URLSearchParams(query)}`;
    return (await call(media, listUploads, { as, path })) as unknown as { status: number; body: Page };
  };
  const about = (operation: typeof getUpload | typeof getUploadAddress | typeof deleteUpload, as: string, id: string) =>
    call(media, operation, { as, path: operation.path.replace('{id}', id) });
  const insert = (ownerUid: string, count: number) =>
    sql<{ id: string }>`
      insert into uploads (owner_uid, kind, state, file_name, declared_bytes, created_at)
      select ${ownerUid}, case when number % 4 = 0 then 'music' else 'photo' end, 'receiving', number || '.jpg', 1,
        -- Several of the same moment, and others a microsecond apart.
        '2026-01-01T00:00:00Z'::timestamptz + (number / 3) * interval '1 microsecond'
      from generate_series(1, ${count}) number`.execute(media.context.db);

  it('are listed newest first, each once, whatever the size of the page', async () => {
    await insert('many', 25);
    const all = (await list('many')).body;
    expect([all.items.length, all.nextPageToken]).toEqual([25, null]);
    const moments = all.items.map((item) => Number.parseInt(item.file_name, 10)).map((number) => Math.floor(number / 3));
    expect(moments).toEqual([...moments].sort((one, other) => other - one));
    for (const maxResults of ['1', '7', '24', '25']) {
      const found: string[] = [];
      let token: string | null = '';
      for (let pages = 0; token !== null && pages < 30; pages++) {
        const { body }: { body: Page } = await list('many', { maxResults, ...(token ? { pageToken: token } : {}) });
        found.push(...body.items.map(({ id }) => id));
        token = body.nextPageToken;
      }
      expect(found).toEqual(all.items.map(({ id }) => id));
    }
    const music = (await list('many', { kind: 'music' })).body.items;
    expect([music.length, new Set(music.map(({ kind }) => kind))]).toEqual([6, new Set(['music'])]);
  });

  it('stay listed in order when some of them go between two pages', async () => {
    await insert('going', 6);
    const first = (await list('going', { maxResults: '3' })).body;
    const rest = (await list('going', { maxResults: '3', pageToken: first.nextPageToken ?? '' })).body.items;
    for (const { id } of first.items) await about(deleteUpload, 'going', id);
    const again = (await list('going', { maxResults: '3', pageToken: first.nextPageToken ?? '' })).body.items;
    expect(again.map(({ id }) => id)).toEqual(rest.map(({ id }) => id));
  });

  it("are never another's, with no token", async () => {
    await insert('owner', 5);
    const token = (await list('owner', { maxResults: '2' })).body.nextPageToken ?? '';
    expect((await list('stranger')).body.items).toEqual([]);
    expect((await list('stranger', { pageToken: token })).body.items).toEqual([]);
  });

  it('are not listed for a page or a token that cannot be', async () => {
    const forged = Buffer.from("1' or true --").toString('base64url');
    const refused = [{ maxResults: '0' }, { maxResults: '1001' }, { maxResults: 'x' }, { pageToken: forged }, { kind: 'film' }];
    for (const query of refused) {
      const { status, body } = await list('owner', query as unknown as Record<string, string>);
      expect([status, body.code, body.errors?.[0]?.field]).toEqual([400, 'storage/invalid-argument', Object.keys(query)[0]]);
    }
    const anonymous = await fetch(media.address + listUploads.path);
    expect([anonymous.status, ((await anonymous.json()) as Problem).code]).toEqual([401, 'storage/unauthenticated']);
  });

  it('are saved under the name they came with and the ending of what they are now', async () => {
    const id = await readyUpload(media, 'asha', 'wir ♥ beide.webp');
    const { status, body } = await about(getUploadAddress, 'asha', id);
    expect([status, body.file_name]).toEqual([200, 'wir ♥ beide.jpg']);
    const answer = await fetch(String(body.url).replace('http://localhost:8080', media.address));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('wir ♥ beide.jpg'));
    expect(new Date(String(body.expires_at)).getTime()).toBeGreaterThan(Date.now());
    for (const operation of [getUpload, getUploadAddress, deleteUpload]) {
      const stranger = await about(operation, 'stranger', id);
      expect([stranger.status, stranger.body.code]).toEqual([404, 'storage/object-not-found']);
      const crooked = await about(operation, 'asha', 'crooked');
      expect([crooked.status, crooked.body.code]).toEqual([400, 'storage/invalid-argument']);
    }
  });

  it('have no address before they are checked, and say why', async () => {
    const begun = (await create(media, 'early', { size: 10 })).headers.get('location')?.split('/').at(-1) ?? '';
    const sent = await upload(media, 'early', randomBytes(10));
    for (const [id, why] of [
      [begun, 'not complete yet'],
      [sent, 'being checked'],
    ] as const) {
      const { status, body } = await about(getUploadAddress, 'early', id);
      expect([status, body.code, body.detail]).toEqual([409, 'storage/conflict', expect.stringContaining(why)]);
    }
    await checkNextUpload(media.context);
    expect((await about(getUploadAddress, 'early', sent)).body.detail).toContain('was rejected');
  });

  it('are deleted by their owner, unless an order holds them', async () => {
    const id = await readyUpload(media, 'asha');
    const held = await readyUpload(media, 'asha');
    await hold(media, 'asha', randomUUID(), [held]);
    const refused = await about(deleteUpload, 'asha', held);
    expect([refused.status, refused.body.code]).toEqual([409, 'storage/conflict']);
    expect((await about(deleteUpload, 'asha', id)).status).toBe(204);
    expect((await about(getUpload, 'asha', id)).status).toBe(404);
    expect(await media.context.store.head(photoKey(id))).toBeUndefined();
    expect((await list('asha')).body.items.map((item) => item.id)).toContain(held);
  });

  it('have nothing at an address that is none, and say it in the words of storage', async () => {
    const response = await fetch(`${media.address}/api/media/nothing`, { headers: await media.as('asha') });
    expect([response.status, ((await response.json()) as Problem).code]).toEqual([404, 'storage/object-not-found']);
    const internal = await fetch(`${media.address}/internal/uploads/resolve`, { method: 'POST' });
    expect(((await internal.json()) as Problem).code).toBe('unauthenticated');
  });
});
