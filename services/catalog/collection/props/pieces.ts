import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** What a piece costs besides its pixels, as so many pixels more: islands are joined where that is cheaper. */
const PIECE_PIXELS = 12_000;
/** The least part of a picture that cutting must save; otherwise the picture stays whole. */
const WORTH_CUTTING = 0.1;
/** Empty pixels around a piece, which keep its edge soft when it is scaled. */
const MARGIN = 2;
/** Islands nearer than this are one. */
const CELL = 4;

interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Island extends Rectangle {
  numbers: number[];
}

export interface CutPiece {
  left: number;
  top: number;
  canvas: Canvas;
}

/** Cuts a picture into pieces that together show all of it, each pixel once. A picture with little empty space is one piece. */
export function piecesOf(canvas: Canvas): CutPiece[] {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const { islands, columns, numberOf } = islandsIn(data, width, height);
  const merged = mergeNear(islands);
  const drawn = merged.reduce((sum, island) => sum + areaOf(island), 0) + (merged.length - 1) * PIECE_PIXELS;
  if (merged.length === 0 || drawn > width * height * (1 - WORTH_CUTTING)) return [{ left: 0, top: 0, canvas }];
  return merged.map(({ left: first, top: upper, right: last, bottom: lower, numbers }) => {
    const [left, top] = [Math.max(0, first - MARGIN), Math.max(0, upper - MARGIN)];
    const piece = createCanvas(Math.min(width, last + MARGIN) - left, Math.min(height, lower + MARGIN) - top);
    const context = piece.getContext('2d');
    context.drawImage(canvas, -left, -top);
    const own = context.getImageData(0, 0, piece.width, piece.height);
    for (let y = 0; y < piece.height; y += 1) {
      for (let x = 0; x < piece.width; x += 1) {
        const number = numberOf[Math.floor((top + y) / CELL) * columns + Math.floor((left + x) / CELL)] ?? 0;
        if (number > 0 && !numbers.includes(number)) own.data.fill(0, (y * piece.width + x) * 4, (y * piece.width + x) * 4 + 4);
      }
    }
    context.putImageData(own, 0, 0);
    return { left, top, canvas: piece };
  });
}

/** Islands of pixels that show something; `numberOf` has for each cell of the picture the number of its island, or 0. */
function islandsIn(data: Uint8ClampedArray, width: number, height: number) {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const filled = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((data[(y * width + x) * 4 + 3] ?? 0) > 0) filled[Math.floor(y / CELL) * columns + Math.floor(x / CELL)] = 1;
  const numberOf = new Uint32Array(columns * rows);
  const islands: Island[] = [];
  for (let start = 0; start < filled.length; start += 1) {
    if (filled[start] === 0 || numberOf[start] !== 0) continue;
    const number = islands.length + 1;
    const island: Island = { left: width, top: height, right: 0, bottom: 0, numbers: [number] };
    const open = [start];
    numberOf[start] = number;
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      const [column, row] = [cell % columns, Math.floor(cell / columns)];
      island.left = Math.min(island.left, column * CELL);
      island.top = Math.min(island.top, row * CELL);
      island.right = Math.max(island.right, Math.min(width, (column + 1) * CELL));
      island.bottom = Math.max(island.bottom, Math.min(height, (row + 1) * CELL));
      for (let down = Math.max(0, row - 1); down <= Math.min(rows - 1, row + 1); down += 1) {
        for (let along = Math.max(0, column - 1); along <= Math.min(columns - 1, column + 1); along += 1) {
          const next = down * columns + along;
          if (filled[next] === 0 || numberOf[next] !== 0) continue;
          numberOf[next] = number;
          open.push(next);
        }
      }
    }
    islands.push(island);
  }
  return { islands, columns, numberOf };
}

/** Joins the two islands whose common rectangle adds the fewest pixels, again and again while that costs less than a piece. */
function mergeNear(islands: readonly Island[]): Island[] {
  const merged = [...islands];
  for (;;) {
    let best: { one: number; other: number; adds: number } | undefined;
    for (let one = 0; one < merged.length; one += 1) {
      for (let other = one + 1; other < merged.length; other += 1) {
        const adds =
          areaOf(around(islandAt(merged, one), islandAt(merged, other))) -
          areaOf(islandAt(merged, one)) -
          areaOf(islandAt(merged, other));
        if (adds < (best?.adds ?? PIECE_PIXELS)) best = { one, other, adds };
      }
    }
    if (!best) return merged;
    const { one, other } = best;
    const union = {
      ...around(islandAt(merged, one), islandAt(merged, other)),
      numbers: [...islandAt(merged, one).numbers, ...islandAt(merged, other).numbers],
    };
    merged.splice(other, 1);
    merged.splice(one, 1, union);
  }
}

function islandAt(islands: readonly Island[], index: number): Island {
  const island = islands[index];
  if (!island) throw new RangeError(`there is no island ${index}`);
  return island;
}

function around(one: Rectangle, other: Rectangle): Rectangle {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

const areaOf = ({ left, top, right, bottom }: Rectangle): number => (right - left) * (bottom - top);
