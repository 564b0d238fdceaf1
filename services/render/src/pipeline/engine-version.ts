import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

/** Increment whenever the engine would draw or encode the same spec differently. */
const ENGINE = 11;
const PARTS = { canvas: '@napi-rs/canvas', 'node-av': 'node-av', harfbuzzjs: 'harfbuzzjs', sharp: 'sharp' };

function readPackage(path: string | undefined): object {
  const found: unknown = path === undefined ? undefined : JSON.parse(readFileSync(path, 'utf8'));
  return typeof found === 'object' && found !== null ? found : {};
}

function versionOf(name: string): string {
  const found = readPackage(findPackageJSON(name, import.meta.url));
  return 'version' in found ? String(found.version) : 'unknown';
}

/** A digest of the versions of the fallback fonts; a theme's own fonts are part of the theme's version. */
function fontsDigest(): string {
  const own = readPackage(findPackageJSON(import.meta.url));
  const names = 'dependencies' in own ? Object.keys(own.dependencies ?? {}) : [];
  const fonts = names.filter((name) => name.startsWith('@expo-google-fonts/')).map((name) => `${name} ${versionOf(name)}`);
  return createHash('sha256').update(fonts.sort().join('\n')).digest('hex').slice(0, 12);
}

const versions = Object.entries(PARTS).map(([name, from]) => `${name} ${versionOf(from)}`);

/** The software that made a video: engine, libraries and fallback fonts. Part of every segment's name. */
export const ENGINE_VERSION = [`engine ${ENGINE}`, ...versions, `fonts ${fontsDigest()}`].join('; ');
