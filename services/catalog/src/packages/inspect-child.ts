import { readFileSync } from 'node:fs';
import type { InspectAnswer, InspectRequest } from './inspect-package.ts';
import { readParts } from './read-parts.ts';
import { InvalidPackageError, validatePackage } from './validate-package.ts';

/** The process that reads one uploaded package, sends its result and exits. */
function tell(answer: InspectAnswer): void {
  process.send?.(answer, undefined, undefined, () => process.exit(0));
}

process.on('disconnect', () => process.exit(1));
process.on('message', ({ path }: InspectRequest) => {
  try {
    tell({ kind: 'whole', manifest: validatePackage(readParts(readFileSync(path))) });
  } catch (error) {
    if (!(error instanceof InvalidPackageError)) throw error;
    tell({ kind: 'refused', faults: error.faults.slice(0, 100).map((fault) => fault.slice(0, 300)) });
  }
});
