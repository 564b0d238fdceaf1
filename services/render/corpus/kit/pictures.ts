import { Path2D } from '@napi-rs/canvas';
import { seeded } from './motion.ts';
import { bokeh, develop, disc, glow, shade, twoPeople, wash } from './paint.ts';

export const lakeAtSunset = develop(1600, 1200, (c, w, h) => {
  wash(c, 0, 0, w, h * 0.62, [
    [0, '#3b2a63'],
    [0.45, '#c8506a'],
    [0.8, '#f7a158'],
    [1, '#ffd98c'],
  ]);
  glow(c, w * 0.62, h * 0.52, w * 0.5, '#fff0b8', 0.9);
  disc(c, w * 0.62, h * 0.52, w * 0.05, w * 0.05, '#fff7da');
  const hills = (y: number, tall: number, color: string, seed: number): void => {
    const random = seeded(seed);
    c.fillStyle = color;
    c.beginPath();
    c.moveTo(0, h * 0.64);
    for (let x = 0; x <= w; x += w / 8) c.quadraticCurveTo(x - w / 16, y - random(0.2, 1) * tall, x, y - random(0, 0.5) * tall);
    c.lineTo(w, h * 0.64);
    c.fill();
  };
  hills(h * 0.58, h * 0.14, '#8b4a72', 4);
  hills(h * 0.61, h * 0.08, '#5d3260', 9);
  wash(c, 0, h * 0.62, w, h * 0.38, [
    [0, '#f2a25e'],
    [0.3, '#b3536c'],
    [1, '#2c1f4b'],
  ]);
  const random = seeded(5);
  for (let index = 0; index < 220; index += 1) {
    const part = random() ** 1.6;
    c.globalAlpha = random(0.1, 0.5);
    c.fillStyle = '#ffe6ae';
    c.fillRect(w * 0.62 + random(-1, 1) * w * (0.05 + part * 0.2), h * (0.63 + part * 0.36), random(14, 90), random(1.5, 4));
  }
  c.globalAlpha = 1;
  wash(c, 0, h * 0.9, w, h * 0.1, [
    [0, '#1c1230'],
    [1, '#0d0819'],
  ]);
  twoPeople(c, w * 0.34, h * 0.925, 4.9, '#170e28');
});

export const palaceByNight = develop(1600, 1200, (c, w, h) => {
  wash(c, 0, 0, w, h * 0.7, [
    [0, '#0a1030'],
    [0.7, '#2b2a66'],
    [1, '#6b4a7c'],
  ]);
  const random = seeded(21);
  for (let index = 0; index < 240; index += 1)
    disc(c, random() * w, random() * h * 0.5, random(0.6, 2.2), random(0.6, 2.2), 'rgba(255,255,255,0.8)');
  glow(c, w * 0.2, h * 0.2, w * 0.2, '#fff6d8', 0.6);
  disc(c, w * 0.2, h * 0.2, 54, 54, '#fff8e4');
  const tower = (x: number, width: number, tall: number): void => {
    const top = h * 0.7 - tall;
    const gradient = c.createLinearGradient(0, top, 0, h * 0.7);
    gradient.addColorStop(0, '#8a5a52');
    gradient.addColorStop(1, '#f0b064');
    c.fillStyle = gradient;
    c.fillRect(x - width / 2, top, width, tall);
    disc(c, x, top, width * 0.46, width * 0.52, '#b37a5e');
    c.fillRect(x - 2, top - width * 0.8, 4, width * 0.3);
    for (let y = top + 30; y < h * 0.68; y += 46)
      for (let at = x - width / 2 + 16; at < x + width / 2 - 20; at += 34) disc(c, at + 9, y + 8, 8, 13, '#ffe9a8');
  };
  wash(c, w * 0.1, h * 0.57, w * 0.8, h * 0.13, [
    [0, '#7a4c50'],
    [1, '#d99552'],
  ]);
  for (const [x, width, tall] of [
    [0.16, 0.14, 0.2],
    [0.32, 0.1, 0.3],
    [0.5, 0.24, 0.26],
    [0.68, 0.1, 0.3],
    [0.84, 0.14, 0.2],
    [0.5, 0.1, 0.4],
  ] as const)
    tower(w * x, w * width, h * tall);
  glow(c, w * 0.5, h * 0.68, w * 0.6, '#ffb45c', 0.4);
  wash(c, 0, h * 0.7, w, h * 0.3, [
    [0, '#8f5c58'],
    [0.25, '#3c2b58'],
    [1, '#090d26'],
  ]);
  for (let index = 0; index < 340; index += 1) {
    const y = h * (0.705 + random() ** 1.5 * 0.28);
    c.globalAlpha = random(0.1, 0.55);
    c.fillStyle = index % 3 ? '#ffca74' : '#ffe9b0';
    c.fillRect(w * random(0.06, 0.94), y, random(10, 54), 2.4);
  }
  c.globalAlpha = 1;
});

