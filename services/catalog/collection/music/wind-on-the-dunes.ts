// A song of the desert in A: sarangi, a pair of flutes, jaw harp, khartal and dholak, in the zigzags of Maand. Far away, nearer, claps,
// everybody. One beat is 18 frames.
import { playWind } from '../kit/music/ensemble.ts';
import { clappers, dholak } from '../kit/music/instruments/drums.ts';
import { chimes } from '../kit/music/instruments/keys.ts';
import { clap, dhol, manjira } from '../kit/music/instruments/percussion.ts';
import { MORCHANG, plucked, RABAB } from '../kit/music/instruments/plucked.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { SARANGI, WHISTLE } from '../kit/music/instruments/winds.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { tune } from '../kit/music/notes.ts';
import { again, bars, broken, part, roots, song } from '../kit/music/patterns.ts';
import { play, playChords, playHits } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 64;
const CALL = 'E5:.5! A5:2 G#5:.25 F#5:.25 E5:.9 -:.1 F#5:.25! E5:.25 D5:.5 C#5:.25 D5:.25 B4:.5 A4:1.8 -:.2';
const FIRST =
  'A4:.5! C#5:.25 B4:.25 A4:.5 E5:.5 D5:.25 C#5:.25 D5:.5 C#5:.5 B4:.5 C#5:.5! E5:.5 F#5:.25 E5:.25 D5:.5 C#5:.25 B4:.25 A4:1.4 -:.1';
const SECOND =
  'E5:.5! F#5:.5 A5:1 G#5:.25 F#5:.25 E5:.5 F#5:.5 D5:.5 C#5:.5! E5:.25 D5:.25 C#5:.5 B4:.5 C#5:.25 B4:.25 A4:1.4 -:.1';
const HIGH = 'A5:1! B5:.5 A5:.5 F#5:.25 A5:.25 G#5:.5 E5:1 F#5:.5! E5:.25 D5:.25 E5:.5 C#5:.5 D5:.25 C#5:.25 B4:.5 C#5:.9 -:.1';
const TURN =
  'C#5:.25! D5:.25 E5:.5 D5:.25 C#5:.25 B4:.5 D5:.25 C#5:.25 B4:.5 A4:.9 -:.1 B4:.25! C#5:.25 D5:.5 C#5:.25 B4:.25 C#5:.5 A4:1.8 -:.2';

const A = 'A2 E3 A3 C#4';
const D = 'D3 A3 D4 F#4';
const E = 'E3 B3 E4 G#4';
const ROUND: Readonly<Record<string, readonly string[]>> = {
  [CALL]: [A, A, D, A],
  [FIRST]: [A, D, A, A],
  [SECOND]: [A, E, A, A],
  [HIGH]: [D, E, D, A],
  [TURN]: [A, D, E, A],
};
const FORM = [CALL, FIRST, FIRST, SECOND, TURN, HIGH, SECOND, FIRST];
const CHORDS = bars(
  0,
  FORM.flatMap((line) => ROUND[line] ?? []),
  2,
);
const TUNE = song(0, FORM, 0.66);
const GALLOP = 'khartal! khartal. khartal khartal';

