import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const ISOLATION_MODES = ['auto', 'required', 'off'] as const;
export type IsolationMode = (typeof ISOLATION_MODES)[number];

/** What a process that reads the files of strangers is kept from. */
export interface Isolation {
  /** It has no network: neither addresses outside nor the services of this machine. */
  network: boolean;
  /** It opens no file but its job's and its own code, starts no process and no debugger, as far as Node.js is asked. */
  files: boolean;
}

export const NO_ISOLATION: Isolation = { network: false, files: false };

/** `unshare` becomes the program that it is given: process id, signals and the channel to the parent stay as they are. */
const WITHOUT_NETWORK = ['unshare', '--user', '--map-current-user', '--net', '--'] as const;
/** Ends well only where not even the loopback is up. */
const PROBE = 'process.exit(Object.keys(require("node:os").networkInterfaces()).length)';
const PROBE_LIMIT_MS = 10_000;

/**
 * Tries what the system gives, once at the start of a service. Network namespaces need Linux, util-linux and namespaces for this user.
 * @param variable the setting that the mode was read from, for the message
 * @throws Error for `required` where the network cannot be taken away
 */
export function probeIsolation(mode: IsolationMode, variable: string): Isolation {
  if (mode === 'off') return NO_ISOLATION;
  const [program, ...before] = WITHOUT_NETWORK;
  const probed = spawnSync(program, [...before, process.execPath, '-e', PROBE], { timeout: PROBE_LIMIT_MS, encoding: 'utf8' });
  const network = probed.status === 0;
  if (mode === 'required' && !network) {
    const reason = (probed.error?.message ?? probed.stderr.trim()) || `the probe ended with ${probed.status ?? probed.signal}`;
    throw new Error(
      `${variable} is "required", but the network cannot be taken from a process here (${reason}). ` +
        `Install util-linux and allow user namespaces for this user, or set ${variable} to "auto".`,
    );
  }
  return { network, files: true };
}

/** Program and first arguments by which a Node.js process is started under an isolation. Folders must be there already. */
export function launchUnder(
  isolation: Isolation,
  { code, read, write }: { code: readonly string[]; read: readonly string[]; write: readonly string[] },
): { program: string; args: string[] } {
  const [unshare, ...before] = WITHOUT_NETWORK;
  const permissions = isolation.files
    ? [
        '--permission',
        // Decoding, drawing and encoding are native and run on threads; what native code does, the permissions cannot see.
        '--allow-addons',
        '--allow-worker',
        '--disable-warning=SecurityWarning',
        ...[...code, ...read, ...write].map((path) => `--allow-fs-read=${realpathSync(path)}`),
        ...write.map((path) => `--allow-fs-write=${realpathSync(path)}`),
      ]
    : [];
  return isolation.network
    ? { program: unshare, args: [...before, process.execPath, ...permissions] }
    : { program: process.execPath, args: permissions };
}

/**
 * All that is code for a module: its package, the workspace packages it names, and every folder of packages above.
 * @param modulePath of the program
 * @param workspacePackages specifiers of modules in packages that lie beside, such as `@nimantran/proto/jobs/render`
 */
export function codeFolders(modulePath: string, workspacePackages: readonly string[]): string[] {
  const base = pathToFileURL(modulePath);
  const own = dirname(findPackageJSON(base) ?? modulePath);
  const folders = [own];
  for (const specifier of workspacePackages) {
    const found = findPackageJSON(specifier, base);
    if (found !== undefined) folders.push(dirname(found));
  }
  for (let at = own; ; at = dirname(at)) {
    // The scope of a file's package.json is looked for in each folder above.
    folders.push(join(at, 'node_modules'), join(at, 'package.json'));
    if (at === dirname(at)) return folders.filter((folder) => existsSync(folder));
  }
}
