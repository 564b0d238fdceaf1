import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AVMEDIA_TYPE_AUDIO, Codec, CodecContext, FormatContext, Frame, Packet } from 'node-av';
import { type Sound, silence } from '../../collection/kit/music/sound.ts';

/** Decodes the first `seconds` of an M4A file into samples. */
export async function decoded(file: Uint8Array, seconds: number): Promise<Sound> {
  const folder = await mkdtemp(join(tmpdir(), 'music-file-'));
  const path = join(folder, 'music.m4a');
  const input = new FormatContext();
  const context = new CodecContext();
  const packet = new Packet();
  const frame = new Frame();
  try {
    await writeFile(path, file);
    if ((await input.openInput(path)) < 0) throw new Error('The music file cannot be opened.');
    await input.findStreamInfo(null);
    const stream = input.streams[input.findBestStream(AVMEDIA_TYPE_AUDIO)];
    const codec = stream && Codec.findDecoder(stream.codecpar.codecId);
    if (!stream || !codec) throw new Error('The music file holds no sound.');
    context.allocContext3(codec);
    context.parametersToContext(stream.codecpar);
    await context.open2(codec, null);
    packet.alloc();
    frame.alloc();
    const sound = silence(seconds);
    let at = 0;
    for (let ended = false; !ended; ) {
      ended = input.readFrameSync(packet) < 0;
      context.sendPacketSync(ended ? null : packet);
      packet.unref();
      while (context.receiveFrameSync(frame) >= 0) {
        at += taken(frame, sound, at);
        frame.unref();
      }
    }
    return sound;
  } finally {
    frame.free();
    packet.free();
    context.freeContext();
    await input.closeInput();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies the planes of a frame into the sound at this position; returns its number of samples. */
function taken(frame: Frame, sound: Sound, at: number): number {
  const count = Math.min(frame.nbSamples, sound.left.length - at);
  [sound.left, sound.right].forEach((side, plane) => {
    const bytes = frame.data?.[plane];
    if (!bytes) throw new Error('The music file is not in stereo.');
    for (let index = 0; index < count; index += 1) side[at + index] = bytes.readFloatLE(index * 4);
  });
  return frame.nbSamples;
}
