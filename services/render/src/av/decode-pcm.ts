import {
  AV_CHANNEL_LAYOUT_2POINT1,
  AV_CHANNEL_LAYOUT_4POINT0,
  AV_CHANNEL_LAYOUT_5POINT0_BACK,
  AV_CHANNEL_LAYOUT_5POINT1_BACK,
  AV_CHANNEL_LAYOUT_6POINT1,
  AV_CHANNEL_LAYOUT_7POINT1,
  AV_CHANNEL_LAYOUT_MONO,
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CHANNEL_ORDER_UNSPEC,
  AV_SAMPLE_FMT_FLT,
  AVERROR_EAGAIN,
  AVERROR_EOF,
  AVMEDIA_TYPE_AUDIO,
  AVSEEK_FLAG_BACKWARD,
  type ChannelLayout,
  Codec,
  CodecContext,
  FormatContext,
  Frame,
  InputFormat,
  Packet,
  SoftwareResampleContext,
  type Stream,
} from 'node-av';
import { MUSIC_DECODE_SECONDS, SOUND_CHANNELS, SOUND_SAMPLE_RATES } from '../package/limits.ts';
import { must } from './ffmpeg.ts';
import { breathe, CHANNELS, type Pcm, SAMPLE_RATE } from './pcm.ts';
import { type SoundContainer, soundContainer } from './sound-container.ts';
import { SoundProblem } from './sound-problem.ts';

/** Decoding begins this long before the start, so that codecs with a memory (MP3, AAC, Opus) have settled at it. */
const PREROLL_SECONDS = 0.5;
const PACKETS_A_BREATH = 64;
/** Full scale is 1; beyond 60 dB over it are no sounds but broken files. */
const LOUDEST_VALUE = 1000;
/** Containers that state their length; a file that ends well before it is cut off. */
const STATE_LENGTH: readonly SoundContainer[] = ['flac', 'mov'];
const LENGTH_SLACK_SECONDS = 1;
const NOT_STEREO = 'The sound has channels that cannot be brought to stereo; save it in stereo.';
const USUAL_SPEAKERS: readonly ChannelLayout[] = [
  AV_CHANNEL_LAYOUT_MONO,
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CHANNEL_LAYOUT_2POINT1,
  AV_CHANNEL_LAYOUT_4POINT0,
  AV_CHANNEL_LAYOUT_5POINT0_BACK,
  AV_CHANNEL_LAYOUT_5POINT1_BACK,
  AV_CHANNEL_LAYOUT_6POINT1,
  AV_CHANNEL_LAYOUT_7POINT1,
];

/**
 * Decodes an audio file to 48 kHz stereo from `startSeconds` on, `maxSeconds` at most; shorter where the file ends, empty where it
 * ends before the start. Seeks where the container's times allow a start that is exact to the sample. Throws SoundProblem.
 */
