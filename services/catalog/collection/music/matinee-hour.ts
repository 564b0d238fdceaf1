// An orchestra of the golden age of film, in A minor: strings rise, an accordion sings over mandolin and dholak in keherwa, a clarinet
// answers, all join. One beat is 24 frames.
import { playWind } from '../kit/music/ensemble.ts';
import { dholak } from '../kit/music/instruments/drums.ts';
import { vibraphone } from '../kit/music/instruments/keys.ts';
import { reeds } from '../kit/music/instruments/pads.ts';
import { manjira, shaker } from '../kit/music/instruments/percussion.ts';
import { GUITAR, MANDOLIN, plucked } from '../kit/music/instruments/plucked.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { CLARINET, VIOLIN } from '../kit/music/instruments/winds.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { tune } from '../kit/music/notes.ts';
import { bars, broken, part, rolled, roots, song, strummed } from '../kit/music/patterns.ts';
import { play, playChords, playHits } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 48;
const SWEEP = 'E5:.5! A5:.5 C6:1 B5:.5 A5:.5 G#5:1 A5:.5! B5:.5 C6:.5 D6:.5 E6:1.8 -:.2';
const FIRST = 'A4:.5! C5:.5 E5:1 D5:.5 C5:.5 B4:.5 C5:.5 A4:1! G#4:.5 B4:.5 A4:1.8 -:.2';
const SECOND = 'D5:.5! E5:.5 F5:1 E5:.5 D5:.5 C5:.5 D5:.5 E5:1! B4:.5 D5:.5 C5:1.8 -:.2';
const THIRD = 'A5:1! G5:.5 F5:.5 G5:.5 F5:.5 E5:.9 -:.1 F5:.5! E5:.5 D5:.5 C5:.5 B4:.5 E5:1.4 -:.1';
const FOURTH = 'C5:.5! D5:.5 E5:.5 F5:.5 E5:.5 D5:.5 C5:.5 A4:.5 D5:.5! C5:.5 B4:.5 G#4:.5 A4:1.8 -:.2';

const A = 'A2 E3 A3 C4';
const D = 'D3 A3 D4 F4';
const E = 'E3 B3 D4 G#4';
const F = 'F3 C4 F4 A4';
const C = 'C3 G3 C4 E4';
const CHORDS = bars(0, [A, E, F, E, A, A, E, A, D, A, E, A, F, C, D, E, A, D, E, A, A, A, E, A], 2);
const TUNE = song(0, [SWEEP, FIRST, SECOND, THIRD, FOURTH, FIRST], 0.62);
const KEHERWA = 'dhe+na! ge na ti na ti ge! na';

export const matineeHour: Score = {
  title: 'Matinee Hour',
  seconds: 42,
  beatsPerMinute: 75,
  play() {
    const mixer = new Mixer(42, 75);
    const accordion = reeds(14);
    const violins = (frequency: number, seconds: number, force: number) => strings(frequency, seconds, force, 0.1, 0.3);
    for (const pan of [-0.4, 0.4]) {
      play(mixer, violins, part(TUNE, 0, 8), { gain: 0.5, pan, hall: 0.44 }, { loose: 0.014, seed: pan > 0 ? 1 : 2 });
      play(mixer, violins, part(TUNE, 24), { gain: 0.32, pan, hall: 0.44 }, { loose: 0.014, seed: pan > 0 ? 3 : 4 });
    }
    const mandolin = plucked(MANDOLIN);
    play(mixer, mandolin, rolled(part(TUNE, 0, 8), 0.125, 0.5), { gain: 0.5, pan: 0.24, hall: 0.26 }, { ring: 0.2, variants: 3 });
    play(mixer, accordion, part(TUNE, 8, 24), { gain: 0.8, pan: -0.08, hall: 0.26 }, { loose: 0.012 });
    play(mixer, accordion, part(TUNE, 40), { gain: 0.7, pan: -0.08, hall: 0.26 }, { loose: 0.012, seed: 2 });
    playWind(mixer, CLARINET, part(TUNE, 24, 40), { gain: 0.5, pan: 0.14, hall: 0.34 });
    const fills = [
      ...tune(14, 'E5:.25! D5:.25 C5:.25 B4:.25 A4:1', 0.6),
      ...tune(22, 'E5:.25! F5:.25 E5:.25 D5:.25 C5:1', 0.6),
      ...tune(38, 'A5:.25! E5:.25 C5:.25 E5:.25 A4:1', 0.6),
    ];
    play(mixer, mandolin, rolled(fills, 0.125, 0.9), { gain: 0.74, pan: 0.36, hall: 0.26 }, { variants: 3 });
    play(
      mixer,
      vibraphone,
      broken(part(CHORDS, 16, 40), [4, 5, 6, 7], 0.5, 0.3),
      { gain: 0.3, pan: 0.5, hall: 0.4 },
      { ring: 1 },
    );
    const strokes = [
      [0, 'down', 0.4],
      [0.5, 'up', 0.24],
      [0.75, 'up', 0.2],
      [1, 'down', 0.34],
      [1.5, 'up', 0.26],
    ] as const;
    play(
      mixer,
      plucked(GUITAR),
      strummed(part(CHORDS, 8), strokes, 0.015),
      { gain: 0.28, pan: -0.4, hall: 0.14 },
      { ring: -0.2 },
    );
    playChords(mixer, strings, part(CHORDS, 8, 24), 0.12, { gain: 0.54, hall: 0.42 });
    playChords(mixer, strings, part(CHORDS, 24), 0.17, { gain: 0.58, hall: 0.42 });
    const steps = [
      [0, 0.9, 0.56],
      [1, 0.9, 0.44],
    ] as const;
    play(mixer, bass, roots(part(CHORDS, 4), steps, 2), { gain: 0.32, hall: 0.04 });
    const drum = dholak(247);
    playHits(mixer, drum, 7, 'ge ta ta ge+ta!', { step: 0.25, gain: 0.26 });
    playHits(mixer, drum, 8, KEHERWA, { step: 0.25, gain: 0.25, times: 8 });
    playHits(mixer, drum, 24, KEHERWA, { step: 0.25, gain: 0.29, times: 11, seed: 2 });
    playHits(mixer, drum, 46, 'ge+ta! na ta na ge+ta! na ta! ta', { step: 0.25, gain: 0.3 });
    for (let quarter = 32; quarter < END * 4; quarter += 1)
      mixer.add(shaker((quarter % 5) + 1), quarter / 4, { gain: quarter % 4 === 2 ? 0.34 : 0.16, pan: -0.5, hall: 0.1 });
    for (const beat of [0, 8, 24, 40, END]) mixer.add(manjira(), beat, { gain: 0.06, pan: 0.3, hall: 0.4 });
    playWind(mixer, VIOLIN, tune(END, 'E5:.25 A5:3.2', 0.56), { gain: 0.36, pan: 0.1, hall: 0.5 });
    playChords(mixer, strings, bars(END, ['A2 E3 A3 C4 E4'], 3.6), 0.2, { gain: 0.6, hall: 0.45 });
    play(mixer, mandolin, rolled(tune(END, 'A4:2.4', 0.6), 0.125), { gain: 0.5, pan: 0.3, hall: 0.3 }, { variants: 3 });
    play(mixer, bass, tune(END, 'A2:3', 0.56), { gain: 0.34, hall: 0.05 });
    playHits(mixer, drum, END, 'dhe+ta!', { gain: 0.36 });
    return master(mixer.mix(2), 1.8);
  },
};
