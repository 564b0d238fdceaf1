import { box, fullBox, gridData, type HeifItem, heifFile, ispe, tileOf, u32 } from '../heif-file.ts';
import { type CorpusFile, DAMAGED, TOO_DEMANDING, TOO_MANY_PIXELS } from './corpus.ts';

const { hvcC, data } = tileOf('tile-red.heic');
const TILE = 1;
const tile: HeifItem = { id: TILE, type: 'hvc1', data, properties: [0x81, 2] };
const alone = { primary: TILE, items: [tile], properties: [hvcC, ispe(512, 512)], references: [] };
const many = (count: number, of: number): number[] => Array.from({ length: count }, () => of);

/** A grid of one tile, referred to again and again. `says` is the size that the header tells. */
function gridOfOne({ columns, rows, says }: { columns: number; rows: number; says: [number, number] }): Buffer {
  const id = 2;
  return heifFile({
    primary: id,
    items: [tile, { id, type: 'grid', data: gridData(columns, rows, ...says), properties: [3] }],
    properties: [hvcC, ispe(512, 512), ispe(...says)],
    references: [{ type: 'dimg', from: id, to: many(columns * rows, TILE) }],
  });
}

/** Every grid consists of the one before, `each` times: the last has each ** depth tiles. */
function nestedGrids(depth: number, side: number): Buffer {
  const grids = Array.from(
    { length: depth },
    (_, index): HeifItem => ({ id: index + 2, type: 'grid', data: gridData(side, side, 512, 512), properties: [2] }),
  );
  return heifFile({
    primary: depth + 1,
    items: [tile, ...grids],
    properties: [hvcC, ispe(512, 512)],
    references: grids.map(({ id }) => ({ type: 'dimg', from: id, to: many(side * side, id - 1) })),
  });
}

/** A picture that is the one before, which is the one before, and so on. */
function chain(length: number): Buffer {
  const links = Array.from(
    { length },
    (_, index): HeifItem => ({ id: index + 2, type: 'iden', data: Buffer.alloc(0), properties: [2] }),
  );
  return heifFile({
    primary: length + 1,
    items: [tile, ...links],
    properties: [hvcC, ispe(512, 512)],
    references: links.map(({ id }) => ({ type: 'dimg', from: id, to: [id - 1] })),
  });
}

/** Changes the place of the only item: its offset and length in `iloc`. */
function placedAt(offset: number, length: number): Buffer {
  const file = heifFile(alone);
  const at = file.indexOf('iloc', 0, 'latin1') + 4 + 4 + 2 + 2 + 8;
  u32(offset, length).copy(file, at);
  return file;
}

/** The only item made of the same bytes again and again. */
function manyExtents(count: number): Buffer {
  const file = heifFile(alone);
  const place = file.indexOf('iloc', 0, 'latin1') + 4 + 4 + 2 + 2 + 6;
  const extent = file.subarray(place + 2, place + 10);
  const extents = Buffer.concat(many(count, 0).map(() => extent));
  const wide = Buffer.concat([
    file.subarray(0, place),
    Buffer.from([count >> 8, count & 255]),
    extents,
    file.subarray(place + 10),
  ]);
  const grown = extents.length - extent.length;
  for (const name of ['meta', 'iloc']) {
    const at = wide.indexOf(name, 0, 'latin1') - 4;
    wide.writeUInt32BE(wide.readUInt32BE(at) + grown, at);
  }
  return wide;
}

