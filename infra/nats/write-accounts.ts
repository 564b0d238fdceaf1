import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { accountsConfiguration } from './accounts.ts';

await writeFile(path.join(import.meta.dirname, 'accounts.conf'), accountsConfiguration());
