import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTempFolder, sweepTempFolders } from '../../src/process/temp-folders.ts';

const HOUR_MS = 3_600_000;
const isThere = (folder: string) =>
  access(folder).then(
    () => true,
    () => false,
  );

it('removes what a killed process left once it is old, and nothing of a process that runs', async () => {
  const prefix = `nimantran-test-${process.pid}x`;
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const folders = {
    mine: await makeTempFolder(prefix),
    running: await mkdtemp(path.join(os.tmpdir(), `${prefix}${child.pid}-`)),
    nobodys: await mkdtemp(path.join(os.tmpdir(), prefix)),
    others: await mkdtemp(path.join(os.tmpdir(), 'nimantran-other-')),
  };
  const left = async () => {
    const states = await Promise.all(
      Object.entries(folders).map(async ([name, folder]) => [name, await isThere(folder)] as const),
    );
    return states.filter(([, there]) => there).map(([name]) => name);
  };
  const sweep = (hours: number) => sweepTempFolders({ prefixes: [prefix], quietMs: HOUR_MS, now: Date.now() + hours * HOUR_MS });
  try {
    await writeFile(path.join(folders.running, 'package.zip'), 'half of it');
    expect(await sweep(0.9)).toBe(0);
    expect(await sweep(2)).toBe(1);
    expect(await left()).toEqual(['mine', 'running', 'others']);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await sweep(0.9)).toBe(0);
    expect(await sweep(2)).toBe(1);
    expect(await left()).toEqual(['mine', 'others']);
  } finally {
    child.kill('SIGKILL');
    for (const folder of Object.values(folders)) await rm(folder, { recursive: true, force: true });
  }
});

it('removes what is older than this process though it bears its number: in a container each next one has it again', async () => {
  const prefix = `nimantran-test-${process.pid}y`;
  const mine = await makeTempFolder(prefix);
  const ofTheLast = await makeTempFolder(prefix);
  const before = new Date(Date.now() - process.uptime() * 1000 - 2 * HOUR_MS);
  await utimes(ofTheLast, before, before);
  try {
    expect(await sweepTempFolders({ prefixes: [prefix], quietMs: HOUR_MS, now: Date.now() + 2 * HOUR_MS })).toBe(1);
    expect([await isThere(mine), await isThere(ofTheLast)]).toEqual([true, false]);
  } finally {
    for (const folder of [mine, ofTheLast]) await rm(folder, { recursive: true, force: true });
  }
});