/** Small files that cost a decoder much. */
export const HEIC_BOMBS: CorpusFile[] = [
  {
    name: 'HEIC bomb of 4,294,967,295 × 4,294,967,295 by its header',
    make: () => heifFile({ ...alone, properties: [hvcC, ispe(4_294_967_295, 4_294_967_295)] }),
    becomes: TOO_MANY_PIXELS,
  },
  {
    name: 'HEIC bomb of 7,000 × 7,000 by its header, of 512 × 512 by its data',
    make: () => heifFile({ ...alone, properties: [hvcC, ispe(7_000, 7_000)] }),
    becomes: TOO_DEMANDING,
  },
  {
    name: 'HEIC bomb of 65,536 tiles, most of them outside the picture',
    make: () => gridOfOne({ columns: 256, rows: 256, says: [512, 512] }),
    becomes: DAMAGED,
  },
  {
    name: 'HEIC bomb of 65,536 tiles in a picture of 49 megapixels',
    make: () => gridOfOne({ columns: 256, rows: 256, says: [7_000, 7_000] }),
    becomes: DAMAGED,
  },
  {
    name: 'HEIC bomb of more tiles than a grid may have pixels',
    make: () => gridOfOne({ columns: 256, rows: 256, says: [131_072, 131_072] }),
    becomes: TOO_MANY_PIXELS,
  },
  { name: 'HEIC bomb of grids in grids', make: () => nestedGrids(6, 16), becomes: DAMAGED },
  { name: 'HEIC bomb of a thousand pictures that are each other', make: () => chain(1_000), becomes: DAMAGED },
  { name: 'HEIC bomb of 30,000 pictures that are each other', make: () => chain(30_000), becomes: DAMAGED },
  {
    name: 'HEIC bomb of 20,000 thumbnails',
    make: () => {
      const thumbnails = Array.from(
        { length: 20_000 },
        (_, index): HeifItem => ({ ...tile, id: index + 2, data: Buffer.alloc(0) }),
      );
      return heifFile({
        ...alone,
        items: [tile, ...thumbnails],
        references: thumbnails.map(({ id }) => ({ type: 'thmb', from: id, to: [TILE] })),
      });
    },
    becomes: DAMAGED,
  },
  {
    name: 'HEIC bomb of 30,000 properties',
    make: () => heifFile({ ...alone, properties: [hvcC, ispe(512, 512), ...many(30_000, 0).map(() => ispe(512, 512))] }),
    becomes: DAMAGED,
  },
  { name: 'HEIC bomb whose picture lies behind its end', make: () => placedAt(4_294_967_280, 1_000), becomes: DAMAGED },
  { name: 'HEIC bomb whose picture is longer than its file', make: () => placedAt(0, 4_294_967_295), becomes: DAMAGED },
  { name: 'HEIC bomb whose picture is the file 65,535 times', make: () => manyExtents(65_535), becomes: DAMAGED },
  {
    name: 'HEIC bomb of one tile on a canvas of 60,000 × 60,000',
    make: () => {
      const overlay = Buffer.concat([Buffer.from([0, 1, 0, 0, 0, 0, 0, 0, 0, 0]), u32(60_000, 60_000, 0, 0)]);
      return heifFile({
        primary: 2,
        items: [tile, { id: 2, type: 'iovl', data: overlay, properties: [2] }],
        properties: [hvcC, ispe(512, 512)],
        references: [{ type: 'dimg', from: 2, to: [TILE] }],
      });
    },
    becomes: DAMAGED,
  },
  {
    name: 'HEIC bomb of one picture of 49 megapixels that calls itself a grid of small tiles',
    make: () =>
      heifFile({
        primary: 2,
        items: [
          { ...tile, properties: [0x81, 3] },
          { id: 2, type: 'grid', data: gridData(1, 1, 7_000, 7_000), properties: [3] },
        ],
        properties: [hvcC, ispe(512, 512), ispe(7_000, 7_000)],
        references: [{ type: 'dimg', from: 2, to: [TILE] }],
      }),
    becomes: DAMAGED,
  },
  {
    name: 'HEIC bomb of uncompressed pixels that are not there',
    make: () =>
      heifFile({
        primary: TILE,
        items: [{ id: TILE, type: 'unci', data: Buffer.alloc(16), properties: [1, 2, 3] }],
        properties: [ispe(7_000, 7_000), fullBox('cmpd', 0, 0, u32(3), [0, 4, 0, 5, 0, 6]), box('uncC', Buffer.alloc(40))],
        references: [],
      }),
    becomes: TOO_DEMANDING,
  },
];
