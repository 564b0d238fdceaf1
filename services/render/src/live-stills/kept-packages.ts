import type { Look } from '@nimantran/proto/domain/look';
import { openThemePackage, type ThemePackage } from '../package/theme-package.ts';

/** Opened looks of packages in a process, with their fonts and pictures; the least recently used one goes first. */
export class KeptPackages {
  readonly #kept = new Map<string, ThemePackage>();

  open(dir: string, look: Look): ThemePackage {
    const name = `${look.layout ?? ''} ${look.palette ?? ''} ${dir}`;
    const known = this.#kept.get(name) ?? openThemePackage(dir, look);
    this.#kept.delete(name);
    this.#kept.set(name, known);
    return known;
  }

  /** Lets the oldest package go if the heap, in bytes, is larger than it may be. The newest one stays. */
  trim(heap: number, most: number): void {
    const [oldest] = this.#kept.keys();
    if (heap > most && oldest !== undefined && this.#kept.size > 1) this.#kept.delete(oldest);
  }
}
