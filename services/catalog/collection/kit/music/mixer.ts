import { hall } from './reverb.ts';
import { SAMPLE_RATE, type Sound, silence } from './sound.ts';

export interface Place {
  gain?: number;
  /** -1 left … 1 right. */
  pan?: number;
  /** How much of it goes into the hall. */
  hall?: number;
}

/** Gathers notes on a time line and lets them sound in one hall. Beats are counted from 0. */
export class Mixer {
  readonly #dry: Sound;
  readonly #wet: Sound;
  readonly #beat: number;

  constructor(seconds: number, beatsPerMinute: number) {
    this.#dry = silence(seconds);
    this.#wet = silence(seconds);
    this.#beat = 60 / beatsPerMinute;
  }

  /** Seconds of a number of beats. */
  seconds(beats: number): number {
    return beats * this.#beat;
  }

  add(note: Float32Array, beat: number, { gain = 1, pan = 0, hall: send = 0.2 }: Place = {}): void {
    const start = Math.round(beat * this.#beat * SAMPLE_RATE);
    const angle = ((pan + 1) * Math.PI) / 4;
    const left = gain * Math.cos(angle) * Math.SQRT2;
    const right = gain * Math.sin(angle) * Math.SQRT2;
    const { length } = this.#dry.left;
    for (let index = Math.max(0, -start); index < note.length && start + index < length; index += 1) {
      const at = start + index;
      const value = note[index] ?? 0;
      this.#dry.left[at] = (this.#dry.left[at] ?? 0) + value * left;
      this.#dry.right[at] = (this.#dry.right[at] ?? 0) + value * right;
      this.#wet.left[at] = (this.#wet.left[at] ?? 0) + value * left * send;
      this.#wet.right[at] = (this.#wet.right[at] ?? 0) + value * right * send;
    }
  }

  /** Dry sound and hall together. */
  mix(decaySeconds = 1.8): Sound {
    const echo = hall(this.#wet, decaySeconds);
    const sum = (dry: Float32Array, wet: Float32Array) => dry.map((value, index) => value + (wet[index] ?? 0));
    return { left: sum(this.#dry.left, echo.left), right: sum(this.#dry.right, echo.right) };
  }
}
