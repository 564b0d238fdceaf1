// Out-of-focus backgrounds of the sample pictures.
import type { Brush } from './brush.ts';

export type Backdrop = keyof typeof BACKDROPS;
type Draw = (brush: Brush, width: number, height: number) => void;

const flood = (brush: Brush, width: number, height: number, ...stops: [number, string][]): void => {
  brush.context.fillStyle = brush.linear(0, 0, 0, height, ...stops);
  brush.context.fillRect(0, 0, width, height);
};

const ridge = (brush: Brush, width: number, height: number, y: number, lift: number, color: string): void => {
  const w = width;
  brush.shape(
    `M0 ${y} C${w * 0.12} ${y - lift} ${w * 0.22} ${y - lift * 1.2} ${w * 0.34} ${y - lift * 0.3} C${w * 0.46} ${y - lift * 1.5} ${w * 0.6} ${y - lift * 1.6} ${w * 0.72} ${y - lift * 0.4} C${w * 0.82} ${y - lift} ${w * 0.92} ${y - lift} ${w} ${y - lift * 0.6} L${w} ${height} L0 ${height} Z`,
    color,
  );
};

const studio: Draw = (brush, width, height) => {
  flood(brush, width, height, [0, '#b9b0a4'], [0.7, '#8d8378'], [1, '#5c5248']);
  brush.oval(
    width / 2,
    height * 0.4,
    width * 0.55,
    width * 0.5,
    brush.radial(width / 2, height * 0.4, width * 0.55, [0, '#fff8e8cc'], [1, '#fff8e800']),
  );
  for (const side of [0, 1]) {
    const x = side * width;
    const way = side === 0 ? 1 : -1;
    brush.shape(
      `M${x} 0 L${x + way * width * 0.2} 0 C${x + way * width * 0.2} ${height * 0.4} ${x + way * width * 0.08} ${height * 0.6} ${x} ${height * 0.7} Z`,
      '#4a3f38aa',
    );
    for (let fold = 1; fold < 4; fold += 1)
      brush.line(
        `M${x + way * width * 0.05 * fold} 0 C${x + way * width * 0.05 * fold} ${height * 0.3} ${x + way * width * 0.02 * fold} ${height * 0.5} ${x} ${height * 0.6}`,
        '#2a221e66',
        6,
      );
  }
};

const hills: Draw = (brush, width, height) => {
  flood(brush, width, height, [0, '#8fc4d8'], [0.45, '#fbe3bd'], [1, '#f3c48a']);
  brush.oval(
    width * 0.78,
    height * 0.24,
    130,
    130,
    brush.radial(width * 0.78, height * 0.24, 130, [0, '#fffbe6'], [0.3, '#fff3c4cc'], [1, '#fff3c400']),
  );
  ridge(brush, width, height, height * 0.56, 120, '#9db9b4');
  ridge(brush, width, height, height * 0.68, 90, '#6f9a86');
  ridge(brush, width, height, height * 0.82, 60, '#47785c');
};

const sea: Draw = (brush, width, height) => {
  flood(brush, width, height, [0, '#f58f6c'], [0.4, '#ffd08a'], [0.52, '#fff0c4'], [0.53, '#3f98a0'], [1, '#1d6672']);
  brush.oval(
    width * 0.24,
    height * 0.5,
    96,
    96,
    brush.radial(width * 0.24, height * 0.5, 96, [0, '#fffdf0'], [0.6, '#fff0b8'], [1, '#ffdf9a00']),
  );
  for (let row = 0; row < 9; row += 1)
    brush.line(`M${30 + row * 12} ${height * 0.56 + row * 26} h${240 - row * 8}`, '#fff0c477', 5);
  for (let row = 0; row < 9; row += 1)
    brush.line(`M${width - 250 + row * 9} ${height * 0.58 + row * 28} h${190}`, '#fff0c433', 4);
};

const lamplight: Draw = (brush, width, height) => {
  flood(brush, width, height, [0, '#5a2b2a'], [0.6, '#a85a34'], [1, '#4a1f22']);
  brush.oval(
    width / 2,
    height * 0.36,
    width * 0.6,
    width * 0.6,
    brush.radial(width / 2, height * 0.36, width * 0.6, [0, '#ffd98acc'], [0.5, '#ffb45c55'], [1, '#ffb45c00']),
  );
  brush.bokeh(width, height, 34, 7, ['#ffdf9a', '#ffb45c', '#fff4d6']);
};

const night: Draw = (brush, width, height) => {
  flood(brush, width, height, [0, '#0f1838'], [0.6, '#28356a'], [1, '#0c1228']);
  brush.oval(
    width / 2,
    height * 0.4,
    width * 0.7,
    width * 0.7,
    brush.radial(width / 2, height * 0.4, width * 0.7, [0, '#f3d489aa'], [0.5, '#b98a4a44'], [1, '#b98a4a00']),
  );
  brush.bokeh(width, height, 30, 17, ['#ffe9b3', '#e2b765', '#9fb4ff']);
};

const leaves: Draw = (brush, width, height) => {
  flood(brush, width, height, [0, '#123f30'], [0.6, '#2f6a4a'], [1, '#0c2a20']);
  brush.oval(
    width / 2,
    height * 0.4,
    width * 0.7,
    width * 0.7,
    brush.radial(width / 2, height * 0.4, width * 0.7, [0, '#ffe9b0bb'], [0.5, '#c9b86a44'], [1, '#c9b86a00']),
  );
  brush.bokeh(width, height, 34, 23, ['#ffe9b3', '#9fd8a8', '#e2c765']);
};

export const BACKDROPS = { leaves, studio, hills, sea, lamplight, night } as const satisfies Record<string, Draw>;
