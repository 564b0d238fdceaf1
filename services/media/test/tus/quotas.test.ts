import { randomBytes } from 'node:crypto';
import type { Problem } from '@nimantran/proto/http/shared/problem';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../infra/test-support/servers/servers.ts';
import { sweepUploads } from '../../src/jobs/sweep-uploads.ts';
import { ask, create, upload } from '../support/tus-client.ts';
import { withMedia } from '../support/with-media.ts';

const MIB = 1024 * 1024;

describeWith(['postgres'], 'quotas of a person', () => {
  const media = withMedia(() => ({
    UPLOADS_PER_USER: '8',
    UPLOADS_PER_USER_MB: '50',
    UPLOADS_AT_ONCE_PER_USER: '5',
    UPLOAD_PHOTO_MB: '40',
  }));

  const sizes = (uid: string, all: number[]) => Promise.all(all.map((size) => create(media, uid, { size })));
  const statuses = (answers: Response[]) => answers.map(({ status }) => status).sort();
  const refusal = async (uid: string, size: number) => {
    const response = await create(media, uid, { size });
    const { code, detail } = (await response.json()) as Problem;
    return { status: response.status, code, detail };
  };

  it('hold against uploads that begin at the same time, in bytes', async () => {
    expect(statuses(await sizes('bytes', [20 * MIB, 20 * MIB, 20 * MIB, 20 * MIB]))).toEqual([201, 201, 402, 402]);
    expect(await refusal('bytes', 11 * MIB)).toEqual({
      status: 402,
      code: 'storage/quota-exceeded',
      detail: 'Your uploads can have at most 50 MB in total. Delete one that you do not need, or choose a smaller file.',
    });
    expect((await create(media, 'bytes', { size: 10 * MIB })).status).toBe(201);
    expect((await create(media, 'somebody else', { size: 40 * MIB })).status).toBe(201);
  });

  it('hold against uploads that begin at the same time, in what is under way', async () => {
    expect(statuses(await sizes('many', [1, 1, 1, 1, 1, 1, 1]))).toEqual([201, 201, 201, 201, 201, 402, 402]);
    expect((await refusal('many', 1)).detail).toContain('5 of your uploads are already in progress');
  });

  it('have room again for what was cancelled, and none for what is finished', async () => {
    const [first] = await sizes('room', [1, 1, 1, 1, 1]);
    expect((await refusal('room', 1)).status).toBe(402);
    expect((await ask(media, 'room', first?.headers.get('location') ?? '', 'DELETE')).status).toBe(204);
    expect((await create(media, 'room', { size: 1 })).status).toBe(201);
    for (let count = 0; count < 8; count++) await upload(media, 'full', randomBytes(10));
    expect((await refusal('full', 1)).detail).toBe('You already have 8 uploads. Delete one that you do not need.');
  });

  it('do not count for long what was begun and whose address never arrived', async () => {
    const [known] = await sizes('cut', [1, 1, 1, 1, 1]);
    await ask(media, 'cut', known?.headers.get('location') ?? '', 'HEAD');
    const age = (minutes: number) =>
      sql`update uploads set created_at = now() - make_interval(mins => ${minutes}) where owner_uid = 'cut'`.execute(
        media.context.db,
      );
    await age(14);
    expect((await refusal('cut', 1)).status).toBe(402);
    await age(16);
    expect(statuses(await sizes('cut', [1, 1, 1, 1, 1]))).toEqual([201, 201, 201, 201, 402]);
    await sweepUploads(media.context);
    const { rows } = await sql<{ count: number }>`select count(*) from uploads where owner_uid = 'cut'`.execute(media.context.db);
    expect(rows[0]?.count).toBe(5);
    expect((await ask(media, 'cut', known?.headers.get('location') ?? '', 'HEAD')).status).toBe(200);
  });

  it('let a shop allow larger files than usual', async () => {
    expect((await create(media, 'large', { size: 40 * MIB })).status).toBe(201);
    const refused = await refusal('large', 40 * MIB + 1);
    expect(refused).toEqual({ status: 413, code: 'storage/invalid-argument', detail: 'A photo may have up to 40 MB.' });
  });
});
