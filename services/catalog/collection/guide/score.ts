import type { Score } from '../kit/music/score.ts';
import { SAMPLE_RATE, silence } from '../kit/music/sound.ts';

const SECONDS = 10;
const BEATS_PER_MINUTE = 90;
/** A pentatonic line, one note per beat, in semitones above A3. */
const LINE = [0, 4, 7, 9, 12, 9, 7, 4, 0, 4, 7, 12, 9, 7, 12];

/** Ten seconds of plucked notes: enough to show that a video has its track. */
export const firstCardScore: Score = {
  title: 'First card',
  seconds: SECONDS,
  beatsPerMinute: BEATS_PER_MINUTE,
  play: () => {
    const sound = silence(SECONDS);
    const beat = (60 / BEATS_PER_MINUTE) * SAMPLE_RATE;
    for (const [index, note] of LINE.entries()) pluck(sound, Math.round(index * beat), 220 * 2 ** (note / 12));
    return sound;
  },
};

function pluck({ left, right }: ReturnType<typeof silence>, start: number, hertz: number): void {
  for (let at = 0; at < 2 * SAMPLE_RATE && start + at < left.length; at += 1) {
    const seconds = at / SAMPLE_RATE;
    const attack = Math.min(1, seconds / 0.008);
    const tone = Math.sin(2 * Math.PI * hertz * seconds) + 0.3 * Math.sin(4 * Math.PI * hertz * seconds);
    const level = 0.16 * attack * Math.exp(-2.4 * seconds) * tone;
    left[start + at] = (left[start + at] ?? 0) + level;
    right[start + at] = (right[start + at] ?? 0) + level * 0.9;
  }
}
