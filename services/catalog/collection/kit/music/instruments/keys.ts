import { SAMPLE_RATE } from '../sound.ts';
import { burst, type Mode, ringing, struck } from './struck.ts';

/** A grand piano: stretched partials that decay fast, then slowly, a felt hammer, a damper at the end. */
export function piano(frequency: number, seconds: number, force: number, variant = 1): Float32Array {
  const modes: Mode[] = [];
  const dark = 0.54 - 0.34 * force;
  const long = 7 * Math.min(2, (220 / frequency) ** 0.7);
  for (let partial = 1; partial <= 14; partial += 1) {
    const stretched = frequency * partial * Math.sqrt(1 + 0.00035 * partial * partial);
    if (stretched > 8000) break;
    const level =
      force * Math.abs(Math.sin(partial * Math.PI * 0.13)) * Math.exp(-(partial - 1) * dark * (frequency / 330) ** 0.25);
    const decay = long / (1 + 0.09 * partial * partial);
    modes.push([stretched, level * 1.5, decay * 0.32], [stretched * 1.0004, level * 0.8, decay]);
  }
  const out = ringing(modes, seconds, 0.0015 + 0.002 * (1 - force));
  burst(out, 0.1 * force, 0.03, 0.12, 40 + variant);
  return damped(out, 0.16);
}

/** A tine piano: a soft bell in front of a warm body that growls a little when struck hard. */
export function electricPiano(frequency: number, seconds: number, force: number): Float32Array {
  const out = new Float32Array(Math.ceil(seconds * SAMPLE_RATE));
  const turn = (2 * Math.PI * frequency) / SAMPLE_RATE;
  const fading = (perSecond: number) => Math.exp(-perSecond / SAMPLE_RATE);
  const [levelFall, biteFall] = [fading(1.1 + frequency / 500), fading(3.2)];
  let level = 0.5 * force;
  let bite = 0.35 + 1.1 * force;
  for (let index = 0; index < out.length; index += 1) {
    const sine = Math.sin(turn * index);
    out[index] =
      level * Math.min(1, index / 190) * (Math.sin(turn * index + bite * sine) + 0.4 * bite * sine * Math.cos(turn * index));
    level *= levelFall;
    bite *= biteFall;
  }
  const tine = ringing([[frequency * 7.02, 0.1 * force * force, 0.7]], Math.min(seconds, 0.8), 0.002);
  if (frequency < 900) for (let index = 0; index < tine.length; index += 1) out[index] = (out[index] ?? 0) + (tine[index] ?? 0);
  return damped(out, 0.12);
}

/** A piano with a strip of felt before its strings, played softly: few partials, audible keys. */
export function feltPiano(frequency: number, seconds: number, force: number, variant = 1): Float32Array {
  const long = 5 * Math.min(2, (220 / frequency) ** 0.6);
  const modes = [1, 2, 3, 4, 5, 6].flatMap((partial): Mode[] => {
    const level = force * Math.exp(-(partial - 1) * (1.25 - 0.4 * force));
    const decay = long / (1 + 0.2 * partial * partial);
    const hertz = frequency * partial * Math.sqrt(1 + 0.0004 * partial * partial);
    return [
      [hertz, level * 0.8, decay * 0.4],
      [hertz * 1.0006, level * 0.5, decay],
    ];
  });
  const out = ringing(modes, seconds, 0.009);
  return damped(burst(out, 0.22 * force, 0.05, 0.05, 80 + variant), 0.2);
}

/** Steel bars over wooden boxes, struck by felt. */
export function celesta(frequency: number, seconds: number, force: number): Float32Array {
  const modes: Mode[] = [
    [frequency, 0.6 * force, 2.4],
    [frequency * 1.0015, 0.2 * force, 2.1],
    [frequency * 2.005, 0.12 * force, 1.1],
    [frequency * 4.02, 0.14 * force * force, 0.5],
    [frequency * 6.9, 0.05 * force * force, 0.2],
  ];
  return damped(ringing(modes, seconds, 0.003), 0.1);
}

