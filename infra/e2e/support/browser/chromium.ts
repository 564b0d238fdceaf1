import { findProgram } from '../../../test-support/servers/local-server.ts';

/** Without these flags a browser without internet contacts its vendor's hosts at every start. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @throws Error if Chromium is not installed */
export async function chromiumPath(): Promise<string> {
  const found = process.env.CHROMIUM_PATH ?? (await findProgram('chromium')) ?? (await findProgram('chromium-browser'));
  if (found === undefined) throw new Error('There is no Chromium on this machine: set CHROMIUM_PATH.');
  return found;
}
