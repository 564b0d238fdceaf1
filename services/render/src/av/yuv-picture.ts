import { must } from '@nimantran/kit/av/ffmpeg';
import type { Frame, SoftwareScaleContext } from 'node-av/lib';
import type { FrameSize } from '../draw/frame-size.ts';
import { newScaler, planeOf, rgbaSurface, type Surface, yuvSurface } from './surface.ts';

/** Approximate height of a band; finer bands find more unchanged areas but cost more calls. */
const BAND_ROWS = 36;
/** If more than this share of the bands changed, the whole picture is converted in one call. */
const MOST_BANDS = 0.8;
/** Averages the colours of all pixels; without `full_chroma_inp`, which reads half of them, it takes half as long again. */
const AVERAGING = 'area+full_chroma_inp';

/**
 * A picture in yuv420p (BT.709, limited range) that follows RGBA frames: only bands that changed since the last frame are
 * converted. Chroma is the mean of each 2 × 2 pixels, so bands join without a seam.
 */
export class YuvPicture {
  readonly #size: FrameSize;
  readonly #rows: number;
  readonly #whole: Surface;
  readonly #band: Surface;
  readonly #strides: number[];
  /** The last frame, and one band of it, as input of the conversion. */
  readonly #rgba: Surface;
  readonly #rgbaBand: Surface;
  readonly #scaler = newScaler(AVERAGING);
  readonly #bandScaler = newScaler(AVERAGING);
  #first = true;

  constructor(size: FrameSize) {
    this.#size = size;
    this.#rows = bandRows(size.height);
    this.#whole = yuvSurface(size);
    this.#band = yuvSurface({ width: size.width, height: this.#rows });
    this.#strides = this.#whole.frame.linesize.slice(0, 3);
    this.#rgba = rgbaSurface(size);
    this.#rgbaBand = rgbaSurface({ width: size.width, height: this.#rows });
  }

  get frame(): Frame {
    return this.#whole.frame;
  }

  /** Resets the picture: the next frame is converted as a whole. */
  restart(): void {
    this.#first = true;
  }

  /** Takes the next frame: opaque RGBA rows without padding. Returns whether anything changed. */
  take(rgba: Buffer): boolean {
    const last = planeOf(this.#rgba);
    const bandBytes = this.#size.width * 4 * this.#rows;
    const changed: number[] = [];
    for (let start = 0; start < rgba.length; start += bandBytes) {
      const end = start + bandBytes;
      if (this.#first || last.compare(rgba, start, end, start, end) !== 0) changed.push(start);
    }
    if (changed.length > (this.#size.height / this.#rows) * MOST_BANDS) {
      rgba.copy(last);
      convert(this.#scaler, this.#rgba, this.#whole);
    } else {
      for (const start of changed) {
        rgba.copy(last, start, start, start + bandBytes);
        this.#convertBand(start / bandBytes);
      }
    }
    this.#first = false;
    return changed.length > 0;
  }

  /** The luma plane and its stride, for example for block averages. */
  get luma(): { plane: Buffer; stride: number } {
    return { plane: planeOf(this.#whole), stride: this.#strides[0] ?? this.#size.width };
  }

  free(): void {
    for (const { frame } of [this.#whole, this.#band, this.#rgba, this.#rgbaBand]) frame.free();
    this.#scaler.freeContext();
    this.#bandScaler.freeContext();
  }

  #convertBand(index: number): void {
    const band = planeOf(this.#rgbaBand);
    const bytes = this.#size.width * 4 * this.#rows;
    planeOf(this.#rgba).copy(band, 0, index * bytes, (index + 1) * bytes);
    convert(this.#bandScaler, this.#rgbaBand, this.#band);
    for (const [plane, source] of this.#band.planes.entries()) {
      const rows = this.#rows / (plane === 0 ? 1 : 2);
      const stride = this.#strides[plane] ?? 0;
      source.copy(this.#whole.planes[plane] ?? source, index * rows * stride, 0, rows * stride);
    }
  }
}

function convert(scaler: SoftwareScaleContext, source: Surface, target: Surface): void {
  must(scaler.scaleFrameSync(target.frame, source.frame), 'convert a frame to YUV');
}

/** An even number of rows near the preferred one that divides the height, otherwise the full height. */
function bandRows(height: number): number {
  const choices = Array.from({ length: BAND_ROWS }, (_, index) => 2 * (index + 1)).filter((rows) => height % rows === 0);
  const near = choices.sort((left, right) => Math.abs(left - BAND_ROWS) - Math.abs(right - BAND_ROWS))[0];
  return near !== undefined && near >= 16 ? near : height;
}
