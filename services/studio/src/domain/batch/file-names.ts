import { fileNamePart } from '@nimantran/proto/domain/file-name';
import { textLength } from '@nimantran/proto/domain/written-text';
import type { Reading } from './read-moment.ts';

const LONGEST = 80;
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]/u;
/** Names that Windows reserves. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?$/i;

/** A name that every system can save a video under, without its extension. */
export function readFileName(text: string): Reading {
  const value = text.replace(/\.mp4$/i, '').trim();
  if (FORBIDDEN.test(value)) return { fault: `“${text}” cannot be a file's name: leave out \\ / : * ? " < > and |.` };
  if (value === '' || value.startsWith('.') || value.endsWith('.') || RESERVED.test(value))
    return { fault: `“${text}” cannot be a file's name. Use letters, figures and dashes.` };
  if (textLength(value) > LONGEST) return { fault: `“${text.slice(0, 40)}…” is longer than ${LONGEST} characters.` };
  return { value };
}

/** The name of a row's video if the row gives none: the number in front keeps names distinct and in order. */
export function madeFileName(row: number, headline: string): string {
  return [String(row).padStart(4, '0'), fileNamePart(headline, 60)].filter(Boolean).join('-');
}
