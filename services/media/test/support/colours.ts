import sharp from 'sharp';

const COLOURS = { red: [208, 32, 32], green: [32, 160, 64], blue: [32, 32, 208], yellow: [224, 192, 32] } as const;
export type Colour = keyof typeof COLOURS;
export const hex = (colour: Colour): string => `#${COLOURS[colour].map((value) => value.toString(16).padStart(2, '0')).join('')}`;

/** Four colours, one in each quarter: red and green above blue and yellow. */
export async function quadrants(width: number, height: number): Promise<Buffer> {
  const [w, h] = [width / 2, height / 2];
  const patch = (colour: Colour) => ({ create: { width: w, height: h, channels: 3 as const, background: hex(colour) } });
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([
      { input: patch('red'), left: 0, top: 0 },
      { input: patch('green'), left: w, top: 0 },
      { input: patch('blue'), left: 0, top: h },
      { input: patch('yellow'), left: w, top: h },
    ])
    .removeAlpha()
    .png()
    .toBuffer();
}

/** The colours in the middle of the four quarters, row by row: the nearest named colour, or the numbers if none is near. */
export async function quartersOf(file: Buffer | string, tolerance = 12): Promise<string> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): string => {
    const start = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels;
    const found = [...data.subarray(start, start + 3)];
    const named = Object.entries(COLOURS).find(([, colour]) =>
      colour.every((value, index) => Math.abs(value - (found[index] ?? -99)) <= tolerance),
    );
    return named?.[0] ?? found.join();
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].join(' ');
}
