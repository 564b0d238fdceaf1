import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

/** Raised whenever the engine would draw or encode the same spec differently. */
const ENGINE = 1;

function versionOf(name: string): string {
  const path = findPackageJSON(name, import.meta.url);
  const found: unknown = path === undefined ? undefined : JSON.parse(readFileSync(path, 'utf8'));
  return typeof found === 'object' && found !== null && 'version' in found ? String(found.version) : 'unknown';
}

/** What a video was made with: the engine, Skia's and FFmpeg's bindings. */
export const ENGINE_VERSION = `engine ${ENGINE}; canvas ${versionOf('@napi-rs/canvas')}; node-av ${versionOf('node-av')}; harfbuzzjs ${versionOf('harfbuzzjs')}`;
