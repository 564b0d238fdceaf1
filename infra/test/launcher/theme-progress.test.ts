import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedThemes } from '../../launcher/seed-themes.ts';
import { createDrawingProgress, paced } from '../../launcher/theme-progress.ts';

describe('putting themes on sale', () => {
  let folder: string;
  let stopping: AbortController;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'nimantran-seed-'));
    stopping = new AbortController();
  });
  afterEach(async () => {
    stopping.abort();
    await rm(folder, { recursive: true, force: true });
  });

  /** A seed that reports these numbers of themes on sale, and then does this. */
  const seed = async (onSale: readonly number[], then: string, themesToOpen?: number) => {
    const file = path.join(folder, 'seed.mjs');
    await writeFile(file, `for (const on_sale of ${JSON.stringify(onSale)}) process.send({ on_sale, of: 60 });\n${then}\n`);
    const told: string[] = [];
    const promises = seedThemes(
      { args: [file], env: {}, logFile: path.join(folder, 'seed.log'), signal: stopping.signal },
      themesToOpen,
      ({ on_sale, of }) => told.push(`${on_sale} of ${of}`),
    );
    return { ...promises, told };
  };
  const FOR_EVER = 'setInterval(() => {}, 1000);';

  it('opens the shop with the first themes while the others follow', async () => {
    const { opened, allOnSale, told } = await seed([1, 2, 3], FOR_EVER, 3);
    await opened;
    expect(told).toEqual(['1 of 60', '2 of 60', '3 of 60']);
    stopping.abort();
    await expect(allOnSale).rejects.toThrow();
  });

  it('opens the shop when there are no more themes, and with all unless told otherwise', async () => {
    await expect((await seed([1, 2], '', 10)).opened).resolves.toBeUndefined();
    const all = await seed([1, 2], '');
    await all.opened;
    expect(all.told).toHaveLength(2);
  });

  it('says when the seed fails, before the shop is open and after', async () => {
    const early = await seed([1], 'process.exitCode = 1;', 2);
    await expect(early.opened).rejects.toThrow('Seeding the catalog failed; its log is');
    const late = await seed([1], 'process.exitCode = 1;', 1);
    await late.opened;
    await expect(late.allOnSale).rejects.toThrow('Seeding the catalog failed; its log is');
  });
});

describe('the lines about it in the terminal', () => {
  it('come at a modest pace, and end with the last one', () => {
    let now = 0;
    const said: string[] = [];
    const say = paced(
      (line) => said.push(line),
      3_000,
      () => now,
    );
    for (const count of [1, 2, 3, 4, 5, 6]) {
      now += 1_000;
      say(`${count} of 7`, false);
    }
    say('7 of 7', true);
    expect(said).toEqual(['3 of 7', '6 of 7', '7 of 7']);
  });

  it('are left out if all was there at once', () => {
    const said: string[] = [];
    const say = paced(
      (line) => said.push(line),
      3_000,
      () => 0,
    );
    say('6 of 7', false);
    say('7 of 7', true);
    expect(said).toEqual([]);
  });

  it('tell how far pictures and sample videos are, and what remains', () => {
    const describe = createDrawingProgress();
    expect(describe({ onSale: 60, withPicture: 24, withVideo: 0 }, 0)).toBe('Pictures: 24 of 60; sample videos follow');
    expect(describe({ onSale: 60, withPicture: 60, withVideo: 0 }, 60_000)).toBe('Sample videos: 0 of 60');
    expect(describe({ onSale: 60, withPicture: 60, withVideo: 3 }, 90_000)).toBe('Sample videos: 3 of 60, about 10 minutes left');
    expect(describe({ onSale: 60, withPicture: 60, withVideo: 59 }, 660_000)).toBe(
      'Sample videos: 59 of 60, about 1 minute left',
    );
  });
});
