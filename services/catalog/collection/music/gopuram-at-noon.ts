// Two nadaswarams and thavil in raga Hamsadhwani on C (C D E G B), adi tala of eight beats, over a drone of reeds: the call, the
// refrain, its answer, the high part, swaras, a closing tihai. One beat is 20 frames.
import { playWind } from '../kit/music/ensemble.ts';
import { thavil } from '../kit/music/instruments/drums.ts';
import { reeds } from '../kit/music/instruments/pads.ts';
import { manjira, templeBell } from '../kit/music/instruments/percussion.ts';
import { NADASWARAM } from '../kit/music/instruments/winds.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { hertz, type Note, tune } from '../kit/music/notes.ts';
import { bars, part, run, song, transposed } from '../kit/music/patterns.ts';
import { playChords, playHits } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 56;
const HAMSADHWANI = ['C5', 'D5', 'E5', 'G5', 'B5'];
const CALL = 'G4:.5! B4:.5 C5~:2! D5:.5 E5~:1.5 G5:.5! E5:.5 D5:.5 B4:.5 C5~:.9 -:.1';
const REFRAIN = 'C5:.5! D5:.5 E5~:1 G5:.5 E5:.5 D5:.5 E5:.5 G5:1! B5:.5 G5:.5 E5:.5 D5:.5 C5~:.9 -:.1';
const ANSWER = 'G4:.5! B4:.5 C5:.5 D5:.5 E5~:1 D5:.5 E5:.5 G5:.5! E5:.5 D5:.5 C5:.5 B4:.5 D5:.5 C5~:.9 -:.1';
const RISE = 'G5:.5! B5:.5 C6~:1.5 B5:.5 C6:.5 D6:.5 C6:.5! B5:.5 G5:.5 B5:.5 G5:.5 E5:.5 G5~:.9 -:.1';
const HIGH = 'C6:.5! D6:.5 E6~:1 D6:.5 C6:.5 B5:.5 C6:.5 B5:.5! G5:.5 E5:.5 G5:.5 E5:.5 D5:.5 C5~:.9 -:.1';
const SWARAS = '0 1 2 3 2 1 2 3 4 3 2 3 4 5 4 3 5 4 3 2 3 4 5 6 5 4 3 2 3 2 1 0';

const FIRST: Note[] = [
  ...song(0, [CALL, REFRAIN, ANSWER, RISE, HIGH], 0.74),
  ...run(40, HAMSADHWANI, SWARAS, 0.25, 0.72),
  ...song(48, [HIGH], 0.84),
];

const WALK = 'thom+nam! ki tha ki nam tha thom ki nam! tha ki nam thom ki tha ki';
const RUSH = 'thom+nam! ki tha ki nam tha ki tha thom! tha nam ki nam+thom! ki tha! ki';

export const gopuramAtNoon: Score = {
  title: 'Gopuram at Noon',
  seconds: 42,
  beatsPerMinute: 90,
  play() {
    const mixer = new Mixer(42, 90);
    playChords(
      mixer,
      reeds(4),
      bars(
        0,
        Array.from({ length: 7 }, () => 'C3 G3 C4'),
        8,
      ),
      0.4,
      { gain: 0.34, hall: 0.3 },
      0.4,
    );
    playWind(mixer, NADASWARAM, part(FIRST, 0, 52), { gain: 0.36, pan: 0.14, hall: 0.36 });
    playWind(mixer, { ...NADASWARAM, scoop: 60 }, transposed(part(FIRST, 16, 40), -1, 0.8), { gain: 0.22, pan: -0.3, hall: 0.4 });
    playWind(mixer, { ...NADASWARAM, scoop: 50 }, part(FIRST, 48, 52), { gain: 0.22, pan: -0.3, hall: 0.4 });
    const drum = thavil();
    playHits(mixer, drum, 0, 'thom+nam! - - - - - tha ki thom - nam - tha ki tha! ki', { gain: 0.34 });
    playHits(mixer, drum, 8, WALK, { step: 0.25, gain: 0.36, times: 4 });
    playHits(mixer, drum, 24, RUSH, { step: 0.25, gain: 0.39, times: 4, seed: 2 });
    playHits(mixer, drum, 40, 'thom+nam! - tha ki nam - thom ki', { step: 0.25, gain: 0.38, times: 4, seed: 3 });
    playHits(mixer, drum, 48, RUSH, { step: 0.25, gain: 0.42, seed: 4 });
    for (const beat of [52, 53.5, 55]) {
      playHits(mixer, drum, beat, 'thom+nam! ki tha ki thom+nam!', { step: 0.25, gain: 0.42 });
      playWind(mixer, NADASWARAM, tune(beat, 'G5:.25! B5:.25 G5:.25 E5:.25 C5:.3', 0.86), { gain: 0.36, pan: 0.12, hall: 0.36 });
    }
    // Talam: the beat of adi tala is a clap, three fingers, and twice a clap and a wave.
    for (let beat = 0; beat < END; beat += 1)
      mixer.add(manjira(), beat, { gain: [0, 4, 6].includes(beat % 8) ? 0.11 : 0.045, pan: 0.5, hall: 0.3 });
    for (const beat of [0, 24, 48, END]) mixer.add(templeBell(hertz('C5')), beat, { gain: 0.1, pan: -0.4, hall: 0.5 });
    playWind(mixer, NADASWARAM, tune(END, 'C5:.25 G5:.25 C6~:3.6!', 0.84), { gain: 0.36, pan: 0.12, hall: 0.46 });
    playWind(mixer, NADASWARAM, tune(END, 'C5:4', 0.7), { gain: 0.2, pan: -0.3, hall: 0.46 });
    playChords(mixer, reeds(4), bars(END, ['C3 G3 C4'], 4.4), 0.4, { gain: 0.24, hall: 0.4 }, 0.4);
    playHits(mixer, drum, END, 'thom+nam! ki tha ki thom! ki tha ki thom+nam!', { step: 0.25, gain: 0.42 });
    return master(mixer.mix(2), 2.2);
  },
};
