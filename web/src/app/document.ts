import type { Shop } from '@nimantran/proto/domain/shop';
import type { PageSettings } from '@nimantran/proto/http/gateway/page-renderer';
import type { QueryKey } from '@tanstack/react-query';

/** Data that a page passes to the browser besides its HTML. */
export interface PageData {
  origin: string;
  settings: PageSettings;
  /** Absent while orders cannot be asked: the browser asks until it answers. */
  shop?: Shop | undefined;
  /** Nothing exists at the requested address, although it may look right. */
  gone?: boolean;
  /** The shop's answers for the page. They carry no times: they are as new as the page. */
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
 * The whole document: the built one with a page's head, HTML, data and styles. The code of a rendered page loads once the page is
 * shown (src/start/start.ts), that of other pages immediately.
 */
export function documentOf({ template, manifest, part, head = '', body = '', data }: PageParts): string {
  const files = [...filesOf(manifest, MAIN), ...(part === undefined ? [] : filesOf(manifest, part))];
  const styles = files.filter((file) => file.endsWith('.css'));
  const code = files.filter((file) => !file.endsWith('.css'));
  const stands = body !== '';
  const document = stands ? template.replaceAll(SCRIPTS, '') : template;
  // The built document already contains what every page starts with; naming it again in another mode would load it twice.
  const missing = (file: string) => !document.includes(`/${file}"`);
  const links = unique(styles).filter(missing).map(styleLink);
  if (stands) links.push(`<script type="module" async src="/${fileOf(manifest, START)}"></script>`);
  else links.push(...unique(code).filter(missing).map(codeLink));
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const own = named(head === '' ? document : document.replace(STATIC, ''), data.shop);
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

/** The parts of index.html that name the shop. */
function named(document: string, shop: Shop | undefined): string {
  if (shop === undefined) return document;
  const { name, support_email: mail } = shop.about;
  const [title, address] = [name, mail].map((text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`));
  return document
    .replace('<title data-static>Video', () => `<title data-static>${title}: video`)
    .replace('<!-- support -->', () => `, or write to <a href="mailto:${address}">${address}</a>`);
}

/** Names in Vite's manifest of the app's own entry and of the script that loads it later. */
const MAIN = 'index.html';
const START = 'src/start/start.ts';
const ROOT = '<div id="root"></div>';
/** The title and meta tags of index.html that apply until a page sets its own. */
const STATIC = /\s*<(title|meta)[^>]* data-static[^>]*>(?:[^<]*<\/title>)?/g;

/** The tags with which the built index.html loads the app. */
const SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Files of a part of the app, after those that it imports, from Vite's manifest. */
function filesOf(manifest: unknown, part: string, taken = new Set<string>()): string[] {
  if (taken.has(part)) return [];
  taken.add(part);
  const { file, css = [], imports = [] } = chunkOf(manifest, part);
  return [...imports.flatMap((other) => filesOf(manifest, other, taken)), file, ...css];
}

const fileOf = (manifest: unknown, part: string): string => chunkOf(manifest, part).file;

function chunkOf(manifest: unknown, part: string): Chunk {
  const chunk = (manifest as Readonly<Record<string, Chunk>>)[part];
  if (chunk === undefined) throw new Error(`The build has no part named ${part}.`);
  return chunk;
}

const unique = (files: readonly string[]): string[] => [...new Set(files)];
const styleLink = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}">`;
const codeLink = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`;
