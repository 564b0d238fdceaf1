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

/** The whole document: the built one with a page's head, its HTML, its data, and the files of its part. */
export function documentOf({ template, manifest, part, head = '', body = '', data }: PageParts): string {
  // What every page starts with stands in the built document already: named again, and in another mode, it would come twice.
  const files = part === undefined ? '' : linksOf(filesOf(manifest, part).filter((file) => !template.includes(`/${file}"`)));
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const own = head === '' ? template : template.replace(STATIC, '');
  return own
    .replace('</head>', () => `${head}${files}</head>`)
    .replace(ROOT, () => `<div id="root">${body}</div><script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`);
}

const ROOT = '<div id="root"></div>';
/** What index.html says of itself until a page does. */
const STATIC = /\s*<(title|meta)[^>]* data-static[^>]*>(?:[^<]*<\/title>)?/g;

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Files of a part of the app and of what it imports, as Vite's manifest tells them. */
function filesOf(manifest: unknown, part: string): string[] {
  const chunks = manifest as Readonly<Record<string, Chunk>>;
  const files = new Set<string>();
  const take = (name: string) => {
    const chunk = chunks[name];
    if (chunk === undefined) throw new Error(`The build has no part ${name}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    for (const other of chunk.imports ?? []) take(other);
  };
  take(part);
  return [...files];
}

const linksOf = (files: readonly string[]): string =>
  files
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('');
