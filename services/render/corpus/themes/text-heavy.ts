import { couple, field } from '../kit/common.ts';
import { lotus, mandala, paisley, vine } from '../kit/flora.ts';
import { shapes, type TextStyle, text } from '../kit/layers.ts';
import { EASE, tween } from '../kit/motion.ts';
import { frame, kalash } from '../kit/objects.ts';
import { fade, lines, pop, rise, words } from '../kit/reveals.ts';
import { box, fill, group, ink, radial } from '../kit/shapes.ts';
import { type CorpusTheme, palette } from '../kit/theme.ts';

const SCENE = 120;
const FRAMES = 3 * SCENE;
const colors = palette({ paper: '#fbf1dc', ink: '#6d1023', metal: '#b07a26', leaf: '#4f7a43', deep: '#3f2018' });

export function textHeavy(): CorpusTheme {
  const line = (page: number, key: string, y: number, style: Partial<TextStyle> & { size: number }, x = 960) => {
    const first = page * SCENE;
    const opacity = page === 2 ? 100 : fade(first, first + SCENE, 8);
    const full: TextStyle = { font: 'CormorantGaramond-SemiBold', color: colors.deep, ...style };
    return text(key, full, { at: [x, y], from: first, until: first + SCENE, opacity });
  };
  const rows = ['ganesh', 'haldi', 'sangeet', 'phere', 'dinner'].flatMap((key, index) => {
    const y = 372 + index * 104;
    const at = 2 * SCENE + 8 + index * 7;
    return [
      line(2, `${key}_name`, y, { size: 62, align: 'right', color: colors.ink, reveals: [words(at, 22)] }, 790),
      line(2, key, y, { size: 54, align: 'left', reveals: [rise(at + 4, 26, 30)] }, 910),
      shapes(`dot ${key}`, [ink(box(0, 0, 12, 12, 6), fill(colors.metal))], {
        at: [850, y - 18],
        from: 2 * SCENE,
        scale: tween(at, at + 14, 0, 100, EASE.spring),
      }),
    ];
  });
  return {
    id: 9001,
    title: 'Patrika',
    category: 'wedding',
    description: 'A long invitation in eight scripts on an ivory sheet: blessings, the families, greetings, the programme.',
    size: [1920, 1080],
    frames: FRAMES,
    fields: [
      ...couple('Aarav', 'Kavya'),
      field('blessing', 'Blessing', 'text', '॥ श्री गणेशाय नमः ॥'),
      field('elders', 'Elders', 'text', 'Late Smt. Kamala Devi & Shri Raghunath Sharma', { max_length: 80 }),
      field('parents', 'Parents', 'text', 'Smt. Sunita & Shri Mahesh Sharma', { max_length: 80 }),
      field('request', 'Request', 'text', 'request the pleasure of your company with family at the wedding of', {
        max_length: 72,
      }),
      field('hindi', 'Hindi', 'text', 'आप सपरिवार सादर आमंत्रित हैं', { max_length: 70 }),
      field('gujarati', 'Gujarati', 'text', 'આપ સહકુટુંબ પધારવા હાર્દિક નિમંત્રણ', { max_length: 70 }),
      field('tamil', 'Tamil', 'text', 'தங்கள் வருகையை அன்புடன் எதிர்பார்க்கிறோம்', { max_length: 70 }),
      field('telugu', 'Telugu', 'text', 'మీ రాక కోసం ఎదురుచూస్తున్నాము', { max_length: 70 }),
      field('bengali', 'Bengali', 'text', 'আপনাদের সাদর আমন্ত্রণ জানাই', { max_length: 70 }),
      field('punjabi', 'Punjabi', 'text', 'ਜੀ ਆਇਆਂ ਨੂੰ, ਪਰਿਵਾਰ ਸਮੇਤ ਪਧਾਰੋ', { max_length: 70 }),
      field('urdu', 'Urdu', 'text', 'آپ کی تشریف آوری ہمارے لیے باعثِ مسرت ہوگی', { max_length: 70 }),
      field('date', 'Date', 'date', '2030-12-07'),
      field('venue', 'Venue', 'place', 'Rambagh Lawns, Jaipur · रामबाग़ लॉन'),
      field('ganesh', 'Ganesh Puja', 'text', '5 December, 10 in the morning', { max_length: 42 }),
      field('haldi', 'Haldi', 'text', '6 December, 11 in the morning', { max_length: 42 }),
      field('sangeet', 'Sangeet', 'text', '6 December, 7 in the evening', { max_length: 42 }),
      field('phere', 'Phere', 'text', '7 December, 8:15 in the evening', { max_length: 42 }),
      field('dinner', 'Dinner', 'text', '7 December, from 9 onwards', { max_length: 42 }),
    ],
    texts: {
      names: { text: '{groom} & {bride}', bride_first: '{bride} & {groom}' },
      when: { text: '{date|long}' },
      programme: { text: 'मांगलिक कार्यक्रम' },
      ganesh_name: { text: 'गणेश पूजन' },
      haldi_name: { text: 'हल्दी' },
      sangeet_name: { text: 'संगीत' },
      phere_name: { text: 'फेरे' },
      dinner_name: { text: 'प्रीतिभोज' },
    },
    scenes: ['Invitation', 'Greetings', 'Programme'].map((name, index) => ({
      name,
      first_frame: index * SCENE,
      last_frame: (index + 1) * SCENE - 1,
      still_frame: index * SCENE + 80,
    })),
    colors,
    fonts: ['CormorantGaramond-SemiBold', 'CormorantGaramond-Italic', 'GreatVibes-Regular', 'Mukta-SemiBold'],
    layers: [
      shapes('paper', [ink(box(960, 540, 1920, 1080), fill(radial([960, 520], 1150, [0, '#fffaf0'], [1, '#f1dfbb'])))]),
      shapes('mandalas', [
        group([mandala(300, colors.metal, 1.8)], { at: [0, 0], opacity: 30 }),
        group([mandala(300, colors.metal, 1.8)], { at: [1920, 1080], opacity: 30 }),
      ]),
      shapes('frame', [frame(1790, 950, colors.ink, 3)], { at: [960, 540] }),
      shapes('paisleys', [
        group([paisley(150, colors.ink, '#f3d9a6')], { at: [1740, 176], rotate: 18 }),
        group([paisley(150, colors.ink, '#f3d9a6')], { at: [180, 904], rotate: 198 }),
      ]),
      shapes('foot', [vine(1100, 10, colors.leaf, '#d8566b')], { at: [960, 958] }),
      shapes('lotus', [lotus(74, '#e88aa6', colors.metal)], { at: [960, 178] }),

      line(0, 'blessing', 250, { font: 'Mukta-SemiBold', size: 48, color: colors.ink, reveals: [words(2, 20)] }),
      line(0, 'elders', 330, { size: 50, reveals: [words(6, 24)] }),
      line(0, 'parents', 396, { size: 54, color: colors.ink, reveals: [words(12, 24)] }),
      line(0, 'request', 482, { font: 'CormorantGaramond-Italic', size: 50, box: [1300, 76], reveals: [words(18, 30)] }),
      line(0, 'names', 660, { font: 'GreatVibes-Regular', size: 158, color: colors.ink, reveals: [rise(24, 36, 60)] }),
      line(0, 'when', 774, { size: 62, color: colors.metal, tracking: 20, reveals: [rise(34, 30, 26)] }),
      line(0, 'venue', 852, { size: 54, reveals: [words(42, 22)] }),

      line(1, 'hindi', 302, { font: 'Mukta-SemiBold', size: 66, color: colors.ink, reveals: [rise(SCENE + 4, 30, 30)] }),
      line(1, 'gujarati', 394, { font: 'Mukta-SemiBold', size: 56, reveals: [pop(SCENE + 10, 30)] }),
      line(1, 'tamil', 486, { font: 'Mukta-SemiBold', size: 54, color: colors.ink, reveals: [words(SCENE + 16, 26)] }),
      line(1, 'telugu', 578, { font: 'Mukta-SemiBold', size: 56, reveals: [rise(SCENE + 22, 30, 30)] }),
      line(1, 'bengali', 670, { font: 'Mukta-SemiBold', size: 56, color: colors.ink, reveals: [pop(SCENE + 28, 30)] }),
      line(1, 'punjabi', 762, { font: 'Mukta-SemiBold', size: 56, reveals: [lines(SCENE + 34, 24)] }),
      line(1, 'urdu', 862, { font: 'Mukta-SemiBold', size: 56, color: colors.ink, reveals: [words(SCENE + 38, 28)] }),

      line(2, 'programme', 276, { font: 'Mukta-SemiBold', size: 68, color: colors.ink, reveals: [pop(2 * SCENE + 2, 24)] }),
      ...rows,
      ...[460, 1460].map((x, index) =>
        shapes(`kalash ${index}`, [kalash(120)], { at: [x, 262], from: 2 * SCENE, opacity: fade(2 * SCENE, undefined, 10) }),
      ),
    ],
    tune: {
      seconds: 12,
      beatsPerMinute: 76,
      root: 98,
      notes: [7, null, 12, null, 16, 14, 12, null, 11, null, 12, 14, 7, null, 4, null],
      drum: [0, 3, 4, 6],
    },
  };
}
