// Swing in B flat: clarinet, piano, a walking bass, a ride cymbal; two choruses of eight bars and a tag. The band counts twice as
// fast as the beat, so a bar is two beats long. One beat is 24 frames.
import { playWind } from '../kit/music/ensemble.ts';
import { beatBox } from '../kit/music/instruments/drums.ts';
import { piano, vibraphone } from '../kit/music/instruments/keys.ts';
import { GUITAR, plucked } from '../kit/music/instruments/plucked.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { CLARINET } from '../kit/music/instruments/winds.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { type Note, tune } from '../kit/music/notes.ts';
import { bars, part, song, strummed, transposed } from '../kit/music/patterns.ts';
import { play, playChords, playHits } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 48;
const SWUNG = 1 / 6;

/** Chords without their roots, and the bass that walks below each, its last note a half step from the next chord's first. */
const BARS = {
  Bb: ['F3 G3 Bb3 D4', 'Bb2 D3 F2 F#2'],
  G7: ['F3 A3 B3 E4', 'G2 B2 D3 Db3'],
  Cm: ['Eb3 G3 Bb3 D4', 'C3 Eb3 D3 Gb2'],
  F7: ['Eb3 G3 A3 D4', 'F2 A2 C3 B2'],
  Dm: ['F3 A3 C4 E4', 'D3 A2 F2 Ab2'],
  Bb7: ['Ab3 C4 D4 G4', 'Bb2 F2 D3 E3'],
  Eb: ['G3 Bb3 C4 Eb4', 'Eb3 G3 Bb2 D3'],
  Ebm: ['Gb3 Bb3 C4 Eb4', 'Eb3 Gb3 Bb2 Eb3'],
} as const;
const FORM = [
  ...(['Bb', 'G7', 'Cm', 'F7'] as const),
  ...(['Bb', 'G7', 'Cm', 'F7', 'Dm', 'G7', 'F7', 'Bb'] as const),
  ...(['Bb', 'Bb7', 'Eb', 'Ebm', 'Dm', 'G7', 'F7', 'Bb'] as const),
  ...(['Cm', 'Dm', 'Cm', 'F7'] as const),
];
const CHORDS = bars(
  0,
  FORM.map((name) => BARS[name][0]),
  2,
);
const WALK: Note[] = FORM.flatMap((name, bar) => tune(bar * 2, `${BARS[name][1].split(' ').join(':.5 ')}:.5`, 0.62));

const PHRASES = [
  'D5:.33! F5:.17 G5:.5 F5:.33 D5:.17 Bb4:.5 B4:.5! D5:.33 F5:.17 E5:.9 -:.1',
  'Eb5:.33! G5:.17 Bb5:.5 G5:.33 Eb5:.17 C5:.5 A4:.5! C5:.33 Eb5:.17 D5:.9 -:.1',
];
const CLOSE = [
  'F5:.5! A5:.33 F5:.17 D5:.5 C5:.5 B4:.33! D5:.17 F5:.5 Ab5:.33 F5:.17 D5:.4 -:.1',
  'Eb5:.33! D5:.17 C5:.5 A4:.33 C5:.17 Eb5:.5 D5:.33! Bb4:.17 D5:.33 F5:.17 Bb4:.9 -:.1',
];
const BRIDGE = [
  'D6:.5! Bb5:.33 G5:.17 F5:.5 D5:.5 Ab5:.5! F5:.33 D5:.17 Bb4:.9 -:.1',
  'G5:.33! Bb5:.17 C6:.5 Bb5:.33 G5:.17 Eb5:.5 Gb5:.5! Eb5:.33 C5:.17 Bb4:.9 -:.1',
];
const TAG = [
  'C5:.33! Eb5:.17 G5:.5 Bb5:.33 G5:.17 Eb5:.5 F5:.33! A5:.17 C6:.5 A5:.33 F5:.17 D5:.4 -:.1',
  'Eb5:.5! G5:.5 C6:.5 Bb5:.5 A5:.33! G5:.17 Eb5:.33 C5:.17 F5:.9 -:.1',
];
const TUNE = song(8, [...PHRASES, ...CLOSE, ...BRIDGE, ...CLOSE, ...TAG], 0.62, 4);

