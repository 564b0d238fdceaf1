// Scene 2: lamps on a table laid with cream silk under a string of marigolds; the welcome and the invitation.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { hanging, lamp } from '../../kit/matter.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { evening, FONT, gild, METAL, say, table } from './look.ts';

/** The lamps (x, y, width), the table, the strings above, and the words. */
const WIDE = {
  slide: [-120, 0],
  lamps: [
    [330, 905, 300],
    [1000, 880, 250],
    [1660, 915, 320],
  ],
  laid: { back: 838, front: 988, border: 140 },
  strings: [
    [430, -24, 1000],
    [1450, -30, 1080],
  ],
  blurred: { at: [1760, 1090], size: 760 },
  first: { at: [470, 330], size: 190, width: 620, height: 260 },
  second: { at: [470, 556], size: 150, width: 620, height: 220 },
  invitation: { at: [1310, 362], size: 78, width: 880, height: 380, align: 'left' },
  hosts: { at: [1310, 656], size: 84, width: 880, height: 190, align: 'left' },
} as const;
const UPRIGHT = {
  slide: [-90, 0],
  lamps: [
    [250, 1490, 330],
    [800, 1450, 290],
    [560, 1610, 350],
  ],
  laid: { back: 1400, front: 1716, border: 210 },
  strings: [
    [180, -20, 900],
    [920, -26, 900],
  ],
  blurred: { at: [120, 1900], size: 760 },
  first: { at: [540, 390], size: 200, width: 880, height: 270 },
  second: { at: [540, 616], size: 160, width: 880, height: 230 },
  invitation: { at: [540, 906], size: 80, width: 890, height: 370, align: 'center' },
  hosts: { at: [540, 1190], size: 84, width: 890, height: 190, align: 'center' },
} as const;

export function lampsScene({ frames }: Clock, stage: Stage): Layer[] {
  const { slide, lamps, laid, strings, blurred, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [100, 107] });
  return [
    far,
    ...evening(stage, frames, far),
    middle,
    near,
    close,
    ...strings.map(([x, y, width], index) => hanging('marigold-string', [x, y], width, frames, 1.2, index * 0.4, near)),
    ...standOn(middle, [
      table(stage, laid, 'cream'),
      ...lamps.flatMap(([x, y, width], index) => [
        sprite('shadow', { width: width * 1.3, at: [x - width * 0.04, y + width * 0.26] }),
        ...lamp('diya', width * 0.55, { at: [x, y], width, frames, seed: index * 17 + 2, mirrored: index === 0 }),
      ]),
    ]),
    ...standOn(close, [
      sprite('marigold-2-soft', { width: blurred.size, at: blurred.at, rotate: track([0, 6, EASE.linear], [frames, -14]) }),
    ]),
    gild('welcome_first', at.first.at, METAL, [18, 80], { ...at.first, font: FONT.names, leading: 1.2, reveal: fadeIn(6, 16) }),
    gild('welcome_second', at.second.at, METAL, [26, 88], {
      ...at.second,
      font: FONT.names,
      leading: 1.2,
      reveal: fadeIn(16, 16),
    }),
    say('invitation', at.invitation.at, { ...at.invitation, leading: 1.45, reveal: wordByWord(18, 34) }),
    say('hosts', at.hosts.at, { ...at.hosts, font: FONT.names, color: '#ffe0a0', leading: 1.3, reveal: fadeIn(46, 16) }),
  ];
}
