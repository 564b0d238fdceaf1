import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../launcher/settings.ts';

const TABLE = readFileSync(path.join(ROOT, 'docs/spec-coverage.md'), 'utf8');
const ROWS = TABLE.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:Statement|---)/.test(line));
const COLUMN = /(?<!\\) \| /;
const filesOf = (text: string) => [...text.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, file = '']) => file);

describe('the table of what answers the specification', () => {
  it('names files that there are', () => {
    const missing = ROWS.flatMap((row) => row.split(COLUMN).slice(1).flatMap(filesOf)).filter(
      (file) => !existsSync(path.join(ROOT, file)),
    );
    expect(missing).toEqual([]);
  });

  it('has an answer in every row, and a test or what it waits for', () => {
    const open = ROWS.filter((row) => row.split(COLUMN).length !== 3 || (/\| — \|/.test(row) && !row.includes('waits for')));
    expect(ROWS.length).toBeGreaterThan(180);
    expect(open).toEqual([]);
  });
});
