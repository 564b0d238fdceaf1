import { createCanvas, loadImage } from '@napi-rs/canvas';

export interface SheetCell {
  path: string;
  /** Written below it. */
  name?: string;
}

const GAP = 16;
const NAME_HEIGHT = 30;

/** Rows of pictures on one sheet as PNG. A cell is a square of `size` pixels for upright pictures, `size` wide for others. */
export async function sheetOf(rows: readonly (readonly SheetCell[])[], size: number): Promise<Buffer> {
  const loaded = await Promise.all(
    rows.map((row) => Promise.all(row.map(async ({ path, name }) => ({ image: await loadImage(path), name })))),
  );
  const placed = loaded.map((row) =>
    row.map(({ image, name }) => {
      const scale = image.height > image.width ? (size * 0.95) / image.height : size / image.width;
      return { image, name, width: image.width * scale, height: image.height * scale };
    }),
  );
  const heights = placed.map((row) =>
    Math.max(...row.map(({ height, name }) => height + (name === undefined ? 0 : NAME_HEIGHT))),
  );
  const width = Math.max(...placed.map((row) => row.reduce((sum, cell) => sum + cell.width + GAP, GAP)));
  const canvas = createCanvas(Math.ceil(width), Math.ceil(heights.reduce((sum, height) => sum + height + GAP, GAP)));
  const context = canvas.getContext('2d');
  context.fillStyle = '#fbf7f0';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.font = '20px sans-serif';
  let y = GAP;
  for (const [index, row] of placed.entries()) {
    let x = GAP;
    for (const cell of row) {
      context.drawImage(cell.image, x, y, cell.width, cell.height);
      context.fillStyle = '#241a1e';
      if (cell.name !== undefined) context.fillText(cell.name, x, y + cell.height + 22, Math.max(cell.width, 150));
      x += cell.width + GAP;
    }
    y += (heights[index] ?? 0) + GAP;
  }
  return canvas.encode('png');
}
