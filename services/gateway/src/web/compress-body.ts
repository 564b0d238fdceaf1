import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** Much better than the lowest qualities, for a few ms on a separate thread. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const ENCODINGS = {
  br: (body: Buffer) => brotli(body, BROTLI),
  gzip: (body: Buffer) => zip(body),
} as const;
export type Encoding = keyof typeof ENCODINGS;

/** The best encoding for an `accept-encoding` header; undefined for the uncompressed body. */
export function encodingFor(header: string | undefined): Encoding | undefined {
  const found = negotiate(header ?? '', Object.keys(ENCODINGS));
  return found === 'br' || found === 'gzip' ? found : undefined;
}

const kept = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

/** A body in an encoding: computed once and cached as long as the body is. */
export function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const forms = kept.get(body) ?? new Map<Encoding, Promise<Buffer>>();
  kept.set(body, forms);
  const form = forms.get(encoding) ?? ENCODINGS[encoding](body);
  forms.set(encoding, form);
  return form;
}
