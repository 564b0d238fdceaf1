import { couple, field } from '../kit/common.ts';
import { lattice, lotus, mandala, marigold, string, toran, vine } from '../kit/flora.ts';
import { type Layer, matted, photo, shapes, text } from '../kit/layers.ts';
import { EASE, sway, tween } from '../kit/motion.ts';
import { archOutline, diya, flame, frame, GOLD, halo, kalash } from '../kit/objects.ts';
import { lakeAtSunset } from '../kit/pictures.ts';
import { fade, rise, words } from '../kit/reveals.ts';
import { assemble, type ScenePlan } from '../kit/scenes.ts';
import { fill, group, ink, linear, path, stroke } from '../kit/shapes.ts';
import type { CorpusTheme } from '../kit/theme.ts';
import { colors, ground, haldi, LONG, line, mehndi, reception, SCENE, sangeet, wedding } from './minute-days.ts';

const PAIR = { key: 'pair', label: 'The two of you', width: 720, height: 820, required: true, picture: lakeAtSunset };

/** A wedding week in one minute: opening, couple, henna, turmeric, music, the vows, the reception, a farewell. */
export function minute(): CorpusTheme {
  const plans: ScenePlan[] = [
    { name: 'Opening', frames: SCENE, still: 120, enter: 'cut', layers: opening() },
    { name: 'The couple', frames: SCENE, still: 120, enter: 'fade', layers: theCouple() },
    { name: 'Mehndi', frames: SCENE, still: 120, enter: 'slide', layers: mehndi() },
    { name: 'Haldi', frames: SCENE, still: 120, enter: 'iris', layers: haldi() },
    { name: 'Sangeet', frames: SCENE, still: 120, enter: 'wipe', layers: sangeet() },
    { name: 'Wedding', frames: SCENE, still: 120, enter: 'fade', layers: wedding() },
    { name: 'Reception', frames: SCENE, still: 120, enter: 'rise', layers: reception() },
    { name: 'Farewell', frames: SCENE, still: 150, enter: 'fade', layers: farewell() },
  ];
  const event = (key: string, label: string, when: string, where: string) => [
    field(`${key}_when`, `${label}: when`, 'text', when),
    field(`${key}_where`, `${label}: where`, 'place', where),
  ];
  return {
    id: 9007,
    title: 'Saat Din',
    category: 'wedding',
    description: 'The days of a wedding in eight scenes and a minute, each day in its own colours.',
    size: [1920, 1080],
    ...assemble(plans, [1920, 1080]),
    fields: [
      ...couple('Kabir', 'Tanvi'),
      field(
        'invitation',
        'Invitation',
        'long_text',
        'Together with our families we invite you to a week of colour, music and joy',
      ),
      ...event('mehndi', 'Mehndi', '3 December, 4 in the afternoon', 'Courtyard, Samode Haveli'),
      ...event('haldi', 'Haldi', '4 December, 10 in the morning', 'The garden, Samode Haveli'),
      ...event('sangeet', 'Sangeet', '5 December, 7 in the evening', 'Sheesh Mahal'),
      field('date', 'Wedding date', 'date', '2030-12-07'),
      field('time', 'Wedding time', 'time', '18:15'),
      field('venue', 'Wedding venue', 'place', 'City Palace, जयपुर', { max_length: 36 }),
      ...event('reception', 'Reception', '8 December, 8 in the evening', 'Rambagh Palace'),
      field('rsvp', 'Reply to', 'text', 'Anjali & Vikram Mehta · 98290 55512'),
    ],
    texts: {
      names: { text: '{groom} & {bride}', bride_first: '{bride} & {groom}' },
      invite: { text: '{invitation}' },
      mehndi_name: { text: 'मेहंदी' },
      haldi_name: { text: 'हल्दी' },
      sangeet_name: { text: 'संगीत' },
      wedding_name: { text: 'विवाह' },
      wedding_when: { text: '{date|long}, {time|clock}' },
      reception_name: { text: 'Reception' },
      shubh: { text: 'शुभ विवाह' },
      thanks: { text: 'We cannot wait to see you' },
    },
    colors,
    fonts: [
      'GreatVibes-Regular',
      'CormorantGaramond-SemiBold',
      'CormorantGaramond-Italic',
      'Baloo2-Bold',
      'Mukta-SemiBold',
      'Marcellus-Regular',
    ],
    photos: [PAIR],
    tune: {
      seconds: 24,
      beatsPerMinute: 100,
      root: 123.5,
      notes: [
        12,
        14,
        16,
        null,
        19,
        16,
        14,
        12,
        17,
        16,
        14,
        null,
        16,
        14,
        12,
        7,
        12,
        null,
        19,
        21,
        24,
        21,
        19,
        null,
        17,
        16,
        14,
        16,
        12,
        null,
        null,
        null,
      ],
      drum: [0, 2, 3, 4, 6],
    },
  };
}

