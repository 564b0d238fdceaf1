import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_PIX_FMT_YUV420P,
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16,
  AV_SAMPLE_FMT_S16P,
  AVERROR_EAGAIN,
  AVERROR_EOF,
  AVMEDIA_TYPE_AUDIO,
  Codec,
  CodecContext,
  Decoder,
  Demuxer,
  FF_ENCODER_AAC,
  FF_ENCODER_ALAC,
  FF_ENCODER_FLAC,
  FF_ENCODER_LIBMP3LAME,
  FF_ENCODER_LIBOPUS,
  FF_ENCODER_LIBVORBIS,
  FF_ENCODER_MPEG4,
  type FFEncoderCodec,
  FilterAPI,
  FormatContext,
  Frame,
  Packet,
  Rational,
} from 'node-av';

const dir = mkdtempSync(join(tmpdir(), 'sound-'));
process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
let files = 0;

/** A new path for a file that goes with the process. */
export function soundPath(extension: string): string {
  files += 1;
  return join(dir, `${files}.${extension}`);
}

export interface WavShape {
  seconds: number;
  rate?: number;
  channels?: number;
  /** Full scale is 1. */
  value: (seconds: number, channel: number) => number;
}

/** A WAV of 32-bit floats. */
export function wav({ seconds, rate = 44_100, channels = 2, value }: WavShape): Buffer {
  const samples = Math.round(seconds * rate);
  const file = Buffer.alloc(44 + samples * channels * 4);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(3, 20);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * channels * 4, 28);
  file.writeUInt16LE(channels * 4, 32);
  file.writeUInt16LE(32, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * channels * 4, 40);
  for (let sample = 0; sample < samples; sample += 1) {
    for (let channel = 0; channel < channels; channel += 1)
      file.writeFloatLE(value(sample / rate, channel), 44 + (sample * channels + channel) * 4);
  }
  return file;
}

export async function writeSound(file: Buffer, extension = 'wav'): Promise<string> {
  const path = soundPath(extension);
  await writeFile(path, file);
  return path;
}

const SAMPLE_FORMATS = { s16: AV_SAMPLE_FMT_S16, s16p: AV_SAMPLE_FMT_S16P, fltp: AV_SAMPLE_FMT_FLTP };

const WAYS: Record<Packing, { encoder: FFEncoderCodec; format: string; samples: number; form: keyof typeof SAMPLE_FORMATS }> = {
  mp3: { encoder: FF_ENCODER_LIBMP3LAME, format: 'mp3', samples: 1152, form: 's16p' },
  flac: { encoder: FF_ENCODER_FLAC, format: 'flac', samples: 4608, form: 's16' },
  ogg: { encoder: FF_ENCODER_LIBVORBIS, format: 'ogg', samples: 64, form: 'fltp' },
  opus: { encoder: FF_ENCODER_LIBOPUS, format: 'ogg', samples: 960, form: 's16' },
  m4a: { encoder: FF_ENCODER_AAC, format: 'mp4', samples: 1024, form: 'fltp' },
  alac: { encoder: FF_ENCODER_ALAC, format: 'ipod', samples: 4096, form: 's16p' },
  aac: { encoder: FF_ENCODER_AAC, format: 'adts', samples: 1024, form: 'fltp' },
};
export type Packing = 'mp3' | 'flac' | 'ogg' | 'opus' | 'm4a' | 'alac' | 'aac';

