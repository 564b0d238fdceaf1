import { Readable } from 'node:stream';
import { type MetadataValue, type Options, S3Store } from '@tus/s3-store';
import { ERRORS, type KvStore, Upload } from '@tus/server';

/** Prefix of all incoming files: bucket rules for access and lifetime apply to it. */
export const PREFIX = 'incoming/';
/** Suffixes that tus gives to the objects beside an upload. */
export const NOTES = '.info';
export const PART = '.part';
export const keyOf = (id: string): string => PREFIX + id;

const NOTES_KEPT = 1_000;
/** An upload occupies a slot from a part's first byte: with too few slots, slow clients block all others. */
const PARTS_AT_ONCE = 4_096;

type Body = Parameters<S3Store['write']>[0];

/** tus's S3 store with keys below a prefix; its parts are stored in order even after failures. */
export class TusS3Store extends S3Store {
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(options: Omit<Options, 'cache'>) {
    super({ ...options, cache: recentNotes(), maxConcurrentPartUploads: PARTS_AT_ONCE });
  }

  override async create(upload: Upload): Promise<Upload> {
    const made = await super.create(new Upload({ ...upload, id: keyOf(upload.id) }));
    upload.creation_date = made.creation_date;
    upload.storage = made.storage;
    return upload;
  }

  override async write(source: Body, id: string, offset: number): Promise<number> {
    const key = keyOf(id);
    return super.write(source, key, offset).finally(() => this.turns.delete(key));
  }

  override async getUpload(id: string): Promise<Upload> {
    const key = keyOf(id);
    // Only a missing upload may be reported as missing: a client that gets this error starts from zero.
    await this.getMetadata(key).catch((error: unknown) => {
      throw isMissing(error) ? ERRORS.FILE_NOT_FOUND : error;
    });
    return Object.assign(await super.getUpload(key), { id });
  }

  async receivedBytes(id: string): Promise<number> {
    const key = keyOf(id);
    try {
      const parts = await this.retrieveParts(key);
      return sizeOf(parts) + ((await this.getIncompletePartSize(key)) ?? 0);
    } catch (error) {
      if (isMissing(error)) return 0;
      throw error;
    }
  }

  forget(id: string): Promise<void> {
    return this.clearCache(keyOf(id));
  }

  close(): void {
    this.client.destroy();
  }

  protected override uploadPart(metadata: MetadataValue, body: Readable | Buffer, partNumber: number): Promise<string> {
    return this.inTurn(metadata.file.id, body, () => super.uploadPart(metadata, body, partNumber));
  }

  protected override uploadIncompletePart(key: string, body: Readable): Promise<string> {
    return this.inTurn(key, body, () => super.uploadIncompletePart(key, body));
  }

  protected override async finishMultipartUpload(
    metadata: MetadataValue,
    parts: Parameters<S3Store['finishMultipartUpload']>[1],
  ): Promise<string | undefined> {
    const isInOrder = parts.every((part, index) => part.PartNumber === index + 1);
    if (!isInOrder || sizeOf(parts) !== metadata.file.size)
      throw new Error(`The parts of ${metadata.file.id} do not add up to the file.`);
    return super.finishMultipartUpload(metadata, parts);
  }

  /** The resume offset is the sum of the stored parts, so no part may be stored before the parts in front of it. */
  private inTurn<Result>(key: string, body: Readable | Buffer, send: () => Promise<Result>): Promise<Result> {
    const turn = (this.turns.get(key) ?? Promise.resolve()).then(send).catch((error: unknown) => {
      if (body instanceof Readable) body.destroy();
      throw error;
    });
    this.turns.set(key, turn);
    return turn;
  }
}

const sizeOf = (parts: readonly { Size?: number | undefined }[]): number => parts.reduce((sum, { Size = 0 }) => sum + Size, 0);

/** Whether S3 reports that an object or an upload does not exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && ['NotFound', 'NoSuchKey', 'NoSuchUpload'].includes(error.name);

/** Caches tus's metadata for the latest uploads; for others it is read again. */
function recentNotes(): KvStore<MetadataValue> {
  const notes = new Map<string, MetadataValue>();
  return {
    get: async (key) => notes.get(key),
    async set(key, value) {
      notes.set(key, value);
      const oldest = notes.size > NOTES_KEPT ? notes.keys().next().value : undefined;
      if (oldest !== undefined) notes.delete(oldest);
    },
    async delete(key) {
      notes.delete(key);
    },
  };
}
