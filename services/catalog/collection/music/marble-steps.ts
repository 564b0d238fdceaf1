// Harmonium, bowed strings, rabab and tabla in C, after raga Asa (C D F G A up, C B A G F E D C down): a hymn sung line by line. One
// beat is 30 frames.
import { playTabla, playWind } from '../kit/music/ensemble.ts';
import { reeds } from '../kit/music/instruments/pads.ts';
import { manjira } from '../kit/music/instruments/percussion.ts';
import { plucked, RABAB, TANPURA } from '../kit/music/instruments/plucked.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { SARANGI } from '../kit/music/instruments/winds.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { tune } from '../kit/music/notes.ts';
import { again, bars, broken, part, roots, song } from '../kit/music/patterns.ts';
import { play, playChords } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 36;
const CALL = 'C4:.5! D4:.5 F4:1 G4:.75 A4:.25 G4:1 F4:.5! E4:.25 D4:.25 E4:.5 D4:.5 C4:1.8 -:.2';
const ANSWER = 'D4:.5! F4:.5 G4:1 A4:.5 C5:.5 A4:.5 G4:.5 F4:.5! G4:.5 E4:.5 D4:.5 C4:1.8 -:.2';
const RISE = 'F4:.5! G4:.5 A4:.5 C5:.5 C5:1.5 D5:.5 C5:.5! B4:.5 A4:.5 G4:.5 A4:1.8 -:.2';
const HOME = 'C5:.5! D5:.5 F5:1 E5:.5 D5:.5 C5:1 B4:.5! A4:.5 G4:.5 F4:.25 E4:.25 D4:.5 C4:1.4 -:.1';

const C = 'C3 G3 C4 E4';
const F = 'F3 C4 F4 A4';
const G = 'G2 D3 G3 B3';
const D = 'D3 A3 D4 F4';
const A = 'A2 E3 A3 C4';
const CHORDS = bars(4, [F, C, G, C, D, F, G, C, F, C, G, A, F, C, G, C], 2);

const HYMN = song(4, [CALL, ANSWER, RISE, HOME], 0.62);
const KEHERWA = 'Dha Ge Na Ti Na Ka Dhin Na';

export const marbleSteps: Score = {
  title: 'Marble Steps',
  seconds: 42,
  beatsPerMinute: 60,
  play() {
    const mixer = new Mixer(42, 60);
    const harmonium = reeds(3);
    play(
      mixer,
      plucked(TANPURA),
      again(0, 38, 4, 'G2:1 C3:1 C3:1 C2:1', 0.34),
      { gain: 0.5, pan: 0.26, hall: 0.34 },
      { ring: 3 },
    );
    playChords(mixer, harmonium, bars(0, ['C3 G3 C4'], 4), 0.5, { gain: 0.5, hall: 0.3 }, 0.3);
    playChords(mixer, harmonium, CHORDS, 0.42, { gain: 0.36, hall: 0.3 }, 0.4);
    play(mixer, plucked(RABAB), tune(0, 'C4:.5! G4:.5 A4:.5 C5:.5 B4:.5! A4:.5 G4:1', 0.66), {
      gain: 0.8,
      pan: -0.2,
      hall: 0.34,
    });
    play(mixer, harmonium, part(HYMN, 4, 12), { gain: 0.9, pan: 0.12, hall: 0.28 }, { loose: 0.01 });
    play(mixer, harmonium, part(HYMN, 20), { gain: 0.6, pan: 0.2, hall: 0.28 }, { loose: 0.012, seed: 2 });
    playWind(mixer, SARANGI, part(HYMN, 12), { gain: 0.4, pan: -0.14, hall: 0.44 });
    const plucks = broken(part(CHORDS, 8), [0, 2, 3, 2, 1, 2, 3, 4], 0.25, 0.34);
    play(mixer, plucked(RABAB), plucks, { gain: 0.52, pan: -0.38, hall: 0.24 }, { ring: 0.5, variants: 3 });
    playChords(mixer, strings, part(CHORDS, 12, 20), 0.12, { gain: 0.6, hall: 0.5 });
    playChords(mixer, strings, part(CHORDS, 20), 0.2, { gain: 0.64, hall: 0.5 });
    play(mixer, bass, roots(part(CHORDS, 8), [[0, 1.8, 0.46]], 2), { gain: 0.3, hall: 0.06 });
    for (let beat = 8; beat < 34; beat += 2) playTabla(mixer, beat, KEHERWA, 0.25, beat < 20 ? 0.24 : 0.32, 261.63);
    playTabla(mixer, 34, 'Dha Ti Dha Ge Na Ti Dha Na', 0.25, 0.34, 261.63);
    for (let beat = 12; beat < END; beat += 1) mixer.add(manjira(), beat + 0.5, { gain: 0.045, pan: 0.45, hall: 0.4 });
    playChords(mixer, harmonium, bars(END, ['C3 G3 C4 E4 G4'], 3.6), 0.46, { gain: 0.4, hall: 0.4 });
    playChords(mixer, strings, bars(END, [C], 3.6), 0.18, { gain: 0.64, hall: 0.5 });
    playWind(mixer, SARANGI, tune(END, 'C5:3.4', 0.5), { gain: 0.34, pan: -0.14, hall: 0.5 });
    playTabla(mixer, END, 'Dhin', 1, 0.34, 261.63);
    return master(mixer.mix(2.8), 2.4);
  },
};