/** Packs a WAV as customers' files are packed, at 48 kHz in stereo. */
export async function pack(wavPath: string, packing: Packing): Promise<string> {
  const { encoder, format, samples, form } = WAYS[packing];
  const path = soundPath(packing);
  await using input = await Demuxer.open(wavPath);
  const source = input.findBestStream(AVMEDIA_TYPE_AUDIO);
  const codec = Codec.findEncoderByName(encoder);
  if (!source || !codec) throw new Error(`cannot make ${packing}`);
  using decoder = await Decoder.create(source);
  using filter = FilterAPI.create(
    `aresample=48000,aformat=sample_fmts=${form}:channel_layouts=stereo,asetnsamples=n=${samples}:p=0`,
  );
  const output = new FormatContext();
  output.allocOutputContext2(null, format, path);
  const context = new CodecContext();
  const packet = new Packet();
  packet.alloc();
  let stream: ReturnType<FormatContext['newStream']> | undefined;
  const drain = (): void => {
    for (;;) {
      const result = context.receivePacketSync(packet);
      if (result === AVERROR_EAGAIN || result === AVERROR_EOF || !stream) return;
      packet.streamIndex = stream.index;
      packet.rescaleTs(context.timeBase, stream.timeBase);
      output.interleavedWriteFrameSync(packet);
    }
  };
  for await (const frame of filter.frames(decoder.frames(input.packets(source.index)))) {
    if (!frame) continue;
    if (!stream) {
      context.allocContext3(codec);
      context.sampleRate = 48_000;
      context.sampleFormat = SAMPLE_FORMATS[form];
      context.channelLayout = frame.channelLayout;
      context.timeBase = new Rational(1, 48_000);
      context.bitRate = 160_000n;
      context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
      if (context.open2Sync(codec, null) < 0) throw new Error(`cannot open ${encoder}`);
      stream = output.newStream(null);
      stream.codecpar.fromContext(context);
      stream.timeBase = context.timeBase;
      await output.openOutput();
      output.writeHeaderSync();
    }
    context.sendFrameSync(frame);
    frame.free();
    drain();
  }
  context.sendFrameSync(null);
  drain();
  output.writeTrailerSync();
  packet.free();
  await output.closeOutput();
  return path;
}

/** A drum machine: a low hit on each beat, a noise on each half, a chord over it that changes each bar. */
export function drums(beatsPerMinute: number, offsetSeconds = 0): WavShape['value'] {
  const beat = 60 / beatsPerMinute;
  let seed = 1;
  const noise = (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed / 2_147_483_647) * 2 - 1;
  };
  return (seconds) => {
    const at = seconds - offsetSeconds;
    if (at < 0) return 0;
    const [inBeat, inHalf] = [at % beat, at % (beat / 2)];
    const root = [220, 174.6, 196, 164.8][Math.floor(at / (beat * 4)) % 4] ?? 220;
    const chord = [1, 1.25, 1.5].reduce((sum, ratio) => sum + Math.sin(2 * Math.PI * root * ratio * at), 0);
    return (
      0.5 * Math.exp(-inBeat * 30) * Math.sin(2 * Math.PI * 60 * inBeat) + 0.15 * Math.exp(-inHalf * 90) * noise() + 0.05 * chord
    );
  };
}

/** Ten frames of black as MPEG-4, and no sound. */
export async function writeFilm(): Promise<string> {
  const path = soundPath('m4a');
  const codec = Codec.findEncoderByName(FF_ENCODER_MPEG4);
  if (!codec) throw new Error('no encoder for the film');
  const context = new CodecContext();
  context.allocContext3(codec);
  context.width = 64;
  context.height = 64;
  context.pixelFormat = AV_PIX_FMT_YUV420P;
  context.timeBase = new Rational(1, 10);
  context.open2Sync(codec, null);
  const output = new FormatContext();
  output.allocOutputContext2(null, 'mp4', path);
  const stream = output.newStream(null);
  stream.codecpar.fromContext(context);
  await output.openOutput();
  output.writeHeaderSync();
  const packet = new Packet();
  packet.alloc();
  const planes = Buffer.alloc(64 * 64 * 1.5);
  for (let index = 0; index < 10; index += 1) {
    const shape = { width: 64, height: 64, format: AV_PIX_FMT_YUV420P, timeBase: { num: 1, den: 10 }, pts: BigInt(index) };
    using frame = Frame.fromVideoBuffer(planes, shape);
    context.sendFrameSync(frame);
    while (context.receivePacketSync(packet) >= 0) {
      packet.rescaleTs(context.timeBase, stream.timeBase);
      output.interleavedWriteFrameSync(packet);
    }
  }
  output.writeTrailerSync();
  await output.closeOutput();
  return path;
}
