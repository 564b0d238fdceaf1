// Ukulele, bells and hand claps in C. One beat is 15 frames; scenes change at beats 6, 12 and 17.
import { playBass, playPlucked, playStrings } from '../../kit/music/ensemble.ts';
import { bar, clap, kick, manjira, shaker } from '../../kit/music/instruments/percussion.ts';
import { HARP, pluck, UKULELE } from '../../kit/music/instruments/plucked.ts';
import { master } from '../../kit/music/master.ts';
import { Mixer } from '../../kit/music/mixer.ts';
import { harmony, hertz, type Note, tune } from '../../kit/music/notes.ts';
import type { Score } from '../../kit/music/score.ts';

const SECONDS = 15;
const END = 24;

const CHORDS = harmony(0, [
  ['G4 C4 E4 C5', 2],
  ['A4 C4 F4 A4', 2],
  ['G4 D4 G4 B4', 2],
  ['G4 C4 E4 C5', 2],
  ['A4 C4 E4 A4', 2],
  ['A4 C4 F4 A4', 1],
  ['G4 D4 G4 B4', 1],
  ['A4 C4 F4 A4', 2],
  ['G4 D4 G4 B4', 2],
  ['G4 D4 F4 B4', 1],
  ['G4 C4 E4 C5', 2],
  ['A4 C4 E4 A4', 2],
  ['A4 C4 F4 A4', 1.5],
  ['G4 D4 F4 B4', 1.5],
]);

const ROOTS: Note[] = [
  ...tune(0, 'C3:1 G2:1 F2:1 C3:1 G2:1 B2:1', 0.7),
  ...tune(6, 'C3:1 G2:1 A2:1 E3:1 F2:1 G2:1', 0.7),
  ...tune(12, 'F2:1 C3:1 G2:1 D3:1 G2:1', 0.7),
  ...tune(17, 'C3:1 G2:1 A2:1 E3:1 F2:1.5 G2:1.5', 0.7),
  ...tune(END, 'C3:1.5!', 0.8),
];

const BELLS: Note[] = [
  ...tune(0, 'E6:.5! G6:.5 C7:1! A6:.5 G6:.5 E6:.5 F6:.5 D6:.5! E6:.5 G6:.75', 0.5),
  ...tune(6, 'G5:.5! C6:.5 E6:.5 D6:.25 C6:.25 A5:.5! C6:.5 E6:1 F6:.5! A6:.25 F6:.25 D6:.5 G6:.5!', 0.6),
  ...tune(12, 'A6:.5! F6:.5 C6:.5 F6:.5 G6:.5! D6:.5 B5:.5 D6:.5 F6:.25 E6:.25 D6:.5!', 0.6),
  ...tune(17, 'E6:.5! C6:.5 G6:.75 E6:.25 C6:.5! A5:.5 E6:1 F6:.5! E6:.25 D6:.25 C6:.5 B5:.5! D6:.5 G6:.5', 0.64),
  ...tune(END, 'C7:.5! G6:.25 C7:.25', 0.7),
];

/** Down, down-up, up-down-up: strings a few milliseconds apart; up-strokes are lighter and run in the opposite direction. */
function strum(mixer: Mixer): void {
  const strokes: readonly (readonly [beat: number, up: boolean, force: number])[] = [
    [0, false, 0.62],
    [0.5, false, 0.34],
    [0.75, true, 0.3],
    [1, false, 0.5],
    [1.5, true, 0.36],
    [1.75, false, 0.24],
  ];
  let seed = 1;
  for (const chord of CHORDS)
    for (const [offset, up, force] of strokes) {
      if (offset >= chord.beats) continue;
      const order = up ? [...chord.notes].reverse() : chord.notes;
      order.forEach((note, index) => {
        seed += 1;
        mixer.add(pluck(UKULELE, hertz(note), 0.7, force, seed), chord.beat + offset + index * 0.022, {
          gain: 0.62,
          pan: -0.3,
          hall: 0.14,
        });
      });
    }
  ['C4', 'E4', 'G4', 'C5'].forEach((note, index) => {
    mixer.add(pluck(UKULELE, hertz(note), 1.8, 0.7, 900 + index), END + index * 0.03, { gain: 0.7, pan: -0.3, hall: 0.2 });
  });
}

export const score: Score = {
  title: 'Balloon Parade',
  seconds: SECONDS,
  beatsPerMinute: 120,
  play() {
    const mixer = new Mixer(SECONDS, 120);
    strum(mixer);
    playBass(mixer, ROOTS, 0.26);
    for (const note of BELLS) mixer.add(bar(hertz(note.pitch), note.force), note.beat, { gain: 0.2, pan: 0.32, hall: 0.26 });
    playPlucked(
      mixer,
      HARP,
      tune(5, 'G4:.125 A4:.125 B4:.125 C5:.125 D5:.125 E5:.125 F5:.125 G5:.125', 0.4),
      { gain: 0.6, pan: 0.2, hall: 0.3 },
      1,
    );
    playPlucked(
      mixer,
      HARP,
      tune(16, 'G4:.125 A4:.125 B4:.125 C5:.125 D5:.125 E5:.125 F5:.125 G5:.125', 0.4),
      { gain: 0.6, pan: 0.2, hall: 0.3 },
      1,
    );
    playStrings(
      mixer,
      [
        ...harmony(12, [
          ['F3 A3 C4', 2],
          ['G3 B3 D4', 3],
          ['C4 E4 G4', 2],
          ['A3 C4 E4', 2],
          ['F3 A3 C4', 1.5],
          ['G3 B3 F4', 1.5],
          ['C4 E4 G4 C5', 4],
        ]),
      ],
      0.16,
      { gain: 0.6, hall: 0.35 },
    );
    for (let beat = 2; beat < END; beat += 1) {
      if (beat % 2 === 0) mixer.add(kick(), beat, { gain: 0.26, hall: 0.04 });
      else mixer.add(clap(beat), beat, { gain: 0.42, pan: beat % 4 === 1 ? -0.15 : 0.15, hall: 0.24 });
      for (const half of [0, 0.5])
        mixer.add(shaker(beat * 2 + half * 2), beat + half, { gain: half ? 0.26 : 0.14, pan: 0.5, hall: 0.08 });
    }
    for (const beat of [0, 6, 12, 17, END]) mixer.add(manjira(), beat, { gain: 0.1, pan: 0.2, hall: 0.4 });
    for (const [beat, gain] of [
      [0, 0.5],
      [END, 0.5],
      [END + 0.5, 0.36],
      [END + 0.75, 0.44],
    ] as const) {
      mixer.add(kick(), beat, { gain: gain * 0.6, hall: 0.06 });
      mixer.add(clap(Math.round(beat * 4)), beat, { gain, hall: 0.3 });
    }
    return master(mixer.mix(1.2), 1);
  },
};
