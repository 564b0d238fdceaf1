import { spawnSync } from 'node:child_process';
import { ROOT } from '../launcher/settings.ts';
import { isGrave, tellVerdict, verdictOf } from './audit-verdict.ts';

const LIMIT_MS = 120_000;

/** Asks the registry what is known against the packages of production. Ends with 1 for what is high or critical, with 0 where it cannot be asked. */
const asked = spawnSync('npm', ['audit', '--json', '--omit=dev'], { cwd: ROOT, encoding: 'utf8', timeout: LIMIT_MS });
const verdict = verdictOf(asked.stdout ?? '');
console.log(tellVerdict(verdict));
process.exitCode = isGrave(verdict) ? 1 : 0;