export const lampsInTheDark = develop(1200, 1600, (c, w, h) => {
  wash(c, 0, 0, w, h, [
    [0, '#1a0a12'],
    [0.6, '#3d1417'],
    [1, '#5c2412'],
  ]);
  bokeh(c, w, h * 0.62, 60, 8, ['#ffb347', '#ff7a3c', '#ffd98a', '#e85a4f']);
  const lamp = (x: number, y: number, size: number): void => {
    glow(c, x, y - size * 0.7, size * 2.6, '#ffb347', 0.75);
    disc(c, x, y + size * 0.5, size * 1.5, size * 0.24, 'rgba(0,0,0,0.45)');
    const clay = c.createLinearGradient(x - size, y, x + size, y + size * 0.4);
    clay.addColorStop(0, '#d9814e');
    clay.addColorStop(0.5, '#a1492a');
    clay.addColorStop(1, '#4f1c10');
    c.fillStyle = clay;
    c.fill(
      new Path2D(`M${x - size},${y} C${x - size * 0.8},${y + size * 0.8} ${x + size * 0.8},${y + size * 0.8} ${x + size},${y} Z`),
    );
    disc(c, x, y, size, size * 0.2, '#e39a5f');
    disc(c, x, y + 3, size * 0.86, size * 0.14, '#5a2410');
    c.fillStyle = '#ffd257';
    c.fill(
      new Path2D(
        `M${x},${y} C${x - size * 0.3},${y - size * 0.2} ${x - size * 0.22},${y - size * 0.7} ${x + 6},${y - size * 1.1} C${x + size * 0.26},${y - size * 0.7} ${x + size * 0.3},${y - size * 0.2} ${x},${y} Z`,
      ),
    );
    disc(c, x, y - size * 0.34, size * 0.1, size * 0.26, '#fffbe0');
  };
  for (const [x, y, size] of [
    [0.24, 0.6, 90],
    [0.76, 0.64, 104],
    [0.5, 0.78, 170],
    [0.16, 0.9, 130],
    [0.86, 0.93, 140],
  ] as const)
    lamp(w * x, h * y, size);
});

export const marigolds = develop(1200, 1600, (c, w, h) => {
  wash(c, 0, 0, w, h, [
    [0, '#5a2608'],
    [1, '#2d1204'],
  ]);
  const random = seeded(31);
  for (let index = 0; index < 190; index += 1) {
    const [x, y] = [random() * w, (index / 190) * h * 1.1 - 40];
    const size = random(70, 120);
    const hue = ['#f7a81b', '#f08a12', '#e8641b', '#ffc53d'][index % 4] ?? '#f7a81b';
    disc(c, x + 10, y + 16, size, size * 0.94, 'rgba(40,12,0,0.35)');
    for (let round = 0; round < 5; round += 1) {
      const radius = size * (1 - round * 0.19);
      c.globalAlpha = 0.9;
      for (let petal = 0; petal < 16; petal += 1) {
        const angle = ((petal + round * 0.5) / 16) * 2 * Math.PI;
        disc(
          c,
          x + Math.cos(angle) * radius * 0.76,
          y + Math.sin(angle) * radius * 0.72,
          radius * 0.24,
          radius * 0.22,
          petal % 2 ? hue : shade(hue, round),
        );
      }
      c.globalAlpha = 1;
    }
    disc(c, x, y, size * 0.16, size * 0.15, '#b4520c');
  }
});

export const gardenSwing = develop(1600, 1200, (c, w, h) => {
  wash(c, 0, 0, w, h * 0.7, [
    [0, '#8cc4e8'],
    [0.7, '#dff0e2'],
    [1, '#fbeec4'],
  ]);
  glow(c, w * 0.8, h * 0.15, w * 0.6, '#fff3c0', 0.9);
  wash(c, 0, h * 0.66, w, h * 0.34, [
    [0, '#9cc26a'],
    [0.4, '#6c9c45'],
    [1, '#335c28'],
  ]);
  const random = seeded(77);
  for (let index = 0; index < 500; index += 1) {
    const y = h * random(0.68, 1);
    c.globalAlpha = random(0.2, 0.7);
    disc(c, random() * w, y, random(2, 7), random(2, 6), ['#f7c7d8', '#ffffff', '#ffd75e', '#3f7030'][index % 4] ?? '#ffffff');
  }
  c.globalAlpha = 1;
  c.fillStyle = '#5f4029';
  c.fill(
    new Path2D(
      `M${w * 0.1},${h * 0.86} C${w * 0.15},${h * 0.6} ${w * 0.12},${h * 0.4} ${w * 0.1},${h * 0.2} L${w * 0.18},${h * 0.2} C${w * 0.17},${h * 0.4} ${w * 0.19},${h * 0.64} ${w * 0.24},${h * 0.86} Z`,
    ),
  );
  for (let index = 0; index < 420; index += 1) {
    const [x, y] = [w * (0.24 + random(-0.32, 0.4)), h * (0.17 + random(-0.22, 0.18))];
    c.globalAlpha = random(0.55, 0.95);
    disc(c, x, y, random(18, 46), random(14, 34), ['#4d7f33', '#6a9d3f', '#8fbc55', '#39662b'][index % 4] ?? '#4d7f33');
  }
  c.globalAlpha = 1;
  c.strokeStyle = '#7a5a35';
  c.lineWidth = 6;
  c.stroke(new Path2D(`M${w * 0.44},${h * 0.3} L${w * 0.42},${h * 0.78} M${w * 0.62},${h * 0.28} L${w * 0.66},${h * 0.78}`));
  c.fillStyle = '#8a5f36';
  c.fillRect(w * 0.4, h * 0.775, w * 0.28, 22);
  twoPeople(c, w * 0.53, h * 0.785, 3.4, '#6b2340');
});

