import Bowser from 'bowser';

/** Names that are known, so that nothing is kept which a program made up. */
const PROGRAMS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/** Browser and system in words, like "Chrome on Android", of a `User-Agent` header; null where neither is known. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  const program = PROGRAMS.has(browser.name ?? '') ? browser.name : undefined;
  const system = SYSTEMS.has(os.name ?? '') ? os.name : undefined;
  if (program && system) return `${program} on ${system}`;
  return program ?? system ?? null;
}