export async function decodePcm(path: string, startSeconds: number, maxSeconds: number, signal?: AbortSignal): Promise<Pcm> {
  const container = await soundContainer(path);
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

/** Undefined where a seek did not land before the start. */
async function decode({ path, container, startSeconds, maxSeconds, signal }: DecodeJob, seek: boolean): Promise<Pcm | undefined> {
  const input = new FormatContext();
  const context = new CodecContext();
  const packet = new Packet();
  packet.alloc();
  const frame = new Frame();
  frame.alloc();
  try {
    const stream = await openSound(input, path, container);
    openDecoder(context, stream);
    if (seek && !(await seekTo(input, stream, startSeconds - PREROLL_SECONDS))) return undefined;
    const sink = new Sink({ context, stream, startSeconds, maxSeconds, sought: seek });
    const deadline = performance.now() + MUSIC_DECODE_SECONDS * 1000;
    for (let packets = 1; !sink.full; packets += 1) {
      if (packets % PACKETS_A_BREATH === 0) {
        await breathe();
        signal?.throwIfAborted();
        if (performance.now() > deadline) throw new SoundProblem('The file takes too long to read; save it as MP3 or M4A.');
      }
      const ended = input.readFrameSync(packet) < 0;
      if (!ended && packet.streamIndex === stream.index) context.sendPacketSync(packet);
      if (ended) context.sendPacketSync(null);
      packet.unref();
      while (!sink.full) {
        const result = context.receiveFrameSync(frame);
        if (result === AVERROR_EAGAIN || result === AVERROR_EOF || result < 0) break;
        if (!sink.take(frame)) return undefined;
        frame.unref();
      }
      if (ended) {
        if (sink.sawNothing && seek) return undefined;
        sink.end();
        if (STATE_LENGTH.includes(container)) refuseCutOff(stream, sink.endSeconds);
        break;
      }
    }
    return sink.taken();
  } finally {
    frame.free();
    packet.free();
    context.freeContext();
    await input.closeInput();
  }
}

async function openSound(input: FormatContext, path: string, container: SoundContainer): Promise<Stream> {
  const unreadable = 'The file is damaged and cannot be read; save it again as MP3 or M4A.';
  if ((await input.openInput(path, InputFormat.findInputFormat(container))) < 0) throw new SoundProblem(unreadable);
  if ((await input.findStreamInfo(null)) < 0) throw new SoundProblem(unreadable);
  const stream = input.streams[input.findBestStream(AVMEDIA_TYPE_AUDIO)];
  if (!stream) throw new SoundProblem('The file holds no sound; choose a song.');
  const { sampleRate, channels } = stream.codecpar;
  if (sampleRate < SOUND_SAMPLE_RATES.least || sampleRate > SOUND_SAMPLE_RATES.most)
    throw new SoundProblem(`The file claims ${sampleRate} samples a second, which no song has; save it again as MP3 or M4A.`);
  if (channels < 1 || channels > SOUND_CHANNELS)
    throw new SoundProblem(`The file claims ${channels} channels, more than ${SOUND_CHANNELS}; save it in stereo.`);
  return stream;
}

function openDecoder(context: CodecContext, stream: Stream): void {
  const codec = Codec.findDecoder(stream.codecpar.codecId);
  if (!codec) throw new SoundProblem('The sound is packed in a way that is not known here; save it again as MP3 or M4A.');
  context.allocContext3(codec);
  must(context.parametersToContext(stream.codecpar), 'describe the sound');
  context.pktTimebase = stream.timeBase;
  context.threadCount = 1;
  if (context.open2Sync(codec, null) < 0)
    throw new SoundProblem('The sound is damaged and cannot be decoded; save it again as MP3 or M4A.');
}

async function seekTo(input: FormatContext, stream: Stream, seconds: number): Promise<boolean> {
  const { num, den } = stream.timeBase;
  const ticks = firstTick(stream) + BigInt(Math.floor((seconds * den) / num));
  return (await input.seekFrame(stream.index, ticks, AVSEEK_FLAG_BACKWARD)) >= 0;
}

const UNKNOWN_TICK = -(2n ** 63n);

function firstTick(stream: Stream): bigint {
  return stream.startTime === UNKNOWN_TICK ? 0n : stream.startTime;
}

function refuseCutOff(stream: Stream, endSeconds: number): void {
  const { num, den } = stream.timeBase;
  const stated = stream.duration === UNKNOWN_TICK ? 0 : (Number(stream.duration) * num) / den;
  if (stated - endSeconds > LENGTH_SLACK_SECONDS + stated * 0.02)
    throw new SoundProblem(
      `The file is cut off: it says ${Math.round(stated)} seconds and ends after ${Math.round(endSeconds)}. Upload it again.`,
    );
}

interface SinkInput {
  context: CodecContext;
  stream: Stream;
  startSeconds: number;
  maxSeconds: number;
  sought: boolean;
}

/** Brings decoded frames to 48 kHz stereo and keeps the wanted part of them. */
class Sink {
  readonly #pcm: Pcm;
  readonly #context: CodecContext;
  readonly #stream: Stream;
  readonly #skipTo: number;
  readonly #sought: boolean;
  readonly #out = new Frame();
  #resampler: SoftwareResampleContext | undefined;
  #inputOf = '';
  /** Place of the next sample in the track, in samples at 48 kHz; unknown before the first. */
  #at: number | undefined;
  #filled = 0;

  constructor({ context, stream, startSeconds, maxSeconds, sought }: SinkInput) {
    this.#context = context;
    this.#stream = stream;
    this.#skipTo = Math.round(startSeconds * SAMPLE_RATE);
    this.#sought = sought;
    this.#pcm = new Float32Array(Math.round(maxSeconds * SAMPLE_RATE) * CHANNELS);
    this.#out.alloc();
  }

  get full(): boolean {
    return this.#filled >= this.#pcm.length;
  }

  get sawNothing(): boolean {
    return this.#at === undefined;
  }

  get endSeconds(): number {
    return (this.#at ?? 0) / SAMPLE_RATE;
  }

  /** False where the first frame after a seek lies past the start or does not say where it lies. */
  take(frame: Frame): boolean {
    if (this.#at === undefined) {
      this.#at = this.#sought ? this.#placeOf(frame) : 0;
      if (this.#at === undefined || (this.#sought && this.#at > this.#skipTo)) return false;
    }
    const { sampleRate } = frame;
    const channelLayout = speakersOf(frame);
    frame.channelLayout = channelLayout;
    const format = this.#context.sampleFormat;
    const inputOf = `${sampleRate} ${format} ${channelLayout.nbChannels} ${channelLayout.mask}`;
    if (inputOf !== this.#inputOf) {
      this.#flush();
      this.#resampler = new SoftwareResampleContext();
      const wanted = [AV_CHANNEL_LAYOUT_STEREO, AV_SAMPLE_FMT_FLT, SAMPLE_RATE] as const;
      const opened = this.#resampler.allocSetOpts2(...wanted, channelLayout, format, sampleRate);
      if (opened < 0 || this.#resampler.init() < 0) throw new SoundProblem(NOT_STEREO);
      this.#inputOf = inputOf;
    }
    this.#convert(frame);
    return true;
  }

  end(): void {
    this.#flush();
  }

  taken(): Pcm {
    this.#flush();
    this.#out.free();
    return this.full ? this.#pcm : this.#pcm.slice(0, this.#filled);
  }

  #placeOf(frame: Frame): number | undefined {
    if (frame.pts === UNKNOWN_TICK) return undefined;
    const { num, den } = this.#stream.timeBase;
    return Math.round((Number(frame.pts - firstTick(this.#stream)) * num * SAMPLE_RATE) / den);
  }

  #flush(): void {
    if (!this.#resampler) return;
    this.#convert(null);
    this.#resampler.free();
    this.#resampler = undefined;
    this.#inputOf = '';
  }

  #convert(frame: Frame | null): void {
    this.#out.unref();
    this.#out.format = AV_SAMPLE_FMT_FLT;
    this.#out.sampleRate = SAMPLE_RATE;
    this.#out.channelLayout = AV_CHANNEL_LAYOUT_STEREO;
    if ((this.#resampler?.convertFrame(this.#out, frame) ?? 0) < 0) throw new SoundProblem(NOT_STEREO);
    const bytes = this.#out.data?.[0];
    const samples = this.#out.nbSamples;
    if (!bytes || samples === 0) return;
    const from = Math.min(Math.max(0, this.#skipTo - (this.#at ?? 0)), samples);
    this.#at = (this.#at ?? 0) + samples;
    const part = Buffer.from(bytes.subarray(from * CHANNELS * 4, samples * CHANNELS * 4));
    const values = new Float32Array(part.buffer, part.byteOffset, part.length / 4);
    const kept = values.subarray(0, Math.min(values.length, this.#pcm.length - this.#filled));
    if (!isSound(kept)) throw new SoundProblem('The file holds values that are no sound; save it again as MP3 or M4A.');
    this.#pcm.set(kept, this.#filled);
    this.#filled += kept.length;
  }
}

/** Where a file does not say which speakers its channels are for, the usual ones of their number. */
function speakersOf({ channelLayout }: Frame): ChannelLayout {
  if (channelLayout.order !== AV_CHANNEL_ORDER_UNSPEC) return channelLayout;
  const usual = USUAL_SPEAKERS[channelLayout.nbChannels - 1];
  if (!usual) throw new SoundProblem(NOT_STEREO);
  return usual;
}

/** Written so that what is not a number is no sound either. */
function isSound(values: Float32Array): boolean {
  for (let at = 0; at < values.length; at += 1) {
    if (!(Math.abs(values[at] ?? 0) <= LOUDEST_VALUE)) return false;
  }
  return true;
}
