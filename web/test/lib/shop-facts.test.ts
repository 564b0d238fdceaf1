import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { shopFacts } from '../support/mock-settings.ts';

const SRC = path.join(import.meta.dirname, '../../src');

/** Words that are in the sources for another reason: the country, a time limit of the law, a host of samples. */
const OF_ANYBODY: ReadonlySet<string> = new Set(['India', 'one month', 'YouTube']);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

it('no fact of the shop or its seller is in the sources of its pages', () => {
  const facts = [...new Set(textsIn(shopFacts()))].filter((text) => !OF_ANYBODY.has(text));
  expect(facts.length).toBeGreaterThan(30);
  const found = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx|css|html)$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(SRC, file), 'utf8').replace(/\s+/g, ' ');
      return facts.filter((fact) => source.includes(fact)).map((fact) => `${file}: ${fact}`);
    });
  expect(found).toEqual([]);
});
