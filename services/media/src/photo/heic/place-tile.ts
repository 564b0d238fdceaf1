export interface Tile {
  bytes: Uint8Array;
  stride: number;
  width: number;
  height: number;
}

export interface Canvas {
  pixels: Buffer;
  width: number;
  height: number;
  channels: number;
  /** 1 to copy, 2 to merge four pixels into one. */
  step: number;
  /** Position of the tile's first pixel, in pixels of the photo. */
  x: number;
  y: number;
}

/** Copies a tile to its position; parts beyond the photo's edges are left out. */
export function placeTile(tile: Tile, canvas: Canvas): void {
  const { pixels, width, height, channels, step, x, y } = canvas;
  const [fromX, fromY] = [Math.max(0, Math.ceil(x / step)), Math.max(0, Math.ceil(y / step))];
  const toX = Math.min(width, Math.floor((x + tile.width) / step));
  const toY = Math.min(height, Math.floor((y + tile.height) / step));
  for (let row = fromY; row < toY; row += 1) {
    const line = (row * step - y) * tile.stride + (fromX * step - x) * channels;
    let target = (row * width + fromX) * channels;
    if (step === 1) pixels.set(tile.bytes.subarray(line, line + (toX - fromX) * channels), target);
    else {
      const { bytes, stride } = tile;
      for (let at = line, end = line + (toX - fromX) * 2 * channels; at < end; at += 2 * channels)
        for (let channel = at; channel < at + channels; channel += 1, target += 1)
          pixels[target] =
            ((bytes[channel] ?? 0) +
              (bytes[channel + channels] ?? 0) +
              (bytes[channel + stride] ?? 0) +
              (bytes[channel + stride + channels] ?? 0) +
              2) >>
            2;
    }
  }
}
