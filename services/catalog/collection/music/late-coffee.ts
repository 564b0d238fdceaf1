// Electric piano, a warm bass and brushes in F: two people, a rainy window, no hurry. The semiquavers swing. One beat is 24 frames.
import { beatBox } from '../kit/music/instruments/drums.ts';
import { celesta, electricPiano } from '../kit/music/instruments/keys.ts';
import { pad } from '../kit/music/instruments/pads.ts';
import { shaker } from '../kit/music/instruments/percussion.ts';
import { GUITAR, plucked } from '../kit/music/instruments/plucked.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { harmony, type Note, tune } from '../kit/music/notes.ts';
import { bars, song, transposed } from '../kit/music/patterns.ts';
import { play, playChords, playHits } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 48;
const SWING = 0.3;

/** Chords without their roots: the bass has those. */
const CHORDS = harmony(0, [
  ['A3 C4 E4 G4', 4],
  ['G3 Bb3 D4 E4', 2],
  ['G3 C#4 E4 F4', 2],
  ['F3 C4 D4 E4', 4],
  ['G3 Bb3 D4 Eb4', 2],
  ['A3 Eb4 F4 G4', 2],
  ['A3 C4 D4 F4', 4],
  ['G3 C4 E4 A4', 2],
  ['F#3 C4 E4 A4', 2],
  ['F3 Bb3 D4 A4', 2],
  ['E3 Bb3 D4 A4', 2],
  ['A3 C4 E4 G4', 2],
  ['F#3 C4 Eb4 A4', 2],
  ['F3 A3 Bb3 D4', 2],
  ['E3 Bb3 D4 A4', 2],
  ['A3 C4 E4 G4', 2],
  ['F3 C4 D4 A4', 2],
  ['F3 Bb3 D4 A4', 2],
  ['Db4 F4 Ab4 Bb4', 2],
  ['E3 Bb3 D4 A4', 4],
]);

const BASS: Note[] = tune(
  8,
  'D2:1.5! D2:.5 F2:1 A2:1 C3:1.5! G2:.5 F2:1.5 E2:.5 Bb2:1.5! F2:.5 Bb2:1 Bb2:1 A2:1.5! E2:.5 D2:1.5 F#2:.5 G2:1.5! D2:.5 C3:1.5 G2:.5 F2:1.5! C3:.5 D2:1.5 F#2:.5 G2:1.5! D2:.5 C3:1.5 E2:.5 F2:1.5! A2:.5 D2:1.5 A2:.5 G2:1.5! D2:.5 Db2:1.5 Ab2:.5 C2:1.5! G2:.5 C3:1 C2:1',
  0.56,
);

const LINES = [
  'C5:.75! A4:.25 G4:1 -:.5 E5:.5 D5:1 C5:.5! Bb4:.25 D5:.25 A4:2 -:1',
  'A4:.5! C5:.5 E5:1.5 D5:.25 C5:.25 A4:1 Bb4:.75! D5:.25 F5:1 G5:.5 F5:.5 Eb5:.9 -:.1',
  'F5:1.5! D5:.5 A5:1 G5:.5 F5:.5 E5:1! C5:.5 A4:.5 C5:.5 E5:.5 D5:.9 -:.1',
  'D5:.5! F5:.5 A5:1 G5:.5 E5:.5 D5:1 C5:1.5! E5:.5 A5:1 G5:.5 Eb5:.5',
  'D5:1! F5:.5 D5:.5 A5:1 Bb5:.5 A5:.5 G5:1.5! E5:.5 F5:1 A5:1',
  'D5:.75! F5:.25 A5:1 Ab5:1 F5:1 E5:1.5! D5:.5 G4:.5 A4:.5 C5:1',
];
const TUNE = song(0, LINES, 0.56);

/** Comping: on the first beat, again just before the third, and once in between. */
const COMPED = CHORDS.flatMap(({ beat, beats, notes }) =>
  (beats === 4 ? [0, 1.65, 2.5] : [0, 1.15]).map((at, index) => ({ beat: beat + at, beats: index ? 0.4 : 1.1, notes })),
);

