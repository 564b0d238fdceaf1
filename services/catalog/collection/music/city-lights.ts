// Synthesiser pop in A minor: distant lights, the beat, the hook, a break, the full hook. One beat is 15 frames.
import { beatBox, swell } from '../kit/music/instruments/drums.ts';
import { electricPiano } from '../kit/music/instruments/keys.ts';
import { pad, synthBass, synthPluck } from '../kit/music/instruments/pads.ts';
import { clap, kick, shaker } from '../kit/music/instruments/percussion.ts';
import { strings } from '../kit/music/instruments/strings.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { tune } from '../kit/music/notes.ts';
import { bars, broken, song, transposed } from '../kit/music/patterns.ts';
import { play, playChords, playHits } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 76;
const ROUND = ['A3 E4 A4 C5', 'F3 C4 F4 A4', 'C4 G4 C5 E5', 'G3 D4 G4 B4'];
const CHORDS = bars(
  0,
  Array.from({ length: END / 4 }, (_, bar) => ROUND[bar % 4] ?? ''),
);
const ROOTS = ['A1', 'F1', 'C2', 'G1'];

const HOOK = [
  'E5:.5! E5:.5 G5:1 A5:.5 G5:.5 E5:.9 -:.1 A5:.5! A5:.5 C6:.5 B5:.5 A5:1.8 -:.2',
  'G5:.5! G5:.5 E5:1 D5:.5 E5:.5 G5:.9 -:.1 B5:1! A5:.5 G5:.5 D5:1.8 -:.2',
];
const TURN = [
  'C6:1! B5:.5 A5:1 G5:.5 E5:.9 -:.1 F5:.5! G5:.5 A5:.5 C6:.5 A5:1.8 -:.2',
  'E6:1! D6:.5 C6:1 B5:.5 G5:.9 -:.1 D6:1! B5:.5 A5:.5 G5:1.8 -:.2',
];
const TUNE = song(16, [...HOOK, '-', '-', ...HOOK, ...TURN], 0.62).filter(({ beat }) => beat < 72);
const QUIET = song(32, ['A4:1.5! C5:.5 E5:2 F5:1.5! E5:.5 C5:2', 'E5:1.5! G5:.5 C6:2 B5:1.5! A5:.5 G5:2'], 0.56);

/** The bass pattern: its quavers in each bar, from the given beat on. */
function bassLine(from: number, to: number, at: readonly number[]) {
  return CHORDS.filter(({ beat }) => beat >= from && beat < to).flatMap(({ beat }) =>
    at.map((offset, index) => ({
      beat: beat + offset,
      beats: 0.42,
      pitch: (ROOTS[(beat / 4) % 4] ?? 'A1').replace(/\d/, (low) => String(Number(low) + (index % 4 === 3 ? 2 : 1))),
      force: offset % 1 ? 0.62 : 0.74,
    })),
  );
}

