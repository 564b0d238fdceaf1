import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

/** Changes when older backups can no longer be read. */
export const FORMAT = 1;

const File = { bytes: Type.Integer({ minimum: 0 }), sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }) };

const Table = Type.Object({
  name: Type.String(),
  columns: Type.Array(Type.String()),
  rows: Type.Integer({ minimum: 0 }),
  /** Relative to the backup's folder. */
  file: Type.String(),
  ...File,
});
const Sequence = Type.Object({
  name: Type.String(),
  last_value: Type.String({ pattern: '^-?[0-9]+$' }),
  is_called: Type.Boolean(),
  /** True for an identity column; other sequences give numbers that leave the shop. */
  is_identity: Type.Boolean(),
});
const Schema = Type.Object({
  name: Type.String(),
  migrations: Type.Array(Type.String()),
  tables: Type.Array(Table),
  sequences: Type.Array(Sequence),
});

/** The contents of a backup; written last, so that a folder without a manifest is not a backup. */
export const Manifest = Type.Object({
  format: Type.Literal(FORMAT),
  /** The instant of the tables' snapshot, by the database's clock. */
  snapshot_at: Type.String({ format: 'date-time' }),
  finished_at: Type.String({ format: 'date-time' }),
  server_version: Type.String(),
  schemas: Type.Array(Schema),
  /** Events that had left an outbox but had not reached all their readers. */
  unheard: Type.Object({ file: Type.String(), events: Type.Integer({ minimum: 0 }), ...File }),
  /** `missing`: objects that rows name but the store did not have. */
  objects: Type.Object({
    file: Type.String(),
    count: Type.Integer({ minimum: 0 }),
    total_bytes: Type.Integer({ minimum: 0 }),
    missing: Type.Integer({ minimum: 0 }),
    ...File,
  }),
});
export type Manifest = Static<typeof Manifest>;
export type SchemaPart = Static<typeof Schema>;
export type TablePart = Static<typeof Table>;
export type SequencePart = Static<typeof Sequence>;

export const MANIFEST = 'manifest.json';

/** @throws Error if there is no manifest, or this version cannot read its format */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} is not a backup: it has no ${MANIFEST}.`);
  const manifest: unknown = JSON.parse(text);
  const format = (manifest as { format?: unknown }).format;
  if (format !== FORMAT) throw new Error(`${folder} is a backup of format ${String(format)}; this version reads ${FORMAT}.`);
  const [fault] = Value.Errors(Manifest, manifest);
  if (fault) throw new Error(`${folder}: ${MANIFEST}${fault.instancePath} ${fault.message}`);
  return manifest as Manifest;
}
