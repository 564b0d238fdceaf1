import { FontFace } from '../text/font-face.ts';
import { MAX_FONT_BYTES } from './limits.ts';

const NEEDED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp'];
const MAX_TABLES = 200;
/** Letters of the scripts that themes use; a font must have outlines for those that it covers. */
const PROBES = [...'AaBegnorstz0158अकगनमરકનਕਰকরনகனரకరనಕರನകരനକରاكنو'];
const LEAST_DRAWN = 0.5;

/** Refuses a file that is no font, is truncated, or has letters without outlines. The error completes a sentence on the file. */
export function checkFont(name: string, file: Buffer): void {
  if (file.length > MAX_FONT_BYTES) throw new Error(`is larger than ${MAX_FONT_BYTES / 1024 / 1024} MB`);
  checkTables(file);
  const face = faceOf(name, file);
  const covered = PROBES.filter((letter) => face.covers(letter));
  const drawn = covered.filter((letter) =>
    face.shape(letter, 0, letter.length, 'Zyyy', false).some((glyph) => face.outline(glyph.id).length > 0),
  );
  if (drawn.length < covered.length * LEAST_DRAWN) throw new Error('is damaged: its letters have no outlines');
}

function faceOf(name: string, file: Buffer): FontFace {
  try {
    return new FontFace(name, file);
  } catch (error) {
    throw new Error('is damaged: no letters can be found in it', { cause: error });
  }
}

/** OpenType 1.9, “Organization of an OpenType font”: every table is within the file, and the tables that text needs exist. */
function checkTables(file: Buffer): void {
  const version = file.toString('latin1', 0, 4);
  if (version === 'wOFF' || version === 'wOF2') throw new Error('is a web font; put the TTF or OTF there');
  if (version === 'ttcf') throw new Error('is a collection of fonts; put the single TTF or OTF there');
  if (!['\0\x01\0\0', 'OTTO', 'true'].includes(version) || file.length < 12) throw new Error('is not a TTF or OTF font');
  const count = file.readUInt16BE(4);
  if (count > MAX_TABLES || 12 + count * 16 > file.length) throw new Error('is cut off or damaged: its list of tables is broken');
  const tables = new Set<string>();
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const table = file.toString('latin1', at, at + 4);
    if (file.readUInt32BE(at + 8) + file.readUInt32BE(at + 12) > file.length)
      throw new Error(`is cut off: its table “${table.trim()}” goes past its end`);
    tables.add(table);
  }
  const outlines = tables.has('CFF ') || tables.has('CFF2') || (tables.has('glyf') && tables.has('loca'));
  const missing = [...NEEDED.filter((table) => !tables.has(table)), ...(outlines ? [] : ['glyf or CFF'])];
  if (missing.length > 0) throw new Error(`is damaged: it lacks ${missing.join(', ')}`);
}
