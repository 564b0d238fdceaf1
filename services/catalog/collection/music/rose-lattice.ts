// Qanun, rabab and violins over a frame drum in maqam Kurd on E (E F G A B C D), samai of ten quavers: alone, together, high, home. A
// line is five beats long; one beat is 20 frames.
import { frameDrum } from '../kit/music/instruments/drums.ts';
import { chimes } from '../kit/music/instruments/keys.ts';
import { plucked, QANUN, RABAB } from '../kit/music/instruments/plucked.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { harmony, tune } from '../kit/music/notes.ts';
import { bars, broken, part, rolled, roots, run, song, transposed } from '../kit/music/patterns.ts';
import { play, playChords, playHits } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 55;
const CYCLE = 5;
const KURD = ['E4', 'F4', 'G4', 'A4', 'B4', 'C5', 'D5'];
const FIRST = 'B4:1! C5:.5 B4:.5 A4:.5 G4:.5 A4:.5! G4:.5 F4:.5 E4:.5';
const SECOND = 'E4:.5! F4:.5 G4:.5 A4:1 B4:.5 A4:.5! G4:.5 F4:.5 E4:.5';
const THIRD = 'E5:1! D5:.5 C5:.5 D5:.5 B4:.5 C5:.5! B4:.5 A4:.5 B4:.5';
const FALL = 'D5:.5! C5:.5 B4:.5 A4:.5 C5:.5 B4:.5 A4:.5! G4:.5 F4:.5 E4:.5';
const HIGH = 'E5:.5! F5:.5 G5:1 F5:.5 E5:.5 D5:.5! C5:.5 D5:.5 B4:.5';

const E = 'E3 B3 E4 G4';
const F = 'F3 C4 F4 A4';
const A = 'A2 E3 A3 C4';
const C = 'C3 G3 C4 E4';
const G = 'G2 D3 G3 B3';
const UNDER: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  [FIRST]: [
    [E, 2],
    [A, 1],
    [F, 1.5],
    [E, 0.5],
  ],
  [SECOND]: [
    [E, 3],
    [A, 1],
    [F, 0.5],
    [E, 0.5],
  ],
  [THIRD]: [
    [A, 3],
    [E, 2],
  ],
  [FALL]: [
    [G, 2],
    [A, 1.5],
    [F, 1],
    [E, 0.5],
  ],
  [HIGH]: [
    [C, 3],
    [G, 2],
  ],
};
const FORM = [FIRST, SECOND, FIRST, FALL, THIRD, FALL, HIGH, THIRD, FIRST, FALL];
const CHORDS = harmony(
  5,
  FORM.flatMap((line) => UNDER[line] ?? []),
);
const TUNE = song(5, FORM, 0.62, CYCLE);
/** Samai thaqil: three, two, two and three quavers. */
const SAMAI = 'dum! ka. ring tek! ka. dum dum tek! ring ka.';

export const roseLattice: Score = {
  title: 'Rose Lattice',
  seconds: 42,
  beatsPerMinute: 90,
  play() {
    const mixer = new Mixer(42, 90);
    const qanun = plucked(QANUN);
    const opening = [
      ...run(0, KURD, '0 4 7 9 11 10 9 8 7 6 5 4', 0.125, 0.5),
      ...tune(1.5, 'B4:1.5! C5:.25 B4:.25 A4:.5 G4:.25 F4:.25 E4:.5', 0.6),
    ];
    play(mixer, qanun, rolled(opening, 0.125, 1), { gain: 0.66, pan: 0.14, hall: 0.36 }, { ring: 1.4, variants: 3 });
    play(mixer, qanun, rolled(part(TUNE, 5, 25), 0.125, 1), { gain: 0.7, pan: 0.14, hall: 0.28 }, { ring: 0.9, variants: 3 });
    play(mixer, qanun, rolled(part(TUNE, 25), 0.125, 1), { gain: 0.5, pan: 0.24, hall: 0.3 }, { ring: 0.9, seed: 2 });
    const rabab = plucked(RABAB);
    play(mixer, rabab, transposed(part(TUNE, 15, 45), -1), { gain: 0.66, pan: -0.26, hall: 0.22 }, { ring: 0.5, variants: 3 });
    play(mixer, rabab, roots(part(CHORDS, 10), [[0, 0.5, 0.5]], 3), { gain: 0.6, pan: -0.36, hall: 0.2 }, { ring: 0.6, seed: 2 });
    const band = (frequency: number, seconds: number, force: number) => strings(frequency, seconds, force, 0.07, 0.2);
    for (const pan of [-0.42, 0.42]) {
      play(
        mixer,
        band,
        transposed(part(TUNE, 25, 35), 0, 0.5),
        { gain: 0.46, pan, hall: 0.42 },
        { loose: 0.012, seed: pan > 0 ? 3 : 4 },
      );
      play(
        mixer,
        band,
        part(TUNE, 35).map((note) => ({ ...note, force: note.force * 0.56 })),
        { gain: 0.56, pan, hall: 0.42 },
        { loose: 0.012, seed: pan > 0 ? 5 : 6 },
      );
    }
    play(
      mixer,
      qanun,
      broken(part(CHORDS, 35), [4, 5, 6, 5], 0.25, 0.28),
      { gain: 0.3, pan: 0.46, hall: 0.4 },
      { ring: 0.8, seed: 7 },
    );
    playChords(mixer, strings, bars(0, ['E3 B3'], 5), 0.14, { gain: 0.6, hall: 0.5 });
    playChords(mixer, strings, part(CHORDS, 15), 0.14, { gain: 0.5, hall: 0.45 });
    play(mixer, bass, roots(part(CHORDS, 10), [[0, 0.9, 0.5]], 2), { gain: 0.32, hall: 0.05 });
    const kit = frameDrum();
    playHits(mixer, kit, 0, 'dum! - - - - dum - ka. tek. ka.', { gain: 0.36 });
    playHits(mixer, kit, 5, SAMAI, { gain: 0.46, times: 4 });
    playHits(mixer, kit, 25, SAMAI, { gain: 0.52, times: 5, seed: 2 });
    playHits(mixer, kit, 25.25, 'roll - - roll - - roll - roll -', { gain: 0.5, times: 5, seed: 3 });
    playHits(mixer, kit, 50, 'dum! tek ring ka dum tek tek! ka dum! ka tek ka dum! ka tek ka tek! tek tek! tek', {
      step: 0.25,
      gain: 0.46,
    });
    for (const beat of [0, 5, 25, 45, END]) mixer.add(chimes(beat), beat, { gain: 0.24, pan: -0.44, hall: 0.6 });
    play(
      mixer,
      qanun,
      rolled(tune(END, 'E4:.06! B4:.06 E5:2.4!', 0.62), 0.125, 1),
      { gain: 0.7, pan: 0.14, hall: 0.4 },
      { ring: 2 },
    );
    playChords(mixer, strings, bars(END, ['E3 B3 E4 G4'], 6.4), 0.2, { gain: 0.6, hall: 0.5 });
    play(mixer, bass, tune(END, 'E2:3', 0.5), { gain: 0.32, hall: 0.05 });
    playHits(mixer, kit, END, 'dum!', { gain: 0.5 });
    return master(mixer.mix(2.4), 2.4);
  },
};
