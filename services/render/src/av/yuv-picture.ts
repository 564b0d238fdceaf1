import {
  AV_PIX_FMT_RGBA,
  AV_PIX_FMT_YUV420P,
  AVCHROMA_LOC_LEFT,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_RGB,
  Frame,
  SoftwareScaleContext,
} from 'node-av';
import type { FrameSize } from '../draw/frame-size.ts';
import { must } from './ffmpeg.ts';

/** Bands are about this high; finer ones find more that stands still and cost more calls. */
const BAND_ROWS = 72;

interface Band {
  first: number;
  picture: Frame;
  planes: Buffer[];
}

/**
 * A picture in yuv420p (BT.709, limited range) that follows RGBA frames: only bands that changed since the last frame are converted.
 * Chroma is the mean of each 2 × 2 pixels, so bands meet without a seam.
 */
export class YuvPicture {
  readonly frame: Frame;
  readonly #size: FrameSize;
  readonly #rows: number;
  readonly #bands: Band[];
  readonly #planes: Buffer[];
  readonly #strides: number[];
  readonly #scaler = new SoftwareScaleContext();
  /** The last frame in memory of its own: pixels that a canvas gave must not outlive the next collection. */
  readonly #last: Buffer;
  #first = true;

  constructor(size: FrameSize) {
    this.#size = size;
    this.#rows = bandRows(size.height);
    this.#last = Buffer.alloc(size.width * size.height * 4);
    this.frame = yuvFrame(size);
    this.#planes = planesOf(this.frame);
    this.#strides = this.frame.linesize.slice(0, 3);
    const band = yuvFrame({ width: size.width, height: this.#rows });
    const planes = planesOf(band);
    this.#bands = Array.from({ length: size.height / this.#rows }, (_, index) => ({
      first: index * this.#rows,
      picture: band,
      planes,
    }));
    this.#scaler.allocContext();
    must(this.#scaler.setOption('sws_flags', 'area'), 'choose how colours are averaged');
  }

  /** Takes the next frame: opaque RGBA rows without padding. Answers whether anything changed. */
  take(rgba: Buffer): boolean {
    const rowBytes = this.#size.width * 4;
    let changed = false;
    for (const band of this.#bands) {
      const start = band.first * rowBytes;
      const rows = rgba.subarray(start, start + this.#rows * rowBytes);
      const before = this.#last.subarray(start, start + this.#rows * rowBytes);
      if (!this.#first && before.equals(rows)) continue;
      this.#convert(rows, band);
      before.set(rows);
      changed = true;
    }
    this.#first = false;
    return changed;
  }

  /** Mean luma of the picture's blocks and the like are read from here: the luma plane and its stride. */
  get luma(): { plane: Buffer; stride: number } {
    return { plane: this.#planes[0] ?? Buffer.alloc(0), stride: this.#strides[0] ?? this.#size.width };
  }

  free(): void {
    this.#bands[0]?.picture.free();
    this.frame.free();
    this.#scaler.freeContext();
  }

  #convert(rows: Buffer, band: Band): void {
    const { width } = this.#size;
    using source = Frame.fromVideoBuffer(rows, {
      width,
      height: this.#rows,
      format: AV_PIX_FMT_RGBA,
      timeBase: { num: 1, den: 1 },
    });
    source.colorSpace = AVCOL_SPC_RGB;
    source.colorRange = AVCOL_RANGE_JPEG;
    must(this.#scaler.scaleFrameSync(band.picture, source), 'convert a frame to YUV');
    for (const [index, plane] of band.planes.entries()) {
      const stride = this.#strides[index] ?? 0;
      const half = index === 0 ? 1 : 2;
      this.#planes[index]?.set(plane.subarray(0, (this.#rows / half) * stride), (band.first / half) * stride);
    }
  }
}

function yuvFrame({ width, height }: FrameSize): Frame {
  const frame = new Frame();
  frame.alloc();
  frame.width = width;
  frame.height = height;
  frame.format = AV_PIX_FMT_YUV420P;
  frame.colorSpace = AVCOL_SPC_BT709;
  frame.colorRange = AVCOL_RANGE_MPEG;
  frame.chromaLocation = AVCHROMA_LOC_LEFT;
  must(frame.getBuffer(), 'allocate a picture');
  return frame;
}

function planesOf(frame: Frame): Buffer[] {
  const planes = frame.data?.slice(0, 3);
  if (planes?.length !== 3) throw new Error('a picture has no planes');
  return planes;
}

/** An even number of rows near the wanted one that divides the height, else the height itself. */
function bandRows(height: number): number {
  const choices = Array.from({ length: BAND_ROWS }, (_, index) => 2 * (index + 1)).filter((rows) => height % rows === 0);
  const near = choices.sort((left, right) => Math.abs(left - BAND_ROWS) - Math.abs(right - BAND_ROWS))[0];
  return near !== undefined && near >= 16 ? near : height;
}
