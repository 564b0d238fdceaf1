import type { IncomingHttpHeaders } from 'node:http';
import type { HttpProblem } from '@nimantran/kit/http/problem';
import type { UploadKind } from '@nimantran/proto/http/media/uploads';
import { Metadata } from '@tus/server';
import { storageProblem } from '../domain/storage-problem.ts';

const TUS_VERSION = '1.0.0';
const LONGEST_NAME = 255;

export interface NewUpload {
  kind: UploadKind;
  fileName: string;
  declaredBytes: number;
}

/** @throws HttpProblem 412 for a client that does not speak tus 1.0.0 */
export function requireTus(headers: IncomingHttpHeaders): void {
  if (headers['tus-resumable'] === TUS_VERSION) return;
  throw storageProblem(412, 'Send the header Tus-Resumable: 1.0.0.');
}

/** Reads a creation request. @throws HttpProblem 400 or 413 naming the invalid header */
export function readNewUpload(headers: IncomingHttpHeaders, largest: Readonly<Record<UploadKind, number>>): NewUpload {
  const length = String(headers['upload-length'] ?? '');
  if (!/^\d{1,15}$/.test(length) || Number(length) === 0) {
    throw fault('Upload-Length', 'must be the size of the file in bytes, and not 0');
  }
  const declaredBytes = Number(length);
  const metadata = readMetadata(String(headers['upload-metadata'] ?? ''));
  const { kind } = metadata;
  if (kind !== 'photo' && kind !== 'music') throw fault('Upload-Metadata.kind', 'must be photo or music');
  const bytes = largest[kind];
  if (declaredBytes > bytes) {
    const what = kind === 'photo' ? 'A photo' : 'Music';
    throw storageProblem(413, `${what} may have up to ${bytes / 1024 / 1024} MB.`, [
      { field: 'Upload-Length', message: `must be at most ${bytes}` },
    ]);
  }
  const fileName = cleanName(metadata.filename ?? '');
  if (fileName === '') throw fault('Upload-Metadata.filename', 'is required');
  return { kind, fileName, declaredBytes };
}

function readMetadata(header: string): Record<string, string | null> {
  try {
    return header === '' ? {} : Metadata.parse(header);
  } catch {
    throw fault('Upload-Metadata', 'must be comma-separated keys, each with its value in base64');
  }
}

/** The file name made safe for display: without folders, control characters and characters that change the text direction. */
function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return [...last.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '').trim()].slice(0, LONGEST_NAME).join('');
}

function fault(field: string, message: string): HttpProblem {
  return storageProblem(400, `${field} ${message}.`, [{ field, message }]);
}
