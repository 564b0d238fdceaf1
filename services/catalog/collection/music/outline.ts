import { playBass, playPlucked, playStrings, playWind } from '../kit/music/ensemble.ts';
import type { StringKind } from '../kit/music/instruments/plucked.ts';
import type { WindKind } from '../kit/music/instruments/winds.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { harmony, type Note, tune } from '../kit/music/notes.ts';
import type { Score } from '../kit/music/score.ts';

interface Outline {
  title: string;
  beatsPerMinute: number;
  /** The beat of the last chord. */
  end: number;
  plucked: StringKind;
  wind?: WindKind;
  /** One chord a bar, round and round. */
  chords: readonly string[];
  /** Eight beats, from the third bar on. */
  melody: string;
}

/** A piece from its bare outline: broken chords, held strings, a tune. */
export function outline({ title, beatsPerMinute, end, plucked, wind, chords, melody }: Outline): Score {
  return {
    title,
    seconds: 42,
    beatsPerMinute,
    play() {
      const mixer = new Mixer(42, beatsPerMinute);
      const bars = harmony(
        0,
        Array.from({ length: end / 4 + 1 }, (_, bar) => [(bar * 4 === end ? chords[0] : chords[bar % chords.length]) ?? '', 4]),
      );
      const broken = bars.flatMap((chord) =>
        Array.from({ length: chord.beat === end ? chord.notes.length : 8 }, (_, index): Note => {
          const step = chord.beat === end ? 0.1 : 0.5;
          return {
            beat: chord.beat + index * step,
            beats: 0.5,
            pitch: chord.notes[index % chord.notes.length] ?? 'D4',
            force: index ? 0.4 : 0.6,
          };
        }),
      );
      playPlucked(mixer, plucked, broken, { gain: 0.6, pan: 0.2, hall: 0.3 }, 3);
      playStrings(mixer, bars, 0.2, { gain: 0.6, hall: 0.4 });
      playBass(
        mixer,
        bars.map(({ beat, notes }) => ({ beat, beats: 3, pitch: (notes[0] ?? 'D3').replace(/\d/, '2'), force: 0.5 })),
        0.4,
      );
      const lines: Note[] = [];
      for (let beat = 8; beat < end; beat += 8) lines.push(...tune(beat, melody, 0.6).filter((note) => note.beat < end));
      if (wind) playWind(mixer, wind, lines, { gain: 0.3, pan: -0.1, hall: 0.4 });
      else playPlucked(mixer, plucked, lines, { gain: 0.6, pan: -0.2, hall: 0.3 }, 2);
      return master(mixer.mix(2), 2);
    },
  };
}
