import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Canvas, createCanvas, PDFDocument } from '@napi-rs/canvas';
import { must } from '@nimantran/kit/av/ffmpeg';
import {
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_PIX_FMT_YUV420P,
  Codec,
  CodecContext,
  FF_ENCODER_LIBX264,
  FormatContext,
  Frame,
  Packet,
  Rational,
} from 'node-av';

export interface VideoSize {
  width: number;
  height: number;
}

const FPS = 30;
const SECONDS = 1;
export const VIDEO = { frames: FPS * SECONDS, seconds: SECONDS };

/** A grey one-second H.264 video in each size and a matching picture, encoded once; a mark makes each copy unique. */
export class StandInVideos {
  readonly #videos = new Map<string, Promise<Buffer>>();
  readonly #stills = new Map<string, Buffer>();

  /** The same size and mark give the same bytes. */
  async video(size: VideoSize, mark: string): Promise<Buffer> {
    const key = `${size.width}x${size.height}`;
    let video = this.#videos.get(key);
    if (!video) {
      video = encode(size);
      this.#videos.set(key, video);
    }
    const note = Buffer.from(mark);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(head.length + note.length);
    head.write('free', 4);
    // Players skip a box of this kind (ISO/IEC 14496-12, 8.1.2).
    return Buffer.concat([await video, head, note]);
  }

  still(size: VideoSize, mark: string): Buffer {
    const key = `${size.width}x${size.height}`;
    let still = this.#stills.get(key);
    if (!still) {
      still = drawGrey(size).toBuffer('image/jpeg', 80);
      this.#stills.set(key, still);
    }
    const note = Buffer.from(mark);
    const head = Buffer.from([0xff, 0xfe, 0, 0]);
    head.writeUInt16BE(note.length + 2, 2);
    // A comment, right after the image's start marker.
    return Buffer.concat([still.subarray(0, 2), head, note, still.subarray(2)]);
  }

  /** A grey WebP. */
  picture(size: VideoSize): Buffer {
    return drawGrey(size).toBuffer('image/webp', 50);
  }

  /** Empty pages; a comment makes each file unique. */
  pdf(pages: number, mark: string): Buffer {
    const document = new PDFDocument();
    for (let page = 0; page < pages; page += 1) {
      document.beginPage(437, 613);
      document.endPage();
    }
    return Buffer.concat([document.close(), Buffer.from(`%${mark}\n`)]);
  }
}

function drawGrey({ width, height }: VideoSize): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#808080';
  context.fillRect(0, 0, width, height);
  return canvas;
}

async function encode({ width, height }: VideoSize): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nimantran-sleeper-'));
  const file = path.join(folder, 'video.mp4');
  try {
    const codec = Codec.findEncoderByName(FF_ENCODER_LIBX264);
    if (!codec) throw new Error('this build of FFmpeg lacks libx264');
    const context = new CodecContext();
    context.allocContext3(codec);
    context.width = width;
    context.height = height;
    context.pixelFormat = AV_PIX_FMT_YUV420P;
    context.timeBase = new Rational(1, FPS);
    context.framerate = new Rational(FPS, 1);
    context.threadCount = 1;
    context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
    must(context.setOption('preset', 'ultrafast'), 'set the preset');
    must(context.open2Sync(codec), 'open libx264');
    const output = new FormatContext();
    must(output.allocOutputContext2(null, 'mp4', file), 'create the MP4');
    const stream = output.newStream(null);
    must(stream.codecpar.fromContext(context), 'describe the video');
    stream.timeBase = context.timeBase;
    await output.openOutput();
    must(output.setOption('fflags', '+bitexact'), 'leave the date out');
    must(output.writeHeaderSync(), 'write the head of the MP4');
    const packet = new Packet();
    packet.alloc();
    const drain = (): void => {
      while (context.receivePacketSync(packet) >= 0) {
        packet.duration = 1n;
        packet.streamIndex = stream.index;
        packet.rescaleTs(context.timeBase, stream.timeBase);
        must(output.interleavedWriteFrameSync(packet), 'write a packet');
      }
    };
    const grey = Buffer.alloc((width * height * 3) / 2, 128);
    for (let index = 0; index < VIDEO.frames; index += 1) {
      const shape = { width, height, format: AV_PIX_FMT_YUV420P, timeBase: { num: 1, den: FPS }, pts: BigInt(index) };
      using frame = Frame.fromVideoBuffer(grey, shape);
      must(context.sendFrameSync(frame), 'encode a frame');
      drain();
    }
    must(context.sendFrameSync(null), 'end the video');
    drain();
    must(output.writeTrailerSync(), 'end the MP4');
    await output.closeOutput();
    packet.free();
    context.freeContext();
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