export const ballroomShoes: Score = {
  title: 'Ballroom Shoes',
  seconds: 42,
  beatsPerMinute: 75,
  play() {
    const mixer = new Mixer(42, 75);
    play(mixer, piano, transposed(song(0, PHRASES, 0.6, 4), -1), { gain: 0.34, pan: 0.1, hall: 0.24 }, { ring: 0.4 });
    playWind(mixer, CLARINET, TUNE, { gain: 0.72, pan: 0.12, hall: 0.3 });
    play(mixer, vibraphone, part(TUNE, 24, 40), { gain: 0.3, pan: 0.4, hall: 0.34 }, { ring: 0.6, loose: 0.012 });
    const comped = CHORDS.flatMap(({ beat, notes }, bar) =>
      (bar % 2 ? [0.33, 1.33] : [0, 0.83]).map((at) => ({ beat: beat + at, beats: 0.3, notes })),
    );
    playChords(mixer, piano, part(comped, 8), 0.5, { gain: 0.42, pan: -0.2, hall: 0.22 }, 0.3);
    const chops = strummed(part(CHORDS, 4), [
      [0, 'down', 0.34],
      [0.5, 'down', 0.5],
      [1, 'down', 0.34],
      [1.5, 'down', 0.5],
    ]);
    play(mixer, plucked({ ...GUITAR, decay: 0.3 }), chops, { gain: 0.26, pan: -0.46, hall: 0.12 }, { ring: -0.7 });
    play(mixer, bass, WALK, { gain: 0.27, hall: 0.06 }, { loose: 0.008 });
    const soft = beatBox(true);
    const ride = 'ride - - ride! - ride. ride - - ride! - ride.';
    playHits(mixer, soft, 0, 'hat. - - hat! - hat. hat. - - hat! - hat.', { step: SWUNG, gain: 0.4, times: 4 });
    playHits(mixer, soft, 8, ride, { step: SWUNG, gain: 0.3, times: 8 });
    playHits(mixer, soft, 24, ride, { step: SWUNG, gain: 0.36, times: 12, seed: 2 });
    playHits(mixer, soft, 8, 'foot. snare. foot. snare.', { gain: 0.44, times: 16 });
    playHits(mixer, soft, 40, 'foot snare foot snare', { gain: 0.44, times: 4, seed: 3 });
    playHits(mixer, soft, 7, 'snare - snare. snare! - snare', { step: SWUNG, gain: 0.4 });
    playHits(mixer, soft, 47, 'snare! - snare snare! - snare!', { step: SWUNG, gain: 0.46, seed: 4 });
    playChords(mixer, strings, part(CHORDS, 24), 0.14, { gain: 0.5, hall: 0.4 });
    playChords(mixer, piano, bars(END, ['Bb2 F3 G3 C4 D4 F4'], 4), 0.6, { gain: 0.5, hall: 0.3 }, 0.4);
    playChords(mixer, strings, bars(END, ['Bb3 D4 G4'], 3.4), 0.14, { gain: 0.5, hall: 0.45 });
    playWind(mixer, CLARINET, tune(END, 'F5:.33! G5:.17 Bb5:3', 0.6), { gain: 0.5, pan: 0.12, hall: 0.4 });
    play(mixer, vibraphone, tune(END, 'D5:.33 F5:.33 G5:.34 C6:1', 0.5), { gain: 0.4, pan: 0.4, hall: 0.4 }, { ring: 2 });
    play(mixer, bass, tune(END, 'Bb2:3', 0.6), { gain: 0.36, hall: 0.06 });
    playHits(mixer, soft, END, 'foot+ride!', { gain: 0.5 });
    return master(mixer.mix(1.6), 1.8);
  },
};
