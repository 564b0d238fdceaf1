// A space game in G: square waves count three, two, one, then lift off; toy drums, a music box in orbit, the tune again above the clouds.
// One beat is 15 frames.
import { beatBox, swell } from '../kit/music/instruments/drums.ts';
import { musicBox } from '../kit/music/instruments/keys.ts';
import { chip, pad, synthBass, synthPluck } from '../kit/music/instruments/pads.ts';
import { clap, kick, shaker } from '../kit/music/instruments/percussion.ts';
import { strings } from '../kit/music/instruments/strings.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { tune } from '../kit/music/notes.ts';
import { bars, broken, part, roots, song, transposed } from '../kit/music/patterns.ts';
import { play, playChords, playHits } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 76;
const FIRST = 'G5:.5! B5:.5 D6:1 C6:.5 B5:.5 A5:.9 -:.1 B5:.5! G5:.5 E5:.5 G5:.5 D5:1.8 -:.2';
const SECOND = 'C6:.5! B5:.5 A5:1 B5:.5 A5:.5 G5:.9 -:.1 A5:.5! B5:.5 A5:.5 F#5:.5 G5:1.8 -:.2';
const RISE = 'E6:1! D6:.5 B5:.5 D6:.5 B5:.5 G5:.9 -:.1 C6:.5! B5:.5 E6:.5 C6:.5 D6:1.8 -:.2';
const FALL = 'G6:.5! F#6:.5 E6:.5 D6:.5 E6:.5 D6:.5 C6:.5 B5:.5 A5:.5! C6:.5 B5:.5 A5:.5 G5:1.8 -:.2';

const G = 'G3 D4 G4 B4';
const D = 'D3 A3 D4 F#4';
const E = 'E3 B3 E4 G4';
const C = 'C3 G3 C4 E4';
const A = 'A3 C4 E4 A4';
const ROUND: Readonly<Record<string, readonly string[]>> = {
  [FIRST]: [G, D, E, G],
  [SECOND]: [A, E, D, G],
  [RISE]: [E, G, A, D],
  [FALL]: [E, C, D, G],
};
const FORM = [FIRST, SECOND, RISE, FALL, FIRST, SECOND, RISE, FALL];
const CHORDS = bars(
  8,
  FORM.flatMap((line) => ROUND[line] ?? []),
  2,
);
const TUNE = song(8, FORM, 0.62);

