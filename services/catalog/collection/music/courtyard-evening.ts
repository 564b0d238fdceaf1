// Sitar and tabla, raga Yaman in D (D E F# G# A B C#): a slow opening, the tune in teental, its high part, a run, a closing
// tihai. One beat is 20 frames.
import { playTabla } from '../kit/music/ensemble.ts';
import { manjira } from '../kit/music/instruments/percussion.ts';
import { HARP, plucked, SITAR, TANPURA } from '../kit/music/instruments/plucked.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { type Note, tune } from '../kit/music/notes.ts';
import { bars, roots, run, song } from '../kit/music/patterns.ts';
import { play, playChords } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 56;
const YAMAN = ['D4', 'E4', 'F#4', 'G#4', 'A4', 'B4', 'C#5'];
/** The drone strings, struck between the notes of the fast part. */
const CHIKARI = 'D5';

const OPENING = 'D3:.25 A3:.25 B3:.5 C#4:.5 E4>F#4:2! E4:.75 C#4:.25 E4:.5 E4>D4:2.5 -:.5';
const TUNE = 'F#4:1! F#4:.5 E4:.5 D4:1 C#4:.5 E4:.5 F#4:1! G#4>A4:1 G#4:.5 F#4:.5 E4~:1';
const HOME = 'A4:1! B4:.5 A4:.5 G#4>F#4:1 E4:.5 F#4:.5 G#4:.5 F#4:.5 E4:.5 C#4:.5 E4>D4:2';
const HIGH = 'F#4:.5 A4:.5 B4:1 C#5>D5:2! D5:.5 E5:.5 D5:.5 C#5:.5 B4~:1 A4:1';
const HIGHER = 'E5>F#5:1.5! E5:.5 D5:1 C#5:.5 B4:.5 A4:.5 G#4:.5 A4:.5 F#4:.5 E4:1 D4:1';

const CHORDS = bars(8, [
  'D3 A3 D4',
  'D3 A3 E4',
  'B2 F#3 D4',
  'D3 A3 D4',
  'D3 A3 D4',
  'B2 F#3 D4',
  'B2 F#3 D4',
  'A2 E3 A3',
  'D3 A3 D4',
  'E3 B3 G#4',
  'D3 A3 F#4',
  'D3 A3 D4',
]);

/** A note of the tune, then three strokes on the drone strings. */
function jhala(start: number, pitches: string): Note[] {
  return pitches.split(' ').flatMap((pitch, index): Note[] =>
    [pitch, CHIKARI, CHIKARI, CHIKARI].map((name, stroke) => ({
      beat: start + index + stroke / 4,
      beats: stroke ? 0.25 : 0.6,
      pitch: name,
      force: stroke ? 0.26 : 0.72,
    })),
  );
}

const SITAR_TUNE: Note[] = [
  ...song(0, [OPENING, TUNE, HOME, HIGH, HIGHER], 0.6),
  ...run(40, YAMAN, '0 1 2 3 2 1 2 3 4 3 2 4 5 4 3 5 6 5 4 6 7 6 5 4 3 4 5 4 3 2 1 -1', 0.125, 0.5),
  ...jhala(44, 'D4 F#4 A4 B4 C#5 B4 A4 F#4'),
  ...[52, 53.5, 55].flatMap((beat) => tune(beat, 'A4:.25! G#4:.25 F#4:.25 E4:.25', 0.74)),
  ...[53, 54.5].flatMap((beat) => tune(beat, 'D4:.4!', 0.74)),
  ...tune(END, 'D4:3!', 0.8),
];

export const courtyardEvening: Score = {
  title: 'Courtyard Evening',
  seconds: 42,
  beatsPerMinute: 90,
  play() {
    const mixer = new Mixer(42, 90);
    const drone = Array.from({ length: END / 4 + 1 }, (_, bar) => tune(bar * 4, 'A2:1 D3:1 D3:1 D2:1', 0.36)).flat();
    play(mixer, plucked(TANPURA), drone, { gain: 0.46, pan: 0.28, hall: 0.32 }, { ring: 3, loose: 0.015 });
    play(
      mixer,
      plucked({ ...SITAR, brightness: 0.66 }),
      SITAR_TUNE,
      { gain: 0.66, pan: -0.12, hall: 0.34 },
      { ring: 1.5, loose: 0.008, variants: 3 },
    );
    const sympathetic = run(7, YAMAN, '0 1 2 3 4 5 6 7', 0.06, 0.3);
    play(
      mixer,
      plucked(HARP),
      [...sympathetic, ...run(END + 0.3, YAMAN, '7 6 5 4 3 2 1 0', 0.09, 0.3)],
      { gain: 0.5, pan: 0.1, hall: 0.5 },
      { ring: 2 },
    );
    playChords(mixer, strings, CHORDS, 0.16, { gain: 0.62, hall: 0.45 });
    playChords(mixer, strings, bars(END, ['D3 A3 D4 F#4'], 4), 0.16, { gain: 0.6, hall: 0.5 });
    play(
      mixer,
      bass,
      roots(
        CHORDS,
        [
          [0, 2, 0.5],
          [2.5, 1, 0.34],
        ],
        2,
      ),
      { gain: 0.28, hall: 0.05 },
    );
    const teental = 'Dha Dhin Dhin Dha Dha Dhin Dhin Dha Dha Tin Tin Na Na Dhin Dhin Dha';
    playTabla(mixer, 8, teental, 1, 0.4);
    playTabla(mixer, 8.5, '- - Ti Na - - Ti Ti - - Ti Na - Ka Ti Ti', 1, 0.2);
    playTabla(mixer, 24, 'Dha Ti Dhin Na Dha Ti Dhin Na Dha Ti Tin Na Na Ti Dhin Ti', 0.5, 0.36);
    playTabla(mixer, 32, 'Dha Ti Dhin Na Dha Ge Dhin Na Dha Ti Tin Na Dha Ti Te Te', 0.5, 0.36);
    playTabla(mixer, 40, 'Dha Ti Te Te Dha Ti Te Te Dha Ge Na Ti Na Ka Dhin Na', 0.25, 0.36);
    playTabla(mixer, 44, 'Dha Na Dhin Na Dha Na Dhin Na Dha Na Tin Na Dha Ti Dhin Na', 0.5, 0.44);
    for (const beat of [52, 53.5, 55]) playTabla(mixer, beat, 'Dha Ti Te Te Dha', 0.25, 0.46);
    for (let beat = 24; beat < 52; beat += 2) mixer.add(manjira(), beat + 1, { gain: 0.035, pan: 0.5, hall: 0.4 });
    for (const beat of [0, 8, 24, 40, END]) mixer.add(manjira(), beat, { gain: 0.06, pan: 0.4, hall: 0.6 });
    return master(mixer.mix(2.3), 2.2);
  },
};
