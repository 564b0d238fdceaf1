import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../launcher/preflight.ts';
import { readSettings, type Settings } from '../launcher/settings.ts';
import { startShop } from '../launcher/shop.ts';
import {
  approve,
  customise,
  download,
  findTheme,
  order,
  payByCard,
  pullJobOf,
  settle,
  waitForJob,
  waitForState,
} from '../shop-client/order.ts';
import { newIntent, visit, visitAs } from '../shop-client/person.ts';
import { readVideo } from '../shop-client/read-video.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

interface Step {
  what: string;
  atMs: number;
}

/** A one-line description of a video, read back from its file. */
async function describeVideo(file: string): Promise<string> {
  const [facts, { size }] = await Promise.all([readVideo(file), stat(file)]);
  const sound = facts.audioCodec === undefined ? 'no sound' : `${facts.audioCodec} sound ${facts.audioSeconds.toFixed(2)} s`;
  return `${facts.codec} ${facts.pixelFormat} ${facts.width}×${facts.height} at ${facts.framesPerSecond} fps, ${facts.frames} frames = ${facts.durationSeconds.toFixed(2)} s, ${sound}, ${(size / 1024 ** 2).toFixed(1)} MB`;
}

/** Takes one order through the shop as a visitor, a customer, a designer and an admin. */
async function driveOrder(
  publicUrl: string,
  localUrl: string,
): Promise<{ steps: Step[]; bytes: Buffer; fileName: string; number: string }> {
  const steps: Step[] = [];
  const step = (what: string) => steps.push({ what, atMs: Date.now() });
  step('The shop is open');
  const visitor = await visit(publicUrl);
  const video = await findTheme(visitor, 101, 'wedding');
  step(`A visitor looks at ${video.title}`);
  const customer = await visitAs(publicUrl, localUrl, 'customer@nimantran.test');
  step('The customer signs in');
  const customisation = await customise(customer, video, {});
  step(`Photos are uploaded and checked (${Object.keys(customisation.photos).length})`);
  const placed = await order(customer, video, customisation, newIntent());
  step(`Order ${placed.order.number} is placed`);
  await payByCard(localUrl, placed.checkoutUrl, '4242424242424242');
  await settle(customer, placed.order.number);
  await waitForState(customer, placed.order.number, ['processing', 'completed'], 30_000);
  step('It is paid: Processing');
  const designer = await visitAs(publicUrl, localUrl, 'designer@nimantran.test');
  const job = await pullJobOf(designer, placed.order.number, 300_000);
  step('The draft is drawn and a designer has pulled the job');
  await approve(designer, job.id);
  step('The designer approves it');
  await waitForJob(designer, job.id, 'the video to be delivered', 300_000, (found) => found.state === 'delivered');
  step('The final video is rendered and delivered');
  await waitForState(customer, placed.order.number, ['completed'], 30_000);
  step('The order is Ready to download');
  const { bytes, fileName } = await download(customer, placed.order.number);
  step(`The customer downloads ${fileName}`);
  return { steps, bytes, fileName, number: placed.order.number };
}

function printTimeline(steps: readonly Step[]): void {
  const first = steps[0]?.atMs ?? 0;
  let before = first;
  say('\n   at (s)   step (s)');
  for (const { what, atMs } of steps) {
    say(`${((atMs - first) / 1000).toFixed(2).padStart(9)}  ${((atMs - before) / 1000).toFixed(2).padStart(9)}   ${what}`);
    before = atMs;
  }
}

async function runningShop(settings: Settings): Promise<{ publicUrl: string; localUrl: string; stop: () => Promise<void> }> {
  const localUrl = `http://127.0.0.1:${settings.portBase + 90}`;
  const answer = await fetch(`http://127.0.0.1:${settings.port}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => undefined,
  );
  await answer?.body?.cancel();
  if (answer?.ok) {
    say(`Using the shop at ${settings.publicUrl}.`);
    return { publicUrl: settings.publicUrl, localUrl, stop: async () => {} };
  }
  say('Starting the shop for the demonstration.');
  return startShop(settings, { step: (what) => say(`  ${what}`) });
}

async function main(): Promise<void> {
  // One theme is enough for an order; a shop that is already running keeps its themes.
  const settings = readSettings({ SEED_THEMES: 'royal-jharokha', ...process.env });
  const shop = await runningShop(settings);
  try {
    const { steps, bytes, number } = await driveOrder(shop.publicUrl, shop.localUrl);
    const folder = path.join(settings.dataDir, 'demo');
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, 'invitation.mp4');
    await writeFile(file, bytes);
    printTimeline(steps);
    say(
      `\n${file}\n${await describeVideo(file)}\nIts order is ${shop.publicUrl}/user/invitations/${number} (sign in as Asha Verma).`,
    );
  } finally {
    await shop.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(
    `\n${error instanceof StartError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  if (error instanceof Error && error.cause) process.stderr.write(`because: ${String(error.cause)}\n`);
  process.exit(1);
});
