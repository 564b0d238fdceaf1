import { renameSync, symlinkSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../launcher/settings.ts';

/** Engines that draw differently under different names, one of which is installed as the worker's program. */
export interface Engines {
  /** The program of the worker, relative to the checkout. */
  entry: string;
  /** The folder of the engine that made something. @throws Error if none of them did */
  folderOf(engineVersion: string): string;
  /** Installs the next one, if there is one: a worker that starts from now on is of that engine. */
  change(): void;
  remove(): Promise<void>;
}

const FIRST = 1_001;
const PARTS = ['main.ts', 'package.json', 'src', 'bench'];
const NUMBER = { file: 'src/pipeline/engine-version.ts', of: /const ENGINE = \d+;/ };
/** Where a frame is complete: after the names of its segments are made, so that only the engine's number keeps engines apart. */
const FRAME = { file: 'src/draw/painter.ts', of: 'this.#paintFrame(this.#picture.context, frame, 0);' };

/** `count` copies of services/render: the number of the engine is another in each, and so is a light over its frames. */
export async function makeEngines(count: number): Promise<Engines> {
  const own = path.join(ROOT, '.data', 'chaos', `engines-${process.pid}`);
  const current = path.join(own, 'current');
  const folders = new Map<number, string>();
  for (let turn = 0; turn < count; turn += 1) {
    const number = FIRST + turn;
    const folder = path.join(own, `engine-${number}`);
    for (const part of PARTS) await cp(path.join(ROOT, 'services/render', part), path.join(folder, part), { recursive: true });
    await replaceIn(path.join(folder, NUMBER.file), NUMBER.of, `const ENGINE = ${number};`);
    const light = `this.#picture.context.fillStyle = 'rgba(255, 255, 255, ${(0.03 * turn).toFixed(2)})';
    this.#picture.context.fillRect(0, 0, this.size.width, this.size.height);`;
    await replaceIn(path.join(folder, FRAME.file), FRAME.of, `${FRAME.of}\n    ${light}`);
    folders.set(number, folder);
  }
  const waiting = [...folders.values()];
  const change = (): void => {
    const next = waiting.shift();
    if (next === undefined) return;
    // Whoever reads the link sees one engine or the other, never none.
    symlinkSync(next, `${current}-next`);
    renameSync(`${current}-next`, current);
  };
  change();
  return {
    entry: path.relative(ROOT, path.join(current, 'main.ts')),
    folderOf(engineVersion) {
      const folder = folders.get(Number(/^engine (\d+);/.exec(engineVersion)?.[1]));
      if (folder === undefined) throw new Error(`No engine of this run calls itself ${engineVersion}.`);
      return folder;
    },
    change,
    remove: () => rm(own, { recursive: true, force: true }),
  };
}

async function replaceIn(file: string, what: string | RegExp, by: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = before.replace(what, () => by);
  if (after === before) throw new Error(`${file} has no ${what}.`);
  await writeFile(file, after);
}
