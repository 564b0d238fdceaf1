import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/**
 * An append-only file with one JSON list per line. A line is either complete or ignored: a process killed during a write leaves a
 * torn tail, which the next writer ends with a newline and every reader skips. A line is in the operating system's cache when
 * `append` returns, so it survives `kill -9`; it is not synced to disk, so it may not survive a power cut, which does not matter
 * for a stand-in and makes a write take microseconds.
 */
export class Journal<Entry> {
  readonly #path: string;
  #file: number | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** Every readable line in order; the types are trusted, because no other program writes this file. Does not change the file. */
  read(): Entry[][] {
    if (!existsSync(this.#path)) return [];
    const lines: Entry[][] = [];
    for (const line of readFileSync(this.#path, 'utf8').split('\n')) {
      if (line === '') continue;
      try {
        lines.push(JSON.parse(line));
      } catch {
        // The torn tail of a killed process; its request was never answered.
      }
    }
    return lines;
  }

  append(entries: readonly object[]): void {
    writeSync(this.#open(), `${JSON.stringify(entries)}\n`);
  }

  /** Replaces the whole file atomically. */
  rewrite(lines: readonly (readonly object[])[]): void {
    this.close();
    mkdirSync(dirname(this.#path), { recursive: true });
    const draft = `${this.#path}.new`;
    writeFileSync(draft, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    renameSync(draft, this.#path);
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }

  #open(): number {
    if (this.#file !== undefined) return this.#file;
    mkdirSync(dirname(this.#path), { recursive: true });
    const file = openSync(this.#path, 'a+', 0o600);
    const { size } = fstatSync(file);
    const last = Buffer.alloc(1);
    if (size > 0 && readSync(file, last, 0, 1, size - 1) === 1 && last.toString() !== '\n') writeSync(file, '\n');
    this.#file = file;
    return file;
  }
}
