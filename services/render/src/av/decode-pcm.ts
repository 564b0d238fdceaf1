import {
  AVERROR_EAGAIN,
  AVERROR_EOF,
  AVMEDIA_TYPE_AUDIO,
  AVSEEK_FLAG_BACKWARD,
  Codec,
  CodecContext,
  FormatContext,
  Frame,
  InputFormat,
  Packet,
  type Stream,
} from 'node-av';
import { MUSIC_DECODE_SECONDS, SOUND_CHANNELS, SOUND_SAMPLE_RATES } from '../package/limits.ts';
import { must } from './ffmpeg.ts';
import { breathe, type Pcm } from './pcm.ts';
import { firstTick, PcmSink, UNKNOWN_TICK } from './pcm-sink.ts';
import { type SoundContainer, soundContainer } from './sound-container.ts';
import { SoundProblem } from './sound-problem.ts';

/** Decoding begins this long before the start, so that codecs with a memory (MP3, AAC, Opus) have settled at it. */
const PREROLL_SECONDS = 0.5;
const PACKETS_A_BREATH = 64;
/** Of FFmpeg's decoders those of songs; containers can name hundreds of others. */
const DECODERS = /^(aac|mp3|mp3float|flac|alac|vorbis|opus|libvorbis|libopus|pcm_\w+|adpcm_(ms|ima_wav)|ac3|eac3)$/;
/** Containers that state their length; a file that ends well before it is cut off. */
const STATE_LENGTH: readonly SoundContainer[] = ['flac', 'mov'];
const LENGTH_SLACK_SECONDS = 1;

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
    using sink = new PcmSink({ context, stream, startSeconds, maxSeconds, sought: seek });
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
  if (!codec || !DECODERS.test(codec.name ?? ''))
    throw new SoundProblem('The sound is packed in a way that is not known here; save it again as MP3 or M4A.');
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

function refuseCutOff(stream: Stream, endSeconds: number): void {
  const { num, den } = stream.timeBase;
  const stated = stream.duration === UNKNOWN_TICK ? 0 : (Number(stream.duration) * num) / den;
  if (stated - endSeconds > LENGTH_SLACK_SECONDS + stated * 0.02)
    throw new SoundProblem(
      `The file is cut off: it says ${Math.round(stated)} seconds and ends after ${Math.round(endSeconds)}. Upload it again.`,
    );
}
