import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../launcher/settings.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { licenceOf } from './licences.ts';
import { readLock } from './packages.ts';

/** `sbom.ts [file]`: writes the bill of materials, by default to .data/sbom.cdx.json. */
const [file = path.join(ROOT, '.data/sbom.cdx.json')] = process.argv.slice(2);
const bill = billOfMaterials(readLock(), licenceOf);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${bill.components.length} packages: ${file}`);
