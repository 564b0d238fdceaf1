import { ConfigError } from '@nimantran/kit/config';
import { removePidFile, runningLauncher, writePidFile } from './pid-file.ts';
import { StartError } from './preflight.ts';
import { readSettings } from './settings.ts';
import { type Shop, startShop } from './shop.ts';
import { watchThemes } from './watch-themes.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const startedAt = Date.now();
  const settings = readSettings(process.env);
  const running = await runningLauncher(settings.dataDir);
  if (running !== undefined) throw new StartError(`The shop is already running (process ${running}). Stop it with "make down".`);
  const shop = await startShop(settings, {
    step: (what) => say(`  ${what}`),
    restarted: (name, reason) => say(`  ${name} ended (${reason}); starting it again`),
  });
  await writePidFile(settings.dataDir);
  const readyAt = Date.now();
  say(welcome(shop, (readyAt - startedAt) / 1000));
  const watching = new AbortController();
  void followThemes(shop, readyAt, watching.signal);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    watching.abort();
    say('\nStopping in order …');
    await shop.stop();
    await removePidFile(settings.dataDir);
    say('Stopped. The data is kept.');
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

/** Reports the progress of the themes' pictures and videos if some are missing. */
async function followThemes(shop: Shop, readyAt: number, signal: AbortSignal): Promise<void> {
  let wasMissing = false;
  await watchThemes(
    shop.serviceUrl('catalog'),
    ({ onSale, withPicture, withVideo }) => {
      const isComplete = withPicture >= onSale && withVideo >= onSale;
      if (isComplete && !wasMissing) return;
      wasMissing = true;
      const seconds = ((Date.now() - readyAt) / 1000).toFixed(0);
      say(`  ${onSale} themes: ${withPicture} with their picture, ${withVideo} with their sample video (${seconds} s)`);
    },
    signal,
  );
}

function welcome(shop: Shop, seconds: number): string {
  return `
Nimantran is ready after ${seconds.toFixed(1)} s.

  Shop              ${shop.publicUrl}
  Designers         ${shop.publicUrl}/designer
  Mail box          ${shop.localUrl}/mail
  Stand-ins         ${shop.localUrl}

  Sign in as        Asha Verma   customer@nimantran.test
                    Dev Iyer     designer@nimantran.test
                    Meera Rao    admin@nimantran.test
                    Kabir Khan   partner@nimantran.test
  Test card         4242 4242 4242 4242, any later date, any CVC

  Data and logs     ${shop.dataDir}
  Ctrl-C stops everything.
`;
}

main().catch((error: unknown) => {
  const known = error instanceof StartError || error instanceof ConfigError;
  process.stderr.write(
    `\n${known || !(error instanceof Error) ? String(error instanceof Error ? error.message : error) : error.stack}\n`,
  );
  process.exit(1);
});
