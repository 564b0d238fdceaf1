import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { printOf } from './files.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { listedObjects, poolFile } from './object-list.ts';

/** Reads a backup to its last byte without restoring it. @throws Error listing every file that does not match its manifest */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const faults: string[] = [];
  const tables = manifest.schemas.flatMap(({ tables }) => tables);
  const lists = [manifest.unheard, manifest.objects].map((list) => ({ ...list, rows: undefined }));
  for (const { file, bytes, sha256, rows } of [...tables, ...lists]) {
    const name = path.join(folder, file);
    const fault = await faultOf(name, { bytes, sha256 });
    if (fault !== undefined) faults.push(`${file} ${fault}`);
    else if (rows !== undefined && (await countLines(name)) !== rows) faults.push(`${file} does not hold ${rows} rows`);
  }
  if (faults.length === 0) faults.push(...(await objectFaults(folder, manifest)));
  if (faults.length > 0) throw new Error(`${folder} is damaged:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  return manifest;
}

async function objectFaults(folder: string, { objects }: Manifest): Promise<string[]> {
  const faults: string[] = [];
  let count = 0;
  for await (const object of listedObjects(folder)) {
    if ('missing' in object) continue;
    count += 1;
    const fault = await faultOf(poolFile(path.dirname(path.resolve(folder)), object.sha256), object);
    if (fault !== undefined) faults.push(`the object ${object.key} ${fault}`);
  }
  if (count !== objects.count) faults.push(`${count} objects are listed, not ${objects.count}`);
  return faults;
}

async function faultOf(file: string, { bytes, sha256 }: { bytes: number; sha256: string }): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (!found) return 'is missing';
  if (found.size !== bytes) return `has ${found.size} bytes of ${bytes}`;
  return (await printOf(file)).sha256 === sha256 ? undefined : 'is not what was written';
}

/** COPY writes one row per line; line ends inside values are escaped. */
async function countLines(file: string): Promise<number> {
  let lines = 0;
  await pipeline(createReadStream(file), createGunzip(), async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) for (const byte of chunk) if (byte === 10) lines += 1;
  });
  return lines;
}
