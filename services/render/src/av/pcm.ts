import './ffmpeg.ts';
import { AV_CHANNEL_LAYOUT_STEREO, AV_SAMPLE_FMT_FLT, AVMEDIA_TYPE_AUDIO, Decoder, Demuxer, FilterAPI, Frame } from 'node-av';

export const SAMPLE_RATE = 48_000;
const CHANNELS = 2;

const CHUNK_SAMPLES = 4096;

/** Sound as interleaved stereo floats at 48 kHz. */
export type Pcm = Float32Array;

export function samplesOf(pcm: Pcm): number {
  return pcm.length / CHANNELS;
}

/** Decodes an audio file from `startSeconds` on, `maxSeconds` at most. Fails on a file without sound. */
export async function decodePcm(path: string, startSeconds: number, maxSeconds: number, signal?: AbortSignal): Promise<Pcm> {
  await using input = await Demuxer.open(path);
  const stream = input.findBestStream(AVMEDIA_TYPE_AUDIO);
  if (!stream) throw new Error('the file holds no sound');
  using decoder = await Decoder.create(stream);
  using filter = FilterAPI.create(`aresample=${SAMPLE_RATE},aformat=sample_fmts=flt:channel_layouts=stereo`);
  const skip = Math.round(startSeconds * SAMPLE_RATE) * CHANNELS;
  const wanted = Math.round(maxSeconds * SAMPLE_RATE) * CHANNELS;
  const chunks: Float32Array[] = [];
  let read = 0;
  for await (const frame of filter.frames(decoder.frames(input.packets(stream.index)))) {
    signal?.throwIfAborted();
    if (!frame) continue;
    const chunk = interleaved(frame);
    frame.free();
    const from = Math.min(Math.max(0, skip - read), chunk.length);
    const to = Math.min(chunk.length, skip + wanted - read);
    if (to > from) chunks.push(chunk.slice(from, to));
    read += chunk.length;
    if (read >= skip + wanted) break;
  }
  return join(chunks);
}

function interleaved(frame: Frame): Float32Array {
  const bytes = frame.data?.[0];
  if (!bytes) return new Float32Array();
  const values = frame.nbSamples * CHANNELS;
  const copy = new Float32Array(values);
  Buffer.from(copy.buffer).set(bytes.subarray(0, values * 4));
  return copy;
}

export function join(chunks: Float32Array[]): Pcm {
  const whole = new Float32Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Feeds sound through filters of libavfilter and hands each frame that comes out to `take`. */
export async function filterPcm(pcm: Pcm, description: string, take: (frame: Frame) => Promise<void> | void): Promise<void> {
  using filter = FilterAPI.create(description);
  for await (const frame of filter.frames(framesOf(pcm))) {
    if (!frame) continue;
    await take(frame);
    frame.free();
  }
}

async function* framesOf(pcm: Pcm): AsyncGenerator<Frame | null> {
  for (let at = 0; at < pcm.length; at += CHUNK_SAMPLES * CHANNELS) {
    const chunk = pcm.slice(at, at + CHUNK_SAMPLES * CHANNELS);
    yield Frame.fromAudioBuffer(Buffer.from(chunk.buffer), {
      nbSamples: chunk.length / CHANNELS,
      format: AV_SAMPLE_FMT_FLT,
      sampleRate: SAMPLE_RATE,
      channelLayout: AV_CHANNEL_LAYOUT_STEREO,
      timeBase: { num: 1, den: SAMPLE_RATE },
      pts: BigInt(at / CHANNELS),
    });
  }
  yield null;
}
