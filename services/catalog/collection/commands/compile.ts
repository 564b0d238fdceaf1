import { resolve } from 'node:path';
import { compileCollection } from '../compile.ts';

// compile [folder]: writes the packages of all themes, by default to .data/themes.
const outDir = resolve(process.argv[2] ?? '.data/themes');
const started = performance.now();
for (const { slug, dir, written } of await compileCollection(outDir))
  console.log(`${written ? 'made      ' : 'up to date'} ${slug}  ${dir}`);
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
