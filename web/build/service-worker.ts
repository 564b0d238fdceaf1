import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type InlineConfig, type Manifest, type Plugin, type ResolvedConfig } from 'vite';

/** Pages available offline from the first visit on; the others once they were opened, and private ones only online. */
const PARTS = [
  'index.html',
  'src/start/start.ts',
  'src/features/storefront/components/category-page.tsx',
  'src/features/storefront/components/details-page.tsx',
];
const OFFLINE = 'offline.html';
/** The worker by its settings: active, or unregistering itself. */
const WORKERS = { 'sw.js': 'src/service-worker/sw.ts', 'sw-off.js': 'src/service-worker/sw-off.ts' } as const;

interface PrecacheEntry {
  url: string;
  /** Null if the name contains a content hash. */
  revision: string | null;
}

/**
 * After the browser's files, and from their manifest, builds the offline page and `/sw.js` with the list of files that it caches
 * when it is installed. Both are separate from the app's own files, so that no part of the app waits for theirs.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'nimantran:service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle(error) {
      if (error) return;
      const outDir = path.resolve(config.root, config.build.outDir);
      const again: InlineConfig = {
        root: config.root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        resolve: { alias: config.resolve.alias },
        build: { outDir, emptyOutDir: false, target: 'es2022', modulePreload: false },
      };
      const offlineFiles = await buildOffline(again);
      const manifest: Manifest = JSON.parse(await readFile(path.join(outDir, '.vite/manifest.json'), 'utf8'));
      const files = new Set([...PARTS.flatMap((part) => filesOf(manifest, part)), ...offlineFiles]);
      const html = await readFile(path.join(outDir, OFFLINE));
      const precached: PrecacheEntry[] = [
        { url: `/${OFFLINE}`, revision: createHash('sha256').update(html).digest('hex').slice(0, 16) },
        ...[...files].sort().map((file) => ({ url: `/${file}`, revision: null })),
      ];
      for (const [name, entry] of Object.entries(WORKERS)) await buildWorker(again, name, entry, precached);
    },
  };
}

/** Returns the files of the page other than its HTML. */
async function buildOffline(again: InlineConfig): Promise<string[]> {
  const output = await build({ ...again, build: { ...again.build, rolldownOptions: { input: OFFLINE } } });
  if (!('output' in output)) throw new Error('The offline page was not built at once.');
  return output.output.map(({ fileName }) => fileName).filter((name) => name !== OFFLINE && isNeeded(name));
}

async function buildWorker(again: InlineConfig, name: string, entry: string, precached: PrecacheEntry[]): Promise<void> {
  const rolldownOptions = { input: entry, output: { format: 'iife', entryFileNames: name } } as const;
  await build({
    ...again,
    define: { PRECACHED: JSON.stringify(precached), 'process.env.NODE_ENV': '"production"' },
    build: { ...again.build, rolldownOptions },
  });
}

/** The files that a part requires. */
function filesOf(manifest: Manifest, part: string, taken = new Set<string>()): string[] {
  const chunk = manifest[part];
  if (chunk === undefined) throw new Error(`The build has no part named ${part}.`);
  if (taken.has(part)) return [];
  taken.add(part);
  const own = [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])].filter(isNeeded);
  return [...own, ...(chunk.imports ?? []).flatMap((name) => filesOf(manifest, name, taken))];
}

/** Pictures and the fonts of other scripts load when a page shows them. */
const isNeeded = (file: string): boolean => /\.(?:js|css)$/.test(file) || (/\.woff2$/.test(file) && !/-accented-/.test(file));
