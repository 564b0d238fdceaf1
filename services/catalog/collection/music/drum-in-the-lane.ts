// A dholki song of Maharashtra in F (E natural up, E flat down): a plucked drone, harmonium, clarinet, drums that tumble. The lane
// gathers, sings, stamps, cheers. One beat is 18 frames.
import { playWind } from '../kit/music/ensemble.ts';
import { dholak, dholPair } from '../kit/music/instruments/drums.ts';
import { reeds } from '../kit/music/instruments/pads.ts';
import { clap, manjira } from '../kit/music/instruments/percussion.ts';
import { plucked, TUMBI, UKULELE } from '../kit/music/instruments/plucked.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { CLARINET } from '../kit/music/instruments/winds.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { tune } from '../kit/music/notes.ts';
import { again, bars, part, roots, song, strummed } from '../kit/music/patterns.ts';
import { play, playChords, playHits } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 64;
const FIRST =
  'C5:.25! D5:.25 Eb5:.5 D5:.5 C5:.5 Bb4:.25 A4:.25 G4:.5 A4:.9 -:.1 F4:.5! G4:.25 A4:.25 Bb4:.5 A4:.5 G4:.5 F4:1.4 -:.1';
const SECOND =
  'F5:.5! E5:.25 D5:.25 C5:.5 D5:.5 Eb5:.5 D5:.25 C5:.25 A4:.9 -:.1 Bb4:.25! C5:.25 D5:.5 C5:.25 Bb4:.25 A4:.5 G4:.5 F4:1.4 -:.1';
const HIGH =
  'A5:.5! G5:.25 F5:.25 G5:.5 E5:.5 F5:.25 E5:.25 D5:.5 C5:.9 -:.1 D5:.25! E5:.25 F5:.5 Eb5:.25 D5:.25 C5:.5 A4:.5 C5:1.4 -:.1';
const STAMP = 'F5:.5! -:.5 F5:.5 Eb5:.5 D5:.25! C5:.25 D5:.5 C5:.9 -:.1 Bb4:.5! -:.5 D5:.5 C5:.5 A4:.25! G4:.25 A4:.5 F4:.9 -:.1';

const F = 'F3 A3 C4 F4';
const B = 'Bb2 F3 Bb3 D4';
const G = 'G2 D3 G3 Bb3';
const ROUND: Readonly<Record<string, readonly string[]>> = {
  [FIRST]: [F, F, B, F],
  [SECOND]: [F, F, B, F],
  [HIGH]: [F, B, B, F],
  [STAMP]: [F, B, G, F],
};
const FORM = [FIRST, FIRST, SECOND, HIGH, STAMP, FIRST, HIGH, SECOND];
const CHORDS = bars(
  0,
  FORM.flatMap((line) => ROUND[line] ?? []),
  2,
);
const TUNE = song(0, FORM, 0.66);
/** Dholki: short rolls between the strong strokes, as dancers' bells want them. */
const LANE = 'dhe+na! ti na ge na ti ta! ti ge+na ti na na ge! na ta na';
const ROLL = 'dhe+ta! na ti na ta! na ti na ge+ta! ti na ti ta! ta na ta';

