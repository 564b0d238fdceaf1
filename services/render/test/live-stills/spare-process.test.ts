import { expect, test } from 'vitest';
import { SpareProcess } from '../../src/live-stills/spare-process.ts';
import { fakeStarts, settled } from '../support/fake-still-process.ts';

test('the next process starts when the one that was taken is warm', async () => {
  const { started, start } = fakeStarts();
  const spare = new SpareProcess(start);
  expect(await spare.take()).toBe(started[0]);
  await settled();
  expect(started).toHaveLength(1);
  started[0]?.becomeWarm();
  await settled();
  expect(started).toHaveLength(2);
});

test('a process that is lost while it waits is replaced at once, and one that never became warm when it is needed', async () => {
  const { started, start } = fakeStarts();
  const spare = new SpareProcess(start);
  await settled();
  started[0]?.becomeWarm();
  await settled();
  await started[0]?.end();
  await settled();
  expect(started).toHaveLength(2);
  await started[1]?.end();
  await settled();
  expect(started).toHaveLength(2);
  expect(await spare.take()).toBe(started[2]);
});

test('at the end all processes are ended, and none is started any more', async () => {
  const { started, start } = fakeStarts();
  const spare = new SpareProcess(start);
  await spare.take();
  started[0]?.becomeWarm();
  await settled();
  await spare.close();
  await settled();
  expect(started.map(({ isAlive }) => isAlive)).toEqual([false, false]);
  await expect(spare.take()).rejects.toThrow('The processes were ended.');
});
