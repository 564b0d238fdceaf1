import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SAMPLE_RATE } from '@nimantran/kit/av/pcm';
import { getUpload } from '@nimantran/proto/http/media/uploads';
import { expect } from 'vitest';
import type { Shop } from '../../../launcher/shop.ts';
import { pitchAt, readSound, uploadMusic } from '../../../shop-client/music.ts';
import { visitAs } from '../../../shop-client/person.ts';
import { readVideo } from '../../../shop-client/read-video.ts';
import { pack, wav, writeSound } from '../../../test-support/fixtures/sound-files.ts';
import { buy } from './buy-by-api.ts';
import { SAMPLE } from './sold-themes.ts';

const START_SECONDS = 37;
/** A tone that rises steadily, so that its pitch identifies the moment of the track. */
const pitchOf = (seconds: number) => 300 + 50 * seconds;
const rising = (seconds: number) => 0.4 * Math.sin(2 * Math.PI * (300 * seconds + 25 * seconds ** 2));
/** A tenth of a second of the track. */
const TOLERANCE_HZ = 5;

/** The finished video plays the customer's own music from the chosen moment to its end. */
export async function playOwnMusic(shop: Shop): Promise<void> {
  const customer = await visitAs(shop.publicUrl, shop.localUrl, 'customer@nimantran.test');
  const track = await readFile(await pack(await writeSound(wav({ seconds: 60, value: rising })), 'mp3'));
  const upload = await uploadMusic(customer, track, 'Our song.mp3');
  expect(upload).toMatchObject({ kind: 'music', state: 'ready', content_type: 'audio/mpeg', file_name: 'Our song.mp3' });
  expect(upload.duration_seconds).toBeCloseTo(60, 0);

  const music = { upload_id: upload.id, start_seconds: START_SECONDS };
  const bought = await buy(shop, SAMPLE, {}, { music });
  expect(bought.order.customisation.music).toEqual(music);
  expect(bought.order.lines).toContainEqual(expect.objectContaining({ kind: 'custom_audio', amount_minor: 10_000 }));
  const folder = await mkdtemp(path.join(tmpdir(), 'nimantran-music-'));
  try {
    const file = path.join(folder, 'video.mp4');
    await writeFile(file, bought.bytes);
    const { durationSeconds } = await readVideo(file);
    const sound = await readSound(file);
    expect(sound.length / SAMPLE_RATE).toBeCloseTo(durationSeconds, 0);
    for (let seconds = 0.5; seconds < durationSeconds - 0.5; seconds += 1) {
      const off = Math.abs(pitchAt(sound, seconds) - pitchOf(START_SECONDS + seconds));
      expect(off, `${seconds} seconds into the video`).toBeLessThan(TOLERANCE_HZ);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  // The upload stays as long as its order needs it.
  expect((await customer.call(getUpload, { params: { id: upload.id } })).state).toBe('ready');
}
