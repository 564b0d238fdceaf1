import { must } from '@nimantran/kit/av/ffmpeg';
import type { Frame } from 'node-av/lib';
import { newScaler, planeOf, type Surface, yuvSurface } from '../av/surface.ts';
import { type EncodedStream, VideoEncoder, type VideoSettings } from '../av/video-encoder.ts';
import { type FrameRecord, fingerprintOf } from '../draw/fingerprint.ts';
import { compareFrames } from './compare-frames.ts';

/** Scales the frames of a film down and encodes them. Synchronous, as `VideoEncoder` is. */
export class SmallEncoder {
  readonly #settings: VideoSettings;
  readonly #encoder: VideoEncoder;
  readonly #scaled: Surface;
  readonly #scaler = newScaler('area');
  readonly #shown: FrameRecord[] = [];

  constructor(settings: VideoSettings) {
    this.#settings = settings;
    this.#encoder = new VideoEncoder(settings);
    this.#scaled = yuvSurface(settings);
  }

  /** Frames encoded so far. */
  get frames(): number {
    return this.#shown.length;
  }

  /** Encodes the next frame of the film; `moved`: whether it differs from the last one. */
  encode(frame: Frame, moved = true): void {
    const last = this.#shown.at(-1);
    if (last && !moved) this.#shown.push({ ...last, moved });
    else {
      must(this.#scaler.scaleFrameSync(this.#scaled.frame, frame), 'scale a frame down');
      const stride = this.#scaled.frame.linesize[0] ?? this.#settings.width;
      this.#shown.push({ print: fingerprintOf(planeOf(this.#scaled), stride, this.#settings), moved });
    }
    this.#encoder.encode(this.#scaled.frame);
  }

  /** Ends the stream, valid until `close`. Throws if what was encoded differs from what was scaled. */
  finish(): EncodedStream {
    const stream = this.#encoder.finish();
    compareFrames(stream, this.#settings, this.#shown);
    return stream;
  }

  close(): void {
    this.#encoder.close();
    this.#scaled.frame.free();
    this.#scaler.freeContext();
  }
}
