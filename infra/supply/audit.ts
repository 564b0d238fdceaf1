import { spawnSync } from 'node:child_process';
import { ROOT } from '../launcher/settings.ts';
import { isGrave, tellVerdict, verdictOf } from './audit-verdict.ts';

const LIMIT_MS = 120_000;

/**
 * Checks the production packages for known vulnerabilities. Exits with 1 for a high or critical one, with 0 if the registry
 * cannot be reached.
 */
const asked = spawnSync('npm', ['audit', '--json', '--omit=dev'], { cwd: ROOT, encoding: 'utf8', timeout: LIMIT_MS });
const verdict = verdictOf(asked.stdout ?? '');
console.log(tellVerdict(verdict));
process.exitCode = isGrave(verdict) ? 1 : 0;