function opening(): Layer[] {
  return [
    ground(colors.maroon, '#2b0512'),
    shapes('mandala', [mandala(440, colors.metal, 1.8)], {
      at: [960, 520],
      opacity: 24,
      rotate: tween(0, LONG, 0, 8, EASE.linear),
    }),
    shapes('frame', [frame(1780, 940, colors.metal, 3)], { at: [960, 540] }),
    shapes('toran', [toran(1640, 6, 124, colors.haldi)], { at: [960, 62] }),
    shapes('kalash', [kalash(210)], { at: [960, 520], scale: tween(0, 36, 84, 100), opacity: fade(0, undefined, 14) }),
    line('shubh', [960, 690], { font: 'Mukta-SemiBold', size: 104, color: colors.metal, reveals: [rise(14, 30)] }),
    line('invite', [960, 830], {
      font: 'CormorantGaramond-Italic',
      size: 60,
      color: colors.paper,
      lineHeight: 76,
      box: [1180, 190],
      reveals: [words(34, 56)],
    }),
  ];
}

function theCouple(): Layer[] {
  const opening = shapes('opening', [ink(path(archOutline(620, 780, 14)), fill('#ffffff'))], { at: [1370, 960] });
  return [
    ground('#fbe3cf', '#f1b9a8'),
    shapes('lattice', [lattice(1920, 1080, 132, '#ffffff', 2.4)], { at: [960, 540], opacity: 40 }),
    shapes('vine', [vine(900, 8, '#4f7a43', '#d8566b')], { at: [560, 760] }),
    ...matted(photo(PAIR, { at: [1370, 560], scale: tween(0, LONG, 98, 112, EASE.linear) }), opening),
    shapes(
      'arch',
      [
        ink(
          path(archOutline(620, 780)),
          stroke(linear([-310, 0], [310, 0], [0, GOLD.shade], [0.5, GOLD.shine], [1, GOLD.shade]), 18),
        ),
        ink(path(archOutline(664, 824, -6)), stroke(colors.maroon, 4)),
        group([lotus(90, '#e0698c', colors.metal)], { at: [0, -822] }),
      ],
      { at: [1370, 960] },
    ),
    text(
      'names',
      {
        font: 'GreatVibes-Regular',
        size: 150,
        color: colors.maroon,
        box: [900, 460],
        lineHeight: 190,
        reveals: [rise(14, 44, 50)],
      },
      { at: [560, 480] },
    ),
  ];
}

function farewell(): Layer[] {
  const lamps = [360, 660, 960, 1260, 1560].flatMap((x, index) => [
    shapes(`lamp light ${index}`, [halo(120, '#ffb347', 0.45)], { at: [x, 884 - Math.abs(index - 2) * 26] }),
    shapes(`lamp ${index}`, [diya(150)], { at: [x, 904 - Math.abs(index - 2) * 26] }),
    shapes(`lamp flame ${index}`, flame(62, SCENE, 80 + index), { at: [x, 918 - Math.abs(index - 2) * 26] }),
  ]);
  return [
    ground('#3a0a20', '#160309'),
    shapes('mandala', [mandala(400, colors.metal, 1.8)], { at: [960, 440], opacity: 22 }),
    ...[150, 300, 1620, 1770].map((x, index) =>
      shapes(`string ${x}`, [string(index % 3 === 0 ? 11 : 7, 48, colors.haldi)], {
        at: [x, -10],
        rotate: sway(0, SCENE, 120, 0, 1.4, index * 0.2),
      }),
    ),
    shapes('flower', [marigold(90, colors.haldi)], { at: [960, 170], scale: tween(0, 30, 60, 100, EASE.spring) }),
    text(
      'names',
      { font: 'GreatVibes-Regular', size: 170, color: colors.paper, reveals: [rise(12, 40, 50)] },
      { at: [960, 430] },
    ),
    text(
      'thanks',
      { font: 'CormorantGaramond-Italic', size: 72, color: colors.metal, reveals: [words(36, 30)] },
      { at: [960, 566] },
    ),
    text(
      'rsvp',
      { font: 'CormorantGaramond-SemiBold', size: 58, color: colors.paper, reveals: [words(54, 28)] },
      { at: [960, 674] },
    ),
    ...lamps,
  ];
}
