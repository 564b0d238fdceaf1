import { randomBytes } from 'node:crypto';
import { proveFile } from '@nimantran/proto/http/media/file-proofs';
import { failed, type Prover, passed } from './prover.ts';

/** Media keeps a small file, and the browser of whoever tries reads it at its signed address. At night media reads it itself. */
export const fileProver: Prover = {
  async start({ media, log }, { by }) {
    const text = randomBytes(24).toString('hex');
    const kept = await media(proveFile, { body: { text, fetched: by === null } }).catch((error: unknown) => {
      log.warn({ err: error }, 'media does not say whether it keeps files');
      return undefined;
    });
    if (kept === undefined) return failed('The service media does not answer. Check that it runs: its log says why not.');
    if (kept.fault !== null || kept.url === null) return failed(kept.fault ?? 'The file has no address.');
    if (by === null) return passed('A file was put, and read at its signed address.');
    const said = 'The file is put. Your browser reads it now.';
    return { state: 'waiting', said, task: { kind: 'fetch', url: kept.url }, secret: text };
  },
  async goOn({ config }, { secret, task }, answer) {
    if (answer === secret)
      return passed(
        'A file was put, and read at its signed address as browsers do it. Without the signature the store refused it.',
      );
    const { origin } = new URL(task?.kind === 'fetch' ? task.url : config.PUBLIC_URL);
    return failed(
      `Your browser could not read the file at ${origin}. That has to be the address of the store as browsers reach it, by https (S3_PUBLIC_ENDPOINT of catalog, media, render and gateway), and the store has to allow pages of ${config.PUBLIC_URL} to read files (infra/object-store/cors.json).`,
    );
  },
};
