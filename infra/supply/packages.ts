import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { ROOT } from '../launcher/settings.ts';

const Names = Type.Optional(Type.Record(Type.String(), Type.String()));
const Entry = Type.Object({
  /** Present for aliases and for workspaces. */
  name: Type.Optional(Type.String()),
  version: Type.Optional(Type.String()),
  integrity: Type.Optional(Type.String()),
  license: Type.Optional(Type.String()),
  resolved: Type.Optional(Type.String()),
  link: Type.Optional(Type.Boolean()),
  /** Needed for development only. */
  dev: Type.Optional(Type.Boolean()),
  /** May be missing because it is for another platform. */
  optional: Type.Optional(Type.Boolean()),
  dependencies: Names,
  devDependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
});
export type LockEntry = Static<typeof Entry>;

/** The lock file's packages by install location: '' is the root, `node_modules/…` a third-party package. */
export type Lock = Readonly<Record<string, LockEntry>>;

export function readLock(): Lock {
  const file: unknown = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  return Value.Parse(Type.Object({ packages: Type.Record(Type.String(), Entry) }), file).packages;
}

export interface LockedPackage {
  place: string;
  name: string;
  version: string;
  integrity: string | undefined;
  license: string | undefined;
  isDev: boolean;
  isOptional: boolean;
  entry: LockEntry;
}

/** Every third-party package, once for each install location. */
export function packagesOf(lock: Lock): LockedPackage[] {
  return Object.entries(lock)
    .filter(([place, entry]) => place.includes('node_modules/') && entry.link !== true)
    .map(([place, entry]) => ({
      place,
      name: entry.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? '',
      integrity: entry.integrity,
      license: entry.license,
      isDev: entry.dev === true,
      isOptional: entry.optional === true,
      entry,
    }));
}

/** The folders of the project's own packages. */
export function workspacesOf(lock: Lock): string[] {
  return Object.keys(lock).filter((place) => !place.includes('node_modules/'));
}

/** Where a package resolves its dependency `wanted`, as Node.js does; undefined if it is not installed. */
export function placeOf(lock: Lock, from: string, wanted: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const place = at === '' ? `node_modules/${wanted}` : `${at}/node_modules/${wanted}`;
    if (lock[place] !== undefined) return place;
    if (at === '') return undefined;
  }
}
