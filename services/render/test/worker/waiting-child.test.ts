import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NO_ISOLATION } from '@nimantran/kit/process/isolation';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runChild } from '../../src/worker/run-child.ts';
import { keepChildWaiting, type WaitingChild, type WaitingRoom } from '../../src/worker/waiting-child.ts';
import { writeFixtureTheme } from '../support/fixture-theme.ts';
import { jobSpec } from '../support/job.ts';

vi.setConfig({ testTimeout: 60_000 });

const SPEC = jobSpec({ details: 'sample', photos: {}, watermark: 'brand' });
const ISOLATED = { network: false, files: true };

let base: string;
let room: WaitingRoom;
beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'waiting-child-'));
});
afterEach(async () => {
  await room.close();
  await rm(base, { recursive: true });
});

const open = (isolation = ISOLATED) => keepChildWaiting({ isolation, makeDir: () => mkdtemp(path.join(base, 'job-')) });

async function takeOne(): Promise<WaitingChild> {
  const taken = await room.take();
  if (!taken) throw new Error('Nobody waited.');
  return taken;
}

async function drawStills(packageDir: string, outDir: string, waiting?: WaitingChild) {
  return runChild({
    request: { packageDir, spec: SPEC, inputs: { photos: {} }, outDir, stillsOnly: true, now: '2030-01-01T00:00:00Z' },
    limits: { seconds: 40, memoryMb: 3072 },
    isolation: ISOLATED,
    waiting: waiting?.child,
  });
}

/** A job's folder once its inputs are there. */
async function withPackage({ dir }: { dir: string }, source: string): Promise<string> {
  await cp(source, path.join(dir, 'package'), { recursive: true });
  return path.join(dir, 'package');
}

test('one that waited draws what one does that was started for it, and ends', async () => {
  room = open();
  const source = await writeFixtureTheme();
  const waiting = await takeOne();
  const output = await drawStills(await withPackage(waiting, source), waiting.outDir, waiting);
  const outDir = path.join(base, 'out');
  await mkdir(outDir);
  const fresh = await drawStills(source, outDir);
  expect(output.stills.length).toBeGreaterThan(0);
  const pictures = (stills: typeof output.stills) => Promise.all(stills.map((still) => readFile(still.path)));
  expect(await pictures(output.stills)).toEqual(await pictures(fresh.stills));
  expect(waiting.child.exitCode).toBe(0);
});

test('one that waited reads nothing but its own folder', async () => {
  room = open();
  const source = await writeFixtureTheme();
  const waiting = await takeOne();
  await expect(drawStills(source, waiting.outDir, waiting)).rejects.toMatchObject({ name: 'RenderError' });
});

test('each is taken once, and the next waits from when it is wanted', async () => {
  room = open();
  const first = await takeOne();
  expect(await room.take()).toBeUndefined();
  room.refill();
  room.refill();
  const second = await takeOne();
  expect(second.child.pid).not.toBe(first.child.pid);
  expect(second.dir).not.toBe(first.dir);
  for (const { child } of [first, second]) child.kill('SIGKILL');
});

test('where none can be started, nobody is given one', async () => {
  room = keepChildWaiting({
    isolation: NO_ISOLATION,
    makeDir: async () => {
      const dir = await mkdtemp(path.join(base, 'job-'));
      await writeFile(path.join(dir, 'out-waiting'), 'in the way of its folder');
      return dir;
    },
  });
  expect(await room.take()).toBeUndefined();
});

test('one that died before it was told its job fails that job and does not hang', async () => {
  room = open(NO_ISOLATION);
  const dead = await takeOne();
  const ended = once(dead.child, 'exit');
  dead.child.kill('SIGKILL');
  await ended;
  const request = drawStills(await withPackage(dead, await writeFixtureTheme()), dead.outDir, dead);
  await expect(request).rejects.toMatchObject({ code: 'process_crashed', permanent: false });
});

test('closing ends the one that waits and removes its folder', async () => {
  const dirs: string[] = [];
  room = keepChildWaiting({
    isolation: NO_ISOLATION,
    makeDir: async () => {
      const dir = await mkdtemp(path.join(base, 'job-'));
      dirs.push(dir);
      return dir;
    },
  });
  await room.close();
  expect(dirs).toHaveLength(1);
  expect(existsSync(dirs[0] ?? '')).toBe(false);
  room.refill();
  expect(await room.take()).toBeUndefined();
});
