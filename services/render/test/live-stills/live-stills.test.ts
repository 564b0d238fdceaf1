import { readdir } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { LiveStills } from '../../src/live-stills/live-stills.ts';
import type { StillWords } from '../../src/live-stills/messages.ts';
import { photo } from '../support/fixture-theme.ts';
import { openTestStills } from '../support/open-test-stills.ts';

vi.setConfig({ testTimeout: 60_000 });

const MARKER = 'Wort-das-nirgends-steht';
let stills: LiveStills;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ stills, close } = await openTestStills({
    'uploads/couple.jpg': photo(1200, 900),
    'uploads/broken.jpg': Buffer.from('no photo at all'),
  }));
}, 60_000);
afterAll(() => close());

function words(change: Partial<StillWords> = {}): StillWords {
  return {
    visitor: 'visitor',
    asker: 'form',
    owner: null,
    theme: { id: 1, version: '1', package_key: 'themes/1.zip' },
    details: { groom: 'Rahul', bride: 'Priya', date: '2030-12-07', time: '19:30', message: 'Join us' },
    bride_first: false,
    photos: {},
    scene: { index: 0 },
    width: 320,
    ...change,
  };
}
const draw = (change?: Partial<StillWords>, signal = new AbortController().signal) => stills.draw(words(change), signal);
const own = (object_key: string, owner = 'asha') => ({ owner, photos: { couple: { object_key } } });

test('draws the scene with the words, and the sample where no photo is given', async () => {
  const still = await draw();
  expect(still.picture).toMatch(/^data:image\/webp;base64,UklGR/);
  expect(still).toMatchObject({ width: 320, height: 180, scene: 0, sample_slots: ['couple'], findings: [] });
  const other = await draw({ details: { ...words().details, bride: 'Meera' } });
  expect(other.picture).not.toBe(still.picture);
  expect(stills.pids).toHaveLength(1);
});

test('tells at the field what does not fit and what no font has, and says nothing of what is not filled in yet', async () => {
  const { findings } = await draw({ details: { groom: 'Rahul', bride: 'Priya\u0e01', message: 'W'.repeat(300) } });
  expect(findings.map(({ code, field }) => `${code} ${field}`)).toEqual(
    expect.arrayContaining(['missing_glyph bride', 'text_overflow message']),
  );
  expect(findings.map(({ code }) => code)).not.toContain('empty_field');
});

test('two requests of one person at once share one process', async () => {
  await Promise.all(['one form', 'another'].map((asker) => draw({ ...own('uploads/couple.jpg'), asker })));
  expect(stills.ownPids).toHaveLength(1);
});

test('gives its processes a lower priority than videos have', async () => {
  const all = [...stills.pids, ...stills.ownPids];
  expect(all.length).toBeGreaterThan(1);
  for (const pid of all) expect(getPriority(pid)).toBeGreaterThan(getPriority());
});

test("shows a person's own photo in a process that draws for nobody else", async () => {
  const [shared] = stills.pids;
  const still = await draw(own('uploads/couple.jpg'));
  expect(still.sample_slots).toEqual([]);
  expect(still.picture).not.toBe((await draw()).picture);
  expect(stills.pids).toEqual([shared]);
  expect(stills.ownPids).toHaveLength(1);
  expect(stills.ownPids).not.toContain(shared);
});

test('gives nobody the process of another, whoever asks at once', async () => {
  const photos = own('uploads/couple.jpg').photos;
  const askers = [{ owner: 'bela', photos }, { owner: 'chitra', photos }, {}, {}];
  await Promise.all(askers.map((words, index) => draw({ ...words, asker: `asker ${index}` })));
  expect(stills.ownPids).toHaveLength(2);
  const all = [...stills.pids, ...stills.ownPids];
  expect(new Set(all).size).toBe(all.length);
});

test('refuses a file that is no photo, and draws the next still', async () => {
  await expect(draw(own('uploads/broken.jpg', 'chitra'))).rejects.toMatchObject({ name: 'NotDrawnError', permanent: true });
  expect((await draw(own('uploads/couple.jpg', 'chitra'))).sample_slots).toEqual([]);
});

test('draws again after its process was killed, even the still that was being drawn', async () => {
  const [before] = stills.pids;
  if (before === undefined) throw new Error('Nothing was drawn before.');
  const drawing = draw();
  process.kill(before, 'SIGKILL');
  expect((await drawing).width).toBe(320);
  const [after] = stills.pids;
  expect(after).not.toBe(before);
  expect((await draw()).width).toBe(320);
});

test('writes no words: neither to a file nor into an error', async () => {
  await draw({ details: { bride: MARKER } });
  const error = await draw({ details: { bride: MARKER }, theme: { ...words().theme, package_key: 'themes/none.zip' } }).catch(
    (reason: Error) => reason,
  );
  expect(JSON.stringify([String(error), error])).not.toContain(MARKER);
  const bases = (await readdir(tmpdir())).filter((name) => name.startsWith(`nimantran-live-stills-${process.pid}-`));
  expect(bases).toHaveLength(1);
  const files = await readdir(join(tmpdir(), bases[0] ?? ''), { recursive: true });
  expect(files.filter((file) => !/^(packages|process-\d+($|\/(photos|code)))(\/|$)/.test(file))).toEqual([]);
});
