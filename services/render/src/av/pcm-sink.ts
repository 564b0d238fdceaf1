import { CHANNELS, type Pcm, SAMPLE_RATE } from '@nimantran/kit/av/pcm';
import { type SoundSource, UNKNOWN_TICK } from '@nimantran/kit/av/sound-source';
import { StereoConverter } from '@nimantran/kit/av/stereo-converter';
import type { Frame } from 'node-av';

interface SinkInput {
  source: SoundSource;
  startSeconds: number;
  maxSeconds: number;
  sought: boolean;
}

/** Converts decoded frames to 48 kHz stereo and collects the requested part. */
export class PcmSink implements Disposable {
  readonly #pcm: Pcm;
  readonly #source: SoundSource;
  readonly #skipTo: number;
  readonly #sought: boolean;
  readonly #converter: StereoConverter;
  /** Position of the next sample in the track, in samples at 48 kHz; unknown before the first. */
  #at: number | undefined;
  #filled = 0;

  constructor({ source, startSeconds, maxSeconds, sought }: SinkInput) {
    this.#source = source;
    this.#skipTo = Math.round(startSeconds * SAMPLE_RATE);
    this.#sought = sought;
    this.#pcm = new Float32Array(Math.round(maxSeconds * SAMPLE_RATE) * CHANNELS);
    this.#converter = new StereoConverter(source.sampleFormat);
  }

  get full(): boolean {
    return this.#filled >= this.#pcm.length;
  }

  get sawNothing(): boolean {
    return this.#at === undefined;
  }

  get endSeconds(): number {
    return (this.#at ?? 0) / SAMPLE_RATE;
  }

  /** False if the first frame after a seek is past the start or has no timestamp. */
  take(frame: Frame): boolean {
    if (this.#at === undefined) {
      this.#at = this.#sought ? this.#placeOf(frame) : 0;
      if (this.#at === undefined || (this.#sought && this.#at > this.#skipTo)) return false;
    }
    for (const part of this.#converter.convert(frame)) this.#keep(part);
    return true;
  }

  end(): void {
    for (const part of this.#converter.end()) this.#keep(part);
  }

  taken(): Pcm {
    return this.full ? this.#pcm : this.#pcm.slice(0, this.#filled);
  }

  [Symbol.dispose](): void {
    this.#converter[Symbol.dispose]();
  }

  #placeOf(frame: Frame): number | undefined {
    if (frame.pts === UNKNOWN_TICK) return undefined;
    const { num, den } = this.#source.stream.timeBase;
    return Math.round((Number(frame.pts - this.#source.firstTick) * num * SAMPLE_RATE) / den);
  }

  #keep(part: Pcm): void {
    const at = this.#at ?? 0;
    const samples = part.length / CHANNELS;
    const from = Math.min(Math.max(0, this.#skipTo - at), samples);
    this.#at = at + samples;
    const kept = part.subarray(from * CHANNELS).subarray(0, this.#pcm.length - this.#filled);
    this.#pcm.set(kept, this.#filled);
    this.#filled += kept.length;
  }
}
