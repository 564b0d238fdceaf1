import {
  AV_PIX_FMT_RGBA,
  AV_PIX_FMT_YUV420P,
  AVCHROMA_LOC_LEFT,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_RGB,
} from 'node-av/constants';
import { Frame, SoftwareScaleContext } from 'node-av/lib';
import type { FrameSize } from '../draw/frame-size.ts';
import { must } from './ffmpeg.ts';

/** Bands are about this high; finer ones find more that stands still and cost more calls. */
const BAND_ROWS = 72;
/** Where more than this share of them changed, the whole picture is converted at once. */
const MOST_BANDS = 0.7;

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
  readonly #scaler = newScaler();
  readonly #whole = newScaler();
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
  }

  /** Takes the next frame: opaque RGBA rows without padding. Answers whether anything changed. */
  take(rgba: Buffer): boolean {
    const bandBytes = this.#size.width * 4 * this.#rows;
    const changed = this.#bands.filter((band) => {
      const start = (band.first / this.#rows) * bandBytes;
      return this.#first || this.#last.compare(rgba, start, start + bandBytes, start, start + bandBytes) !== 0;
    });
    if (changed.length > this.#bands.length * MOST_BANDS) {
      this.#scale(this.#whole, this.frame, rgba, this.#size.height);
      rgba.copy(this.#last);
    } else {
      for (const band of changed) {
        const start = (band.first / this.#rows) * bandBytes;
        this.#convert(rgba.subarray(start, start + bandBytes), band);
        rgba.copy(this.#last, start, start, start + bandBytes);
      }
    }
    this.#first = false;
    return changed.length > 0;
  }

  /** Mean luma of the picture's blocks and the like are read from here: the luma plane and its stride. */
  get luma(): { plane: Buffer; stride: number } {
    return { plane: this.#planes[0] ?? Buffer.alloc(0), stride: this.#strides[0] ?? this.#size.width };
  }

  free(): void {
    this.#bands[0]?.picture.free();
    this.frame.free();
    this.#scaler.freeContext();
    this.#whole.freeContext();
  }

  #scale(scaler: SoftwareScaleContext, target: Frame, rows: Buffer, height: number): void {
    const { width } = this.#size;
    using source = Frame.fromVideoBuffer(rows, { width, height, format: AV_PIX_FMT_RGBA, timeBase: { num: 1, den: 1 } });
    source.colorSpace = AVCOL_SPC_RGB;
    source.colorRange = AVCOL_RANGE_JPEG;
    must(scaler.scaleFrameSync(target, source), 'convert a frame to YUV');
  }

  #convert(rows: Buffer, band: Band): void {
    this.#scale(this.#scaler, band.picture, rows, this.#rows);
    for (const [index, plane] of band.planes.entries()) {
      const stride = this.#strides[index] ?? 0;
      const half = index === 0 ? 1 : 2;
      this.#planes[index]?.set(plane.subarray(0, (this.#rows / half) * stride), (band.first / half) * stride);
    }
  }
}

function newScaler(): SoftwareScaleContext {
  const scaler = new SoftwareScaleContext();
  scaler.allocContext();
  must(scaler.setOption('sws_flags', 'area'), 'choose how colours are averaged');
  return scaler;
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
