// Scene 3: stars on strings fill the sky; the shower is announced on a large cloud.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { feltStar, fullMoon, hungOn, paperCloud } from '../../kit/motifs/night-nursery.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { BUTTER, clouds, FONT, LAVENDER, night, ROSE, say, X } from './look.ts';

export function showerScene({ frames }: Clock): Layer[] {
  const tones = [BUTTER, LAVENDER, ROSE] as const;
  const strings = [
    [-860, 250, 40],
    [-700, 420, 56],
    [-540, 190, 46],
    [-370, 300, 34],
    [-180, 150, 50],
    [180, 170, 42],
    [360, 310, 54],
    [530, 200, 36],
    [700, 400, 48],
    [860, 240, 56],
  ] as const;
  const hung = strings.map(([x, length, size], index) => ({
    x,
    length,
    thing: feltStar(size, tones[index % 3] ?? BUTTER, { rotate: index * 23 }),
  }));
  return [
    ...night(frames, 20),
    shapes('moon', [fullMoon(120, BUTTER)], {
      at: track([0, [X, 60], EASE.out], [40, [X, 150], EASE.breath], [frames, [X, 160]]),
    }),
    shapes('strings', hungOn(frames, hung, '#fff8e8'), { at: track([0, [X, -330], EASE.out], [36, [X, -30]]) }),
    ...clouds(frames, 1000),
    shapes('cloud', [paperCloud('#f6f0ff', '#ffffff')], {
      at: track([0, [X, 760], EASE.out], [30, [X + 40, 690], EASE.breath], [frames, [X + 40, 680]]),
      scale: track([0, [260, 240], EASE.out], [30, [335, 300]]),
    }),
    say('invite', [X, 540], { size: 54, color: '#5a3f96', width: 980, height: 76, reveal: fadeIn(14, 14) }),
    say('occasion', [X, 676], { font: FONT.name, size: 150, color: '#3a2a7c', width: 1080, height: 190, reveal: rise(18, 24) }),
    say('for_whom', [X, 800], { size: 56, color: '#5a3f96', width: 1140, height: 80, reveal: fadeIn(32, 14) }),
  ];
}
