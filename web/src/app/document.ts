import type { PageSettings } from '@nimantran/proto/http/pages';
import type { QueryKey } from '@tanstack/react-query';

/** What a page hands to the browser besides its HTML. */
export interface PageData {
  origin: string;
  settings: PageSettings;
  /** Nothing is at the address that was asked for, although it may look right. */
  gone?: boolean;
  /** What the shop answered for the page. Without times: it is as new as the page. */
  answers?: readonly (readonly [key: QueryKey, data: unknown])[];
}

export interface PageParts {
  /** index.html as built. */
  template: string;
  manifest: unknown;
  part?: string | undefined;
  head?: string;
  body?: string;
  data: PageData;
}

/** Id of the element that carries a page's data. */
export const PAGE_DATA_ID = 'page-data';

/**
 * The whole document: the built one with a page's head, its HTML, its data and styles. The code of a page that is made already comes
 * once that stands (src/start/start.ts), that of others at once.
 */
export function documentOf({ template, manifest, part, head = '', body = '', data }: PageParts): string {
  const files = [...filesOf(manifest, MAIN), ...(part === undefined ? [] : filesOf(manifest, part))];
  const styles = files.filter((file) => file.endsWith('.css'));
  const code = files.filter((file) => !file.endsWith('.css'));
  const stands = body !== '';
  const document = stands ? template.replaceAll(SCRIPTS, '') : template;
  // What every page starts with stands in the built document already: named again, and in another mode, it would come twice.
  const missing = (file: string) => !document.includes(`/${file}"`);
  const links = unique(styles).filter(missing).map(styleLink);
  if (stands) links.push(`<script type="module" async src="/${fileOf(manifest, START)}"></script>`);
  else links.push(...unique(code).filter(missing).map(codeLink));
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const own = head === '' ? document : document.replace(STATIC, '');
  const later = stands
    ? ` data-code="${unique(code)
        .map((file) => `/${file}`)
        .join(' ')}"`
    : '';
  return own
    .replace('</head>', () => `${head}${links.join('')}</head>`)
    .replace(
      ROOT,
      () => `<div id="root"${later}>${body}</div><script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`,
    );
}

/** Sources by which Vite's manifest names the app's own files, and those of what loads it later. */
const MAIN = 'index.html';
const START = 'src/start/start.ts';
const ROOT = '<div id="root"></div>';
/** What index.html says of itself until a page does. */
const STATIC = /\s*<(title|meta)[^>]* data-static[^>]*>(?:[^<]*<\/title>)?/g;

/** How index.html, as built, asks for the app. */
const SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Files of a part of the app, after those that it imports, as Vite's manifest tells them. */
function filesOf(manifest: unknown, part: string, taken = new Set<string>()): string[] {
  if (taken.has(part)) return [];
  taken.add(part);
  const { file, css = [], imports = [] } = chunkOf(manifest, part);
  return [...imports.flatMap((other) => filesOf(manifest, other, taken)), file, ...css];
}

const fileOf = (manifest: unknown, part: string): string => chunkOf(manifest, part).file;

function chunkOf(manifest: unknown, part: string): Chunk {
  const chunk = (manifest as Readonly<Record<string, Chunk>>)[part];
  if (chunk === undefined) throw new Error(`The build has no part ${part}.`);
  return chunk;
}

const unique = (files: readonly string[]): string[] => [...new Set(files)];
const styleLink = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}">`;
const codeLink = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`;
