import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../launcher/settings.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const CHAPTERS = ['docs/security/web.md', 'docs/security/people.md', 'docs/security/platform.md'];

/** OWASP ASVS 5.0.0: the number of level 1 and 2 requirements in each section; they come first in it. 253 in all. */
const SECTIONS: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3 },
  ...{ '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};
/** The requirements of level 1. */
const LEVEL_1: ReadonlySet<string> = new Set(
  `1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1 2.1.1 2.2.1 2.2.2 2.3.1 3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3
  4.1.1 4.4.1 5.2.1 5.2.2 5.3.1 5.3.2 6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2
  7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2 8.1.1 8.2.1 8.2.2 8.3.1 9.1.1 9.1.2 9.1.3 9.2.1 10.4.1 10.4.2 10.4.3 10.4.4 10.4.5
  11.3.1 11.3.2 11.4.1 12.1.1 12.2.1 12.2.2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1`.split(/\s+/),
);
const NUMBERS = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);
const STATES = ['met', 'does not apply', 'open'] as const;

interface Row {
  number: string;
  asks: string;
  state: string;
  where: string;
}

const ROWS: Row[] = CHAPTERS.flatMap((file) =>
  read(file)
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [number = '', asks = '', state = '', ...where] = line.slice(2, -2).split(' | ');
      return { number, asks, state, where: where.join(' | ') };
    }),
);

/** Files that a text names: `file`, `file:line`, or `file` "text that it contains". */
const namesOf = (text: string) =>
  [
    ...text.matchAll(
      /`([\w.@-]*[\w@-]+(?:\/[\w.@-]+)*\.(?:ts|tsx|md|yaml|yml|json|conf|sh|example)|infra\/images\/Dockerfile|\.env\.example)(?::(\d+))?`(?: "([^"]+)")?/g,
    ),
  ].map(([, file = '', line, words]) => ({ file, line, words }));

/** Faults in the files a row names; empty if every file exists and contains the quoted text. */
function faultsOf(text: string): string[] {
  return namesOf(text).flatMap(({ file, line, words }) => {
    if (!existsSync(path.join(ROOT, file))) return [`${file} is not there`];
    const content = read(file);
    if (line !== undefined && Number(line) > content.split('\n').length) return [`${file} has no line ${line}`];
    return words === undefined || content.includes(words) ? [] : [`${file} does not say “${words}”`];
  });
}

describe('the table of ASVS 5.0, levels 1 and 2', () => {
  it('has every requirement once, in the order of the standard', () => {
    expect([NUMBERS.length, LEVEL_1.size, [...LEVEL_1].filter((number) => !NUMBERS.includes(number))]).toEqual([253, 70, []]);
    expect(ROWS.map(({ number }) => number)).toEqual(NUMBERS);
  });

  it('says of each what it asks and how it stands', () => {
    const unclear = ROWS.filter(({ asks, state }) => asks.length < 4 || !STATES.some((known) => known === state));
    expect(unclear).toEqual([]);
  });

  it('names a file for what is met, a reason for what does not apply, and what waits for what', () => {
    const empty = ROWS.filter(({ state, where }) => {
      if (state === 'met') return namesOf(where).length === 0;
      return state === 'open' ? !/waits? for|as \d/i.test(where) : where.length < 10;
    });
    expect(empty.map(({ number }) => number)).toEqual([]);
  });

  it('names files that are there and say what they are quoted with', () => {
    expect(ROWS.flatMap(({ number, where }) => faultsOf(where).map((fault) => `${number}: ${fault}`))).toEqual([]);
  });

  it('is counted as it is', () => {
    const line = (name: string, of: Row[]) =>
      `| ${[name, ...STATES.map((state) => of.filter((row) => row.state === state).length), of.length].join(' | ')} |`;
    const text = read('docs/security.md');
    for (const level of [1, 2])
      expect(text).toContain(
        line(
          `level ${level}`,
          ROWS.filter(({ number }) => LEVEL_1.has(number) === (level === 1)),
        ),
      );
    expect(text).toContain(line('both', ROWS));
  });

  it('would notice a file that is gone and words that are', () => {
    expect(faultsOf('`infra/gone.ts` and `package.json:9999`, `package.json` "no such words"')).toEqual([
      'infra/gone.ts is not there',
      'package.json has no line 9999',
      'package.json does not say “no such words”',
    ]);
  });
});

describe('what security.md and the threat model say', () => {
  it('names files that are there', () => {
    expect(['docs/security.md', 'docs/threat-model.md'].flatMap((file) => faultsOf(read(file)))).toEqual([]);
    expect(namesOf(read('docs/threat-model.md')).length).toBeGreaterThan(40);
  });

  it('takes no certificate on trust', () => {
    const sources = globSync('{proto,services,web,infra}/**/*.{ts,tsx,sh,yaml,yml}', {
      cwd: ROOT,
      exclude: (name) => name.includes('node_modules') || name.endsWith('security-doc.test.ts'),
    });
    expect(sources.length).toBeGreaterThan(1_000);
    const lax = /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|sslmode=(?:no-verify|require\b)/;
    expect(sources.filter((file) => lax.test(read(file)))).toEqual([]);
  });

  it('runs no code of the shop’s makers but what is written down', () => {
    const sources = globSync('{proto,services,web}/{src,*/src}/**/*.{ts,tsx}', {
      cwd: ROOT,
      exclude: (name) => name.includes('node_modules'),
    });
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((file) => /\beval\(|new Function\(|node:vm\b/.test(read(file)))).toEqual([]);
  });
});
