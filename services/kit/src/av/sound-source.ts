import {
  AVDISCARD_ALL,
  AVERROR_EAGAIN,
  AVERROR_EOF,
  AVMEDIA_TYPE_AUDIO,
  type AVSampleFormat,
  AVSEEK_FLAG_BACKWARD,
  Codec,
  CodecContext,
  FormatContext,
  Frame,
  InputFormat,
  Packet,
  type Stream,
} from 'node-av';
import { must } from './ffmpeg.ts';
import { breathe } from './pcm.ts';
import type { SoundContainer } from './sound-container.ts';
import { SoundProblem } from './sound-problem.ts';

const PACKETS_A_BREATH = 64;
const LENGTH_SLACK_SECONDS = 1;
/** FFmpeg's value for an unknown time. */
export const UNKNOWN_TICK = -(2n ** 63n);

export interface SoundRules {
  container: SoundContainer;
  /** FFmpeg's names of the permitted decoders, also while the file is probed. */
  decoders: readonly string[];
  sampleRates: { least: number; most: number };
  channels: number;
}

/**
 * The only sound stream of an untrusted file. Only that file is opened, whatever it references; pictures, videos and further
 * streams in it are never decoded.
 */
export class SoundSource implements AsyncDisposable {
  readonly stream: Stream;
  readonly #input: FormatContext;
  readonly #context: CodecContext;

  private constructor(input: FormatContext, context: CodecContext, stream: Stream) {
    this.#input = input;
    this.#context = context;
    this.stream = stream;
  }

  /** @throws SoundProblem */
  static async open(path: string, rules: SoundRules): Promise<SoundSource> {
    const input = new FormatContext();
    const context = new CodecContext();
    try {
      const stream = await openStream(input, path, rules);
      openDecoder(context, stream, rules.decoders);
      return new SoundSource(input, context, stream);
    } catch (error) {
      context.freeContext();
      await input.closeInput();
      throw error;
    }
  }

  get sampleFormat(): AVSampleFormat {
    return this.#context.sampleFormat;
  }

  /** Time of the stream's first sample, in the stream's ticks. */
  get firstTick(): bigint {
    return this.stream.startTime === UNKNOWN_TICK ? 0n : this.stream.startTime;
  }

  /** The length stated by the file, 0 if it states none. */
  get statedSeconds(): number {
    const { num, den } = this.stream.timeBase;
    return this.stream.duration === UNKNOWN_TICK ? 0 : (Number(this.stream.duration) * num) / den;
  }

  /** @throws SoundProblem if the file states a length well beyond the end of its sound */
  refuseCutOff(endSeconds: number): void {
    const stated = this.statedSeconds;
    if (stated - endSeconds > LENGTH_SLACK_SECONDS + stated * 0.02)
      throw new SoundProblem(
        `The file is cut off: it should have ${Math.round(stated)} seconds but ends after ${Math.round(endSeconds)}. Upload it again.`,
      );
  }

  /** Continues at or before the requested position; false if the container cannot seek. */
  async seekBefore(seconds: number): Promise<boolean> {
    const { num, den } = this.stream.timeBase;
    const ticks = this.firstTick + BigInt(Math.floor((seconds * den) / num));
    return (await this.#input.seekFrame(this.stream.index, ticks, AVSEEK_FLAG_BACKWARD)) >= 0;
  }

  /** Decoded frames from here to the end, each valid until the next. @throws SoundProblem after `maxSeconds` of work */
  async *frames({ maxSeconds, signal }: { maxSeconds: number; signal?: AbortSignal }): AsyncGenerator<Frame> {
    const packet = new Packet();
    packet.alloc();
    const frame = new Frame();
    frame.alloc();
    const deadline = performance.now() + maxSeconds * 1000;
    try {
      for (let packets = 1, ended = false; !ended; packets += 1) {
        if (packets % PACKETS_A_BREATH === 0) {
          await breathe();
          signal?.throwIfAborted();
          if (performance.now() > deadline) throw new SoundProblem('The file takes too long to read. Save it as MP3 or M4A.');
        }
        ended = this.#input.readFrameSync(packet) < 0;
        if (!ended && packet.streamIndex === this.stream.index) this.#context.sendPacketSync(packet);
        if (ended) this.#context.sendPacketSync(null);
        packet.unref();
        for (;;) {
          const result = this.#context.receiveFrameSync(frame);
          if (result === AVERROR_EAGAIN || result === AVERROR_EOF || result < 0) break;
          yield frame;
          frame.unref();
        }
      }
    } finally {
      frame.free();
      packet.free();
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#context.freeContext();
    await this.#input.closeInput();
  }
}

async function openStream(input: FormatContext, path: string, rules: SoundRules): Promise<Stream> {
  const unreadable = 'The file is damaged and cannot be read. Save it again as MP3 or M4A.';
  // Options are set one by one: node-av 6.1 frees a dictionary twice.
  input.allocContext();
  must(input.setOption('protocol_whitelist', 'file'), 'keep to files');
  must(input.setOption('codec_whitelist', rules.decoders.join(',')), 'keep to some decoders');
  if ((await input.openInput(path, InputFormat.findInputFormat(rules.container))) < 0) throw new SoundProblem(unreadable);
  if ((await input.findStreamInfo(null)) < 0) throw new SoundProblem(unreadable);
  const stream = input.streams[input.findBestStream(AVMEDIA_TYPE_AUDIO)];
  if (!stream) throw new SoundProblem('The file contains no sound. Choose a song.');
  for (const other of input.streams) if (other.index !== stream.index) other.discard = AVDISCARD_ALL;
  const { sampleRate, channels } = stream.codecpar;
  if (sampleRate < rules.sampleRates.least || sampleRate > rules.sampleRates.most)
    throw new SoundProblem(`The file claims ${sampleRate} samples a second, which no song has. Save it again as MP3 or M4A.`);
  if (channels < 1 || channels > rules.channels)
    throw new SoundProblem(`The file claims ${channels} channels, more than ${rules.channels}. Save it in stereo.`);
  return stream;
}

function openDecoder(context: CodecContext, stream: Stream, decoders: readonly string[]): void {
  const codec = Codec.findDecoder(stream.codecpar.codecId);
  if (!codec || !decoders.includes(codec.name ?? ''))
    throw new SoundProblem('The sound has an unknown encoding. Save it again as MP3 or M4A.');
  context.allocContext3(codec);
  must(context.parametersToContext(stream.codecpar), 'describe the sound');
  context.pktTimebase = stream.timeBase;
  context.threadCount = 1;
  if (context.open2Sync(codec, null) < 0)
    throw new SoundProblem('The sound is damaged and cannot be decoded. Save it again as MP3 or M4A.');
}
