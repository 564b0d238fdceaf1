import { hall } from './reverb.ts';
import { SAMPLE_RATE, type Sound, silence } from './sound.ts';

export interface Place {
  gain?: number;
  /** -1 left … 1 right. */
  pan?: number;
  /** Level sent to the hall. */
  hall?: number;
}

/** Collects notes on a timeline and plays them in one hall. Beats are counted from 0. */
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
    const angle = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4;
    const left = gain * Math.cos(angle) * Math.SQRT2;
    const right = gain * Math.sin(angle) * Math.SQRT2;
    const end = Math.min(note.length, this.#dry.left.length - start);
    const dry = this.#dry;
    const wet = this.#wet;
    for (let index = Math.max(0, -start); index < end; index += 1) {
      const at = start + index;
      const onLeft = (note[index] ?? 0) * left;
      const onRight = (note[index] ?? 0) * right;
      dry.left[at] = (dry.left[at] ?? 0) + onLeft;
      dry.right[at] = (dry.right[at] ?? 0) + onRight;
      wet.left[at] = (wet.left[at] ?? 0) + onLeft * send;
      wet.right[at] = (wet.right[at] ?? 0) + onRight * send;
    }
  }

  /** Dry sound and hall combined. */
  mix(decaySeconds = 1.8): Sound {
    const echo = hall(this.#wet, decaySeconds);
    const { left, right } = this.#dry;
    for (let index = 0; index < left.length; index += 1) {
      echo.left[index] = (echo.left[index] ?? 0) + (left[index] ?? 0);
      echo.right[index] = (echo.right[index] ?? 0) + (right[index] ?? 0);
    }
    return echo;
  }
}