/** Bars of metal over tubes whose lids turn. */
export function vibraphone(frequency: number, seconds: number, force: number): Float32Array {
  const modes: Mode[] = [
    [frequency, 0.6 * force, 3.4],
    [frequency * 3.98, 0.16 * force, 1.1],
    [frequency * 9.7, 0.05 * force * force, 0.25],
  ];
  const out = ringing(modes, seconds, 0.0025);
  for (let index = 0; index < out.length; index += 1)
    out[index] = (out[index] ?? 0) * (0.8 + 0.2 * Math.cos((2 * Math.PI * 5.1 * index) / SAMPLE_RATE));
  return damped(out, 0.12);
}

/** Bars of rosewood, struck by yarn. */
export function marimba(frequency: number, seconds: number, force: number, variant = 1): Float32Array {
  const modes: Mode[] = [
    [frequency, 0.7 * force, 0.9],
    [frequency * 3.93, 0.2 * force, 0.22],
    [frequency * 9.2, 0.08 * force * force, 0.08],
  ];
  return damped(burst(ringing(modes, seconds, 0.0015), 0.08 * force, 0.012, 0.3, 84 + variant), 0.06);
}

/** Porcelain bowls tuned with water, struck with thin sticks. */
export function jaltarang(frequency: number, seconds: number, force: number, variant = 1): Float32Array {
  const modes: Mode[] = [
    [frequency, 0.5 * force, 1.5],
    [frequency * 1.007, 0.22 * force, 1.3],
    [frequency * 2.43, 0.2 * force, 0.55],
    [frequency * 4.41, 0.12 * force, 0.25],
    [frequency * 6.8, 0.06 * force * force, 0.1],
  ];
  return damped(burst(ringing(modes, seconds, 0.001), 0.07 * force, 0.006, 0.6, 88 + variant), 0.1);
}

/** A comb of steel plucked by pins: a bright click, a thin long tone. */
export function musicBox(frequency: number, seconds: number, force: number, variant = 1): Float32Array {
  const modes: Mode[] = [
    [frequency, 0.5 * force, 2.8],
    [frequency * 2.997, 0.1 * force, 0.9],
    [frequency * 6.27, 0.14 * force, 0.32],
    [frequency * 0.5, 0.05 * force, 0.5],
  ];
  const out = ringing(
    modes.filter(([hertz]) => hertz < 11_000),
    seconds,
    0.0008,
  );
  return damped(burst(out, 0.03 * force, 0.008, 0.5, 60 + variant), 0.1);
}

/** A tubular bell, tuned so that its upper tones hint at the note below. */
export function tower(frequency: number, seconds: number, force: number): Float32Array {
  const modes: Mode[] = [
    [frequency, 0.5 * force, 5],
    [frequency * 1.002, 0.3 * force, 4.6],
    [frequency * 0.5, 0.22 * force, 5.5],
    [frequency * 1.19, 0.1 * force, 2.2],
    [frequency * 2.003, 0.3 * force, 3.2],
    [frequency * 2.99, 0.16 * force * force, 1.6],
    [frequency * 4.17, 0.1 * force * force, 0.8],
  ];
  return damped(burst(ringing(modes, seconds, 0.002), 0.05 * force, 0.012, 0.4, 71), 0.2);
}

/** Small bells shaken once: many high tones, none of them a note. */
export function chimes(seed: number): Float32Array {
  const modes = Array.from(
    { length: 9 },
    (_, index): Mode => [2900 + index * 517 + ((seed * 131 + index * 67) % 190), 0.06, 0.9 - index * 0.06],
  );
  return struck(modes, 1);
}

/** Fades out a note's end, so that it never stops with a click. */
function damped(out: Float32Array, seconds: number): Float32Array {
  const release = Math.min(out.length, Math.round(seconds * SAMPLE_RATE));
  for (let index = 0; index < release; index += 1) {
    const left = index / release;
    out[out.length - 1 - index] = (out[out.length - 1 - index] ?? 0) * left * left * (3 - 2 * left);
  }
  return out;
}
