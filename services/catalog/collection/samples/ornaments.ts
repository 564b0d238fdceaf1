// Wedding ornaments of the sample figures, in the measures of `standing`: the face's middle is at x = 320, the chin at y = 430.
import type { Brush, Paint } from './brush.ts';
import { across, GOLDEN, type Tones } from './figures.ts';

/** What a bride wears at the parting: a drop, the round borla of Rajasthan, or a drop with a fan of pearls on one side. */
export type BrowJewel = 'tikka' | 'borla' | 'jhoomar';

const gold = (brush: Brush, x: number, y: number, reach: number): Paint =>
  across(brush, GOLDEN, x - reach, y - reach, x + reach, y + reach);

export function browJewel(brush: Brush, jewel: BrowJewel, pearl: string): void {
  for (const side of [-1, 1])
    brush.beads(
      9,
      (part) => [320 + side * (8 + 84 * part), 196 + 58 * part * part],
      3.6,
      (index) => (index % 2 ? pearl : GOLDEN[1]),
    );
  brush.line('M320 146 L320 206', gold(brush, 320, 176, 30), 5);
  if (jewel === 'borla') {
    brush.lifted('#2a101077', 8, 3, () => brush.oval(320, 222, 20, 20, gold(brush, 320, 222, 20)));
    brush.hoop(320, 222, 12, 12, GOLDEN[2], 2);
    brush.oval(320, 222, 7, 7, '#c4122e');
    brush.beads(
      5,
      (part) => [306 + 28 * part, 246 - 6 * Math.abs(part * 2 - 1)],
      3.2,
      () => pearl,
    );
    return;
  }
  brush.shape('M320 200 C338 206 342 228 320 244 C298 228 302 206 320 200 Z', gold(brush, 320, 222, 22));
  brush.oval(320, 222, 7, 8, jewel === 'tikka' ? '#c4122e' : '#2f8f6b');
  brush.oval(320, 249, 4, 4, pearl);
  if (jewel === 'tikka') return;
  for (let string = 0; string < 5; string += 1)
    brush.beads(
      6,
      (part) => [262 - (4 + string * 7) * part, 182 + (78 - string * 5) * part],
      3.4,
      (index) => (index === 5 ? '#2f8f6b' : pearl),
    );
  brush.oval(264, 180, 10, 10, gold(brush, 264, 180, 10));
}

/** The strings of pearls that a Maharashtrian couple wears across the forehead, with a string down each cheek. */
export function mundavalya(brush: Brush, pearl: string): void {
  for (const dy of [0, 9])
    brush.beads(
      25,
      (part) => [228 + 184 * part, 236 + dy - 26 * 4 * part * (1 - part)],
      4.4,
      (index) => (index % 4 === 2 ? '#e9b950' : pearl),
    );
  for (const side of [-1, 1]) {
    const x = 320 + side * 96;
    brush.beads(
      22,
      (part) => [x + side * 5 * Math.sin(part * Math.PI), 240 + 228 * part],
      4.6,
      (index) => (index % 5 === 4 ? '#e9b950' : pearl),
    );
    brush.shape(`M${x - 10} 466 L${x + 10} 466 L${x + 13} 496 L${x - 13} 496 Z`, '#c4122e');
    brush.oval(x, 466, 10, 6, '#e9b950');
  }
}

const PITH: Tones = ['#fffdf6', '#f4ead2', '#cdbb94'];

