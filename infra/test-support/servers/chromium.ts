import { findProgram } from './local-server.ts';

/** Flags for a browser without screen and internet: no calls to its vendor's hosts, and one process fewer, which saves 5 % of its processor time. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's names. The one without a screen needs half the processor time of the other. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser'];

/** CHROMIUM_PATH, or the first that is installed. With CI=true the tests must have one: @throws Error if there is none */
export async function findChromium(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH !== undefined) return process.env.CHROMIUM_PATH;
  for (const name of NAMES) {
    const found = await findProgram(name);
    if (found !== undefined) return found;
  }
  if (process.env.CI === 'true') throw new Error('There is no Chromium on this machine: set CHROMIUM_PATH.');
  return undefined;
}

/** @throws Error if Chromium is not installed */
export async function chromiumPath(): Promise<string> {
  const found = await findChromium();
  if (found === undefined) throw new Error('There is no Chromium on this machine: set CHROMIUM_PATH.');
  return found;
}
