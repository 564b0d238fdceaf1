import { expect, test } from 'vitest';
import { processorSeconds } from '../../src/process/processor-time.ts';

test.runIf(process.platform === 'linux')('reads the processor time that a process has used', async () => {
  const { user, system } = process.cpuUsage();
  const told = (await processorSeconds(process.pid)) ?? 0;
  const after = process.cpuUsage();
  expect(told).toBeGreaterThan((user + system) / 1e6 - 0.1);
  expect(told).toBeLessThan((after.user + after.system) / 1e6 + 0.1);
});

test('tells nothing of a process that is gone', async () => {
  expect(await processorSeconds(2 ** 30)).toBeUndefined();
});
