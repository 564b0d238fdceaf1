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
  type ChannelLayout,
  type CodecContext,
  Frame,
  SoftwareResampleContext,
  type Stream,
} from 'node-av';
import { CHANNELS, type Pcm, SAMPLE_RATE } from './pcm.ts';
import { SoundProblem } from './sound-problem.ts';

/** Full scale is 1; beyond 60 dB over it are no sounds but broken files. */
const LOUDEST_VALUE = 1000;
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

/** FFmpeg's word for a time that is not known. */
export const UNKNOWN_TICK = -(2n ** 63n);

export function firstTick(stream: Stream): bigint {
  return stream.startTime === UNKNOWN_TICK ? 0n : stream.startTime;
}

interface SinkInput {
  context: CodecContext;
  stream: Stream;
  startSeconds: number;
  maxSeconds: number;
  sought: boolean;
}

/** Brings decoded frames to 48 kHz stereo and keeps the wanted part of them. */
export class PcmSink implements Disposable {
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

  /** Lets out what the resampler holds back. */
  end(): void {
    this.#flush();
  }

  taken(): Pcm {
    return this.full ? this.#pcm : this.#pcm.slice(0, this.#filled);
  }

  [Symbol.dispose](): void {
    this.#resampler?.free();
    this.#out.free();
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
