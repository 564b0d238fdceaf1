import { expect, test } from 'vitest';
import { LineFullError, OutdatedError, StillLine } from '../../src/live-stills/still-line.ts';

/** A line for one at a time, with somebody drawing until `done` is called, and the order in which the others are served. */
function busyLine(waiting = 10) {
  const line = new StillLine({ atOnce: 1, waiting });
  const served: string[] = [];
  const { promise, resolve: done } = Promise.withResolvers<void>();
  const first = line.take({ visitor: 'first', asker: 'first' }, new AbortController().signal, () => promise);
  const ask = (asker: string, name = asker, signal = new AbortController().signal, visitor = asker) =>
    line.take({ visitor, asker }, signal, async () => {
      served.push(name);
      return name;
    });
  const finish = (): Promise<void> => {
    done();
    return first;
  };
  return { line, served, ask, finish };
}

test('serves who came first, and of each asker only the newest request, in the place of the one before', async () => {
  const { served, ask, finish } = busyLine();
  const outdated = ask('asha', 'A');
  const others = [ask('bela'), ask('chitra')];
  const newest = ask('asha', 'Ash');
  await expect(outdated).rejects.toThrow(OutdatedError);
  await finish();
  expect(await Promise.all([newest, ...others])).toEqual(['Ash', 'bela', 'chitra']);
  expect(served).toEqual(['Ash', 'bela', 'chitra']);
});

test('lets visitors take turns, however many forms one has open', async () => {
  const { served, ask, finish } = busyLine(4);
  const of = (visitor: string, form: string) => ask(form, form, undefined, visitor);
  const many = ['a1', 'a2', 'a3'].map((form) => of('asha', form));
  const other = of('bela', 'b1');
  // The line is full: a visitor's first request takes the place of a third turn.
  const last = of('chitra', 'c1');
  await expect(many[2]).rejects.toThrow(LineFullError);
  await expect(of('asha', 'a4')).rejects.toThrow(LineFullError);
  await finish();
  await Promise.all([many[0], many[1], other, last]);
  expect(served).toEqual(['a1', 'b1', 'c1', 'a2']);
});

test('draws nothing for a request that nobody waits for', async () => {
  const { served, ask, finish } = busyLine();
  const leaving = new AbortController();
  const left = ask('asha', 'asha', leaving.signal);
  const other = ask('bela');
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await finish();
  await other;
  expect(served).toEqual(['bela']);
});

test('refuses who would wait too long, and goes on after errors', async () => {
  const { line, ask, finish } = busyLine(1);
  const waiting = ask('asha');
  await expect(ask('bela')).rejects.toThrow(LineFullError);
  await finish();
  await waiting;
  const failing = line.take({ visitor: 'chitra', asker: 'chitra' }, new AbortController().signal, () =>
    Promise.reject(new Error('broken')),
  );
  await expect(failing).rejects.toThrow('broken');
  expect(await ask('dipa')).toBe('dipa');
});
