import { CHANNELS, type Pcm } from '@nimantran/kit/av/pcm';
import { WAVEFORM_BARS } from '@nimantran/proto/http/media/uploads';

/** At 48 kHz a second has as many blocks as a waveform has bars, so that the shortest music fills each bar. */
const BLOCK_SAMPLES = 200;

/** Measures loudness while samples pass through, without knowing the final length. */
export class Waveform {
  readonly #peaks: number[] = [];
  #peak = 0;
  #samples = 0;

  add(pcm: Pcm): void {
    for (let at = 0; at < pcm.length; at += CHANNELS) {
      this.#peak = Math.max(this.#peak, Math.abs(pcm[at] ?? 0), Math.abs(pcm[at + 1] ?? 0));
      this.#samples += 1;
      if (this.#samples % BLOCK_SAMPLES === 0) this.#close();
    }
  }

  get samples(): number {
    return this.#samples;
  }

  /** The loudest sample; full scale is 1. */
  get loudest(): number {
    return this.#peaks.reduce((loudest, peak) => Math.max(loudest, peak), this.#peak);
  }

  /** WAVEFORM_BARS bars over all samples so far, scaled so that the loudest is 100: the shape of quiet music shows too. */
  bars(): number[] {
    const peaks = [...this.#peaks, ...(this.#samples % BLOCK_SAMPLES > 0 ? [this.#peak] : [])];
    const scale = this.loudest > 0 ? 100 / this.loudest : 0;
    return Array.from({ length: WAVEFORM_BARS }, (_, bar) => {
      const from = Math.floor((bar * peaks.length) / WAVEFORM_BARS);
      const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / WAVEFORM_BARS));
      return Math.round(scale * peaks.slice(from, to).reduce((loudest, peak) => Math.max(loudest, peak), 0));
    });
  }

  #close(): void {
    this.#peaks.push(this.#peak);
    this.#peak = 0;
  }
}
