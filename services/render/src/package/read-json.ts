import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { permanent } from '../pipeline/errors.ts';
import { MAX_JSON_BYTES, MAX_JSON_DEPTH, MAX_JSON_VALUES, MAX_NUMBER, MAX_STRING_LENGTH } from './limits.ts';

/** Reads a JSON file of a package. Depth and number of values are checked before parsing. Throws `theme_invalid`. */
export function readJson(dir: string, name: string): unknown {
  const path = join(dir, name);
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts?.isFile()) throw wrong(`has no ${name}`);
  if (facts.size > MAX_JSON_BYTES) throw wrong(`has a ${name} larger than ${MAX_JSON_BYTES / 1024 / 1024} MB`);
  const file = readFileSync(path);
  measure(file, name);
  const value = parse(file, name);
  const fault = faultIn(value);
  if (fault) throw wrong(`has a ${name} with ${fault.what} at ${fault.path || '/'}${fault.limit}`);
  return value;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

function measure(file: Buffer, name: string): void {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < file.length; at += 1) {
    const byte = file[at] ?? 0;
    if (byte === QUOTE) at = endOfString(file, at);
    else if (byte === COMMA) values += 1;
    else if (OPENING.has(byte)) {
      depth += 1;
      values += 1;
      if (depth > MAX_JSON_DEPTH) throw wrong(`has a ${name} nested deeper than ${MAX_JSON_DEPTH} levels`);
    } else if (CLOSING.has(byte)) depth -= 1;
    if (values > MAX_JSON_VALUES) throw wrong(`has a ${name} of more than ${MAX_JSON_VALUES} values`);
  }
}

function endOfString(file: Buffer, quote: number): number {
  for (let at = quote + 1; at < file.length; at += 1) {
    if (file[at] === BACKSLASH) at += 1;
    else if (file[at] === QUOTE) return at;
  }
  return file.length;
}

function parse(file: Buffer, name: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(file));
  } catch (error) {
    throw wrong(`has a ${name} that is not JSON in UTF-8: ${error instanceof Error ? error.message.slice(0, 200) : error}`);
  }
}

interface Fault {
  what: string;
  path: string;
  limit: string;
}

/**
 * A value that is valid JSON but makes no sense in an animation: a huge number, an endless string. Depth is already bounded here. The
 * path is put together on the way back, because an animation has a hundred thousand values.
 */
function faultIn(value: unknown): Fault | undefined {
  if (typeof value === 'number') {
    if (Math.abs(value) <= MAX_NUMBER) return undefined;
    return { what: `the number ${value}`, path: '', limit: `; no number may exceed ${MAX_NUMBER}` };
  }
  if (typeof value === 'string') {
    if (value.length <= MAX_STRING_LENGTH || value.startsWith('data:')) return undefined;
    return { what: `a text longer than ${MAX_STRING_LENGTH} signs`, path: '', limit: '' };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const fault = faultIn(value[index]);
      if (fault) return below(index, fault);
    }
    return undefined;
  }
  const item = value as Record<string, unknown>;
  for (const key of Object.keys(item)) {
    const fault = faultIn(item[key]);
    if (fault) return below(key, fault);
  }
  return undefined;
}

const below = (key: string | number, fault: Fault): Fault => ({ ...fault, path: `/${key}${fault.path}` });

/** A refusal of the package; `what` completes a sentence about it. */
export function wrong(what: string, cause?: unknown): Error {
  return permanent('bind', 'theme_invalid', `The theme package ${what}.`, cause);
}
