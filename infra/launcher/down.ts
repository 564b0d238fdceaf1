import { runningLauncher } from './pid-file.ts';
import { readSettings } from './settings.ts';

const STOP_LIMIT_MS = 60_000;

const { dataDir } = readSettings(process.env);
const pid = await runningLauncher(dataDir);
if (pid === undefined) {
  process.stdout.write('The shop is not running.\n');
} else {
  process.kill(pid, 'SIGTERM');
  const deadline = Date.now() + STOP_LIMIT_MS;
  while ((await runningLauncher(dataDir)) === pid && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const stopped = (await runningLauncher(dataDir)) !== pid;
  process.stdout.write(stopped ? 'Stopped. The data is kept.\n' : 'The shop is still stopping. See its logs for the reason.\n');
  process.exit(stopped ? 0 : 1);
}
