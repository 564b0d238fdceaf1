import { must } from '@nimantran/kit/av/ffmpeg';
import {
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_PIX_FMT_YUV420P,
  AVCHROMA_LOC_LEFT,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  AVERROR_EAGAIN,
  AVERROR_EOF,
  FF_ENCODER_LIBX264,
} from 'node-av/constants';
import { Codec, CodecContext, CodecParameters, type Frame, Packet, Rational } from 'node-av/lib';

export interface VideoSettings {
  width: number;
  height: number;
  fps: number;
  /** Threads of one encoder: the encoded bytes depend on it, so it never depends on the machine. */
  threads: number;
  /** libx264 options by their FFmpeg names: preset, crf and deviations from the preset. */
  options: Record<string, string>;
}

/** Encoded video, described as a muxer and a decoder need it; valid until the encoder is closed. */
export interface EncodedStream {
  parameters: CodecParameters;
  timeBase: Rational;
  frameRate: Rational;
  packets: Packet[];
}

/**
 * x264 encodes key frames 1.4 times finer than the frames between them (its option `ipratio`). With `mbtree` it leaves out the first key
 * frame of a stream, which is the only one of a piece.
 */
const FINER_FIRST_FRAME = 'zones=0,0,b=1.4';

/** H.264 by libx264, yuv420p, BT.709 (ITU-R BT.709-6), limited range. Synchronous: run it in a separate thread. */
export class VideoEncoder {
  readonly packets: Packet[] = [];
  readonly #context: CodecContext;
  readonly #parameters = new CodecParameters();
  #spare = newPacket();
  #next = 0n;

  constructor(settings: VideoSettings) {
    const codec = Codec.findEncoderByName(FF_ENCODER_LIBX264);
    if (!codec) throw new Error('this build of FFmpeg lacks libx264');
    this.#parameters.alloc();
    this.#context = new CodecContext();
    this.#context.allocContext3(codec);
    this.#context.width = settings.width;
    this.#context.height = settings.height;
    this.#context.pixelFormat = AV_PIX_FMT_YUV420P;
    this.#context.timeBase = new Rational(1, settings.fps);
    this.#context.framerate = new Rational(settings.fps, 1);
    this.#context.gopSize = settings.fps * 2;
    this.#context.threadCount = settings.threads;
    this.#context.colorPrimaries = AVCOL_PRI_BT709;
    this.#context.colorTrc = AVCOL_TRC_BT709;
    this.#context.colorSpace = AVCOL_SPC_BT709;
    this.#context.colorRange = AVCOL_RANGE_MPEG;
    this.#context.chromaLocation = AVCHROMA_LOC_LEFT;
    this.#context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
    // Options are set one by one: node-av 6.1 frees a dictionary passed to open2Sync twice.
    for (const [name, value] of Object.entries({ profile: 'high', 'x264-params': FINER_FIRST_FRAME, ...settings.options })) {
      must(this.#context.setOption(name, value), `set ${name} of libx264`);
    }
    must(this.#context.open2Sync(codec), 'open libx264');
  }

  /** Encodes a copy of the next frame: the caller may change it immediately. */
  encode(picture: Frame): void {
    picture.pts = this.#next;
    this.#next += 1n;
    must(this.#context.sendFrameSync(picture), 'encode a frame');
    this.#collect();
  }

  /** Ends the stream: afterwards all packets are available and the encoder's memory is released. Returns their description. */
  finish(): EncodedStream {
    must(this.#context.sendFrameSync(null), 'end the video');
    this.#collect();
    must(this.#parameters.fromContext(this.#context), 'describe the video');
    const { timeBase, framerate } = this.#context;
    this.#context.freeContext();
    return { parameters: this.#parameters, timeBase, frameRate: framerate, packets: this.packets };
  }

  #collect(): void {
    for (;;) {
      const result = this.#context.receivePacketSync(this.#spare);
      if (result === AVERROR_EAGAIN || result === AVERROR_EOF) return;
      must(result, 'take an encoded frame');
      // Without a duration on its packet, the last frame of an MP4 disappears.
      this.#spare.duration = 1n;
      this.#spare.timeBase = this.#context.timeBase;
      this.packets.push(this.#spare);
      this.#spare = newPacket();
    }
  }

  close(): void {
    for (const packet of [...this.packets, this.#spare]) packet.free();
    this.#parameters.free();
    this.#context.freeContext();
  }
}

function newPacket(): Packet {
  const packet = new Packet();
  packet.alloc();
  return packet;
}
