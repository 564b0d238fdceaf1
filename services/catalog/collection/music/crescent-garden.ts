// Oud, ney and frame drum in maqam Hijaz on D (D Eb F# G A Bb C): alone, together, over broad strings. One beat is 20 frames.
import { playWind } from '../kit/music/ensemble.ts';
import { frameDrum } from '../kit/music/instruments/drums.ts';
import { chimes } from '../kit/music/instruments/keys.ts';
import { OUD, plucked, SANTOOR } from '../kit/music/instruments/plucked.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { NEY } from '../kit/music/instruments/winds.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { type Note, tune } from '../kit/music/notes.ts';
import { bars, broken, rolled, roots, song, transposed } from '../kit/music/patterns.ts';
import { play, playChords, playHits } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 56;
const FREE = 'D3:.25! A3:.25 D4:1.5 Eb4:.5 F#4>G4:1.25 F#4:.25 Eb4:.5 D4:1.5! C4:.5 D4:.25 Eb4:.25 D4:1';
const FIRST = 'D4:.5! Eb4:.5 F#4:1 G4:.5 F#4:.5 Eb4:.5 D4:.5 F#4:.5! G4:.5 A4:1 G4:.5 F#4:.5 Eb4:.5 D4:.5';
const SECOND = 'A4:1! Bb4:.5 A4:.5 C5:.5 Bb4:.5 A4:1 G4:.5! A4:.5 Bb4:.5 A4:.5 G4:.5 F#4:.5 Eb4:.5 D4:.5';
const BREATH = 'D5:1.5! C5:.25 Bb4:.25 A4:1.4 -:.1 Bb4:.5! A4:.5 G4:.5 F#4:.5 G4:.5 A4:.5 F#4:1.3 -:.7';
const HIGH = 'D5:1! Eb5:.5 D5:.5 C5:.5 Bb4:.5 C5:.5 A4:.5 Bb4:1! A4:.5 G4:.5 A4:1.8 -:.2';
const HOME = 'F#5:1! G5:.5 F#5:.5 Eb5:.5 D5:.5 C5:.5 D5:.5 Bb4:.5! A4:.5 G4:.5 F#4:.5 Eb4:.5 F#4:.5 D4:.9 -:.1';

const D = 'D3 A3 D4 F#4';
const G = 'G2 D3 G3 Bb3';
const C = 'C3 G3 C4 Eb4';
const E = 'Eb3 Bb3 Eb4 G4';
const CHORDS = bars(8, [D, C, D, E, D, C, D, E, D, C, G, E, G, D, G, D, D, C, G, D, D, C, G, D], 2);

const OUD_TUNE: Note[] = [
  ...song(0, [FREE, FIRST], 0.66),
  ...song(24, [SECOND], 0.7),
  ...transposed(song(40, [HIGH, HOME], 0.72), -1),
];
const NEY_TUNE: Note[] = [
  ...transposed(song(16, [FIRST], 0.62), 1),
  ...song(24, [SECOND, BREATH, HIGH, HOME], 0.66).filter(({ beat }) => beat >= 32),
];

/** Maqsum: a walking rhythm common across the Middle East. */
const MAQSUM = 'dum! tek+ring roll tek dum+ring roll tek! ka.';

