import { readdir } from 'node:fs/promises';
import { getUpload, resolveUploads, type Upload, WAVEFORM_BARS } from '@nimantran/proto/http/media/uploads';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { wav } from '../../../../infra/test-support/fixtures/sound-files.ts';
import { describeWith } from '../../../../infra/test-support/servers/servers.ts';
import { musicKey, photoKey } from '../../src/domain/object-keys.ts';
import { checkNextUpload } from '../../src/jobs/check-upload.ts';
import { upload } from '../support/tus-client.ts';
import { withMedia } from '../support/with-media.ts';

/** Two quiet seconds and two loud ones. */
const song = wav({ seconds: 4, value: (seconds) => (seconds < 2 ? 0.1 : 0.8) * Math.sin(2 * Math.PI * 330 * seconds) });

describeWith(['postgres'], 'uploads of music', () => {
  const media = withMedia();

  const send = async (bytes: Buffer, kind: 'photo' | 'music', fileName = 'Our song.mp3'): Promise<string> => {
    const id = await upload(media, 'asha', bytes, fileName, kind);
    expect(await checkNextUpload(media.context)).toBe(true);
    return id;
  };
  const show = async (id: string, uid = 'asha') => {
    const answer = await fetch(media.address + getUpload.path.replace('{id}', id), { headers: await media.as(uid) });
    return { status: answer.status, body: (await answer.json()) as Upload };
  };

  it('are kept as music can be played and shown, for their owner alone', async () => {
    const id = await send(song, 'music');
    const { body } = await show(id);
    expect(body).toMatchObject({
      kind: 'music',
      state: 'ready',
      file_name: 'Our song.mp3',
      content_type: 'audio/wav',
      duration_seconds: 4,
      width: null,
      thumbnail_url: null,
    });
    expect(body.waveform).toHaveLength(WAVEFORM_BARS);
    expect([body.waveform?.[20], body.waveform?.[220]]).toEqual([expect.closeTo(12, -1), expect.closeTo(100, -1)]);
    expect((await show(id, 'rohan')).status).toBe(404);

    const address = new URL(body.preview_url ?? '');
    const played = await fetch(media.address + address.pathname + address.search, { headers: { range: 'bytes=4-7' } });
    expect([played.status, played.headers.get('content-type'), await played.text()]).toEqual([206, 'audio/mp4', 'ftyp']);
  });

  it('are told apart from photos to whoever makes videos of them', async () => {
    const id = await send(song, 'music');
    const ask = async (owner_uid: string) =>
      fetch(media.address + resolveUploads.path, {
        method: resolveUploads.method,
        headers: { ...(await media.as('service')), 'content-type': 'application/json' },
        body: JSON.stringify({ owner_uid, upload_ids: [id] }),
      });
    expect(await (await ask('asha')).json()).toEqual({
      uploads: [{ id, kind: 'music', object_key: musicKey(id), width: 0, height: 0, duration_seconds: 4 }],
    });
    expect((await ask('rohan')).status).toBe(404);
  });

  it.each([
    ['a photo sent as music', 'music', /The file is not a sound file that we can use. Choose a song as MP3/],
    ['music sent as a photo', 'photo', /photo/],
  ] as const)('%s is refused, and nothing of it is kept', async (_, kind, reason) => {
    const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#d02020' } })
      .jpeg()
      .toBuffer();
    const id = await send(kind === 'music' ? photo : song, kind);
    expect((await show(id)).body).toMatchObject({
      state: 'rejected',
      reason: expect.stringMatching(reason),
      preview_url: null,
      waveform: null,
    });
    for (const key of [musicKey(id), photoKey(id)]) expect(await media.context.store.head(key)).toBeUndefined();
    expect((await readdir(media.context.config.incomingDirectory)).filter((name) => name.includes(id))).toEqual([]);
  });
});
