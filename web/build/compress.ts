import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

/** Files worth compressing. Documents are missing because the gateway makes them. */
const FILES = /\.(?:js|css|svg|json|webmanifest|ttf|ico)$/;
/** Smaller files save less than the headers cost. */
const LEAST_BYTES = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes `file.br` and `file.gz` beside every file that shrinks, at the strongest setting: nothing is compressed while people
 * wait.
 */
export function compressFiles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'nimantran:compress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      // Runs last, because other plugins add files when the bundle is done.
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (error) return;
        const root = path.resolve(config.root, config.build.outDir);
        const names = await readdir(root, { recursive: true });
        await Promise.all(
          names.filter((name) => FILES.test(name) && !name.startsWith('.')).map((name) => compress(path.join(root, name))),
        );
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  if ((await stat(file)).size < LEAST_BYTES) return;
  const bytes = await readFile(file);
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.length < bytes.length) await writeFile(`${file}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
}
