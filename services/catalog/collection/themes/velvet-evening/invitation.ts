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
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { curtains, FONT, footlight, METAL, petals, say, spot, stageSet } from './look.ts';

/** The card, the bouquet at its foot, the spotlight, the curtains, the words on the card. */
const WIDE = {
  card: { x: 960, top: 214, w: 1120, h: 716 },
  bouquet: [226, 1016],
  pool: 1300,
  drawn: [28, 25],
  hosts: { at: [960, 348], size: 60, width: 900, height: 150 },
  invitation: { at: [960, 494], size: 52, width: 900, height: 134 },
  divider: [960, 590],
  couple: { at: [960, 700], size: 136, width: 900, height: 160 },
  parents: { at: [960, 836], size: 50, width: 900, height: 66 },
} as const;
const UPRIGHT = {
  card: { x: 540, top: 290, w: 900, h: 1330 },
  bouquet: [170, 1710],
  pool: 900,
  drawn: [12, 10],
  hosts: { at: [540, 464], size: 72, width: 760, height: 250 },
  invitation: { at: [540, 772], size: 66, width: 760, height: 360 },
  divider: [540, 980],
  couple: { at: [540, 1156], size: 164, width: 760, height: 300 },
  parents: { at: [540, 1400], size: 66, width: 740, height: 184 },
} as const;

function bouquet(at: readonly [number, number]): Layer {
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
    at,
    scale: track([8, [60, 60], EASE.spring], [40, [100, 100]]),
  });
}

export function invitationScene({ frames }: Clock, stage: Stage): Layer[] {
  const { card, pool, drawn, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { x, top, w, h } = card;
  const [from, to] = drawn;
  const ink = '#4a1a14';
  const up = track([0, [0, stage.portrait ? 1600 : 900], EASE.out], [32, [0, 0]]);
  return [
    ...stageSet(stage),
    spot(stage, x, pool, 4),
    shapes(
      'card',
      [
        group('shade', [rect(x - w / 2 + 14, top + 26, w, h, 22), fill('#000000', 42)]),
        group('card', [rect(x - w / 2, top, w, h, 22), fill(linear([0, top], [0, top + h], [0, '#fffaf0'], [1, '#f3e2c2']))]),
        group('border', [
          rect(x - w / 2 + 22, top + 22, w - 44, h - 44, 12),
          stroke(metalRamp(METAL, [0, top], [0, top + h]), 6),
        ]),
        group('inner border', [rect(x - w / 2 + 36, top + 36, w - 72, h - 72, 6), stroke(METAL.body, 2)]),
      ],
      { at: up },
    ),
    ...petals(stage, frames, 9, 29),
    say('hosts', at.hosts.at, { ...at.hosts, color: ink, reveal: wordByWord(20, 20) }),
    say('invitation', at.invitation.at, { ...at.invitation, color: '#7a2a24', reveal: wordByWord(28, 24) }),
    shapes('divider', [floralDivider(420, '#a8772a', '#a81c34')], {
      at: at.divider,
      scale: track([34, [0, 100], EASE.weight], [56, [100, 100]]),
    }),
    say('couple', at.couple.at, {
      ...at.couple,
      font: FONT.names,
      color: '#6b1020',
      leading: 1.15,
      reveal: rise(36, 22, 30),
    }),
    say('parents', at.parents.at, { ...at.parents, color: ink, reveal: fadeIn(48, 14) }),
    bouquet(at.bouquet),
    footlight(stage),
    ...curtains(stage, track([0, [from, 100], EASE.breath], [frames, [to, 100]])),
    vignette(stage.width, stage.height, '#0a0205', 0.4),
  ];
}