export const crescentGarden: Score = {
  title: 'Crescent Garden',
  seconds: 42,
  beatsPerMinute: 90,
  play() {
    const mixer = new Mixer(42, 90);
    play(
      mixer,
      plucked(OUD),
      rolled(
        OUD_TUNE.filter(({ beat }) => beat < 8),
        0.125,
        1.4,
      ),
      { gain: 0.5, pan: -0.16, hall: 0.34 },
      { ring: 1.2, variants: 3 },
    );
    play(
      mixer,
      plucked(OUD),
      OUD_TUNE.filter(({ beat }) => beat >= 8),
      { gain: 0.7, pan: -0.16, hall: 0.26 },
      { ring: 0.8, variants: 3 },
    );
    play(
      mixer,
      plucked(OUD),
      roots(
        CHORDS,
        [
          [0, 1, 0.5],
          [1.5, 0.5, 0.34],
        ],
        3,
      ),
      { gain: 0.62, pan: -0.3, hall: 0.24 },
      { ring: 0.6, seed: 2 },
    );
    playWind(mixer, NEY, NEY_TUNE, { gain: 0.48, pan: 0.14, hall: 0.5 });
    playChords(mixer, strings, bars(0, ['D3 A3', 'D3 A3']), 0.14, { gain: 0.7, hall: 0.5 });
    playChords(
      mixer,
      strings,
      CHORDS.filter(({ beat }) => beat >= 16),
      0.16,
      { gain: 0.6, hall: 0.45 },
    );
    const band = transposed(song(40, [HIGH, HOME], 0.26), 0);
    for (const pan of [-0.4, 0.4])
      play(
        mixer,
        (frequency, seconds, force) => strings(frequency, seconds, force, 0.09, 0.2),
        band,
        { gain: 0.62, pan, hall: 0.45 },
        { loose: 0.012, seed: pan > 0 ? 4 : 5 },
      );
    play(
      mixer,
      plucked(SANTOOR),
      broken(
        CHORDS.filter(({ beat }) => beat >= 24 && beat < 32),
        [4, 5, 6, 7, 6, 5, 4, 5],
        0.25,
        0.3,
      ),
      { gain: 0.4, pan: 0.44, hall: 0.4 },
      { ring: 1 },
    );
    play(
      mixer,
      plucked(SANTOOR),
      broken(
        CHORDS.filter(({ beat }) => beat >= 40),
        [4, 5, 6, 7, 6, 5, 4, 5],
        0.25,
        0.34,
      ),
      { gain: 0.44, pan: 0.44, hall: 0.4 },
      { ring: 1, seed: 3 },
    );
    play(mixer, bass, roots(CHORDS, [[0, 1.5, 0.55]], 2), { gain: 0.32, hall: 0.05 });

    const kit = frameDrum();
    playHits(mixer, kit, 0, 'dum! - - - - - ka. - dum - - - - tek. ka. tek.', { gain: 0.34 });
    playHits(mixer, kit, 8, MAQSUM, { gain: 0.5, times: 5 });
    playHits(mixer, kit, 28, 'dum! tek+ring roll tek dum tek tek! tek', { gain: 0.42 });
    playHits(mixer, kit, 32, 'dum! - roll tek. dum - ka. -', { gain: 0.46, times: 2, seed: 2 });
    playHits(mixer, kit, 40, 'dum! ka tek+ring ka roll ka tek ka dum+ring ka roll ka tek! ka tek ka', {
      step: 0.25,
      gain: 0.42,
      times: 3,
      seed: 3,
    });
    playHits(mixer, kit, 52, 'dum! tek tek dum! tek tek dum+ring! tek! dum! tek tek tek! tek! tek! tek! tek!', {
      step: 0.25,
      gain: 0.44,
    });
    for (const beat of [0, 8, 16, 24, 32, 40, END]) mixer.add(chimes(beat), beat, { gain: 0.3, pan: -0.45, hall: 0.6 });
    play(
      mixer,
      plucked(OUD),
      tune(END, 'D3:.06! A3:.06 D4:.06 F#4:.06 D4:3!', 0.74),
      { gain: 1, pan: -0.1, hall: 0.36 },
      { ring: 3 },
    );
    playWind(mixer, NEY, tune(END, 'A4:.25 D5:3.2', 0.5), { gain: 0.26, pan: 0.14, hall: 0.6 });
    playChords(mixer, strings, bars(END, ['D3 A3 D4 F#4'], 3.4), 0.2, { gain: 0.66, hall: 0.5 });
    playHits(mixer, kit, END, 'dum!', { gain: 0.5 });
    return master(mixer.mix(2.4), 2.2);
  },
};
