import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { TUS_PATH } from '@nimantran/proto/http/media/uploads';
import { PROBLEM_TYPE } from '@nimantran/proto/http/shared/problem';
import { checkXsrf, MockProblem } from './mock-routes.ts';
import { checkedUpload, newUpload, uploads } from './mock-shop.ts';

interface Incoming {
  length: number;
  chunks: Buffer[];
}

/** Faults of the next tus requests, to see how the page handles them. */
interface Faults {
  /** Answers `times` requests with this status. */
  status: number;
  times: number;
  /** Breaks `cuts` connections after this many bytes of a chunk. */
  cutAfter: number;
  cuts: number;
  /** Requests wait, neither read nor answered. */
  hold: boolean;
}

const CHECK_MS = 600;
const NO_FAULTS: Faults = { status: 503, times: 0, cutAfter: 0, cuts: 0, hold: false };
const DETAILS: Readonly<Record<number, string>> = {
  402: 'You already have 60 uploads. Delete one that you do not need.',
  401: 'Please sign in.',
  413: 'A photo may have up to 25 MB.',
};
const incoming = new Map<string, Incoming>();
/** Requests to tus since the last query. */
let asked: { method: string; id: string; offset: number | null; status: number }[] = [];
let faults = NO_FAULTS;
let release: () => void = () => {};
let released = Promise.resolve();

export const bytesOf = (id: string): Buffer => Buffer.concat(incoming.get(id)?.chunks ?? []);
const sizeOf = (id: string): number => (incoming.get(id)?.chunks ?? []).reduce((sum, chunk) => sum + chunk.length, 0);

/** `/mock/uploads` lists the uploads and how they arrived; a query sets the next faults: status, times, cutAfter, cuts, hold. */
export function serveUploadControl(url: URL, response: ServerResponse): void {
  if (url.searchParams.size > 0) {
    const given = Object.fromEntries([...url.searchParams].map(([name, value]) => [name, Number(value)]));
    release();
    const hold = given.hold === 1;
    if (hold) {
      released = new Promise((resolve) => {
        release = resolve;
      });
    }
    faults = { ...NO_FAULTS, ...given, hold };
    asked = [];
  }
  const files = [...uploads.values()].map(({ id, file_name, state }) => {
    const sha256 = createHash('sha256').update(bytesOf(id)).digest('hex');
    return { id, file_name, state, received: sizeOf(id), length: incoming.get(id)?.length ?? 0, sha256 };
  });
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ files, asked }));
}

/**
 * tus 1.0.0 with creation, creation-with-upload and termination; offsets are exact to the byte, even after broken connections.
 */
export async function serveTus(request: IncomingMessage, response: ServerResponse, who: string | undefined): Promise<void> {
  const { method = '', headers } = request;
  const given = /\/([0-9a-f-]{36})$/.exec(request.url ?? '')?.[1];
  const offset = headers['upload-offset'] === undefined ? null : Number(headers['upload-offset']);
  const entry = { method, id: given ?? '', offset, status: 0 };
  asked.push(entry);
  response.on('finish', () => {
    entry.status = response.statusCode;
  });
  response.setHeader('tus-resumable', '1.0.0');
  try {
    if (faults.hold) await released;
    if (faults.times > 0) {
      faults.times -= 1;
      throw new MockProblem(faults.status, 'fault', DETAILS[faults.status] ?? 'The stand-in was asked to fail.');
    }
    checkXsrf(request);
    if (who === undefined) throw new MockProblem(401, 'no_session', 'Please sign in.');
    const id = given ?? open(request);
    entry.id = id;
    const part = incoming.get(id);
    const upload = uploads.get(id);
    if (!part || !upload) throw new MockProblem(404, 'upload_not_found', 'You do not have this upload.');
    if (method === 'DELETE') {
      uploads.delete(id);
      return void response.writeHead(204).end();
    }
    if (method === 'PATCH' && offset !== sizeOf(id)) throw new MockProblem(409, 'offset_conflict', 'The offset is another.');
    if (method !== 'HEAD' && !(await take(id, part, request))) return;
    const standing = { 'upload-offset': sizeOf(id), 'upload-length': part.length };
    if (method === 'POST') response.writeHead(201, { ...standing, location: `${TUS_PATH}/${id}` }).end();
    else response.writeHead(method === 'PATCH' ? 204 : 200, standing).end();
  } catch (error) {
    if (!(error instanceof MockProblem)) throw error;
    request.resume();
    const { status, code, message } = error;
    const problem = { type: 'about:blank', title: code, status, code, detail: message };
    response.writeHead(status, { 'content-type': PROBLEM_TYPE }).end(JSON.stringify(problem));
  }
}

function open(request: IncomingMessage): string {
  const upload = newUpload(metadataOf(request, 'filename'), metadataOf(request, 'kind') === 'music' ? 'music' : 'photo');
  const length = Number(request.headers['upload-length']);
  uploads.set(upload.id, { ...upload, size_bytes: length });
  incoming.set(upload.id, { length, chunks: [] });
  return upload.id;
}

/** Stores incoming bytes, up to a cut. False if the connection was broken. */
async function take(id: string, part: Incoming, request: IncomingMessage): Promise<boolean> {
  const long = request.method === 'PATCH' && Number(request.headers['content-length']) > faults.cutAfter;
  const limit = faults.cuts > 0 && long ? faults.cutAfter : undefined;
  if (limit !== undefined) faults.cuts -= 1;
  let taken = 0;
  try {
    for await (const data of request) {
      const chunk: Buffer = limit === undefined ? data : data.subarray(0, limit - taken);
      part.chunks.push(chunk);
      taken += chunk.length;
      if (limit !== undefined && taken >= limit) {
        request.destroy();
        return false;
      }
    }
  } catch {
    // The browser disconnected; the bytes received so far are stored.
    return false;
  }
  const upload = uploads.get(id);
  if (upload && sizeOf(id) >= part.length) {
    uploads.set(id, { ...upload, state: 'checking' });
    const done = checkedUpload(upload, bytesOf(id));
    setTimeout(() => uploads.has(id) && uploads.set(id, done), CHECK_MS);
  }
  return true;
}

function metadataOf(request: IncomingMessage, name: string): string {
  const encoded = new RegExp(`(?:^|,) *${name} ([^ ,]+)`).exec(String(request.headers['upload-metadata'] ?? ''))?.[1] ?? '';
  return Buffer.from(encoded, 'base64').toString();
}
