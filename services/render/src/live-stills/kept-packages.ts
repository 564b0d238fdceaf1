import { openThemePackage, type ThemePackage } from '../package/theme-package.ts';

/** Opened packages of a process, with their fonts and pictures; the least recently used one goes first. */
export class KeptPackages {
  readonly #kept = new Map<string, ThemePackage>();

  open(dir: string): ThemePackage {
    const known = this.#kept.get(dir) ?? openThemePackage(dir);
    this.#kept.delete(dir);
    this.#kept.set(dir, known);
    return known;
  }

  /** Lets the oldest packages go while the process takes more memory than it may keep. The newest one stays. */
  trim(residentBytes: number, mostBytes: number): void {
    if (residentBytes <= mostBytes) return;
    for (const dir of [...this.#kept.keys()].slice(0, Math.floor(this.#kept.size / 2))) this.#kept.delete(dir);
  }
}
