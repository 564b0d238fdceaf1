import { access, chmod, constants, mkdir, stat, statfs } from 'node:fs/promises';
import net from 'node:net';

/** Why the shop cannot start, in one line that also tells the user what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

const NEEDED_BYTES = 1024 ** 3;
/** Photos, mails and keys are nobody else's. Root's database runs as another user, who has to pass through. */
const MODE = process.getuid?.() === 0 ? 0o711 : 0o700;

/** Creates the data folder, closed to other users of the machine. @throws StartError if the data folder is not writable or its disk is full */
export async function checkDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK | constants.X_OK);
    if ((await stat(dataDir)).uid === process.getuid?.()) await chmod(dataDir, MODE);
  } catch {
    throw new StartError(
      `${dataDir} cannot be written. Give yourself write permission there, or set DATA_DIR to another folder.`,
    );
  }
  const disk = await statfs(dataDir);
  const free = disk.bavail * disk.bsize;
  if (free < NEEDED_BYTES) {
    throw new StartError(
      `The disk of ${dataDir} has ${Math.round(free / 1024 ** 2)} MB free, and the shop needs 1,024 MB. Free some space, or set DATA_DIR to another disk.`,
    );
  }
}

/** @throws StartError naming the port that another program uses */
export async function checkPorts(ports: readonly { port: number; who: string; variable: string }[]): Promise<void> {
  for (const { port, who, variable } of ports) {
    if (await isFree(port)) continue;
    throw new StartError(`Port ${port} (${who}) is in use. Stop the program that uses it, or set ${variable} to another port.`);
  }
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
