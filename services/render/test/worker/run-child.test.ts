import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_ISOLATION } from '@nimantran/kit/process/isolation';
import type { RenderProgress, RenderSpec } from '@nimantran/proto/jobs/render';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ChildRun, runChild } from '../../src/worker/run-child.ts';
import { writeFixtureTheme } from '../support/fixture-theme.ts';
import { aSpec } from '../support/spec.ts';

const LIMITS = { seconds: 60, memoryMb: 3072 };
let packageDir: string;

beforeAll(async () => {
  packageDir = await writeFixtureTheme();
});

async function run(change: Partial<ChildRun> = {}, specChange: Partial<RenderSpec> = {}) {
  const spec = aSpec({ bride_first: true, watermark: 'brand', ...specChange });
  const outDir = await mkdtemp(join(tmpdir(), 'child-test-'));
  return runChild({
    request: { packageDir, spec, inputs: { photos: {} }, outDir, now: '2030-01-01T00:00:00Z' },
    limits: LIMITS,
    isolation: NO_ISOLATION,
    ...change,
  });
}

describe('a job in a process of its own', () => {
  test('gives its video and tells how far it is', async () => {
    const progress: RenderProgress[] = [];
    const output = await run({ onProgress: (value) => progress.push(value) });
    expect(existsSync(output.videoPath ?? '')).toBe(true);
    expect(progress.length).toBeGreaterThan(0);
    expect(progress.length).toBeLessThan(10);
  });

  test('that is killed fails this job and does not hang', async () => {
    const killed = run({ onStart: (child) => setTimeout(() => child.kill('SIGKILL'), 300) });
    await expect(killed).rejects.toMatchObject({ code: 'process_crashed', permanent: false });
  });

  // A busy machine may miss the second by chance, but not repeatedly.
  test('is gone within a second when it is cancelled', { retry: 2 }, async () => {
    const cancel = new AbortController();
    let pid: number | undefined;
    let cancelledAt = 0;
    const cancelled = run({
      signal: cancel.signal,
      onStart: (child) => {
        pid = child.pid;
        setTimeout(() => {
          cancelledAt = performance.now();
          cancel.abort(new Error('no longer wanted'));
        }, 300);
      },
    });
    await expect(cancelled).rejects.toThrow('no longer wanted');
    expect(performance.now() - cancelledAt).toBeLessThan(1000);
    expect(() => process.kill(pid ?? 0, 0)).toThrow();
  });

  test('may not take longer than its limit', async () => {
    await expect(run({ limits: { ...LIMITS, seconds: 0.2 } })).rejects.toMatchObject({ code: 'time_exceeded', permanent: false });
  });

  test.runIf(process.platform === 'linux')('may not take more memory than its limit', async () => {
    await expect(run({ limits: { ...LIMITS, memoryMb: 60 } }, { resolution: '2160p' })).rejects.toMatchObject({
      code: 'memory_exceeded',
      permanent: true,
    });
  });

  test.runIf(process.platform === 'linux')('sees none of its parent’s credentials', async () => {
    process.env.SERVICE_TOKEN_KEY = 'a secret of the parent';
    let environment = '';
    try {
      await run({
        onStart: (child) => {
          environment = readFileSync(`/proc/${child.pid}/environ`, 'utf8');
        },
      });
    } finally {
      delete process.env.SERVICE_TOKEN_KEY;
    }
    expect(environment).toContain('PATH=');
    expect(environment).not.toContain('secret');
  });

  test('passes on why a package cannot be rendered', async () => {
    const broken = await writeFixtureTheme((manifest) => Object.assign(manifest.fonts, { Body: 'missing.ttf' }));
    const request = { packageDir: broken, inputs: { photos: {} }, outDir: broken, now: '2030-01-01T00:00:00Z' };
    await expect(
      runChild({ request: { ...request, spec: aSpec({ stills: false }) }, limits: LIMITS, isolation: NO_ISOLATION }),
    ).rejects.toMatchObject({
      code: 'theme_invalid',
      permanent: true,
    });
  });
});
