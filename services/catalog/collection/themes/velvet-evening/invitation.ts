// Scene 3: a large card on the boards with the families' text; roses at its foot.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect, stroke } from '../../kit/lottie/shapes.ts';
import { rose } from '../../kit/motifs/garden-blooms.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { leaf, sprig } from '../../kit/motifs/sprigs.ts';
import { metalRamp } from '../../kit/palette.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { curtains, FONT, footlight, HEIGHT, METAL, petals, say, spot, stageSet, WIDTH } from './look.ts';

const [X, TOP, W, H] = [WIDTH / 2, 214, 1120, 716];

function bouquet(): Layer {
  const items = [
    ...[-70, -36, -4, 30, 62].map((turn, index) => sprig(240, index % 2 ? '#56704f' : '#6f8a63', 5, false, { rotate: turn })),
    leaf(70, 190, '#4c6648', { rotate: -96 }),
    leaf(70, 190, '#56704f', { rotate: 92 }),
    rose(84, '#a81c34', { at: [-70, -30], rotate: 12 }),
    rose(98, '#c0283f', { at: [50, -44], rotate: 50 }),
    rose(64, '#e0808a', { at: [-10, 44], rotate: 30 }),
    rose(58, '#f0b6b0', { at: [138, 22], rotate: 80 }),
    rose(54, '#d9566a', { at: [-146, 32], rotate: 20 }),
  ];
  return shapes('bouquet', [group('bouquet', items)], {
    at: [X - 580, TOP + H + 6],
    scale: track([8, [60, 60], EASE.spring], [40, [100, 100]]),
  });
}

export function invitationScene({ frames }: Clock): Layer[] {
  const line = { width: 900 } as const;
  const ink = '#4a1a14';
  const up = track([0, [0, 900], EASE.out], [32, [0, 0]]);
  return [
    ...stageSet(X),
    spot(X, 1300, 4),
    shapes(
      'card',
      [
        group('shade', [rect(X - W / 2 + 14, TOP + 26, W, H, 22), fill('#000000', 42)]),
        group('card', [rect(X - W / 2, TOP, W, H, 22), fill(linear([0, TOP], [0, TOP + H], [0, '#fffaf0'], [1, '#f3e2c2']))]),
        group('border', [
          rect(X - W / 2 + 22, TOP + 22, W - 44, H - 44, 12),
          stroke(metalRamp(METAL, [0, TOP], [0, TOP + H]), 6),
        ]),
        group('inner border', [rect(X - W / 2 + 36, TOP + 36, W - 72, H - 72, 6), stroke(METAL.body, 2)]),
      ],
      { at: up },
    ),
    ...petals(frames, 9, 29),
    say('hosts', [X, 348], { ...line, color: ink, height: 150, reveal: wordByWord(20, 20) }),
    say('invitation', [X, 494], { ...line, size: 52, color: '#7a2a24', height: 134, reveal: wordByWord(28, 24) }),
    shapes('divider', [floralDivider(420, '#a8772a', '#a81c34')], {
      at: [X, 590],
      scale: track([34, [0, 100], EASE.weight], [56, [100, 100]]),
    }),
    say('couple', [X, 700], {
      ...line,
      font: FONT.names,
      size: 136,
      color: '#6b1020',
      height: 160,
      leading: 1.15,
      reveal: rise(36, 22, 30),
    }),
    say('parents', [X, 836], { ...line, size: 50, color: ink, height: 66, reveal: fadeIn(48, 14) }),
    bouquet(),
    footlight(),
    ...curtains(track([0, [28, 100], EASE.breath], [frames, [25, 100]])),
    vignette(WIDTH, HEIGHT, '#0a0205', 0.4),
  ];
}
