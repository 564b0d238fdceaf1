import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@nimantran/proto/domain/durations';
import type { Context } from '../context.ts';

/** Below the prefix that media may write, read and delete (infra/object-store). */
const FOLDER = 'uploads/proofs/';
const ADDRESS_SECONDS = 900;
const KEPT_MS = HOUR_MS;
const FETCH_TIMEOUT_MS = 10_000;

type Proving = Pick<Context, 'store' | 'config' | 'log'>;

interface Result {
  url: string | null;
  /** The fault and its remedy in words. */
  fault: string | null;
}

/** Puts a small file and signs its address. Without the signature the store must refuse it. With `fetched`, it is read as well. */
export async function proveFile(context: Proving, { text, fetched }: { text: string; fetched: boolean }): Promise<Result> {
  const { store } = context;
  const key = `${FOLDER}${randomUUID()}.bin`;
  let url: string;
  try {
    await deleteOld(context);
    await store.put(key, Buffer.from(text), 'application/octet-stream');
    url = await store.signedUrl(key, { expires_in_seconds: ADDRESS_SECONDS });
  } catch (error) {
    context.log.warn({ err: error }, 'no file can be put into the store');
    return { url: null, fault: storeFault(error) };
  }
  const fault = (await opennessOf(url, text)) ?? (fetched ? await readingOf(context, url, text) : null);
  return { url, fault };
}

async function deleteOld({ store }: Proving): Promise<void> {
  for (const { key, modified_at } of await store.list(FOLDER))
    if (Date.now() - modified_at.getTime() > KEPT_MS) await store.delete(key);
}

/** A store that cannot be asked from here is one that browsers may reach: they are asked next. */
async function opennessOf(url: string, text: string): Promise<string | null> {
  const { origin, pathname } = new URL(url);
  const answer = await read(origin + pathname).catch(() => undefined);
  if (answer?.body !== text) return null;
  return `The store gives files to everybody: ${origin} answered without a signature. Make the bucket private, as infra/object-store says (public-access-block.json and bucket-policy.json).`;
}

async function readingOf({ config }: Proving, url: string, text: string): Promise<string | null> {
  const { origin } = new URL(url);
  const shop = new URL(config.PUBLIC_URL).origin;
  try {
    const { status, body, allowed } = await read(url, { origin: shop });
    if (body !== text)
      return `The signed address of a file at ${origin} answered ${status}. Check that media’s key may read below uploads/ (infra/object-store/policies/media.json), and that S3_PUBLIC_ENDPOINT is the store’s address without a proxy that changes the host’s name.`;
    if (origin !== shop && allowed !== shop && allowed !== '*')
      return `The store does not let pages of ${shop} read files. Set its CORS rules (infra/object-store/cors.json).`;
    return null;
  } catch (error) {
    return `The signed address of a file at ${origin} cannot be reached from media (${reasonOf(error)}). S3_PUBLIC_ENDPOINT has to be the store’s address as browsers reach it.`;
  }
}

async function read(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  const body = (await answer.text()).slice(0, 1_000);
  return { status: answer.status, body, allowed: answer.headers.get('access-control-allow-origin') };
}

function storeFault(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  const reason = reasonOf(error);
  if (/AccessDenied|Forbidden/.test(name) || /access denied|forbidden/i.test(reason))
    return `The store refuses to keep a file (${name}: ${reason}). media’s key needs the rights of infra/object-store/policies/media.json, and the bucket’s policy must not deny them.`;
  if (/InvalidAccessKeyId|SignatureDoesNotMatch/.test(name))
    return `The store does not know media’s key (${name}). Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY of media.`;
  if (/NoSuchBucket/.test(name)) return 'The store has no such bucket. Check S3_BUCKET, or run set-up, which makes it.';
  return `The store does not keep a file (${reason}). Check S3_ENDPOINT, and that media may open connections to it; without S3, that DATA_DIR can be written and has room.`;
}

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? `, ${error.cause.message}` : '';
  return ((error instanceof Error ? error.message : String(error)) + cause).slice(0, 200);
};
