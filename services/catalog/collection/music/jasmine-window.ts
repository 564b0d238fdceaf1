// A ghazal in A minor: harmonium, sarangi and tabla in dadra of six, a guitar beneath. Each line is sung twice, once by the bow, once by
// the reeds. A line is six beats long; one beat is 20 frames.
import { playTabla, playWind } from '../kit/music/ensemble.ts';
import { reeds } from '../kit/music/instruments/pads.ts';
import { manjira } from '../kit/music/instruments/percussion.ts';
import { NYLON, plucked, SANTOOR, TANPURA } from '../kit/music/instruments/plucked.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { SARANGI } from '../kit/music/instruments/winds.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { harmony, tune } from '../kit/music/notes.ts';
import { again, bars, broken, part, roots, song } from '../kit/music/patterns.ts';
import { play, playChords } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 54;
const CYCLES = 6;
const OPENING = 'E4:.5! A4:1.5 B4:.5 C5:.5 B4:1! G#4:.5 A4:1.4 -:.1';
const FIRST = 'E5:1! D5:.5 C5:.5 B4:.5 C5:.5 D5:.5! C5:.5 B4:.5 A4:1.4 -:.1';
const SECOND = 'A4:.5! C5:.5 E5:1 F5:.5 E5:.5 D5:.5! F5:.5 E5:.5 C5:1.4 -:.1';
const THIRD = 'A5:1! G5:.5 F5:.5 E5:1 F5:.5! E5:.5 D5:.5 E5:1.4 -:.1';
const FALL = 'E5:.5! F5:.5 D5:.5 E5:.5 C5:.5 D5:.5 B4:.5! C5:.5 G#4:.5 A4:1.4 -:.1';

const A = 'A2 E3 A3 C4';
const E = 'E3 B3 D4 G#4';
const D = 'D3 A3 D4 F4';
const F = 'F3 C4 F4 A4';
const C = 'C3 G3 C4 E4';
const UNDER: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  [OPENING]: [
    [A, 3],
    [E, 1.5],
    [A, 1.5],
  ],
  [FIRST]: [
    [A, 3],
    [E, 1.5],
    [A, 1.5],
  ],
  [SECOND]: [
    [A, 3],
    [D, 1.5],
    [F, 1.5],
  ],
  [THIRD]: [
    [F, 2],
    [C, 1],
    [D, 1.5],
    [E, 1.5],
  ],
  [FALL]: [
    [A, 3],
    [E, 1.5],
    [A, 1.5],
  ],
};
const FORM = [OPENING, FIRST, FIRST, SECOND, THIRD, FALL, THIRD, SECOND, FALL];
const CHORDS = harmony(
  0,
  FORM.flatMap((line) => UNDER[line] ?? []),
);
const TUNE = song(0, FORM, 0.62, CYCLES);
const DADRA = 'Dha Dhin Na Dha Tin Na';

export const jasmineWindow: Score = {
  title: 'Jasmine at the Window',
  seconds: 42,
  beatsPerMinute: 90,
  play() {
    const mixer = new Mixer(42, 90);
    const harmonium = reeds(2);
    play(
      mixer,
      plucked(TANPURA),
      again(0, 56, 3, 'E2:.75 A2:.75 A2:.75 A2:.75', 0.32),
      { gain: 0.4, pan: -0.3, hall: 0.34 },
      { ring: 3 },
    );
    playWind(mixer, SARANGI, part(TUNE, 0, 6), { gain: 0.46, pan: 0.16, hall: 0.44 });
    play(mixer, harmonium, part(TUNE, 6, 12), { gain: 0.9, pan: -0.1, hall: 0.26 }, { loose: 0.012 });
    playWind(mixer, SARANGI, part(TUNE, 12, 18), { gain: 0.42, pan: 0.16, hall: 0.4 });
    play(mixer, harmonium, part(TUNE, 18, 36), { gain: 0.86, pan: -0.1, hall: 0.26 }, { loose: 0.012, seed: 2 });
    playWind(mixer, SARANGI, part(TUNE, 36), { gain: 0.44, pan: 0.16, hall: 0.4 });
    play(mixer, harmonium, part(TUNE, 48), { gain: 0.7, pan: -0.1, hall: 0.26 }, { loose: 0.012, seed: 3 });
    const echo = [
      ...tune(11, 'A5:.25 E5:.25 C5:.25 E5:.25', 0.4),
      ...tune(23, 'C6:.25 A5:.25 F5:.25 A5:.25', 0.4),
      ...tune(29, 'E6:.25 B5:.25 G#5:.25 B5:.25', 0.44),
    ];
    play(mixer, plucked(SANTOOR), echo, { gain: 0.5, pan: 0.42, hall: 0.44 }, { ring: 1.4 });
    const picked = broken(part(CHORDS, 6), [0, 1, 2, 3, 2, 1], 0.5, 0.4);
    play(mixer, plucked(NYLON), picked, { gain: 0.6, pan: -0.36, hall: 0.2 }, { ring: 0.8, variants: 3 });
    const glitter = broken(part(CHORDS, 36), [4, 6, 5, 7, 6, 5], 0.25, 0.24);
    play(mixer, plucked(SANTOOR), glitter, { gain: 0.3, pan: 0.44, hall: 0.4 }, { ring: 0.8, seed: 2 });
    playChords(mixer, harmonium, part(CHORDS, 12), 0.3, { gain: 0.22, pan: -0.1, hall: 0.3 }, 0.3);
    playChords(mixer, strings, part(CHORDS, 24, 36), 0.13, { gain: 0.56, hall: 0.45 });
    playChords(mixer, strings, part(CHORDS, 36), 0.18, { gain: 0.6, hall: 0.45 });
    play(mixer, bass, roots(part(CHORDS, 6), [[0, 1.2, 0.5]], 2), { gain: 0.3, hall: 0.05 });
    for (let beat = 6; beat < 51; beat += 3) playTabla(mixer, beat, DADRA, 0.5, beat < 24 ? 0.3 : 0.38, 220);
    playTabla(mixer, 51, 'Dha Ti Dhin Na Dha Ti Tin Na Dha Ti Dha Na', 0.25, 0.4, 220);
    for (let beat = 24; beat < END; beat += 1.5) mixer.add(manjira(), beat, { gain: 0.035, pan: 0.5, hall: 0.4 });
    playWind(mixer, SARANGI, tune(END, 'B4:.25 A4:6.2', 0.56), { gain: 0.36, pan: 0.16, hall: 0.5 });
    playChords(mixer, harmonium, bars(END, ['A2 E3 A3 C4'], 6.6), 0.4, { gain: 0.36, hall: 0.4 }, 0.3);
    playChords(mixer, strings, bars(END, ['A2 E3 A3 C4 E4'], 7), 0.16, { gain: 0.6, hall: 0.5 });
    play(mixer, plucked(SANTOOR), tune(END, 'A4:.12 C5:.12 E5:.12 A5:1', 0.5), { gain: 0.6, pan: 0.4, hall: 0.5 }, { ring: 3 });
    playTabla(mixer, END, 'Dhin', 1, 0.4, 220);
    return master(mixer.mix(2.2), 2.4);
  },
};
