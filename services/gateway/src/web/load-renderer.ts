import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CreatePageRenderer,
  PAGE_MANIFEST,
  PAGE_RENDERER_ENTRY,
  PAGE_RENDERER_EXPORT,
  type PageRenderer,
} from '@nimantran/proto/http/gateway/page-renderer';
import { isFile } from './files.ts';

/** The server entry of the built web app; undefined if there is no build, or it has none. */
export async function loadRenderer(webDist: string | undefined): Promise<PageRenderer | undefined> {
  if (webDist === undefined) return undefined;
  const root = path.resolve(webDist);
  const entry = path.join(root, PAGE_RENDERER_ENTRY);
  if (!(await isFile(entry))) return undefined;
  const [template, manifest, artefact] = await Promise.all([
    readFile(path.join(root, 'index.html'), 'utf8'),
    readFile(path.join(root, PAGE_MANIFEST), 'utf8'),
    import(pathToFileURL(entry).href) as Promise<Readonly<Record<string, unknown>>>,
  ]);
  const create = artefact[PAGE_RENDERER_EXPORT];
  if (typeof create !== 'function') throw new Error(`${entry} exports no ${PAGE_RENDERER_EXPORT}`);
  return (create as CreatePageRenderer)({ template, manifest: JSON.parse(manifest) });
}
