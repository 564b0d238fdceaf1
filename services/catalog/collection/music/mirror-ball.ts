// Disco in C minor: octaves in the bass, open hats between the beats, a muted guitar, runs of violins; tabla answers in the break. One
// beat is 15 frames.
import { playTabla } from '../kit/music/ensemble.ts';
import { beatBox, swell } from '../kit/music/instruments/drums.ts';
import { electricPiano } from '../kit/music/instruments/keys.ts';
import { synthBass, synthPluck } from '../kit/music/instruments/pads.ts';
import { clap, kick, shaker } from '../kit/music/instruments/percussion.ts';
import { GUITAR, plucked } from '../kit/music/instruments/plucked.ts';
import { strings } from '../kit/music/instruments/strings.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { tune } from '../kit/music/notes.ts';
import { bars, octave, part, run, song, strummed, transposed } from '../kit/music/patterns.ts';
import { play, playChords, playHits } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 72;
const C = 'Eb3 G3 Bb3 D4';
const F = 'Eb3 Ab3 C4 F4';
const B = 'D3 Ab3 Bb3 F4';
const E = 'D3 G3 Bb3 Eb4';
const A = 'C3 G3 Ab3 Eb4';
const G = 'B2 F3 G3 D4';
const ROOT: Readonly<Record<string, string>> = { [C]: 'C2', [F]: 'F2', [B]: 'Bb1', [E]: 'Eb2', [A]: 'Ab1', [G]: 'G1' };
const CHORDS = bars(0, [C, F, C, F, B, E, C, F, B, E, A, G, A, G, C, F, B, E]);
const SCALE = ['C5', 'D5', 'Eb5', 'F5', 'G5', 'Ab5', 'Bb5'];

const HOOK = 'G5:.75! Eb5:.25 G5:.5 Bb5:1 Ab5:.5 G5:.9 -:.1 Ab5:.75! F5:.25 Ab5:.5 C6:1 Bb5:.5 Ab5:.9 -:.1';
const REPLY = 'F5:.75! D5:.25 F5:.5 Bb5:1 Ab5:.5 F5:.9 -:.1 G5:1! Bb5:.5 Eb6:1 D6:.5 Bb5:.9 -:.1';
const LIFT = 'C6:1! Bb5:.5 Ab5:1 G5:.5 Eb5:.9 -:.1 D5:.5! F5:.5 G5:.5 B5:.5 D6:1.8 -:.2';
const TUNE = song(8, [HOOK, REPLY, HOOK, REPLY, LIFT, LIFT, HOOK, REPLY], 0.62);
const FLOOR = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5];

