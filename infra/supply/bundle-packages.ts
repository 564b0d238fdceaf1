import path from 'node:path';
import { rolldown } from 'rolldown';
import { ROOT } from '../launcher/settings.ts';

/**
 * Joins the many small modules of some packages into a few, in place, after each installation (decision 0052). The names that the
 * code imports stay the same.
 */
const ENTRIES: Readonly<Record<string, readonly string[]>> = {
  // All packages that share modules are listed, because each module may exist only once.
  typebox: [
    ...['build/index.mjs', 'build/compile/index.mjs', 'build/error/index.mjs', 'build/format/index.mjs', 'build/guard/index.mjs'],
    ...['build/schema/index.mjs', 'build/system/index.mjs', 'build/type/index.mjs', 'build/value/index.mjs'],
  ],
  kysely: ['dist/index.js', 'dist/migration/index.js'],
  stripe: ['esm/stripe.esm.node.js'],
};

const isForeign = (id: string): boolean => !id.startsWith('.') && !path.isAbsolute(id);
const withoutExtension = (file: string): string => file.slice(0, -path.extname(file).length);

for (const [name, entries] of Object.entries(ENTRIES)) {
  const dir = path.join(ROOT, 'node_modules', name);
  const extension = path.extname(entries[0] ?? '');
  const build = await rolldown({
    input: Object.fromEntries(entries.map((entry) => [withoutExtension(entry), path.join(dir, entry)])),
    platform: 'node',
    external: isForeign,
    treeshake: false,
  });
  await build.write({
    dir,
    format: 'esm',
    // Stripe's errors are told apart by the names of their classes.
    keepNames: true,
    entryFileNames: `[name]${extension}`,
    chunkFileNames: `bundled/[name]${extension}`,
  });
  await build.close();
}