/** The white crown of carved pith that an Odia couple wears: a groom's is tall, a bride's is a crescent. */
export function mukuta(brush: Brush, height: number): void {
  const top = 206 - height;
  const crown = `M208 236 C202 196 214 176 236 168 C244 ${168 - height * 0.3} 282 ${206 - height * 0.66} 320 ${top} C358 ${206 - height * 0.66} 396 ${168 - height * 0.3} 404 168 C426 176 438 196 432 236 C396 196 352 188 320 188 C288 188 244 196 208 236 Z`;
  brush.lifted('#2a141077', 16, 6, () => brush.shape(crown, across(brush, PITH, 220, top, 420, 240)));
  brush.inside(crown, () => {
    for (let row = 0; row < 5; row += 1) {
      const y = 190 - (row * height) / 5.4;
      for (let petal = -6; petal <= 6; petal += 1)
        brush.shape(
          `M${320 + petal * 22 - 10} ${y} Q${320 + petal * 22} ${y - height * 0.16} ${320 + petal * 22 + 10} ${y} Z`,
          row % 2 ? '#ffffff' : '#e6d6b0',
          { paint: '#b79f6c', width: 1.4 },
        );
    }
  });
  brush.line('M208 236 C244 196 288 188 320 188 C352 188 396 196 432 236', '#c4122e', 9);
  brush.beads(
    21,
    (part) => [210 + 220 * part, 226 - 40 * 4 * part * (1 - part)],
    4.4,
    (index) => (index % 2 ? '#fffdf6' : '#e9b950'),
  );
  brush.oval(320, top + 4, 9, 12, '#e9b950');
  for (const side of [-1, 1])
    for (const [dx, length] of [
      [104, 120],
      [118, 96],
    ] as const)
      brush.beads(
        9,
        (part) => [320 + side * (dx + 4 * part), 236 + length * part],
        5,
        (index) => (index === 8 ? '#c4122e' : '#fffdf6'),
      );
}

/** A hand at the edge of the dupatta, its wrist in red and ivory bangles (chooda) with gilt kalire. */
export function handInChooda(brush: Brush, x: number, y: number, skin: Tones, sleeve: Tones): void {
  brush.turned(x, y, -26, () => {
    const paint = across(brush, skin, x - 40, y - 60, x + 40, y + 60);
    brush.lifted('#2a101066', 14, 5, () => {
      brush.shape(
        `M${x - 24} ${y} L${x + 24} ${y} C${x + 30} ${y + 80} ${x + 36} ${y + 150} ${x + 42} ${y + 260} L${x - 40} ${y + 260} C${x - 36} ${y + 150} ${x - 30} ${y + 80} ${x - 24} ${y} Z`,
        paint,
      );
      brush.shape(
        `M${x - 24} ${y + 6} C${x - 38} ${y - 20} ${x - 36} ${y - 56} ${x - 14} ${y - 66} C${x + 14} ${y - 74} ${x + 36} ${y - 48} ${x + 30} ${y - 14} L${x + 24} ${y + 6} Z`,
        paint,
      );
      for (let finger = 0; finger < 4; finger += 1)
        brush.line(`M${x - 24 + finger * 15} ${y - 54 - (finger % 3) * 5} q-8 -22 -26 -18`, skin[finger % 2 ? 1 : 0], 14);
    });
    brush.line(`M${x + 22} ${y - 30} q-4 -30 -26 -34`, skin[2], 3);
    for (let bangle = 0; bangle < 10; bangle += 1) {
      const half = 29 + bangle * 0.9;
      brush.line(
        `M${x - half} ${y + 14 + bangle * 12} Q${x} ${y + 24 + bangle * 12} ${x + half} ${y + 14 + bangle * 12}`,
        bangle % 5 === 4 ? GOLDEN[1] : bangle % 2 ? '#fff3dc' : '#c4122e',
        11,
      );
    }
    brush.shape(
      `M${x - 46} ${y + 138} L${x + 46} ${y + 138} L${x + 54} ${y + 260} L${x - 54} ${y + 260} Z`,
      across(brush, sleeve, x - 50, y, x + 50, y),
    );
    brush.line(`M${x - 46} ${y + 140} Q${x} ${y + 152} ${x + 46} ${y + 140}`, GOLDEN[1], 9);
  });
  for (const [dx, dy] of [
    [26, 34],
    [4, 58],
    [46, 66],
  ] as const) {
    brush.line(`M${x + dx * 0.5} ${y + 22} L${x + dx} ${y + dy}`, GOLDEN[2], 2.4);
    brush.shape(
      `M${x + dx - 17} ${y + dy + 20} C${x + dx - 17} ${y + dy - 8} ${x + dx + 17} ${y + dy - 8} ${x + dx + 17} ${y + dy + 20} Z`,
      gold(brush, x + dx, y + dy + 8, 17),
    );
    brush.beads(
      4,
      (part) => [x + dx - 15 + 30 * part, y + dy + 26],
      3.6,
      () => GOLDEN[1],
    );
  }
}
