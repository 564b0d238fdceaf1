// Sitar over slow strings in G (raga Bhupali: G A B D E), a flute, temple bells at each scene. One beat is 24 frames.
import { playBass, playPlucked, playStrings, playTabla, playWind } from '../../kit/music/ensemble.ts';
import { manjira, templeBell } from '../../kit/music/instruments/percussion.ts';
import { HARP, SITAR, TANPURA } from '../../kit/music/instruments/plucked.ts';
import { BANSURI } from '../../kit/music/instruments/winds.ts';
import { master } from '../../kit/music/master.ts';
import { Mixer } from '../../kit/music/mixer.ts';
import { harmony, hertz, type Note, tune } from '../../kit/music/notes.ts';
import type { Score } from '../../kit/music/score.ts';

const SECONDS = 17;

const CHORDS = harmony(0, [
  ['G3 D4 G4', 4],
  ['G3 B3 D4 G4', 2],
  ['E3 B3 E4 G4', 2],
  ['D3 A3 D4', 1],
  ['C3 G3 E4', 2],
  ['D3 A3 D4', 2],
  ['E3 B3 G4', 1],
  ['C3 G3 E4', 1],
  ['D3 A3 D4', 1],
  ['G3 B3 D4 G4', 3.5],
]);

const SITAR_TUNE: Note[] = [
  ...tune(0, 'G3:.25! B3:.25 D4:.5 G4:1! E4:.5 D4:.5 B3:.5 D4:.5', 0.62),
  ...tune(4, 'G4:1! A4:.5 B4:1 A4:.25 G4:.25 E4:.75! D4:.25 E4:.5 G4:.5', 0.62),
  ...tune(9, 'B4:.75! D5:.25 E5:1 D5:.5 B4:.5 A4:.5! G4:.25 A4:.25', 0.66),
  ...tune(13, 'D5:.75! B4:.25 A4:.5 G4:.5 E4:.5! D4:.25 E4:.25 G4:.5 A4:.25 B4:.25', 0.64),
  ...tune(17, 'G4:2!', 0.66),
];

const FLUTE_TUNE: Note[] = [
  ...tune(5.5, 'D5:.5 E5:.5 G5:1.4', 0.5),
  ...tune(9, 'G5:1 A5:.5 B5:1.4', 0.56),
  ...tune(12, 'A5:.5 G5:.45', 0.5),
  ...tune(13, 'B5:1.2 A5:.3 G5:.5 E5:.5 D5:.5 E5:.5 G5:.45', 0.52),
  ...tune(17, 'G5:1.6', 0.5),
];

export const score: Score = {
  title: 'First Lamp',
  seconds: SECONDS,
  beatsPerMinute: 75,
  play() {
    const mixer = new Mixer(SECONDS, 75);
    for (let beat = 0; beat < 17; beat += 2)
      playPlucked(mixer, TANPURA, tune(beat, 'D3:.5 G3:.5 G3:.5 G2:.5', 0.3), { gain: 0.42, pan: 0.3, hall: 0.3 }, 2.2);
    playStrings(mixer, CHORDS, 0.22, { gain: 0.85, hall: 0.45 });
    playPlucked(mixer, SITAR, SITAR_TUNE, { gain: 0.62, pan: -0.16, hall: 0.34 }, 1.6);
    playWind(mixer, BANSURI, FLUTE_TUNE, { gain: 0.36, pan: 0.18, hall: 0.5 });
    const broken = CHORDS.slice(1, -1).flatMap((chord) =>
      Array.from(
        { length: chord.beats * 2 },
        (_, index): Note => ({
          beat: chord.beat + index / 2,
          beats: 0.5,
          pitch: chord.notes[index % chord.notes.length] ?? 'G3',
          force: index % 2 ? 0.22 : 0.3,
        }),
      ),
    );
    playPlucked(mixer, HARP, broken, { gain: 0.5, pan: 0.4, hall: 0.4 }, 1.2);
    playBass(
      mixer,
      CHORDS.map((chord) => ({
        beat: chord.beat,
        beats: Math.min(2, chord.beats),
        pitch: (chord.notes[0] ?? 'G3').replace(/\d/, '2'),
        force: 0.5,
      })),
      0.42,
    );
    for (let beat = 4; beat < 16; beat += 4) playTabla(mixer, beat, 'Dha - Na Tin - Na Dha Ti', 0.5, 0.24, 392);
    playTabla(mixer, 16, 'Dha Ti Dha Ti', 0.25, 0.26, 392);
    for (const [beat, gain] of [
      [0, 0.16],
      [4, 0.1],
      [9, 0.12],
      [13, 0.1],
      [17, 0.16],
    ] as const)
      mixer.add(templeBell(hertz('G5')), beat, { gain, pan: -0.35, hall: 0.6 });
    for (let beat = 4; beat < 17; beat += 2) mixer.add(manjira(), beat + 1, { gain: 0.04, pan: 0.45, hall: 0.4 });
    return master(mixer.mix(2.6), 1.2);
  },
};