export const cityLights: Score = {
  title: 'City Lights',
  seconds: 42,
  beatsPerMinute: 120,
  play() {
    const mixer = new Mixer(42, 120);
    playChords(
      mixer,
      pad,
      CHORDS.filter(({ beat }) => beat < 48),
      0.3,
      { gain: 0.3, hall: 0.35 },
    );
    playChords(
      mixer,
      pad,
      CHORDS.filter(({ beat }) => beat >= 48),
      0.4,
      { gain: 0.32, hall: 0.35 },
    );
    const arpeggio = broken(CHORDS, [0, 2, 3, 5, 4, 3, 2, 3], 0.25, 0.34);
    play(
      mixer,
      synthPluck,
      arpeggio.filter(({ beat }) => beat < 32).map((note) => ({ ...note, force: note.force * (0.8 + note.beat / 120) })),
      { gain: 0.6, pan: -0.3, hall: 0.34 },
      { loose: 0.003 },
    );
    play(
      mixer,
      synthPluck,
      arpeggio.filter(({ beat }) => beat >= 40),
      { gain: 0.38, pan: -0.34, hall: 0.3 },
      { loose: 0.003 },
    );
    play(
      mixer,
      synthPluck,
      broken(
        CHORDS.filter(({ beat }) => beat >= 48),
        [4, 3, 5, 4, 6, 5, 7, 5],
        0.25,
        0.26,
      ),
      { gain: 0.3, pan: 0.46, hall: 0.34 },
      { loose: 0.003, seed: 2 },
    );
    play(mixer, synthPluck, TUNE, { gain: 0.84, pan: 0.08, hall: 0.34 }, { ring: 0.7, loose: 0.004, seed: 3 });
    playChords(
      mixer,
      electricPiano,
      CHORDS.filter(({ beat }) => beat < 16),
      0.4,
      { gain: 0.66, hall: 0.34 },
    );
    play(mixer, electricPiano, transposed(TUNE, -1, 0.8), { gain: 0.5, pan: 0.16, hall: 0.24 }, { ring: 0.5, seed: 4 });
    play(mixer, electricPiano, QUIET, { gain: 0.66, pan: 0.05, hall: 0.4 }, { ring: 1.4, seed: 5 });
    playChords(
      mixer,
      electricPiano,
      CHORDS.filter(({ beat }) => beat >= 32 && beat < 48),
      0.34,
      { gain: 0.34, hall: 0.34 },
    );
    playChords(
      mixer,
      strings,
      CHORDS.filter(({ beat }) => beat >= 48),
      0.2,
      { gain: 0.54, hall: 0.4 },
    );
    play(mixer, synthBass, bassLine(8, 32, [0, 0.75, 1.5, 2.5, 3, 3.5]), { gain: 0.34, hall: 0.02 }, { loose: 0.002 });
    play(mixer, synthBass, bassLine(40, 48, [0, 2]), { gain: 0.3, hall: 0.02 }, { loose: 0.002 });
    play(mixer, synthBass, bassLine(48, 74, [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5]), { gain: 0.32, hall: 0.02 }, { loose: 0.002 });

    const box = beatBox();
    for (let beat = 8; beat < 74; beat += 1) {
      const still = beat >= 32 && beat < 40;
      if (!still && (beat < 46 || beat >= 48)) mixer.add(kick(), beat, { gain: 0.3, hall: 0.02 });
      if (beat % 2 === 1 && beat >= 16 && !still) mixer.add(clap((beat % 5) + 1), beat, { gain: 0.66, hall: 0.24 });
      if (beat >= 24 && !still)
        for (const part of [0.25, 0.75]) mixer.add(shaker((beat % 4) + 2), beat + part, { gain: 0.34, pan: -0.4, hall: 0.06 });
    }
    playHits(mixer, box, 12, '- hat', { gain: 0.6, times: 20 });
    playHits(mixer, box, 48, 'hat open', { gain: 0.6, times: 24, seed: 2 });
    playHits(
      mixer,
      box,
      44,
      'snare. snare. snare. snare snare. snare snare. snare snare snare snare snare snare! snare snare! snare!',
      { step: 0.25, gain: 0.34, seed: 3 },
    );
    mixer.add(swell(mixer.seconds(4)), 12, { gain: 0.24, hall: 0.3 });
    mixer.add(swell(mixer.seconds(6), 152), 42, { gain: 0.34, hall: 0.3 });
    for (const beat of [16, 48, 64, END]) playHits(mixer, box, beat, 'open!', { gain: 0.9, seed: beat });
    playHits(mixer, box, 74, 'foot+snare! snare foot+snare! snare snare! snare! snare! snare!', { step: 0.25, gain: 0.4 });
    mixer.add(kick(), END, { gain: 0.4, hall: 0.1 });
    playChords(mixer, pad, bars(END, ['A3 E4 A4 B4 E5'], 6), 0.36, { gain: 0.36, hall: 0.5 });
    playChords(mixer, electricPiano, bars(END, ['A2 E4 A4 C5 E5 B5'], 6), 0.5, { gain: 0.5, hall: 0.4 });
    play(mixer, synthPluck, tune(END, 'E5:.75! A5:.75 B5:.75 E6:1', 0.5), { gain: 0.6, pan: 0.2, hall: 0.5 }, { ring: 1 });
    play(mixer, synthBass, tune(END, 'A1:5', 0.6), { gain: 0.32, hall: 0.04 });
    return master(mixer.mix(1.8), 1.6);
  },
};
