import type { Score } from '../../kit/music/score.ts';
import { SAMPLE_RATE, silence } from '../../kit/music/sound.ts';

export const score: Score = {
  title: 'First Lamp',
  seconds: 16,
  play() {
    const sound = silence(this.seconds);
    for (let i = 0; i < sound.left.length; i += 1) {
      const t = i / SAMPLE_RATE;
      const v = 0.12 * Math.sin(2 * Math.PI * 146.8 * t) * Math.exp(-(t % 0.667) * 3);
      sound.left[i] = v;
      sound.right[i] = v;
    }
    return sound;
  },
};
