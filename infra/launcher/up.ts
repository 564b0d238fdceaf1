import { ConfigError } from '@nimantran/kit/config';
import { removePidFile, runningLauncher, writePidFile } from './pid-file.ts';
import { StartError } from './preflight.ts';
import { readSettings } from './settings.ts';
import { type Shop, startShop } from './shop.ts';
import { createDrawingProgress, paced } from './theme-progress.ts';
import { watchThemes } from './watch-themes.ts';

const SEED_LINES_MS = 3_000;
const DRAWING_LINES_MS = 20_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const startedAt = Date.now();
  const settings = readSettings(process.env);
  const running = await runningLauncher(settings.dataDir);
  if (running !== undefined) throw new StartError(`The shop is already running (process ${running}). Stop it with "make down".`);
  const sayOnSale = paced(say, SEED_LINES_MS);
  const shop = await startShop(
    settings,
    {
      step: (what) => say(`  ${what}`),
      restarted: (name, reason) => say(`  ${name} ended (${reason}); starting it again`),
      themeOnSale: ({ on_sale, of }) => sayOnSale(`  Themes on sale: ${on_sale} of ${of}`, on_sale === of),
    },
    { opensEarly: true },
  );
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

/** Reports the progress of the themes' pictures and sample videos until all are there. */
async function followThemes(shop: Shop, readyAt: number, signal: AbortSignal): Promise<void> {
  try {
    await shop.allOnSale;
  } catch (error) {
    if (!signal.aborted) say(`  Not all themes are on sale. ${error instanceof Error ? error.message : String(error)}`);
    return;
  }
  const describe = createDrawingProgress();
  const sayDrawn = paced(say, DRAWING_LINES_MS);
  await watchThemes(
    shop.serviceUrl('catalog'),
    (counts) => {
      const isComplete = counts.withPicture >= counts.onSale && counts.withVideo >= counts.onSale;
      const seconds = ((Date.now() - readyAt) / 1000).toFixed(0);
      const line = isComplete
        ? `All ${counts.onSale} themes have their picture and sample video (${seconds} s after the shop opened).`
        : describe(counts, Date.now());
      sayDrawn(`  ${line}`, isComplete);
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
  Test card         4242 4242 4242 4242, any later date, any security code

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
