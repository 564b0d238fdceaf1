import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { notFound } from '@nimantran/kit/http/problem';
import { makeTempFolder } from '@nimantran/kit/process/temp-folders';
import { ObjectNotFoundError, type ObjectStore } from '@nimantran/kit/store/object-store';
import { PACKAGE_FOLDERS } from '../jobs/sweep-folders.ts';
import { packageNames } from './import-package.ts';

/** Stores an uploaded package permanently, under a key derived from its content. @throws HttpProblem 404 if it is gone */
export async function storePackage(store: ObjectStore, uploaded: { objectKey: string }): Promise<string> {
  const folder = await makeTempFolder(PACKAGE_FOLDERS.kept);
  try {
    const file = path.join(folder, 'package.zip');
    await store.getFile(uploaded.objectKey, file);
    const { packageKey } = packageNames(await sha256Of(file));
    if (!(await store.head(packageKey))) await store.putFile(packageKey, file, 'application/zip');
    return packageKey;
  } catch (error) {
    if (error instanceof ObjectNotFoundError) throw notFound('no_such_package', 'The package has been deleted. Upload it again.');
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
