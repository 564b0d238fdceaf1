import { expect, test } from 'vitest';
import type { StillProcess } from '../../src/live-stills/still-process.ts';
import { WordProcesses } from '../../src/live-stills/word-processes.ts';
import { fakeStarts, settled } from '../support/fake-still-process.ts';

function pool() {
  const { started, start } = fakeStarts();
  const processes = new WordProcesses(start);
  /** Draws until `done` is called; tells which process draws. */
  const draw = () => {
    const { promise: until, resolve: done } = Promise.withResolvers<void>();
    let by: StillProcess | undefined;
    const drawn = processes.use(async (process) => {
      by = process;
      await until;
      return process;
    });
    return { drawn, done, by: () => by };
  };
  return { processes, started, draw };
}

test('a still that waits for a process to start takes one that is free sooner', async () => {
  const { started, draw, processes } = pool();
  const [first, second] = [draw(), draw()];
  await settled();
  started[0]?.becomeWarm();
  await settled();
  expect([first.by(), second.by()]).toEqual([started[0], undefined]);
  first.done();
  second.done();
  expect(await second.drawn).toBe(started[0]);
  started[1]?.becomeWarm();
  await settled();
  expect(processes.all).toHaveLength(2);
});

test('no more processes are started than stills wait', async () => {
  const { started, draw } = pool();
  const first = draw();
  await settled();
  started[0]?.becomeWarm();
  await settled();
  const second = draw();
  await settled();
  first.done();
  await settled();
  const third = draw();
  await settled();
  expect(started).toHaveLength(2);
  second.done();
  third.done();
  expect(await Promise.all([second.drawn, third.drawn])).toEqual([started[0], started[0]]);
});

test('a process that ends while it starts is lost for one still, and the next starts another', async () => {
  const { started, draw } = pool();
  const lost = draw();
  await settled();
  await started[0]?.end();
  await expect(lost.drawn).rejects.toMatchObject({ name: 'ProcessLostError', byLimit: false });
  const next = draw();
  await settled();
  started[1]?.becomeWarm();
  next.done();
  expect(await next.drawn).toBe(started[1]);
});
