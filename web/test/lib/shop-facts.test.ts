import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { settingsFacts, shopFacts } from '../support/mock-settings.ts';

const WEB = path.join(import.meta.dirname, '../..');
/** Everything that browsers get, apart from pictures. */
const SOURCES = ['src', 'public', 'index.html', 'offline.html'];

/** Words that are in the sources for another reason: the country, a time limit of the law, a host of samples, a state of the list, how a clock counts. */
const OF_ANYBODY: ReadonlySet<string> = new Set(['India', 'one month', 'YouTube', 'MP', '24 hours']);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The parts of a text that tell the fact without the rest: hosts, mail addresses, and figures. */
const partsOf = (text: string): string[] => [
  ...(text.match(/[\w.-]+@[\w.-]+\w/g) ?? []),
  ...(URL.canParse(text) ? [new URL(text).host + new URL(text).pathname, new URL(text).pathname.slice(1)] : []),
  ...(text.match(/\d[\d,]{4,}\+?|\d+ (?:lakh|million|hours|minutes)|\d+[–-]\d+ \w+ ?\w*/g) ?? []),
];

const files = SOURCES.flatMap((place) => {
  const isFolder = !/\.\w+$/.test(place);
  return isFolder
    ? readdirSync(path.join(WEB, place), { recursive: true, encoding: 'utf8' }).map((file) => `${place}/${file}`)
    : [place];
}).filter((file) => /\.(?:ts|tsx|css|html|svg|webmanifest)$/.test(file));

it('no fact of the shop or its seller is in the sources of its pages', () => {
  const whole = textsIn([shopFacts(), settingsFacts().tax]);
  const facts = [...new Set([...whole, ...whole.flatMap(partsOf)])].filter((text) => text.length > 1 && !OF_ANYBODY.has(text));
  expect(facts.length).toBeGreaterThan(45);
  expect(facts).toEqual(
    expect.arrayContaining(['Nimantran', 'support@nimantran.example', '750,000+', 'Indore 452001', '48 hours']),
  );
  expect(files).toEqual(expect.arrayContaining(['src/main.tsx', 'offline.html', 'public/manifest.webmanifest']));
  const found = files.flatMap((file) => {
    const source = readFileSync(path.join(WEB, file), 'utf8').replace(/\s+/g, ' ');
    return facts.filter((fact) => source.includes(fact)).map((fact) => `${file}: ${fact}`);
  });
  expect(found).toEqual([]);
});
