// Bansuri and sarod in raga Desh on G (F sharp up, F natural down), in khemta: three strokes to each beat. Drops, the tune, the
// shower, the tune again. One beat is 20 frames.
import { playWind } from '../kit/music/ensemble.ts';
import { mridangam } from '../kit/music/instruments/drums.ts';
import { chimes } from '../kit/music/instruments/keys.ts';
import { manjira } from '../kit/music/instruments/percussion.ts';
import { plucked, SANTOOR, SAROD, TANPURA } from '../kit/music/instruments/plucked.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { BANSURI } from '../kit/music/instruments/winds.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { tune } from '../kit/music/notes.ts';
import { again, bars, broken, part, roots, song, transposed } from '../kit/music/patterns.ts';
import { play, playChords, playHits } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 56;
const THIRD = 1 / 3;
const FIRST = 'D5:.67! E5:.33 F5:.67 E5:.33 D5:1 C5:.67 B4:.33 A4:.67! C5:.33 B4:1 G4:1.8 -:.2';
const SECOND = 'G4:.67! A4:.33 C5:1 D5:.67 F#5:.33 G5:1 F5:.67! E5:.33 D5:.67 C5:.33 D5:1.8 -:.2';
const RISE = 'C5:.67! D5:.33 F#5:.67 G5:.33 G5:1 A5:.67 G5:.33 B5:.67! A5:.33 G5:.67 F5:.33 D5:1.8 -:.2';
const HOME = 'G5:.67! F5:.33 D5:1 E5:.67 D5:.33 C5:1 B4:.67! A4:.33 C5:.67 B4:.33 G4:1.8 -:.2';

const G = 'G2 D3 G3 B3';
const C = 'C3 G3 C4 E4';
const D = 'D3 A3 D4 F#4';
const CHORDS = bars(0, [G, G, D, G, G, G, D, G, C, G, C, D, D, G, G, D, G, C, D, G, C, G, C, D, G, G, D, G], 2);
const TUNE = song(0, [FIRST, FIRST, SECOND, RISE, HOME, SECOND, FIRST], 0.62);

export const firstRain: Score = {
  title: 'First Rain',
  seconds: 42,
  beatsPerMinute: 90,
  play() {
    const mixer = new Mixer(42, 90);
    const sarod = plucked(SAROD);
    play(
      mixer,
      plucked(TANPURA),
      again(0, 58, 4, 'D2:1 G2:1 G2:1 G2:1', 0.34),
      { gain: 0.44, pan: 0.28, hall: 0.34 },
      { ring: 3 },
    );
    play(mixer, sarod, transposed(part(TUNE, 0, 8), -1), { gain: 1, pan: -0.16, hall: 0.34 }, { ring: 1.2, variants: 3 });
    play(
      mixer,
      sarod,
      transposed(part(TUNE, 16, 24), -1),
      { gain: 0.8, pan: -0.2, hall: 0.3 },
      { ring: 1, variants: 3, seed: 2 },
    );
    play(mixer, sarod, transposed(part(TUNE, 40), -1), { gain: 0.9, pan: -0.2, hall: 0.3 }, { ring: 1, variants: 3, seed: 3 });
    const walk = broken(part(CHORDS, 24, 40), [0, 2, 1, 3, 2, 1], THIRD, 0.4);
    play(mixer, sarod, walk, { gain: 0.6, pan: -0.3, hall: 0.28 }, { ring: 0.6, variants: 3, seed: 4 });
    playWind(mixer, BANSURI, part(TUNE, 8, 16), { gain: 0.54, pan: 0.12, hall: 0.42 });
    playWind(mixer, BANSURI, part(TUNE, 24), { gain: 0.56, pan: 0.12, hall: 0.42 });
    const drops = again(0, 16, 4, 'G6:1.33 D6:.67 -:.67 B5:1.33', 0.3);
    play(mixer, plucked(SANTOOR), drops, { gain: 0.36, pan: 0.44, hall: 0.5 }, { ring: 1.4 });
    const shower = broken(part(CHORDS, 24), [7, 5, 6, 4, 6, 5], THIRD, 0.3);
    play(mixer, plucked(SANTOOR), shower, { gain: 0.36, pan: 0.44, hall: 0.44 }, { ring: 1, seed: 2 });
    playChords(mixer, strings, part(CHORDS, 8, 24), 0.12, { gain: 0.58, hall: 0.45 });
    playChords(mixer, strings, part(CHORDS, 24, 40), 0.18, { gain: 0.62, hall: 0.45 });
    playChords(mixer, strings, part(CHORDS, 40), 0.15, { gain: 0.6, hall: 0.45 });
    const steps = [
      [0, 1.2, 0.52],
      [1.33, 0.6, 0.36],
    ] as const;
    play(mixer, bass, roots(part(CHORDS, 8), steps, 2), { gain: 0.3, hall: 0.05 });
    const drum = mridangam(196);
    playHits(mixer, drum, 8, 'thom+dhin! - ki nam - ki thom - tha dhin - ki', { step: THIRD, gain: 0.3, times: 4 });
    playHits(mixer, drum, 24, 'thom+nam! tha ki dhin tha ki thom! ki tha dhin! tha ki', {
      step: THIRD,
      gain: 0.36,
      times: 6,
      seed: 2,
    });
    playHits(mixer, drum, 48, 'thom+nam! tha ki dhin tha ki thom! ki tha dhin! nam nam', {
      step: THIRD,
      gain: 0.38,
      times: 2,
      seed: 3,
    });
    for (let beat = 8; beat < END; beat += 1)
      mixer.add(manjira(), beat + (beat % 2 ? 2 * THIRD : 0), { gain: beat < 24 ? 0.04 : 0.06, pan: 0.5, hall: 0.34 });
    for (const beat of [0, 8, 24, 40, END]) mixer.add(chimes(beat), beat, { gain: 0.2, pan: -0.4, hall: 0.5 });
    play(mixer, sarod, tune(END, 'G3:.1! D4:.1 G4:3!', 0.7), { gain: 1, pan: -0.16, hall: 0.36 }, { ring: 3 });
    playWind(mixer, BANSURI, tune(END, 'D5:.33 G5:3.4', 0.56), { gain: 0.4, pan: 0.12, hall: 0.5 });
    playChords(mixer, strings, bars(END, ['G2 D3 G3 B3'], 4), 0.17, { gain: 0.62, hall: 0.5 });
    playHits(mixer, drum, END, 'thom+dhin!', { gain: 0.4 });
    return master(mixer.mix(2.3), 2.2);
  },
};