export const lateCoffee: Score = {
  title: 'Late Coffee',
  seconds: 42,
  beatsPerMinute: 75,
  play() {
    const mixer = new Mixer(42, 75);
    playChords(mixer, electricPiano, COMPED, 0.46, { gain: 0.5, pan: -0.08, hall: 0.2 }, 0.35);
    play(
      mixer,
      electricPiano,
      TUNE.filter(({ beat }) => beat < 16 || beat >= 32),
      { gain: 0.74, pan: 0.14, hall: 0.26 },
      { ring: 0.6, loose: 0.016 },
    );
    const jazz = plucked({ ...GUITAR, brightness: 0.4, decay: 1.8 });
    play(
      mixer,
      jazz,
      TUNE.filter(({ beat }) => beat >= 16 && beat < 40),
      { gain: 1.1, pan: -0.24, hall: 0.24 },
      { ring: 0.8, loose: 0.014, seed: 2, variants: 3 },
    );
    play(
      mixer,
      celesta,
      transposed(
        TUNE.filter(({ beat }) => beat >= 32 && beat < 40),
        1,
        0.5,
      ),
      { gain: 0.34, pan: 0.4, hall: 0.4 },
      { ring: 1, seed: 3 },
    );
    playChords(
      mixer,
      pad,
      CHORDS.filter(({ beat }) => beat >= 8),
      0.2,
      { gain: 0.24, hall: 0.4 },
    );
    playChords(
      mixer,
      strings,
      CHORDS.filter(({ beat }) => beat >= 24 && beat < 48),
      0.14,
      { gain: 0.56, hall: 0.45 },
    );
    play(mixer, bass, BASS, { gain: 0.31, hall: 0.04 }, { loose: 0.01 });
    const soft = beatBox(true);
    playHits(mixer, soft, 4, 'hat. hat hat. hat', { step: 0.25, gain: 0.5, times: 4, swing: SWING });
    const groove = 'foot+hat hat. hat hat. snare+hat hat. hat foot. foot+hat. hat. foot+hat hat. snare+hat hat. hat. hat';
    playHits(mixer, soft, 8, groove, { step: 0.25, gain: 0.4, times: 4, swing: SWING });
    playHits(mixer, soft, 24, groove, { step: 0.25, gain: 0.44, times: 4, swing: SWING, seed: 2 });
    playHits(
      mixer,
      soft,
      40,
      'foot+hat hat. hat hat. rim+hat hat. hat foot. foot+hat. hat. foot+hat hat. rim+hat hat. hat. hat',
      { step: 0.25, gain: 0.36, times: 2, swing: SWING, seed: 3 },
    );
    for (let quarter = 64; quarter < 160; quarter += 1)
      mixer.add(shaker((quarter % 5) + 1), (quarter + (quarter % 2 ? SWING : 0)) / 4, {
        gain: quarter % 4 === 2 ? 0.3 : 0.16,
        pan: 0.5,
        hall: 0.1,
      });
    playChords(mixer, electricPiano, bars(END, ['F2 C3 A3 E4 G4 C5'], 4), 0.52, { gain: 0.6, hall: 0.34 }, 0.4);
    play(mixer, celesta, tune(END, 'E5:.33 G5:.33 C6:.34 E6:1', 0.4), { gain: 0.4, pan: 0.4, hall: 0.5 }, { ring: 2 });
    playChords(mixer, pad, bars(END, ['A3 C4 E4 G4'], 3.6), 0.22, { gain: 0.28, hall: 0.5 });
    playChords(mixer, strings, bars(END, ['F3 C4 A4'], 3.6), 0.12, { gain: 0.56, hall: 0.5 });
    play(mixer, bass, tune(END, 'F2:3', 0.5), { gain: 0.4, hall: 0.05 });
    return master(mixer.mix(1.7), 1.8);
  },
};
