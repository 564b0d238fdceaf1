import { writeFileSync } from 'node:fs';
import { packageFiles } from '../../collection/compile.ts';
import { theme } from '../../collection/guide/first-card.ts';
import { zipOf } from './zip-of.ts';

// make-sample-package <file>: writes the zip of the Theme Guide's sample. A separate process, because drawing and sound take
// seconds to load.
const [, , file] = process.argv;
if (file === undefined) throw new Error('usage: make-sample-package <file>');
writeFileSync(file, zipOf(await packageFiles(theme)));
