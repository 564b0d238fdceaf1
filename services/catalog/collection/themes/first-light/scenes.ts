// Scenes 1 to 3, each an hour brighter: the boy before the sun; the thread around it; his first offering of water.
import { twinkles } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes } from '../../kit/camera.ts';
import { empty, type Layer } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { offeringBoy, seatedBoy } from './boy.ts';
import {
  beforeLens,
  FONT,
  HOURS,
  hungThread,
  INK,
  type Lit,
  lampsAt,
  landing,
  morning,
  RED,
  type River,
  say,
  steps,
} from './look.ts';

const BEFORE = {
  wide: {
    slide: [-60, 24],
    river: {
      horizon: 690,
      sun: [1400, 520],
      rises: 190,
      radius: 240,
      boat: [820, 900],
      birds: [
        [980, 330],
        [1180, 290],
      ],
    } satisfies River,
    step: 860,
    boy: { at: [1400, 962], size: 470 },
    lamps: [
      [1010, 960, 170],
      [1780, 966, 180],
    ] satisfies Lit[],
    close: [90, 1050, 460],
    title: { at: [570, 190], align: 'left' },
    name: { at: [570, 366], size: 210, width: 820, height: 280, align: 'left' },
    date: { at: [570, 540], size: 66, align: 'left' },
  },
  upright: {
    slide: [20, 70],
    river: {
      horizon: 1240,
      sun: [540, 1070],
      rises: 200,
      radius: 296,
      boat: [60, 150],
      birds: [
        [300, 860],
        [560, 820],
      ],
    } satisfies River,
    step: 1480,
    boy: { at: [540, 1680], size: 640 },
    lamps: [
      [140, 1730, 230],
      [940, 1740, 240],
    ] satisfies Lit[],
    close: [70, 1890, 500],
    title: { at: [540, 270], align: 'center' },
    name: { at: [540, 470], size: 220, width: 890, height: 320, align: 'center' },
    date: { at: [540, 670], size: 76, align: 'center' },
  },
} as const;

export function beforeScene({ frames }: Clock, stage: Stage): Layer[] {
  const {
    slide,
    river,
    step,
    boy,
    lamps,
    close: foremost,
    title,
    name,
    date,
  } = placesIn(stage.portrait, BEFORE.wide, BEFORE.upright);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [99, 110] });
  return [
    ...morning(stage, HOURS.before, river, frames, far),
    twinkles(26, 8, stage.width, stage.height * 0.3, frames, '#fff4d6', [1, 2.4]),
    middle,
    near,
    close,
    steps(stage, HOURS.before, step, middle),
    seatedBoy({ ...boy, frames, parent: middle }),
    ...lampsAt(lamps, frames, near),
    beforeLens('marigold-1-soft', foremost, frames, close),
    say('title', title.at, { ...title, size: 80, color: '#ffdf9c', reveal: fadeIn(-16, 14) }),
    say('boy_name', name.at, { ...name, font: FONT.names, leading: 1.3, reveal: wordByWord(-22, 24) }),
    say('date_line', date.at, { ...date, reveal: fadeIn(22, 16) }),
  ];
}

const RISING = {
  wide: {
    slide: [50, 0],
    river: {
      horizon: 790,
      sun: [450, 470],
      rises: 150,
      radius: 200,
      boat: [1240, 1320],
      birds: [
        [1420, 700],
        [1660, 660],
      ],
    } satisfies River,
    thread: [450, -40, 800],
    sprays: [
      [-60, -70, 560, 6, 0],
      [930, -110, 480, -4, 1],
    ],
    step: 940,
    lamps: [
      [700, 1010, 210],
      [1130, 1000, 180],
    ] satisfies Lit[],
    close: [1830, 1060, 520],
    invitation: { at: [1330, 316], width: 850, height: 440, align: 'left' },
    hosts: { at: [1330, 592], width: 850, align: 'left' },
  },
  upright: {
    slide: [20, 40],
    river: {
      horizon: 1480,
      sun: [540, 1276],
      rises: 130,
      radius: 170,
      boat: [700, 780],
      birds: [
        [200, 960],
        [420, 920],
      ],
    } satisfies River,
    thread: [540, 1106, 386],
    sprays: [
      [-70, 920, 830, -15, 0],
      [1150, 920, 830, 15, 1],
    ],
    step: 1650,
    lamps: [
      [230, 1740, 290],
      [850, 1720, 270],
    ] satisfies Lit[],
    close: [1010, 1890, 480],
    invitation: { at: [540, 420], width: 890, height: 530, align: 'center' },
    hosts: { at: [540, 766], width: 890, height: 210, align: 'center' },
  },
} as const;

