// A garba in E (E F# G A B C# D), three strokes to each beat: harmonium calls, a shehnai answers, dandiya sticks and claps turn in a
// ring that grows faster by its drums. One beat is 18 frames.
import { playWind } from '../kit/music/ensemble.ts';
import { clappers, dholak, dholPair } from '../kit/music/instruments/drums.ts';
import { chimes } from '../kit/music/instruments/keys.ts';
import { reeds } from '../kit/music/instruments/pads.ts';
import { clap, manjira } from '../kit/music/instruments/percussion.ts';
import { MANDOLIN, plucked } from '../kit/music/instruments/plucked.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { SHEHNAI } from '../kit/music/instruments/winds.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { tune } from '../kit/music/notes.ts';
import { bars, broken, part, roots, song } from '../kit/music/patterns.ts';
import { play, playChords, playHits } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 64;
const THIRD = 1 / 3;
const CALL = 'E4:.67! E4:.33 G4:.67 F#4:.33 E4:1 B3:1 D4:.67! E4:.33 D4:.67 B3:.33 E4:1.8 -:.2';
const FIRST = 'E5:.67! D5:.33 G5:.67 F#5:.33 E5:1 B4:1 D5:.67! E5:.33 D5:.67 B4:.33 E5:1.8 -:.2';
const SECOND = 'E5:.67! F#5:.33 G5:.67 A5:.33 B5:1 A5:.67 G5:.33 F#5:.67! G5:.33 F#5:.67 D5:.33 E5:1.8 -:.2';
const THIRD_LINE = 'B5:.67! C#6:.33 B5:.67 G5:.33 A5:.67 B5:.33 A5:.67 F#5:.33 G5:.67! A5:.33 G5:.67 F#5:.33 E5:1.8 -:.2';
const HIGH = 'D6:.67! C#6:.33 B5:1 A5:.67 G5:.33 A5:1 B5:.67! A5:.33 G5:.67 F#5:.33 E5:1.8 -:.2';

const E = 'E3 B3 E4 G4';
const D = 'D3 A3 D4 F#4';
const A = 'A2 E3 A3 C#4';
const G = 'G2 D3 G3 B3';
const ROUND: Readonly<Record<string, readonly string[]>> = {
  [CALL]: [E, E, D, E],
  [FIRST]: [E, E, D, E],
  [SECOND]: [E, G, D, E],
  [THIRD_LINE]: [E, D, G, E],
  [HIGH]: [G, A, G, E],
};
const FORM = [CALL, FIRST, FIRST, SECOND, THIRD_LINE, HIGH, SECOND, FIRST];
const CHORDS = bars(
  0,
  FORM.flatMap((line) => ROUND[line] ?? []),
  2,
);
const TUNE = song(0, FORM, 0.66);
/** Hinch: long, short, and the sticks on every other stroke. */
const HINCH = 'dhe+na! - ti na - ti ge+na! - ti na ge na';

export const sticksAndStars: Score = {
  title: 'Sticks and Stars',
  seconds: 42,
  beatsPerMinute: 100,
  play() {
    const mixer = new Mixer(42, 100);
    const harmonium = reeds(5);
    play(mixer, harmonium, part(TUNE, 0, 16), { gain: 0.86, pan: -0.14, hall: 0.24 });
    play(mixer, harmonium, part(TUNE, 32, 40), { gain: 0.86, pan: -0.14, hall: 0.24 }, { seed: 2 });
    play(mixer, harmonium, part(TUNE, 48), { gain: 0.56, pan: -0.2, hall: 0.24 }, { seed: 3 });
    playWind(mixer, SHEHNAI, [...part(TUNE, 16, 32), ...part(TUNE, 40)], { gain: 0.27, pan: 0.16, hall: 0.34 });
    const mandolin = broken(part(CHORDS, 8), [0, 2, 3, 1, 3, 2], THIRD, 0.44);
    play(mixer, plucked(MANDOLIN), mandolin, { gain: 0.44, pan: 0.4, hall: 0.18 }, { ring: 0.3, variants: 3 });
    playChords(mixer, strings, part(CHORDS, 16, 40), 0.12, { gain: 0.5, hall: 0.38 });
    playChords(mixer, strings, part(CHORDS, 40), 0.18, { gain: 0.54, hall: 0.38 });
    const steps = [
      [0, 0.6, 0.6],
      [0.67, 0.3, 0.4],
      [1, 0.6, 0.5],
    ] as const;
    play(mixer, bass, roots(part(CHORDS, 8), steps, 2), { gain: 0.28, hall: 0.04 });
    const drum = dholak(246);
    playHits(mixer, drum, 0, 'dhe! - - - - - ge - - na - ti', { step: THIRD, gain: 0.3, times: 2 });
    playHits(mixer, drum, 8, HINCH, { step: THIRD, gain: 0.3, times: 8 });
    playHits(mixer, drum, 40, HINCH, { step: THIRD, gain: 0.34, times: 5, seed: 2 });
    playHits(mixer, drum, 60, 'ge+ta! na ta ge+ta! na ta ge+ta! ta ta ge+ta! ta! ta!', { step: THIRD, gain: 0.36 });
    playHits(mixer, dholPair(), 40, 'dha! - na na - na dha - na na! ti na', { step: THIRD, gain: 0.22, times: 5 });
    const sticks = clappers();
    playHits(mixer, sticks, 0, 'stick! - - stick - -', { step: THIRD, gain: 0.36, times: 8 });
    playHits(mixer, sticks, 16, 'stick! - stick stick! - -', { step: THIRD, gain: 0.42, times: 22, seed: 2 });
    for (let beat = 24; beat < END; beat += 1) {
      if (beat % 2) mixer.add(clap(beat % 6), beat, { gain: 0.5, pan: beat % 4 === 1 ? -0.34 : 0.34, hall: 0.28 });
      mixer.add(manjira(), beat + 2 * THIRD, { gain: 0.06, pan: 0.5, hall: 0.3 });
    }
    for (const beat of [0, 8, 24, 40, 56, END]) mixer.add(chimes(beat), beat, { gain: 0.2, pan: 0.4, hall: 0.5 });
    playWind(mixer, SHEHNAI, tune(END, 'D5:.33 E5:3.8!', 0.74), { gain: 0.27, pan: 0.16, hall: 0.44 });
    playChords(mixer, harmonium, bars(END, ['E3 B3 E4 G4'], 4.2), 0.44, { gain: 0.36, hall: 0.34 }, 0.4);
    playChords(mixer, strings, bars(END, ['E3 B3 E4 G4'], 4.4), 0.18, { gain: 0.56, hall: 0.45 });
    playHits(mixer, drum, END, 'dhe+ta!', { gain: 0.4 });
    playHits(mixer, sticks, END, 'stick!', { gain: 0.5 });
    return master(mixer.mix(1.7), 1.8);
  },
};