export const windOnTheDunes: Score = {
  title: 'Wind on the Dunes',
  seconds: 42,
  beatsPerMinute: 100,
  play() {
    const mixer = new Mixer(42, 100);
    playWind(mixer, SARANGI, [...part(TUNE, 0, 16), ...part(TUNE, 24, 32), ...part(TUNE, 40)], {
      gain: 0.44,
      pan: -0.12,
      hall: 0.36,
    });
    playWind(mixer, SARANGI, tune(0, 'A3:7.8 -:.2 A3:7.8', 0.4), { gain: 0.16, pan: -0.36, hall: 0.44 });
    const flute = { ...WHISTLE, breath: 0.06, attack: 0.025 };
    playWind(mixer, flute, [...part(TUNE, 16, 24), ...part(TUNE, 40)], { gain: 0.42, pan: 0.26, hall: 0.34 });
    playWind(mixer, flute, tune(16, 'A4:7.8', 0.4), { gain: 0.2, pan: 0.44, hall: 0.34 });
    const harp = again(0, END, 2, 'A2:.5! A2:.25 A2:.25 A2:.5 A2:.25 A2:.25', 0.56);
    play(mixer, plucked(MORCHANG), harp, { gain: 0.34, pan: 0.34, hall: 0.14 }, { loose: 0.005, variants: 3 });
    const rabab = plucked(RABAB);
    play(mixer, rabab, part(TUNE, 32, 40), { gain: 0.9, pan: -0.24, hall: 0.24 }, { ring: 0.4, variants: 3 });
    play(
      mixer,
      rabab,
      broken(part(CHORDS, 8), [1, 2, 3, 2, 0, 2, 3, 2], 0.25, 0.4),
      { gain: 0.5, pan: -0.42, hall: 0.18 },
      { seed: 2, variants: 3 },
    );
    playChords(mixer, strings, part(CHORDS, 16, 32), 0.12, { gain: 0.54, hall: 0.4 });
    playChords(mixer, strings, part(CHORDS, 40), 0.17, { gain: 0.58, hall: 0.4 });
    const steps = [
      [0, 0.9, 0.56],
      [1, 0.45, 0.4],
      [1.5, 0.45, 0.46],
    ] as const;
    play(mixer, bass, roots([...part(CHORDS, 8, 32), ...part(CHORDS, 40)], steps, 2), { gain: 0.29, hall: 0.04 });
    const hands = clappers();
    playHits(mixer, hands, 4, GALLOP, { step: 0.25, gain: 0.3, times: 28 });
    playHits(mixer, hands, 32, GALLOP, { step: 0.25, gain: 0.42, times: 32, seed: 2 });
    const drum = dholak(220);
    playHits(mixer, drum, 8, 'dhe+na! - ti na ge - na ti', { gain: 0.3, times: 6, swing: 0.16 });
    playHits(mixer, drum, 32, 'ge+ta! ti na ti ta! ti na ti', { step: 0.25, gain: 0.3, times: 4 });
    playHits(mixer, drum, 40, 'dhe+na! ti ge na ge! na ti na', { gain: 0.34, times: 5, swing: 0.16, seed: 2 });
    playHits(mixer, drum, 60, 'dhe+ta! na ta na ge+ta! na ta na dhe+ta! ta ge+ta! ta ta! ta! ta! ta!', {
      step: 0.25,
      gain: 0.36,
    });
    for (let beat = 32; beat < END; beat += 1)
      if (beat % 2)
        mixer.add(clap(beat % 6), beat, { gain: beat < 40 ? 0.66 : 0.46, pan: beat % 4 === 1 ? -0.3 : 0.3, hall: 0.26 });
    for (let beat = 40; beat < END; beat += 1) mixer.add(manjira(), beat + 0.5, { gain: 0.06, pan: 0.5, hall: 0.3 });
    for (const beat of [0, 8, 24, 40, 56, END]) mixer.add(dhol(), beat, { gain: 0.36, hall: 0.28 });
    for (const beat of [0, 16, 40, END]) mixer.add(chimes(beat), beat, { gain: 0.18, pan: -0.4, hall: 0.5 });
    playWind(mixer, SARANGI, tune(END, 'B4:.25 A4:.25 A5:3.8!', 0.66), { gain: 0.4, pan: -0.12, hall: 0.46 });
    playChords(mixer, strings, bars(END, ['A2 E3 A3 C#4 E4'], 4.4), 0.18, { gain: 0.6, hall: 0.5 });
    play(mixer, plucked(MORCHANG), tune(END, 'A2:2!', 0.6), { gain: 0.34, pan: 0.34, hall: 0.2 }, { ring: 1 });
    playHits(mixer, drum, END, 'dhe+ta!', { gain: 0.4 });
    return master(mixer.mix(1.8), 1.8);
  },
};
