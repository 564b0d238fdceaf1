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
  type AVSampleFormat,
  type ChannelLayout,
  Frame,
  SoftwareResampleContext,
} from 'node-av';
import { CHANNELS, type Pcm, SAMPLE_RATE } from './pcm.ts';
import { SoundProblem } from './sound-problem.ts';

/** Full scale is 1; values more than 60 dB above it come from broken files. */
const LOUDEST_VALUE = 1000;
const NOT_STEREO = 'The sound has channels that cannot be converted to stereo. Save it in stereo.';
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

/** Converts decoded frames to 48 kHz stereo, whatever their format and however often it changes within the file. */
export class StereoConverter implements Disposable {
  readonly #format: AVSampleFormat;
  readonly #out = new Frame();
  #resampler: SoftwareResampleContext | undefined;
  #inputOf = '';

  constructor(format: AVSampleFormat) {
    this.#format = format;
    this.#out.alloc();
  }

  /** The converted frame in one or two parts, checked for valid samples. @throws SoundProblem */
  *convert(frame: Frame): Generator<Pcm> {
    const { sampleRate } = frame;
    const channelLayout = speakersOf(frame);
    frame.channelLayout = channelLayout;
    const inputOf = `${sampleRate} ${channelLayout.nbChannels} ${channelLayout.mask}`;
    if (inputOf !== this.#inputOf) {
      yield* this.end();
      this.#resampler = new SoftwareResampleContext();
      const wanted = [AV_CHANNEL_LAYOUT_STEREO, AV_SAMPLE_FMT_FLT, SAMPLE_RATE] as const;
      const opened = this.#resampler.allocSetOpts2(...wanted, channelLayout, this.#format, sampleRate);
      if (opened < 0 || this.#resampler.init() < 0) throw new SoundProblem(NOT_STEREO);
      this.#inputOf = inputOf;
    }
    yield* this.#converted(frame);
  }

  /** The rest held in the resampler. @throws SoundProblem */
  *end(): Generator<Pcm> {
    if (!this.#resampler) return;
    yield* this.#converted(null);
    this.#resampler.free();
    this.#resampler = undefined;
    this.#inputOf = '';
  }

  [Symbol.dispose](): void {
    this.#resampler?.free();
    this.#out.free();
  }

  *#converted(frame: Frame | null): Generator<Pcm> {
    this.#out.unref();
    this.#out.format = AV_SAMPLE_FMT_FLT;
    this.#out.sampleRate = SAMPLE_RATE;
    this.#out.channelLayout = AV_CHANNEL_LAYOUT_STEREO;
    if ((this.#resampler?.convertFrame(this.#out, frame) ?? 0) < 0) throw new SoundProblem(NOT_STEREO);
    const bytes = this.#out.data?.[0];
    const samples = this.#out.nbSamples;
    if (!bytes || samples === 0) return;
    const part = Buffer.from(bytes.subarray(0, samples * CHANNELS * 4));
    const values = new Float32Array(part.buffer, part.byteOffset, part.length / 4);
    if (!isSound(values)) throw new SoundProblem('The file contains values that are not sound. Save it again as MP3 or M4A.');
    yield values;
  }
}

/** If a file does not name the speakers of its channels, the usual layout for their number. */
function speakersOf({ channelLayout }: Frame): ChannelLayout {
  if (channelLayout.order !== AV_CHANNEL_ORDER_UNSPEC) return channelLayout;
  const usual = USUAL_SPEAKERS[channelLayout.nbChannels - 1];
  if (!usual) throw new SoundProblem(NOT_STEREO);
  return usual;
}

/** Written so that NaN also counts as invalid. */
function isSound(values: Float32Array): boolean {
  for (let at = 0; at < values.length; at += 1) {
    if (!(Math.abs(values[at] ?? 0) <= LOUDEST_VALUE)) return false;
  }
  return true;
}
