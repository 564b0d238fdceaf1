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
 * An append-only file with one JSON list a line. A line is whole or it is not there: a process killed in the
 * middle of a write leaves a torn tail, which the next writer closes with a newline and every reader skips.
 * A line is with the system when `append` returns, so it outlives `kill -9`; it is not forced to the disk, so it may
 * not outlive a power cut, which costs a stand-in nothing and makes a write take microseconds.
 */
export class Journal<Entry> {
  readonly #path: string;
  #file: number | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** Every readable line in order, typed by the trust that nobody else writes this file. Changes nothing on disk. */
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

  /** Replaces the whole file at once. */
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
