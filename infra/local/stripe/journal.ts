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
 * An append-only file with one JSON value a line. A line is whole or it is not there: a process killed in the
 * middle of a write leaves a torn tail, which the next writer closes with a newline and every reader skips.
 */
export class Journal {
  readonly #path: string;
  #file: number | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** Every readable line in order. Changes nothing on disk. */
  read(): unknown[] {
    if (!existsSync(this.#path)) return [];
    const lines: unknown[] = [];
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

  append(value: unknown): void {
    writeSync(this.#open(), `${JSON.stringify(value)}\n`);
  }

  /** Replaces the whole file at once. */
  rewrite(values: readonly unknown[]): void {
    this.close();
    mkdirSync(dirname(this.#path), { recursive: true });
    const draft = `${this.#path}.new`;
    writeFileSync(draft, values.map((value) => `${JSON.stringify(value)}\n`).join(''));
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
