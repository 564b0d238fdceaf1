import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ALL, shortOrAll } from '../../../../infra/test-support/vitest/all-tests.ts';
import type { LiveStills } from '../../src/live-stills/live-stills.ts';
import { openTestStills } from '../support/open-test-stills.ts';

vi.setConfig({ testTimeout: 600_000 });

const MARKER = 'Oleander-Unwritten';
let folder: string;
let stills: LiveStills;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ folder, stills, close } = await openTestStills());
}, 60_000);
afterAll(() => close());

const draw = (asker: string, message: string, signal = new AbortController().signal, by = stills) =>
  by.draw(
    {
      ...{ visitor: asker, asker, owner: null, theme: { id: 1, version: '1', package_key: 'themes/1.zip' }, photos: {} },
      details: { groom: 'Rahul', bride: 'Priya', date: '2030-12-07', time: '19:30', message },
      ...{ bride_first: false, scene: { field: 'message' }, width: 320 },
    },
    signal,
  );
const isDrawn = (message: string) =>
  draw('hostile', message).then(
    ({ picture }) => picture.startsWith('data:image/webp'),
    (error: Error) => error.name,
  );

/** The first letters of blocks of Unicode, in which nearly all scripts have some. */
const BLOCKS = Array.from({ length: 150 }, (_, block) => String.fromCodePoint(...letters(0x80 + block * 0x1b5)));
function letters(first: number): number[] {
  return Array.from({ length: 24 }, (_, at) => first + at).filter((point) => point < 0xd800 || point > 0xdfff);
}
/** Letters of texts that are far too long: a form sends 300 at most. */
const LONG = shortOrAll(1_000, 10_000);
/** By what is wrong with them. */
const HOSTILE = {
  controls: ['\u0000\u0001\u0007\u001b[2J', '\u202eabc\u202c \u2066def', '\u200b\u200d\u200c\ufeff'],
  surrogates: ['\ud800', '\udfff\ud83d'],
  marks: [`e${'\u0301'.repeat(300)}`, 'a\u0301'.repeat(60), 'क्'.repeat(120)],
  ligatures: ['ﷺ'.repeat(80)],
  joined: ['👨‍👩‍👧‍👦'.repeat(40), '🏴󠁧󠁢󠁳󠁣󠁴󠁿'.repeat(20)],
  long: ['क्षि '.repeat(LONG / 5), 'x'.repeat(LONG), '\n'.repeat(LONG), '字'.repeat(LONG)],
  turning: ['שלום مرحبا '.repeat(LONG / 10)],
  code: [
    '{groom}{bride}{message}',
    '`process.exit()`',
    '</svg><script>',
    '../../etc/passwd',
    '%s%n%x',
    '__proto__',
    'constructor',
  ],
  pictures: Array.from({ length: 30 }, (_, n) => String.fromCodePoint(0x1f300 + n * 29).repeat(1 + n * 5)),
  blocks: BLOCKS,
};
/** With every change, the first two of each kind. */
const TYPED = Object.values(HOSTILE).flatMap((kind) => kind.slice(0, shortOrAll(2, kind.length)));

test('whatever is typed is drawn or refused, and the next still is there', async () => {
  const outcomes = new Map<string | boolean, number>();
  for (const words of TYPED) {
    const outcome = await isDrawn(`${MARKER} ${words}`);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    expect([true, 'NotDrawnError', 'ProcessLostError'], JSON.stringify(words.slice(0, 20))).toContain(outcome);
  }
  expect(outcomes.get(true)).toBeGreaterThan(TYPED.length * 0.9);
  expect(await isDrawn('Join us')).toBe(true);
  for (const name of await readdir(folder, { recursive: true }))
    expect(await readFile(join(folder, name), 'utf8').catch(() => '')).not.toContain(MARKER);
});

test('visitors who leave take nobody’s turn', async () => {
  await isDrawn('Join us');
  const leaving = Array.from({ length: 20 }, (_, visitor) => {
    const leave = new AbortController();
    const asked = draw(`leaving ${visitor}`, `Message ${visitor}`, leave.signal).then(
      () => 'drawn',
      () => 'left',
    );
    return { leave, asked };
  });
  for (const { leave } of leaving) leave.abort(new Error('gone'));
  const begun = performance.now();
  expect(await isDrawn('I am still here')).toBe(true);
  expect(performance.now() - begun).toBeLessThan(4_000);
  // Two were being drawn at that moment.
  expect((await Promise.all(leaving.map(({ asked }) => asked))).filter((outcome) => outcome === 'drawn').length).toBeLessThan(3);
});

// With every change, `live-stills.test.ts` kills one.
test.runIf(ALL)('a process that is killed again and again is replaced before anybody who types notices', async () => {
  const [kills, visitors] = [20, 10];
  const longestWait = async (change: string, by = stills): Promise<number> => {
    const waits = await Promise.all(
      Array.from({ length: visitors }, async (_, visitor) => {
        const begun = performance.now();
        await draw(`visitor ${visitor}`, change, undefined, by);
        return performance.now() - begun;
      }),
    );
    expect(waits).toHaveLength(visitors);
    return Math.max(...waits);
  };
  const begun = performance.now();
  const other = await openTestStills();
  await longestWait('From nothing', other.stills);
  const fromNothing = performance.now() - begun;
  await other.close();
  const longestAfter = async (kill: number): Promise<number> => {
    for (const pid of stills.pids) process.kill(pid, 'SIGKILL');
    const longest = await longestWait(`Change ${kill}`);
    // The process ahead takes the place of the lost one; the next is loaded meanwhile, on a machine whose speed varies.
    await wait(2 * fromNothing);
    return longest;
  };
  await isDrawn('Join us');
  const undisturbed = await longestWait('Undisturbed');
  const longest: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) longest.push(await longestAfter(kill));
  // Where other work keeps the cores busy, everything takes longer.
  expect(Math.max(...longest)).toBeLessThan(Math.max(2_000, 4 * undisturbed));
});