export function risingScene({ frames }: Clock, stage: Stage): Layer[] {
  const {
    slide,
    river,
    thread,
    sprays,
    step,
    lamps,
    close: foremost,
    invitation,
    hosts,
  } = placesIn(stage.portrait, RISING.wide, RISING.upright);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [99, 108] });
  // The camera goes through the loop towards the sun as the scene ends.
  const through = empty('through', {
    anchor: river.sun,
    at: river.sun,
    scale: track([0, [98, 98], EASE.linear], [frames - 34, [108, 108], EASE.in], [frames, [300, 300]]),
  });
  return [
    ...morning(stage, HOURS.rising, river, frames, far),
    middle,
    near,
    close,
    through,
    steps(stage, HOURS.rising, step, middle),
    ...lampsAt(lamps, frames, near),
    hungThread([thread[0], thread[1]], thread[2], frames, through),
    ...sprays.map(([x, y, width, turn, mirrored]) =>
      sprite('leaf-spray', {
        width,
        hold: [0.04, 0.12],
        at: [x, y],
        mirrored: mirrored === 1,
        rotate: sway(frames, 84, turn, 3, width / 900),
        parent: middle,
      }),
    ),
    beforeLens('marigold-3-soft', foremost, frames, close),
    say('invitation', invitation.at, { ...invitation, font: FONT.names, size: 80, leading: 1.45, reveal: wordByWord(4, 36) }),
    say('hosts', hosts.at, { ...hosts, size: 72, color: '#fff0cc', leading: 1.2, reveal: fadeIn(36, 16) }),
  ];
}

const GOLDEN = {
  wide: {
    slide: [-70, 10],
    river: {
      horizon: 740,
      sun: [1480, 400],
      rises: 110,
      radius: 250,
      boat: [1700, 1610],
      birds: [
        [1000, 190],
        [1260, 150],
      ],
    } satisfies River,
    landing: [1290, 880],
    boy: { at: [1196, 884], size: 640 },
    lamps: [
      [760, 870, 150],
      [960, 880, 130],
    ] satisfies Lit[],
    close: [70, 1040, 520],
    name: { at: [600, 320], size: 160, width: 820, height: 240, align: 'left' },
    parents: { at: [600, 560], width: 820, height: 270, align: 'left' },
  },
  upright: {
    slide: [-30, 60],
    river: {
      horizon: 1330,
      sun: [700, 1110],
      rises: 110,
      radius: 270,
      boat: [920, 850],
      birds: [
        [300, 900],
        [520, 860],
      ],
    } satisfies River,
    landing: [500, 1560],
    boy: { at: [396, 1564], size: 700 },
    lamps: [
      [120, 1548, 150],
      [246, 1660, 210],
    ] satisfies Lit[],
    close: [1000, 1880, 500],
    name: { at: [540, 380], size: 180, width: 890, height: 270, align: 'center' },
    parents: { at: [540, 660], width: 880, height: 280, align: 'center' },
  },
} as const;

export function goldenScene({ frames }: Clock, stage: Stage): Layer[] {
  const {
    slide,
    river,
    landing: edge,
    boy,
    lamps,
    close: foremost,
    name,
    parents,
  } = placesIn(stage.portrait, GOLDEN.wide, GOLDEN.upright);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [99, 109] });
  return [
    ...morning(stage, HOURS.golden, river, frames, far),
    middle,
    near,
    close,
    landing(stage, HOURS.golden, edge[0], edge[1], middle),
    ...lampsAt(lamps, frames, middle),
    offeringBoy({ ...boy, frames, parent: middle }),
    beforeLens('marigold-2-soft', foremost, frames, close),
    say('boy_name', name.at, { ...name, font: FONT.names, color: RED, leading: 1.3, reveal: wordByWord(4, 22) }),
    say('parents_line', parents.at, { ...parents, size: 74, color: INK, leading: 1.45, reveal: wordByWord(16, 28) }),
  ];
}
