// A song of Bengal's rivers in E flat (D natural below, D flat above): dotara and ektara, a flute, khol and small cymbals. One boat, two
// voices, the far bank. One beat is 15 frames.
import { playWind } from '../kit/music/ensemble.ts';
import { mridangam } from '../kit/music/instruments/drums.ts';
import { reeds } from '../kit/music/instruments/pads.ts';
import { manjira } from '../kit/music/instruments/percussion.ts';
import { DOTARA, plucked, TUMBI } from '../kit/music/instruments/plucked.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { BANSURI, SARANGI } from '../kit/music/instruments/winds.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { tune } from '../kit/music/notes.ts';
import { again, bars, broken, part, roots, song, transposed } from '../kit/music/patterns.ts';
import { play, playChords, playHits } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 72;
const FIRST = 'Bb4:.5! C5:.5 Eb5:1 F5:.5 Eb5:.5 F5:.5 G5:.5 F5:.5! Eb5:.5 C5:.5 Bb4:.5 Eb5:1.8 -:.2';
const SECOND = 'G5:1! Ab5:.5 G5:.5 F5:.5 G5:.5 Eb5:1 F5:.5! Eb5:.5 Db5:.5 C5:.5 Bb4:1.8 -:.2';
const HIGH = 'Bb5:1! C6:.5 Bb5:.5 Ab5:.5 G5:.5 F5:.5 G5:.5 Ab5:.5! G5:.5 F5:.5 Eb5:.5 F5:1.8 -:.2';
const FALL = 'G5:.5! F5:.5 Eb5:.5 F5:.5 C5:1 Bb4:.5 C5:.5 Eb5:.5! F5:.5 C5:.5 Bb4:.5 Eb5:1.8 -:.2';

const E = 'Eb3 Bb3 Eb4 G4';
const A = 'Ab2 Eb3 Ab3 C4';
const B = 'Bb2 F3 Bb3 D4';
const C = 'C3 G3 C4 Eb4';
const D = 'Db3 Ab3 Db4 F4';
const ROUND: Readonly<Record<string, readonly string[]>> = {
  [FIRST]: [E, E, A, E],
  [SECOND]: [E, C, D, E],
  [HIGH]: [E, B, A, B],
  [FALL]: [E, A, A, E],
};
const FORM = [FIRST, FIRST, SECOND, FIRST, HIGH, FALL, SECOND, HIGH, FALL];
const CHORDS = bars(
  0,
  FORM.flatMap((line) => ROUND[line] ?? []),
  2,
);
const TUNE = song(0, FORM, 0.64);

export const ferrySong: Score = {
  title: 'Ferry Song',
  seconds: 42,
  beatsPerMinute: 120,
  play() {
    const mixer = new Mixer(42, 120);
    const dotara = plucked(DOTARA);
    play(mixer, dotara, transposed(part(TUNE, 0, 8), -1), { gain: 1.2, pan: -0.14, hall: 0.24 }, { ring: 0.5, variants: 3 });
    play(
      mixer,
      dotara,
      transposed(part(TUNE, 24, 32), -1),
      { gain: 1.1, pan: -0.14, hall: 0.24 },
      { ring: 0.5, variants: 3, seed: 2 },
    );
    const rowing = broken([...part(CHORDS, 8, 24), ...part(CHORDS, 32)], [0, 2, 3, 2, 1, 2, 3, 4], 0.5, 0.44);
    play(mixer, dotara, rowing, { gain: 0.8, pan: -0.34, hall: 0.2 }, { ring: 0.4, variants: 3, seed: 3 });
    // Ektara: one string over a gourd, plucked between the beats.
    const single = again(0, END, 2, '-:.5 Eb3:.5 -:.5 Eb3:.25! Eb3:.25', 0.6);
    play(
      mixer,
      plucked({ ...TUMBI, decay: 0.9, body: [[240, 0.9]] }),
      single,
      { gain: 0.5, pan: 0.4, hall: 0.16 },
      { variants: 3 },
    );
    playWind(mixer, BANSURI, [...part(TUNE, 8, 24), ...part(TUNE, 32, 40), ...part(TUNE, 48)], {
      gain: 0.5,
      pan: 0.12,
      hall: 0.4,
    });
    playWind(mixer, SARANGI, [...part(TUNE, 40, 48), ...transposed(part(TUNE, 56), -1)], { gain: 0.36, pan: -0.2, hall: 0.4 });
    playChords(mixer, reeds(3), part(CHORDS, 16), 0.3, { gain: 0.24, pan: 0.2, hall: 0.3 }, 0.3);
    playChords(mixer, strings, part(CHORDS, 32, 56), 0.13, { gain: 0.54, hall: 0.42 });
    playChords(mixer, strings, part(CHORDS, 56), 0.18, { gain: 0.58, hall: 0.42 });
    play(mixer, bass, roots(part(CHORDS, 8), [[0, 1.4, 0.52]], 2), { gain: 0.27, hall: 0.05 });
    const khol = mridangam(220);
    playHits(mixer, khol, 8, 'thom+dhin! - ki tha nam - ki -', { gain: 0.3, times: 4 });
    playHits(mixer, khol, 24, 'thom! - - tha nam - tha ki', { gain: 0.26, times: 2, seed: 2 });
    playHits(mixer, khol, 32, 'thom+dhin! ki tha nam thom ki tha! nam', { gain: 0.34, times: 10, seed: 3 });
    for (let beat = 16; beat < END; beat += 1)
      mixer.add(manjira(), beat + 0.5, { gain: beat < 40 ? 0.04 : 0.06, pan: 0.5, hall: 0.3 });
    for (const beat of [0, 8, 32, 56, END]) mixer.add(manjira(), beat, { gain: 0.1, pan: 0.3, hall: 0.5 });
    playWind(mixer, BANSURI, tune(END, 'Bb5:.5 Eb6:7.5', 0.56), { gain: 0.4, pan: 0.12, hall: 0.5 });
    play(
      mixer,
      dotara,
      tune(END, 'Eb3:.1! Bb3:.1 Eb4:.1 G4:.1 Eb5:2!', 0.66),
      { gain: 1.1, pan: -0.14, hall: 0.34 },
      { ring: 2 },
    );
    playChords(mixer, strings, bars(END, [E], 9), 0.17, { gain: 0.6, hall: 0.5 });
    playHits(mixer, khol, END, 'thom+dhin!', { gain: 0.4 });
    return master(mixer.mix(2), 2.2);
  },
};
