import {
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_PIX_FMT_RGBA,
  AV_PIX_FMT_YUV420P,
  AVCHROMA_LOC_LEFT,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_RGB,
  AVCOL_TRC_BT709,
  AVERROR_EAGAIN,
  AVERROR_EOF,
  Codec,
  CodecContext,
  FF_ENCODER_LIBX264,
  Frame,
  Packet,
  Rational,
  SoftwareScaleContext,
} from 'node-av';
import { must } from './ffmpeg.ts';

export interface VideoSettings {
  width: number;
  height: number;
  fps: number;
  preset: string;
  crf: number;
  threads: number;
}

/**
 * H.264 by libx264, yuv420p, BT.709 in primaries, transfer and matrix (ITU-R BT.709-6), limited range. Takes opaque RGBA
 * frames in order and keeps the packets until they are muxed. Synchronous: it belongs in a thread of its own.
 */
export class VideoEncoder {
  readonly packets: Packet[] = [];
  readonly context: CodecContext;
  readonly #settings: VideoSettings;
  readonly #scaler = new SoftwareScaleContext();
  readonly #picture = new Frame();
  #next = 0n;

  constructor(settings: VideoSettings) {
    this.#settings = settings;
    const codec = Codec.findEncoderByName(FF_ENCODER_LIBX264);
    if (!codec) throw new Error('this build of FFmpeg lacks libx264');
    this.context = new CodecContext();
    this.context.allocContext3(codec);
    this.context.width = settings.width;
    this.context.height = settings.height;
    this.context.pixelFormat = AV_PIX_FMT_YUV420P;
    this.context.timeBase = new Rational(1, settings.fps);
    this.context.framerate = new Rational(settings.fps, 1);
    this.context.gopSize = settings.fps * 2;
    this.context.threadCount = settings.threads;
    this.context.colorPrimaries = AVCOL_PRI_BT709;
    this.context.colorTrc = AVCOL_TRC_BT709;
    this.context.colorSpace = AVCOL_SPC_BT709;
    this.context.colorRange = AVCOL_RANGE_MPEG;
    this.context.chromaLocation = AVCHROMA_LOC_LEFT;
    this.context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
    // Options go in one by one: a dictionary given to open2Sync is freed twice by node-av 6.1.
    for (const [name, value] of Object.entries({ preset: settings.preset, crf: String(settings.crf), profile: 'high' })) {
      must(this.context.setOption(name, value), `set ${name} of libx264`);
    }
    must(this.context.open2Sync(codec), 'open libx264');
    this.#scaler.allocContext();
    this.#picture.alloc();
    this.#picture.width = settings.width;
    this.#picture.height = settings.height;
    this.#picture.format = AV_PIX_FMT_YUV420P;
    this.#picture.colorSpace = AVCOL_SPC_BT709;
    this.#picture.colorRange = AVCOL_RANGE_MPEG;
    must(this.#picture.getBuffer(), 'allocate a picture');
  }

  /** Encodes the next frame from RGBA rows without padding. */
  push(rgba: Buffer): void {
    const { width, height, fps } = this.#settings;
    using source = Frame.fromVideoBuffer(rgba, { width, height, format: AV_PIX_FMT_RGBA, timeBase: { num: 1, den: fps } });
    source.colorSpace = AVCOL_SPC_RGB;
    source.colorRange = AVCOL_RANGE_JPEG;
    must(this.#picture.makeWritable(), 'reuse a picture');
    must(this.#scaler.scaleFrameSync(this.#picture, source), 'convert a frame to YUV');
    this.repeat();
  }

  /** Encodes the next frame from planes that are yuv420p already: Y, U, V without padding. */
  pushYuv(planes: Buffer): void {
    const { width, height, fps } = this.#settings;
    using source = Frame.fromVideoBuffer(planes, { width, height, format: AV_PIX_FMT_YUV420P, timeBase: { num: 1, den: fps } });
    must(this.#picture.makeWritable(), 'reuse a picture');
    must(this.#picture.copy(source), 'take a picture');
    this.repeat();
  }

  /** The frame that `push` converted last, as `pushYuv` takes it. */
  lastYuv(): Buffer {
    return this.#picture.toBuffer();
  }

  /** Encodes the frame before once more. */
  repeat(): void {
    this.#picture.pts = this.#next;
    this.#next += 1n;
    must(this.context.sendFrameSync(this.#picture), 'encode a frame');
    this.#collect();
  }

  /** Ends the stream; all packets are there afterwards. */
  finish(): void {
    must(this.context.sendFrameSync(null), 'end the video');
    this.#collect();
  }

  #collect(): void {
    for (;;) {
      const packet = new Packet();
      packet.alloc();
      const result = this.context.receivePacketSync(packet);
      if (result === AVERROR_EAGAIN || result === AVERROR_EOF) {
        packet.free();
        return;
      }
      must(result, 'take an encoded frame');
      // A packet without a duration makes the last frame of an MP4 vanish.
      packet.duration = 1n;
      this.packets.push(packet);
    }
  }

  close(): void {
    for (const packet of this.packets) packet.free();
    this.context.freeContext();
    this.#scaler.freeContext();
    this.#picture.free();
  }
}
