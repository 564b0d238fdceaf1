import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const ISOLATION_MODES = ['auto', 'required', 'off'] as const;
export type IsolationMode = (typeof ISOLATION_MODES)[number];

/** Restrictions on a process that reads untrusted files. */
export interface Isolation {
  /** No network: neither external addresses nor services of this machine. */
  network: boolean;
  /** Opens only the files of its job and its own code, and starts no process or debugger, as far as Node.js controls this. */
  files: boolean;
}

export const NO_ISOLATION: Isolation = { network: false, files: false };

/** `unshare` replaces itself with the given program: process id, signals and the channel to the parent stay the same. */
const WITHOUT_NETWORK = ['unshare', '--user', '--map-current-user', '--net', '--'] as const;
/** Succeeds only if not even loopback is up. */
const PROBE = 'process.exit(Object.keys(require("node:os").networkInterfaces()).length)';
const PROBE_LIMIT_MS = 10_000;

/**
 * Probes the system's support, once at the start of a service. Network namespaces need Linux, util-linux and namespaces for this
 * user.
 * @param variable the setting that the mode was read from, for the message
 * @throws Error for `required` if the network cannot be disabled
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

/** Program and first arguments for starting a Node.js process under an isolation. Folders must already exist. */
export function launchUnder(
  isolation: Isolation,
  { code, read, write }: { code: readonly string[]; read: readonly string[]; write: readonly string[] },
): { program: string; args: string[] } {
  const [unshare, ...before] = WITHOUT_NETWORK;
  const permissions = isolation.files
    ? [
        '--permission',
        // Decoding, drawing and encoding are native and use threads; the permissions do not cover native code.
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
 * All code a module needs: its package, the workspace packages it names, and every packages folder above.
 * @param modulePath of the program
 * @param workspacePackages specifiers of modules in neighbouring packages, such as `@nimantran/proto/jobs/render`
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
    // Node.js searches every folder above for the file's package.json.
    folders.push(join(at, 'node_modules'), join(at, 'package.json'));
    if (at === dirname(at)) return folders.filter((folder) => existsSync(folder));
  }
}