export const mirrorBall: Score = {
  title: 'Mirror Ball',
  seconds: 42,
  beatsPerMinute: 120,
  play() {
    const mixer = new Mixer(42, 120);
    const low = CHORDS.flatMap(({ beat, notes }) =>
      FLOOR.map((at, index) => {
        const root = ROOT[notes.join(' ')] ?? 'C2';
        return { beat: beat + at, beats: 0.4, pitch: index % 2 ? octave(root, 1) : root, force: index % 2 ? 0.56 : 0.7 };
      }),
    );
    play(mixer, synthBass, [...part(low, 0, 40), ...part(low, 56, 70)], { gain: 0.34, hall: 0.02 }, { loose: 0.003 });
    play(
      mixer,
      synthBass,
      part(low, 40, 56).filter((_, index) => index % 4 === 0),
      { gain: 0.3, hall: 0.02 },
    );
    const muted = strummed(
      CHORDS,
      [0, 0.75, 1, 1.5, 1.75, 2.25, 2.75, 3, 3.5, 3.75].map((at) => [at, at % 1 ? 'up' : 'down', at % 1 ? 0.36 : 0.5] as const),
      0.008,
    );
    play(
      mixer,
      plucked({ ...GUITAR, decay: 0.16, brightness: 0.74 }),
      transposed(muted, 1),
      { gain: 0.34, pan: -0.42, hall: 0.1 },
      { ring: -0.7, loose: 0.004 },
    );
    const stabs = CHORDS.flatMap(({ beat, notes }) => [0, 1.5].map((at) => ({ beat: beat + at, beats: at ? 0.4 : 1.2, notes })));
    playChords(mixer, electricPiano, stabs, 0.5, { gain: 0.46, pan: 0.1, hall: 0.2 }, 0.4);
    play(
      mixer,
      synthPluck,
      [...part(TUNE, 8, 40), ...part(TUNE, 56)],
      { gain: 0.7, pan: 0.06, hall: 0.3 },
      { ring: 0.4, loose: 0.004 },
    );
    const violins = (frequency: number, seconds: number, force: number) => strings(frequency, seconds, force, 0.06, 0.2);
    const runs = [
      ...run(6, SCALE, '0 1 2 3 4 5 6 7', 0.25, 0.36),
      ...run(22, SCALE, '7 6 5 4 5 6 7 8', 0.25, 0.36),
      ...run(38, SCALE, '2 3 4 5 6 7 8 9', 0.25, 0.4),
      ...run(54, SCALE, '0 2 4 6 7 8 9 11', 0.25, 0.44),
    ];
    for (const pan of [-0.4, 0.4]) {
      const seed = pan > 0 ? 1 : 2;
      play(mixer, violins, runs, { gain: 0.5, pan, hall: 0.36 }, { loose: 0.01, seed });
      play(
        mixer,
        violins,
        part(TUNE, 24).map((note) => ({ ...note, force: note.force * 0.5 })),
        { gain: 0.5, pan, hall: 0.36 },
        { loose: 0.01, seed: seed + 2 },
      );
    }
    playChords(mixer, strings, [...part(CHORDS, 24, 40), ...part(CHORDS, 56)], 0.17, { gain: 0.46, hall: 0.36 });
    const box = beatBox();
    for (let beat = 0; beat < 70; beat += 1) {
      const still = beat >= 40 && beat < 54;
      if (!still || beat % 4 === 0) mixer.add(kick(), beat, { gain: 0.3, hall: 0.02 });
      if (!still && beat >= 8 && beat % 2) mixer.add(clap((beat % 5) + 1), beat, { gain: 0.56, hall: 0.22 });
      if (!still)
        for (const at of [0.25, 0.75]) mixer.add(shaker((beat % 4) + 2), beat + at, { gain: 0.28, pan: -0.4, hall: 0.06 });
    }
    playHits(mixer, box, 0, '- open', { gain: 0.5, times: 40 });
    playHits(mixer, box, 56, 'hat open', { gain: 0.54, times: 14, seed: 2 });
    for (let beat = 40; beat < 52; beat += 4)
      playTabla(mixer, beat, 'Dha Ti Na Ti Dha Ge Na Ti Na Ka Dhin Na Dha Ti Na Na', 0.25, 0.4, 261.63);
    playHits(
      mixer,
      box,
      52,
      'snare. snare snare. snare snare. snare snare snare snare snare! snare snare! snare! snare! snare! snare!',
      { step: 0.25, gain: 0.36 },
    );
    mixer.add(swell(mixer.seconds(4)), 52, { gain: 0.36, hall: 0.3 });
    playHits(mixer, box, 70, 'foot+snare! - snare snare! foot+snare! snare! snare! snare!', { step: 0.25, gain: 0.4 });
    mixer.add(kick(), END, { gain: 0.4, hall: 0.1 });
    playHits(mixer, box, END, 'open!', { gain: 0.8 });
    playChords(mixer, electricPiano, bars(END, ['C3 G3 Bb3 D4 Eb4 G4'], 9), 0.54, { gain: 0.5, hall: 0.36 });
    playChords(mixer, strings, bars(END, ['C3 G3 C4 Eb4 G4'], 9), 0.2, { gain: 0.56, hall: 0.5 });
    play(mixer, synthBass, tune(END, 'C2:7', 0.6), { gain: 0.32, hall: 0.04 });
    play(mixer, synthPluck, tune(END, 'G5:.5! C6:.5 D6:.5 G6:1', 0.56), { gain: 0.6, pan: 0.2, hall: 0.5 }, { ring: 1 });
    return master(mixer.mix(1.7), 2.4);
  },
};
