import { spawn } from 'node:child_process';
import path from 'node:path';
import { ConfigError } from '@nimantran/kit/config';
import { prepareLocal, withLocalDatabase } from '../backup/local-shop.ts';
import { serviceEnvironment } from '../launcher/environment.ts';
import { runningLauncher } from '../launcher/pid-file.ts';
import { loadSecrets } from '../launcher/secrets.ts';
import { ROOT, readSettings } from '../launcher/settings.ts';

/** The first run of the shop that `make up` runs: the command of orders, with the environment that the launcher gives to orders. */
async function main(): Promise<number> {
  const settings = readSettings(process.env);
  if ((await runningLauncher(settings.dataDir)) === undefined)
    throw new Error(
      'The shop does not run. Start it with "make up" in another terminal; with containers, see docs/operating.md.',
    );
  const secrets = await loadSecrets(settings.dataDir);
  return withLocalDatabase(settings, async (adminUrl) => {
    const databaseUrls = await prepareLocal(adminUrl, settings.dataDir, { replace: false });
    const env = serviceEnvironment('orders', { settings, secrets, databaseUrls, webDist: path.join(ROOT, 'web/dist') });
    const command = path.join(ROOT, 'services/orders/src/commands/first-run.ts');
    const child = spawn(process.execPath, [command, ...process.argv.slice(2)], { cwd: ROOT, env, stdio: 'inherit' });
    return new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => resolve(code ?? 1));
    });
  });
}

try {
  process.exitCode = await main();
} catch (error) {
  const isTold = error instanceof ConfigError || !(error instanceof Error) || error.name === 'Error';
  process.stderr.write(`first-run: ${isTold ? (error as Error).message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
