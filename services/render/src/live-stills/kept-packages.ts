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

  /** Lets the oldest packages go while the process takes more memory than it may keep. The newest one stays. */
  trim(residentBytes: number, mostBytes: number): void {
    if (residentBytes <= mostBytes) return;
    for (const name of [...this.#kept.keys()].slice(0, Math.floor(this.#kept.size / 2))) this.#kept.delete(name);
  }
}
