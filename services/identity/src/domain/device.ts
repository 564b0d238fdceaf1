import Bowser from 'bowser';

/** Known names only, so that invented ones are not stored. */
const PROGRAMS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/** Browser and system from a `User-Agent` header as text, such as "Chrome on Android"; null if neither is known. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  const program = PROGRAMS.has(browser.name ?? '') ? browser.name : undefined;
  const system = SYSTEMS.has(os.name ?? '') ? os.name : undefined;
  if (program && system) return `${program} on ${system}`;
  return program ?? system ?? null;
}
