import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

export const ISOLATION_MODES = ['auto', 'required', 'off'] as const;
export type IsolationMode = (typeof ISOLATION_MODES)[number];

/** What the process of a job is kept from. */
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
 * Tries what the system gives, once at the start of a worker. Network namespaces need Linux, util-linux and namespaces for this user.
 * @throws Error for `required` where the network cannot be taken away
 */
export function probeIsolation(mode: IsolationMode): Isolation {
  if (mode === 'off') return NO_ISOLATION;
  const [program, ...before] = WITHOUT_NETWORK;
  const probed = spawnSync(program, [...before, process.execPath, '-e', PROBE], { timeout: PROBE_LIMIT_MS, encoding: 'utf8' });
  const network = probed.status === 0;
  if (mode === 'required' && !network) {
    const reason = (probed.error?.message ?? probed.stderr.trim()) || `the probe ended with ${probed.status ?? probed.signal}`;
    throw new Error(
      `RENDER_ISOLATION is "required", but the network cannot be taken from a rendering process here (${reason}). ` +
        'Install util-linux and allow user namespaces for this user, or set RENDER_ISOLATION to "auto".',
    );
  }
  return { network, files: true };
}

/** Program and first arguments by which a Node.js process is started under an isolation. Folders must be there already. */
export function launchUnder(
  isolation: Isolation,
  { read, write }: { read: readonly string[]; write: readonly string[] },
): { program: string; args: string[] } {
  const [unshare, ...before] = WITHOUT_NETWORK;
  const permissions = isolation.files
    ? [
        '--permission',
        // Drawing and encoding are native and run on threads; what native code does, the permissions cannot see.
        '--allow-addons',
        '--allow-worker',
        '--disable-warning=SecurityWarning',
        ...[...ownFolders(), ...read, ...write].map((path) => `--allow-fs-read=${realpathSync(path)}`),
        ...write.map((path) => `--allow-fs-write=${realpathSync(path)}`),
      ]
    : [];
  return isolation.network
    ? { program: unshare, args: [...before, process.execPath, ...permissions] }
    : { program: process.execPath, args: permissions };
}

/** This package, the contracts and every folder of packages above: all that is code. */
function ownFolders(): string[] {
  const own = dirname(findPackageJSON(import.meta.url) ?? import.meta.filename);
  const proto = findPackageJSON('@nimantran/proto/jobs/render', import.meta.url);
  const folders = proto === undefined ? [own] : [own, dirname(proto)];
  for (let at = own; ; at = dirname(at)) {
    // The scope of a file's package.json is looked for in each folder above.
    folders.push(join(at, 'node_modules'), join(at, 'package.json'));
    if (at === dirname(at)) return folders.filter((folder) => existsSync(folder));
  }
}
