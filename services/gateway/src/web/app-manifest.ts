import { readFile } from 'node:fs/promises';
import type { Shop } from '@nimantran/proto/domain/shop';
import type { Answer } from '../proxy/response-cache.ts';

/** The manifest of the app that browsers can install. The build's file names no shop. */
export const APP_MANIFEST = 'manifest.webmanifest';

/** The manifest with the name of the shop: "Shubh: video invitations", and "Shubh" below its icon. */
export async function appManifestOf(file: string, shop: Shop | undefined): Promise<Answer> {
  const manifest: { name: string; short_name: string } = JSON.parse(await readFile(file, 'utf8'));
  const { name } = shop?.about ?? {};
  const purpose = manifest.name.charAt(0).toLowerCase() + manifest.name.slice(1);
  const named = name === undefined ? manifest : { ...manifest, name: `${name}: ${purpose}`, short_name: name };
  return { status: 200, contentType: 'application/manifest+json', body: Buffer.from(JSON.stringify(named)) };
}
