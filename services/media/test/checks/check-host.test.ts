import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { probeIsolation } from '@nimantran/kit/process/isolation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { type CheckHost, createCheckHost } from '../../src/checks/check-host.ts';
import { createMemoryBudget } from '../../src/checks/memory-budget.ts';
import type { TrialJob, TrialResult } from '../support/trial-check.ts';

const MB = 1024 * 1024;
const isolation = probeIsolation('auto', 'CHECK_ISOLATION');
const isAlive = (pid: number) => existsSync(`/proc/${pid}`);

let folder: string;
let input: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'check-host-test-'));
  input = path.join(folder, 'given');
  await writeFile(input, 'what was given');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('checking processes', () => {
  const opened: CheckHost<TrialJob, TrialResult>[] = [];
  const open = (options: Partial<Parameters<typeof createCheckHost<TrialJob, TrialResult>>[0]> = {}) => {
    const host = createCheckHost<TrialJob, TrialResult>({
      program: path.join(import.meta.dirname, '../support/trial-check.ts'),
      isolation,
      atOnce: 1,
      budget: createMemoryBudget(600 * MB),
      restingBytes: 80 * MB,
      timeoutMs: 10_000,
      heapMb: 64,
      isRefusal: (result) => result.refused,
      ...options,
    });
    opened.push(host);
    const run = (job: TrialJob, memoryBytes = 200 * MB, heavy = false) =>
      host.run({ job, input, outputs: job.do === 'copy' ? { copy: path.join(folder, 'copy') } : {}, memoryBytes, heavy });
    return { ...host, run };
  };
  afterAll(() => Promise.all(opened.map((host) => host.close())));

  it('live on from job to job, and give what they wrote', async () => {
    const host = open();
    const first = await host.run({ do: 'copy' });
    expect(await readFile(path.join(folder, 'copy'), 'utf8')).toBe('what was given');
    expect((await host.run({ do: 'copy' })).pid).toBe(first.pid);
    expect(await readFile(input, 'utf8')).toBe('what was given');
    await host.close();
    expect(isAlive(first.pid)).toBe(false);
  });

  it('end after a refusal, a heavy job, some jobs, and some rest', async () => {
    const host = open({ jobsEach: 2, idleMs: 200 });
    const refusing = await host.run({ do: 'refuse' });
    const heavy = await host.run({ do: 'copy' }, 200 * MB, true);
    const second = await host.run({ do: 'copy' });
    const third = await host.run({ do: 'copy' });
    const last = await host.run({ do: 'copy' });
    expect(third.pid).toBe(second.pid);
    expect(new Set([refusing.pid, heavy.pid, second.pid, last.pid]).size).toBe(4);
    await eventually('the process that rests ends', () => !isAlive(last.pid));
  });

  it.each<[TrialJob, string]>([
    [{ do: 'hang' }, 'time'],
    [{ do: 'allocate', bytes: 400 * MB }, 'memory'],
    [{ do: 'exit' }, 'crash'],
    [{ do: 'throw' }, 'crash'],
  ])('are killed and replaced when they do not behave: %o', async (job, reason) => {
    // Only the job that hangs lasts until the limit.
    const host = open({ timeoutMs: reason === 'time' ? 5_000 : 30_000 });
    const before = await host.run({ do: 'copy' });
    await expect(host.run(job)).rejects.toMatchObject({ name: 'CheckError', reason });
    expect(isAlive(before.pid)).toBe(false);
    expect((await host.run({ do: 'copy' })).pid).not.toBe(before.pid);
  });

  it('see no secret, no foreign file and no network', async () => {
    const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    process.env.SERVICE_TOKEN_KEY = 'a secret of the service';
    try {
      const { port } = server.address() as AddressInfo;
      const told = await open().run({ do: 'look', file: input, port });
      expect(told.environment.filter((name) => /SECRET|TOKEN|URL|PASSWORD/.test(name))).toEqual([]);
      expect(told.read).toBe('ERR_ACCESS_DENIED');
      if (isolation.network) expect(told.connect).toBe('ENETUNREACH');
    } finally {
      delete process.env.SERVICE_TOKEN_KEY;
      server.close();
    }
  });

  it('work side by side as far as there are processes and memory', async () => {
    const host = open({ atOnce: 2, budget: createMemoryBudget(300 * MB) });
    const pids = await Promise.all([1, 2, 3, 4].map(async () => (await host.run({ do: 'copy' }, 150 * MB)).pid));
    expect(new Set(pids).size).toBe(2);
    // A heavy job needs the memory of the idle processes.
    const { pid } = await host.run({ do: 'copy' }, 300 * MB);
    for (const other of new Set(pids)) if (other !== pid) await eventually('it made room', () => !isAlive(other));
  });
});

describe('the memory that checks share', () => {
  it('is given first come, first served, a heavy one before the light ones behind it', async () => {
    const budget = createMemoryBudget(100);
    const served: string[] = [];
    const take = async (name: string, bytes: number) => {
      const giveBack = await budget.take(bytes);
      served.push(name);
      return giveBack;
    };
    const first = await take('first', 60);
    const heavy = take('heavy', 500);
    const light = take('light', 10);
    await Promise.resolve();
    expect(served).toEqual(['first']);
    first();
    (await heavy)();
    (await light)();
    expect(served).toEqual(['first', 'heavy', 'light']);
  });

  it('is freed by those that rest longest, and only when it is needed', async () => {
    const budget = createMemoryBudget(100);
    const ended: string[] = [];
    const resting = (name: string) => ({ bytes: 40, giveUp: () => void ended.push(name) });
    const [old, young, own] = [resting('old'), resting('young'), resting('own')];
    for (const idle of [old, young]) budget.rest(idle);
    await budget.take(20);
    expect(ended).toEqual([]);
    budget.leave(young);
    budget.rest(own);
    await budget.take(40, own);
    expect(ended).toEqual([]);
    await budget.take(30);
    expect(ended).toEqual(['old']);
  });
});
