import { box, gridData, gridOfQuadrants, heifFile, irot, ispe, sample, tileOf } from '../heif-file.ts';
import { type CorpusFile, DAMAGED, NOT_A_PHOTO, TOO_MANY_PIXELS } from './corpus.ts';

const { hvcC, data } = tileOf('tile-red.heic');
const tile = { id: 1, type: 'hvc1', data, properties: [0x81, 2] };
const alone = { primary: 1, items: [tile], properties: [hvcC, ispe(512, 512)], references: [] };
const grid = (id: number, columns: number, rows: number, properties = [3]) => ({
  id,
  type: 'grid',
  data: gridData(columns, rows, columns * 512, rows * 512),
  properties,
});
const whole = (): Buffer => gridOfQuadrants({ width: 1_024, height: 1_024 });
const without = (name: string): Buffer => {
  const file = whole();
  file.write('free', file.indexOf(name, 0, 'latin1'), 'latin1');
  return file;
};
const hidden = { width: 1_024, height: 1_024, without: ['nimantran-payload', 'GPSLatitude', 'Exif'] };

export const HEIC_FILES: CorpusFile[] = [
  {
    name: 'HEIC with scripts and GPS in EXIF',
    make: () =>
      gridOfQuadrants({
        width: 1_024,
        height: 1_024,
        exif: Buffer.from('MM\0*\0\0\0\x08\0\0GPSLatitude<script>nimantran-payload'),
      }),
    becomes: hidden,
  },
  {
    name: 'HEIC with a ZIP archive behind it',
    make: () => Buffer.concat([whole(), Buffer.from('PK\x03\x04nimantran-payload')]),
    becomes: hidden,
  },
  {
    name: 'HEIC whose grid consists of itself',
    make: () =>
      heifFile({
        primary: 2,
        items: [tile, grid(2, 1, 1)],
        properties: [hvcC, ispe(512, 512), ispe(512, 512)],
        references: [{ type: 'dimg', from: 2, to: [2] }],
      }),
    becomes: DAMAGED,
  },
  {
    name: 'HEIC with two grids that consist of each other',
    make: () =>
      heifFile({
        primary: 2,
        items: [tile, grid(2, 1, 1), grid(3, 1, 1)],
        properties: [hvcC, ispe(512, 512), ispe(512, 512)],
        references: [
          { type: 'dimg', from: 2, to: [3] },
          { type: 'dimg', from: 3, to: [2] },
        ],
      }),
    becomes: DAMAGED,
  },
  {
    name: 'HEIC whose grid lacks tiles',
    make: () =>
      heifFile({
        primary: 2,
        items: [tile, grid(2, 3, 3)],
        properties: [hvcC, ispe(512, 512), ispe(1_536, 1_536)],
        references: [{ type: 'dimg', from: 2, to: [1] }],
      }),
    becomes: DAMAGED,
  },
  {
    name: 'HEIC whose tiles do not exist',
    make: () =>
      heifFile({
        primary: 2,
        items: [tile, grid(2, 2, 1)],
        properties: [hvcC, ispe(512, 512), ispe(1_024, 512)],
        references: [{ type: 'dimg', from: 2, to: [77, 78] }],
      }),
    becomes: DAMAGED,
  },
  {
    name: 'HEIC without its decoder configuration',
    make: () => heifFile({ ...alone, items: [{ ...tile, properties: [2] }] }),
    becomes: DAMAGED,
  },
  {
    name: 'HEIC of 65,535 × 65,535 by its header',
    make: () => heifFile({ ...alone, properties: [hvcC, ispe(65_535, 65_535)] }),
    becomes: TOO_MANY_PIXELS,
  },
  {
    name: 'HEIC without a size',
    make: () => heifFile({ ...alone, items: [{ ...tile, properties: [0x81] }], properties: [hvcC] }),
    becomes: DAMAGED,
  },
  {
    name: 'HEIC whose grid is larger than its header says',
    make: () =>
      heifFile({
        primary: 2,
        items: [tile, { ...grid(2, 1, 1), data: gridData(1, 1, 60_000, 60_000) }],
        properties: [hvcC, ispe(512, 512), ispe(512, 512)],
        references: [{ type: 'dimg', from: 2, to: [1] }],
      }),
    becomes: DAMAGED,
  },
  {
    name: 'HEIC turned a hundred times',
    make: () =>
      heifFile({
        ...alone,
        items: [{ ...tile, properties: [0x81, 2, ...Array.from({ length: 100 }, () => 3)] }],
        properties: [hvcC, ispe(512, 512), irot(1)],
      }),
    becomes: DAMAGED,
  },
  { name: 'HEIC whose primary picture does not exist', make: () => heifFile({ ...alone, primary: 9 }), becomes: DAMAGED },
  {
    name: 'HEIC with noise for a picture',
    make: () => heifFile({ ...alone, items: [{ ...tile, data: Buffer.from(data.map((_, index) => (index * 7_919) % 251)) }] }),
    becomes: DAMAGED,
  },
  { name: 'HEIC without its list of items', make: () => without('iinf'), becomes: DAMAGED },
  { name: 'HEIC without its places', make: () => without('iloc'), becomes: DAMAGED },
  { name: 'HEIC without its properties', make: () => without('iprp'), becomes: DAMAGED },
  { name: 'HEIC cut in its boxes', make: () => whole().subarray(0, 200), becomes: DAMAGED },
  { name: 'HEIC cut in its pictures', make: () => whole().subarray(0, -300), becomes: DAMAGED },
  {
    name: 'HEIC with a box of no size, again and again',
    make: () => Buffer.concat([whole().subarray(0, 28), box('meta'), Buffer.alloc(4_000)]),
    becomes: DAMAGED,
  },
  {
    name: 'HEIC with a picture 10,000 boxes deep',
    make: () => {
      let nested: Buffer = Buffer.alloc(0);
      for (let depth = 0; depth < 10_000; depth += 1) nested = box('iprp', nested);
      return Buffer.concat([whole().subarray(0, 28), box('meta', [0, 0, 0, 0], nested)]);
    },
    becomes: DAMAGED,
  },
  { name: 'AVIF', make: () => sample('quadrants.avif'), becomes: /AVIF.*Save this one as JPEG/ },
  {
    name: 'AVIF that calls itself HEIC',
    make: () => {
      const file = sample('quadrants.avif');
      for (let at = file.indexOf('avif'); at >= 0 && at < 40; at = file.indexOf('avif', at + 1)) file.write('heic', at);
      return file;
    },
    becomes: DAMAGED,
  },
  { name: 'the word ftyp alone', make: () => Buffer.from('\0\0\0\x08ftyp', 'latin1'), becomes: /video|not a JPEG/ },
  {
    name: 'HEIC brand at the wrong place',
    make: () => Buffer.from('heic ftyp meta ispe nimantran-payload'),
    becomes: NOT_A_PHOTO,
  },
];
