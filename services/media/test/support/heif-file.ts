import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A box of ISO/IEC 14496-12. */
export function box(type: string, ...contents: (Buffer | number[])[]): Buffer {
  const content = Buffer.concat(contents.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

export const fullBox = (type: string, version: number, flags: number, ...contents: (Buffer | number[])[]): Buffer =>
  box(type, [version, 0, 0, flags], ...contents);
export const u16 = (...values: number[]): Buffer => Buffer.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]));
export const u32 = (...values: number[]): Buffer => Buffer.concat(values.map((value) => u16(Math.floor(value / 65_536), value)));
const text = (value: string): Buffer => Buffer.from(value, 'latin1');

export interface HeifItem {
  id: number;
  type: string;
  data: Buffer;
  /** Positions in the list of properties, from 1. */
  properties: number[];
}

export interface HeifFile {
  brands?: [string, ...string[]];
  primary: number;
  items: HeifItem[];
  properties: Buffer[];
  references: { type: string; from: number; to: number[] }[];
}

/** A HEIF file (ISO/IEC 23008-12) of these parts, valid or not. */
export function heifFile({ brands = ['heic', 'mif1', 'heic'], primary, items, properties, references }: HeifFile): Buffer {
  const [major, ...compatible] = brands;
  const ftyp = box('ftyp', text(major), u32(0), ...compatible.map(text));
  const meta = (offset: number): Buffer => {
    let at = offset;
    const places = items.map(({ id, data }) => {
      const place = Buffer.concat([u16(id, 0, 0, 1), u32(at, data.length)]);
      at += data.length;
      return place;
    });
    return fullBox(
      'meta',
      0,
      0,
      fullBox('hdlr', 0, 0, u32(0), text('pict'), u32(0, 0, 0), [0]),
      fullBox('pitm', 0, 0, u16(primary)),
      fullBox('iloc', 1, 0, [0x44, 0], u16(items.length), ...places),
      fullBox(
        'iinf',
        0,
        0,
        u16(items.length),
        ...items.map(({ id, type }) => fullBox('infe', 2, id === primary ? 0 : 1, u16(id, 0), text(type), [0])),
      ),
      fullBox('iref', 0, 0, ...references.map(({ type, from, to }) => box(type, u16(from, to.length, ...to)))),
      box(
        'iprp',
        box('ipco', ...properties),
        fullBox(
          'ipma',
          0,
          0,
          u32(items.length),
          ...items.map((item) => Buffer.concat([u16(item.id), Buffer.from([item.properties.length, ...item.properties])])),
        ),
      ),
    );
  };
  const start = ftyp.length + meta(0).length + 8;
  return Buffer.concat([ftyp, meta(start), box('mdat', ...items.map(({ data }) => data))]);
}

export const sample = (name: string): Buffer => readFileSync(path.join(import.meta.dirname, './samples', name));

/** The codec configuration and the picture of a sample with one item. */
export function tileOf(name: string): { hvcC: Buffer; data: Buffer } {
  const file = sample(name);
  const find = (type: string): Buffer => {
    const at = file.indexOf(type, 0, 'latin1') - 4;
    return file.subarray(at, at + file.readUInt32BE(at));
  };
  return { hvcC: find('hvcC'), data: find('mdat').subarray(8) };
}

export const ispe = (width: number, height: number): Buffer => fullBox('ispe', 0, 0, u32(width, height));
/** 1 is a counter-clockwise quarter turn. */
export const irot = (quarters: number): Buffer => box('irot', [quarters]);
/** 0 swaps top and bottom, 1 left and right. */
export const imir = (axis: number): Buffer => box('imir', [axis]);
export const nclx = (primaries: number, transfer: number): Buffer =>
  box('colr', text('nclx'), u16(primaries, transfer, 6), [0x80]);
export const icc = (profile: Buffer): Buffer => box('colr', text('prof'), profile);
export const gridData = (columns: number, rows: number, width: number, height: number): Buffer =>
  Buffer.concat([Buffer.from([0, 1, rows - 1, columns - 1]), u32(width, height)]);

const TILE = 512;

export interface Grid {
  width: number;
  height: number;
  /** Properties of the whole picture, in order: rotation, mirroring, colours. */
  transforms?: Buffer[];
  exif?: Buffer;
}

/** A photo as phones write it: tiles of 512 pixels, red and green above blue and yellow, a rotation, and EXIF. */
export function gridOfQuadrants({ width, height, transforms = [], exif }: Grid): Buffer {
  const [columns, rows] = [Math.ceil(width / TILE), Math.ceil(height / TILE)];
  const colours = ['red', 'green', 'blue', 'yellow'].map((colour) => tileOf(`tile-${colour}.heic`));
  const first = colours[0];
  if (!first) throw new Error('There are no tiles.');
  const tiles = Array.from({ length: columns * rows }, (_, index) => {
    const quadrant = (index % columns >= columns / 2 ? 1 : 0) + (Math.floor(index / columns) >= rows / 2 ? 2 : 0);
    return { id: index + 1, type: 'hvc1', data: colours[quadrant]?.data ?? Buffer.alloc(0), properties: [0x81, 2] };
  });
  const id = tiles.length + 1;
  const grid: HeifItem = {
    id,
    type: 'grid',
    data: gridData(columns, rows, width, height),
    properties: [3, ...transforms.map((_, index) => 0x80 | (4 + index))],
  };
  const metadata = exif
    ? [{ id: id + 1, type: 'Exif', data: Buffer.concat([u32(6), text('Exif\0\0'), exif]), properties: [] }]
    : [];
  return heifFile({
    primary: id,
    items: [...tiles, grid, ...metadata],
    properties: [first.hvcC, ispe(TILE, TILE), ispe(width, height), ...transforms],
    references: [
      { type: 'dimg', from: id, to: tiles.map((tile) => tile.id) },
      ...(exif ? [{ type: 'cdsc', from: id + 1, to: [id] }] : []),
    ],
  });
}