export const drumInTheLane: Score = {
  title: 'Drum in the Lane',
  seconds: 42,
  beatsPerMinute: 100,
  play() {
    const mixer = new Mixer(42, 100);
    const harmonium = reeds(6);
    play(mixer, harmonium, part(TUNE, 0, 16), { gain: 0.84, pan: -0.12, hall: 0.22 });
    play(mixer, harmonium, part(TUNE, 24, 32), { gain: 0.7, pan: -0.12, hall: 0.22 }, { seed: 2 });
    play(mixer, harmonium, part(TUNE, 40), { gain: 0.66, pan: -0.16, hall: 0.22 }, { seed: 3 });
    playWind(mixer, { ...CLARINET, scoop: 60 }, [...part(TUNE, 16, 40), ...part(TUNE, 48)], { gain: 0.56, pan: 0.16, hall: 0.3 });
    // Tuntune: one string, plucked all evening.
    const drone = again(0, END, 2, 'F4:.25! F4:.25 F4:.5 F4:.25! C5:.25 F4:.5', 0.5);
    play(
      mixer,
      plucked({ ...TUMBI, decay: 0.4 }),
      drone,
      { gain: 0.3, pan: 0.42, hall: 0.14 },
      { ring: -0.1, loose: 0.005, variants: 3 },
    );
    const strokes = [
      [0.5, 'down', 0.4],
      [1.5, 'down', 0.4],
    ] as const;
    play(
      mixer,
      plucked(UKULELE),
      strummed(part(CHORDS, 16), strokes, 0.02),
      { gain: 0.4, pan: -0.4, hall: 0.14 },
      { ring: -0.4 },
    );
    playChords(mixer, strings, part(CHORDS, 24, 32), 0.12, { gain: 0.5, hall: 0.36 });
    playChords(mixer, strings, part(CHORDS, 40), 0.17, { gain: 0.54, hall: 0.36 });
    const steps = [
      [0, 0.45, 0.6],
      [0.75, 0.45, 0.44],
      [1.5, 0.4, 0.5],
    ] as const;
    play(mixer, bass, roots(part(CHORDS, 8), steps, 2), { gain: 0.28, hall: 0.03 });
    const drum = dholak(294);
    playHits(mixer, drum, 0, 'dhe+ta! - na - ta - na ti ge - na - ta! - ta -', { step: 0.25, gain: 0.3, times: 2 });
    playHits(mixer, drum, 8, LANE, { step: 0.25, gain: 0.28, times: 6 });
    playHits(mixer, drum, 32, 'dhe+ta! - - - dhe+ta! - ta ta ge+ta! - ta - ge+ta! ta ta! ta', {
      step: 0.25,
      gain: 0.34,
      times: 2,
    });
    playHits(mixer, drum, 40, ROLL, { step: 0.25, gain: 0.31, times: 5, seed: 2 });
    playHits(mixer, drum, 60, 'dhe+ta! ta! ta ta dhe+ta! ta! ta ta dhe+ta! ta dhe+ta! ta ta! ta! ta! ta!', {
      step: 0.25,
      gain: 0.36,
    });
    playHits(mixer, dholPair(), 40, 'dha! - - na! - - na -', { step: 0.25, gain: 0.22, times: 10 });
    for (let beat = 8; beat < END; beat += 1) {
      mixer.add(manjira(), beat + 0.5, { gain: beat < 40 ? 0.06 : 0.08, pan: 0.5, hall: 0.24 });
      if (beat >= 32 && beat % 2 === 0) mixer.add(clap(beat % 6), beat, { gain: 0.5, pan: beat % 4 ? -0.3 : 0.3, hall: 0.24 });
    }
    for (const beat of [60, 61.5, 63])
      playWind(mixer, CLARINET, tune(beat, 'C6:.25! A5:.25 F5:.4!', 0.8), { gain: 0.4, pan: 0.16, hall: 0.3 });
    play(mixer, harmonium, tune(END, 'F4:.04! A4:.04 C5:.04 F5:2.6!', 0.6), { gain: 0.7, pan: -0.12, hall: 0.34 });
    playWind(mixer, CLARINET, tune(END, 'F5:3!', 0.66), { gain: 0.46, pan: 0.16, hall: 0.44 });
    playChords(mixer, strings, bars(END, [F], 4), 0.18, { gain: 0.56, hall: 0.45 });
    play(mixer, plucked(TUMBI), tune(END, 'F4:2!', 0.6), { gain: 0.4, pan: 0.4, hall: 0.3 }, { ring: 2 });
    playHits(mixer, drum, END, 'dhe+ta!', { gain: 0.4 });
    return master(mixer.mix(1.5), 1.8);
  },
};
