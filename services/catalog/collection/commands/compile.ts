import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compileCollection } from '../compile.ts';

// compile [slug …] [--out folder]: writes the packages of these themes, or of all, by default to .data/themes.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: '.data/themes' } },
});
const started = performance.now();
const slugs = positionals.length === 0 ? undefined : positionals;
for await (const { slug, dir, written } of compileCollection(resolve(values.out), slugs))
  console.log(`${written ? 'made      ' : 'up to date'} ${slug}  ${dir}`);
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
