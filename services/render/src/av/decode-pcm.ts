import type { Pcm } from '@nimantran/kit/av/pcm';
import { type SoundContainer, soundContainer } from '@nimantran/kit/av/sound-container';
import { SoundSource } from '@nimantran/kit/av/sound-source';
import { MAX_MUSIC_BYTES, MUSIC_DECODE_SECONDS, SOUND_CHANNELS, SOUND_SAMPLE_RATES } from '../package/limits.ts';
import { PcmSink } from './pcm-sink.ts';

/** Decoding starts this long before the start, so that codecs with state (MP3, AAC, Opus) have settled by then. */
const PREROLL_SECONDS = 0.5;
const CONTAINERS = ['mp3', 'mov', 'aac', 'wav', 'flac', 'ogg'] as const;
/** FFmpeg's decoders for music; containers can name hundreds of others. */
const DECODERS = [
  ...['aac', 'mp3', 'mp3float', 'flac', 'alac', 'vorbis', 'libvorbis', 'opus', 'libopus', 'ac3', 'eac3'],
  ...['pcm_u8', 'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_s32le', 'pcm_s32be', 'pcm_f32le', 'pcm_f32be'],
  ...['pcm_f64le', 'pcm_f64be', 'pcm_alaw', 'pcm_mulaw', 'adpcm_ms', 'adpcm_ima_wav'],
];
/** Containers that state their length; a file that ends well before it is truncated. */
const STATE_LENGTH: readonly SoundContainer[] = ['flac', 'mov'];

/**
 * Decodes a file to 48 kHz stereo from `startSeconds`, `maxSeconds` at most; shorter or empty if it ends early. Seeks if the
 * container's timestamps allow a sample-exact start. Throws SoundProblem.
 */
export async function decodePcm(path: string, startSeconds: number, maxSeconds: number, signal?: AbortSignal): Promise<Pcm> {
  const container = await soundContainer(path, { maxBytes: MAX_MUSIC_BYTES, among: CONTAINERS });
  const seeks = startSeconds > 2 * PREROLL_SECONDS;
  const job = { path, container, startSeconds, maxSeconds, signal };
  return (seeks ? await decode(job, true) : undefined) ?? (await decode(job, false)) ?? new Float32Array();
}

interface DecodeJob {
  path: string;
  container: SoundContainer;
  startSeconds: number;
  maxSeconds: number;
  signal?: AbortSignal;
}

/** Undefined if a seek did not land before the start. */
async function decode({ path, container, startSeconds, maxSeconds, signal }: DecodeJob, seek: boolean): Promise<Pcm | undefined> {
  const rules = { container, decoders: DECODERS, sampleRates: SOUND_SAMPLE_RATES, channels: SOUND_CHANNELS };
  await using source = await SoundSource.open(path, rules);
  if (seek && !(await source.seekBefore(startSeconds - PREROLL_SECONDS))) return undefined;
  using sink = new PcmSink({ source, startSeconds, maxSeconds, sought: seek });
  for await (const frame of source.frames({ maxSeconds: MUSIC_DECODE_SECONDS, signal })) {
    if (!sink.take(frame)) return undefined;
    if (sink.full) return sink.taken();
  }
  if (sink.sawNothing && seek) return undefined;
  sink.end();
  if (STATE_LENGTH.includes(container)) source.refuseCutOff(sink.endSeconds);
  return sink.taken();
}
