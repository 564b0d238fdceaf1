import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_SAMPLE_FMT_FLTP,
  AVERROR_EAGAIN,
  AVERROR_EOF,
  Codec,
  CodecContext,
  FF_ENCODER_AAC,
  FormatContext,
  Packet,
  Rational,
} from 'node-av';
import { must } from './ffmpeg.ts';
import { decodePcm, filterPcm, type Pcm, SAMPLE_RATE, samplesOf } from './pcm.ts';

/** EBU R 128 loudness that videos are brought to, and the true-peak ceiling. */
const TARGET_LUFS = -14;
const CEILING_DB = -1.5;
const MAX_GAIN_DB = 20;
const FADE_IN_SECONDS = 0.05;
const LOOP_CROSSFADE_SECONDS = 0.4;
const BIT_RATE = 192_000n;

export interface MusicJob {
  path: string;
  startSeconds: number;
  seconds: number;
  fadeOutSeconds: number;
  outPath: string;
  signal?: AbortSignal;
}

/** Makes the sound of a video: cut or looped to length, brought to −14 LUFS, faded, AAC 48 kHz stereo in an M4A file. */
export async function makeMusic({ path, startSeconds, seconds, fadeOutSeconds, outPath, signal }: MusicJob): Promise<void> {
  let source = await decodePcm(path, startSeconds, seconds, signal);
  if (samplesOf(source) < SAMPLE_RATE / 2) source = await decodePcm(path, 0, seconds, signal);
  if (samplesOf(source) < SAMPLE_RATE / 2) throw new Error('the music is shorter than half a second');
  const pcm = toLength(source, Math.round(seconds * SAMPLE_RATE));
  const loudness = await integratedLoudness(pcm);
  const gain = loudness === undefined ? 0 : Math.min(MAX_GAIN_DB, TARGET_LUFS - loudness);
  const fadeOut = Math.min(fadeOutSeconds, seconds / 2);
  const ceiling = 10 ** (CEILING_DB / 20);
  const filters = [
    `volume=${gain.toFixed(2)}dB`,
    `alimiter=limit=${ceiling.toFixed(4)}:attack=5:release=60:level=0:latency=1`,
    `afade=t=in:d=${FADE_IN_SECONDS}`,
    ...(fadeOut > 0 ? [`afade=t=out:st=${(seconds - fadeOut).toFixed(3)}:d=${fadeOut.toFixed(3)}:curve=qsin`] : []),
    'aformat=sample_fmts=fltp:channel_layouts=stereo',
    'asetnsamples=n=1024:p=0',
  ];
  await encodeAac(pcm, filters.join(','), outPath);
}

/** Cuts to the length, or repeats with a crossfade until it is reached. */
export function toLength(pcm: Pcm, samples: number): Pcm {
  const wanted = samples * 2;
  if (pcm.length >= wanted) return pcm.slice(0, wanted);
  const fade = Math.min(Math.floor(LOOP_CROSSFADE_SECONDS * SAMPLE_RATE), Math.floor(samplesOf(pcm) / 4)) * 2;
  const whole = new Float32Array(wanted);
  for (let at = 0; at < wanted; at += pcm.length - fade) {
    const first = at === 0;
    for (let index = 0; index < pcm.length && at + index < wanted; index += 1) {
      const rise = first || index >= fade ? 1 : Math.sin(((index / fade) * Math.PI) / 2);
      const left = pcm.length - index;
      const fall = left > fade ? 1 : Math.sin(((left / fade) * Math.PI) / 2);
      whole[at + index] = (whole[at + index] ?? 0) + (pcm[index] ?? 0) * rise * fall;
    }
  }
  return whole;
}

/** Integrated loudness in LUFS, or undefined for silence. */
export async function integratedLoudness(pcm: Pcm): Promise<number | undefined> {
  let last = Number.NaN;
  await filterPcm(pcm, 'ebur128=metadata=1', (frame) => {
    const value = Number.parseFloat(frame.getMetadata().get('lavfi.r128.I') ?? '');
    if (Number.isFinite(value)) last = value;
  });
  return last > -69 ? last : undefined;
}

async function encodeAac(pcm: Pcm, filters: string, outPath: string): Promise<void> {
  const codec = Codec.findEncoderByName(FF_ENCODER_AAC);
  if (!codec) throw new Error('this build of FFmpeg lacks an AAC encoder');
  const context = new CodecContext();
  context.allocContext3(codec);
  context.sampleRate = SAMPLE_RATE;
  context.sampleFormat = AV_SAMPLE_FMT_FLTP;
  context.channelLayout = AV_CHANNEL_LAYOUT_STEREO;
  context.bitRate = BIT_RATE;
  context.timeBase = new Rational(1, SAMPLE_RATE);
  context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  must(await context.open2(codec), 'open the AAC encoder');
  const output = new FormatContext();
  must(output.allocOutputContext2(null, 'mp4', outPath), 'create the sound file');
  const stream = output.newStream(null);
  must(stream.codecpar.fromContext(context), 'describe the sound');
  stream.timeBase = context.timeBase;
  must(await output.openOutput(), 'open the sound file');
  must(await output.writeHeader(), 'write the head of the sound file');
  const packet = new Packet();
  packet.alloc();
  const drain = async (): Promise<void> => {
    for (;;) {
      const result = await context.receivePacket(packet);
      if (result === AVERROR_EAGAIN || result === AVERROR_EOF) return;
      must(result, 'take encoded sound');
      packet.streamIndex = stream.index;
      packet.rescaleTs(context.timeBase, stream.timeBase);
      must(await output.interleavedWriteFrame(packet), 'write sound');
    }
  };
  try {
    await filterPcm(pcm, filters, async (frame) => {
      must(await context.sendFrame(frame), 'encode sound');
      await drain();
    });
    must(await context.sendFrame(null), 'end the sound');
    await drain();
    must(await output.writeTrailer(), 'end the sound file');
  } finally {
    packet.free();
    await output.closeOutput();
    output.freeContext();
    context.freeContext();
  }
}