export const countdown: Score = {
  title: 'Countdown',
  seconds: 42,
  beatsPerMinute: 120,
  play() {
    const mixer = new Mixer(42, 120);
    const beeps = tune(0, 'G4:.4! -:1.6 G4:.4! -:1.6 G4:.4! -:.6 G4:.4! -:.6 G5:1.6!', 0.7);
    play(mixer, chip, beeps, { gain: 0.9, pan: 0, hall: 0.3 }, { loose: 0 });
    const blinks = broken(bars(0, ['G3 D4 G4 B4', 'C4 E4 G4 C5']), [0, 2, 1, 3, 2, 4, 3, 5], 0.25, 0.3);
    play(mixer, synthPluck, blinks, { gain: 0.5, pan: -0.3, hall: 0.3 }, { loose: 0.002 });
    play(mixer, chip, [...part(TUNE, 8, 40), ...part(TUNE, 56, 72)], { gain: 0.84, pan: 0.08, hall: 0.22 }, { loose: 0.002 });
    play(mixer, chip, transposed(part(TUNE, 24, 40), -1, 0.7), { gain: 0.5, pan: -0.3, hall: 0.22 }, { loose: 0.002, seed: 2 });
    play(mixer, musicBox, part(TUNE, 40, 56), { gain: 0.9, pan: 0.14, hall: 0.4 }, { ring: 1.4 });
    play(mixer, musicBox, transposed(part(TUNE, 56, 72), 0, 0.6), { gain: 0.4, pan: 0.34, hall: 0.4 }, { ring: 1, seed: 2 });
    const arpeggio = broken([...part(CHORDS, 8, 40), ...part(CHORDS, 56)], [0, 1, 2, 3], 0.25, 0.4);
    play(mixer, chip, arpeggio, { gain: 0.34, pan: 0.42, hall: 0.16 }, { loose: 0.002, seed: 3 });
    play(
      mixer,
      synthPluck,
      broken(part(CHORDS, 40, 56), [4, 2, 3, 1], 0.5, 0.34),
      { gain: 0.44, pan: -0.34, hall: 0.34 },
      { seed: 4 },
    );
    playChords(mixer, pad, part(CHORDS, 24, 40), 0.24, { gain: 0.24, hall: 0.34 });
    playChords(mixer, pad, part(CHORDS, 40), 0.32, { gain: 0.27, hall: 0.36 });
    playChords(mixer, strings, part(CHORDS, 56), 0.18, { gain: 0.5, hall: 0.4 });
    const steps = [0, 0.5, 1, 1.5].map((at) => [at, 0.42, at % 1 ? 0.54 : 0.7] as const);
    play(
      mixer,
      synthBass,
      roots([...part(CHORDS, 8, 40), ...part(CHORDS, 56)], steps, 2),
      { gain: 0.3, hall: 0.02 },
      { loose: 0.002 },
    );
    play(mixer, synthBass, roots(part(CHORDS, 40, 56), [[0, 1.8, 0.5]], 2), { gain: 0.28, hall: 0.02 });
    const box = beatBox();
    for (const beat of [0, 2, 4, 5]) mixer.add(kick(), beat, { gain: 0.3, hall: 0.1 });
    mixer.add(swell(mixer.seconds(4)), 4, { gain: 0.4, hall: 0.3 });
    playHits(mixer, box, 8, 'foot hat snare hat foot foot snare hat', { gain: 0.36, times: 8 });
    playHits(mixer, box, 40, 'foot - rim - - foot rim -', { gain: 0.34, times: 3, seed: 2 });
    playHits(
      mixer,
      box,
      52,
      'snare. snare. snare snare. snare snare. snare snare snare snare snare! snare snare! snare! snare! snare!',
      { step: 0.25, gain: 0.36 },
    );
    mixer.add(swell(mixer.seconds(4), 152), 52, { gain: 0.34, hall: 0.3 });
    playHits(mixer, box, 56, 'foot hat snare hat foot foot snare hat', { gain: 0.4, times: 4, seed: 3 });
    for (let beat = 24; beat < 72; beat += 1)
      if (beat < 40 || beat >= 56) {
        if (beat % 2) mixer.add(clap(beat % 5), beat, { gain: 0.44, pan: beat % 4 === 1 ? -0.2 : 0.2, hall: 0.2 });
        mixer.add(shaker((beat % 4) + 1), beat + 0.5, { gain: 0.3, pan: -0.46, hall: 0.06 });
      }
    play(mixer, chip, tune(72, 'D6:.5! B5:.5 G5:.5 D5:.5 E5:.5! F#5:.5 A5:.5 B5:.5', 0.62), {
      gain: 0.84,
      pan: 0.08,
      hall: 0.24,
    });
    playHits(mixer, box, 72, 'foot+snare! - snare - foot+snare! snare snare! snare!', { gain: 0.4, seed: 4 });
    play(mixer, chip, tune(END, 'G5:.25! D6:.25 G6:3', 0.6), { gain: 0.7, pan: 0.08, hall: 0.4 });
    playChords(mixer, pad, bars(END, ['G3 D4 G4 B4'], 5), 0.36, { gain: 0.34, hall: 0.5 });
    play(mixer, musicBox, tune(END, 'G5:.5 B5:.5 D6:.5 G6:1', 0.5), { gain: 0.7, pan: 0.3, hall: 0.5 }, { ring: 3 });
    play(mixer, synthBass, tune(END, 'G2:3', 0.6), { gain: 0.3, hall: 0.04 });
    mixer.add(kick(), END, { gain: 0.4, hall: 0.2 });
    return master(mixer.mix(1.6), 2);
  },
};
