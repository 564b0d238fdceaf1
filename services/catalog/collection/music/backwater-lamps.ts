// The drums of Kerala under a temple reed, raga Madhyamavati on F (F G Bb C Eb), panchari of six beats: each stage beats twice as fast
// as the last. A line is six beats long; one beat is 20 frames.
import { playWind } from '../kit/music/ensemble.ts';
import { thavil } from '../kit/music/instruments/drums.ts';
import { reeds } from '../kit/music/instruments/pads.ts';
import { dhol, manjira, templeBell } from '../kit/music/instruments/percussion.ts';
import { plucked, VEENA } from '../kit/music/instruments/plucked.ts';
import { NADASWARAM } from '../kit/music/instruments/winds.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { hertz, tune } from '../kit/music/notes.ts';
import { bars, part, song, transposed } from '../kit/music/patterns.ts';
import { play, playChords, playHits } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 54;
const CYCLE = 6;
const FIRST = 'C5:1! Bb4:.5 C5:.5 Eb5~:1 C5:.5! Bb4:.5 G4:.5 Bb4:.5 G4:.5 F4:.4 -:.1';
const SECOND = 'F4:.5! G4:.5 Bb4:1 C5:.5 Bb4:.5 C5:.5! Eb5:.5 C5:.5 Bb4:.5 C5~:.9 -:.1';
const HIGH = 'F5:1! Eb5:.5 F5:.5 G5~:1 F5:.5! Eb5:.5 C5:.5 Eb5:.5 C5~:.9 -:.1';
const FALL = 'Eb5:.5! C5:.5 Bb4:.5 C5:.5 Bb4:.5 G4:.5 Bb4:.5! G4:.5 F4:.5 G4:.5 F4~:.9 -:.1';
const TUNE = song(0, [FIRST, SECOND, FIRST, SECOND, HIGH, FALL, HIGH, SECOND, FALL], 0.68, CYCLE);

/** A horn of brass curved like a C: one note and its fifth. */
const KOMBU = { ...NADASWARAM, vibrato: 3, scoop: 180, attack: 0.09 };

export const backwaterLamps: Score = {
  title: 'Backwater Lamps',
  seconds: 42,
  beatsPerMinute: 90,
  play() {
    const mixer = new Mixer(42, 90);
    playChords(
      mixer,
      reeds(3),
      bars(
        0,
        Array.from({ length: 9 }, () => 'F3 C4'),
        CYCLE,
      ),
      0.34,
      { gain: 0.26, hall: 0.36 },
      0.4,
    );
    play(mixer, plucked(VEENA), part(TUNE, 0, 12), { gain: 0.9, pan: -0.2, hall: 0.34 }, { ring: 1.4, variants: 3 });
    playWind(mixer, { ...NADASWARAM, harmonics: [0.8, 0.9, 0.6, 0.4, 0.3, 0.16, 0.1] }, part(TUNE, 12), {
      gain: 0.4,
      pan: 0.12,
      hall: 0.42,
    });
    play(
      mixer,
      plucked(VEENA),
      transposed(part(TUNE, 24), -1),
      { gain: 0.8, pan: -0.24, hall: 0.3 },
      { ring: 1, variants: 3, seed: 2 },
    );
    for (const beat of [24, 36, 48]) {
      playWind(mixer, KOMBU, tune(beat, 'F3:1.5! C4:1.4', 0.6), { gain: 0.36, pan: -0.4, hall: 0.5 });
      playWind(mixer, KOMBU, tune(beat + 3, 'C4:1.5! F4:1.4', 0.6), { gain: 0.3, pan: 0.4, hall: 0.5 });
    }
    const chenda = thavil(430);
    playHits(mixer, chenda, 0, 'thom+nam! - nam nam - nam', { step: 1, gain: 0.3, times: 2 });
    playHits(mixer, chenda, 12, 'thom+nam! - nam nam - nam nam - ki thom - nam', { gain: 0.3, times: 2 });
    playHits(mixer, chenda, 24, 'thom+nam! ki nam nam ki nam thom+nam! ki nam nam tha nam', { gain: 0.34, times: 2, seed: 2 });
    playHits(mixer, chenda, 36, 'thom+nam! ki nam nam ki nam nam ki nam thom ki nam', {
      step: 0.25,
      gain: 0.33,
      times: 4,
      seed: 3,
    });
    playHits(mixer, chenda, 48, 'thom+nam! nam nam nam! nam nam thom+nam! nam nam nam! tha tha', {
      step: 0.25,
      gain: 0.38,
      times: 2,
      seed: 4,
    });
    for (let beat = 0; beat < END; beat += 1) {
      const strong = beat % CYCLE === 0;
      if (strong || beat >= 12) mixer.add(manjira(), beat, { gain: strong ? 0.12 : 0.05, pan: 0.5, hall: 0.3 });
      if (beat >= 36) mixer.add(manjira(), beat + 0.5, { gain: 0.05, pan: -0.5, hall: 0.3 });
      if (beat % 3 === 0 && beat >= 12) mixer.add(dhol(70), beat, { gain: strong ? 0.3 : 0.2, pan: -0.1, hall: 0.24 });
    }
    for (const beat of [0, 12, 24, 36, END]) mixer.add(templeBell(hertz('F5')), beat, { gain: 0.1, pan: -0.4, hall: 0.6 });
    playWind(mixer, NADASWARAM, tune(END, 'C5:.5 F5~:6.4!', 0.76), { gain: 0.34, pan: 0.12, hall: 0.5 });
    playWind(mixer, KOMBU, tune(END, 'F3:6.4!', 0.6), { gain: 0.3, pan: -0.4, hall: 0.5 });
    playChords(mixer, reeds(3), bars(END, ['F3 C4 F4'], 7), 0.34, { gain: 0.28, hall: 0.4 }, 0.4);
    playHits(mixer, chenda, END, 'thom+nam! nam nam nam! nam nam thom+nam!', { step: 0.25, gain: 0.4 });
    mixer.add(dhol(62), END, { gain: 0.4, hall: 0.3 });
    return master(mixer.mix(2.2), 2.4);
  },
};