export const rings = develop(1600, 1200, (c, w, h) => {
  wash(c, 0, 0, w, h, [
    [0, '#f4d9d6'],
    [1, '#a8505f'],
  ]);
  bokeh(c, w, h * 0.5, 46, 14, ['#fff4ea', '#ffd6cf', '#ffe9b8']);
  const random = seeded(14);
  for (let index = 0; index < 170; index += 1) {
    c.save();
    c.translate(random() * w, h * random(0.45, 1.05));
    c.rotate(random(0, 6.28));
    const size = random(40, 96);
    const gradient = c.createLinearGradient(-size, 0, size, size);
    gradient.addColorStop(0, '#f5a3a8');
    gradient.addColorStop(0.6, '#c8334e');
    gradient.addColorStop(1, '#7c1230');
    c.fillStyle = gradient;
    c.fill(
      new Path2D(
        `M0,${-size} C${size * 0.9},${-size * 0.7} ${size * 0.7},${size * 0.6} 0,${size * 0.7} C${-size * 0.7},${size * 0.6} ${-size * 0.9},${-size * 0.7} 0,${-size} Z`,
      ),
    );
    c.restore();
  }
  const hoop = (x: number, y: number, radius: number): void => {
    for (const [width, color] of [
      [40, '#7a4a12'],
      [32, '#d9a441'],
      [16, '#ffe6a0'],
      [5, '#fffdf0'],
    ] as const) {
      c.strokeStyle = color;
      c.lineWidth = width;
      c.beginPath();
      c.ellipse(x, y, radius, radius * 0.72, -0.3, 0, 2 * Math.PI);
      c.stroke();
    }
  };
  hoop(w * 0.42, h * 0.56, 210);
  hoop(w * 0.57, h * 0.6, 190);
  glow(c, w * 0.34, h * 0.45, 130, '#ffffff', 0.95);
});

export const teddy = develop(1200, 1200, (c, w, h) => {
  wash(c, 0, 0, w, h, [
    [0, '#ffe3c2'],
    [0.6, '#f9c6b4'],
    [1, '#d98f86'],
  ]);
  bokeh(c, w, h * 0.7, 44, 3, ['#ffffff', '#ffd36e', '#8fd3d6', '#f58b7a']);
  const fur = (x: number, y: number, rx: number, ry: number): void => {
    const gradient = c.createRadialGradient(x - rx * 0.3, y - ry * 0.4, rx * 0.1, x, y, Math.max(rx, ry) * 1.05);
    gradient.addColorStop(0, '#d9a066');
    gradient.addColorStop(0.7, '#a9703d');
    gradient.addColorStop(1, '#7c4c25');
    disc(c, x, y, rx, ry, gradient);
  };
  disc(c, 600, 1120, 420, 60, 'rgba(90,30,20,0.35)');
  for (const side of [-1, 1]) {
    fur(600 + side * 190, 300, 96, 96);
    disc(c, 600 + side * 190, 304, 54, 54, '#e8bd8b');
    fur(600 + side * 270, 760, 90, 170);
    fur(600 + side * 190, 1040, 140, 110);
    disc(c, 600 + side * 200, 1052, 76, 66, '#e8bd8b');
  }
  fur(600, 850, 270, 290);
  disc(c, 600, 880, 170, 190, '#e8bd8b');
  fur(600, 450, 250, 225);
  disc(c, 600, 530, 120, 92, '#f0d0a4');
  disc(c, 600, 490, 40, 28, '#3a2014');
  for (const side of [-1, 1]) {
    disc(c, 600 + side * 96, 420, 26, 30, '#2a170e');
    disc(c, 592 + side * 96, 410, 9, 10, '#ffffff');
    disc(c, 600 + side * 150, 500, 40, 26, 'rgba(240,120,110,0.4)');
    c.fillStyle = '#d8433f';
    c.fill(
      new Path2D(
        `M600,672 C${600 + side * 70},600 ${600 + side * 150},620 ${600 + side * 150},680 C${600 + side * 150},740 ${600 + side * 70},740 600,672 Z`,
      ),
    );
  }
  c.strokeStyle = '#3a2014';
  c.lineWidth = 8;
  c.lineCap = 'round';
  c.stroke(new Path2D('M600,516 L600,545 M600,545 C580,580 545,575 535,556 M600,545 C620,580 655,575 665,556'));
  disc(c, 600, 672, 34, 34, '#b92f2f');
});
