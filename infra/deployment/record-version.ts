import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { OWNERS } from '../postgres/provision.ts';

/**
 * Records a commit as the version that may still run after new migrations, with the migrations that it knows: the tests in
 * infra/test/previous-version hold the schema to it. Run it with a commit or a tag once that version is in production.
 */
const [version] = process.argv.slice(2);
if (version === undefined) {
  process.stderr.write('usage: record-version <commit or tag>\n');
  process.exit(2);
}
const git = (...args: string[]): string => execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
const commit = git('rev-parse', '--verify', `${version}^{commit}`);
const migrations = OWNERS.map((owner) => {
  const files = git('ls-tree', '--full-tree', '--name-only', commit, `services/${owner}/src/db/migrations/`).split('\n');
  return [owner, ['20260101-000000-events', ...files.map((file) => path.basename(file, '.ts'))]] as const;
});
const file = path.resolve(import.meta.dirname, '../test/previous-version/previous-version.json');
writeFileSync(file, `${JSON.stringify({ commit, migrations: Object.fromEntries(migrations) }, null, 2)}\n`);
