import {
  type AdminTheme,
  addThemeVersion,
  getTheme,
  publishThemeVersion,
  THEME_PACKAGES_PATH,
  type UploadedPackage,
} from '@nimantran/proto/http/catalog/admin-themes';
import { type Person, until } from './person.ts';

const MADE_MS = 240_000;

/** Sends a theme package as the browser does. */
export async function uploadPackage(admin: Person, zip: Uint8Array<ArrayBuffer>): Promise<UploadedPackage> {
  const sent = await admin.fetch(new URL(THEME_PACKAGES_PATH, admin.publicUrl).href, {
    method: 'POST',
    headers: { 'content-type': 'application/zip' },
    body: zip,
  });
  if (sent.status !== 201) throw new Error(`The package was answered with ${sent.status} ${await sent.text()}`);
  return (await sent.json()) as UploadedPackage;
}

export interface ReadyVersion {
  theme_id: number;
  version: string;
}

/** Uploads a package and waits until it is checked and rendered: only its publication is missing. @throws Error if it has faults */
export async function prepareTheme(admin: Person, zip: Uint8Array<ArrayBuffer>, limitMs = MADE_MS): Promise<ReadyVersion> {
  const uploaded = await uploadPackage(admin, zip);
  const { id } = await admin.call(addThemeVersion, { body: { package_id: uploaded.id } });
  const params = { theme_id: id, version: uploaded.version };
  const found = await until(`version ${uploaded.version} to be ready`, limitMs, async () => {
    const { history } = await admin.call(getTheme, { params });
    const version = history.find((candidate) => candidate.version === uploaded.version);
    return version?.waits_for === null || version?.waits_for === 'errors' ? version : undefined;
  });
  if (found.waits_for !== null) throw new Error(`The linter found errors: ${JSON.stringify(found.lint?.findings)}`);
  return params;
}

/** Uploads a package, waits until it is checked and rendered, and publishes it. */
export async function publishTheme(admin: Person, zip: Uint8Array<ArrayBuffer>): Promise<AdminTheme> {
  return admin.call(publishThemeVersion, { params: await prepareTheme(admin, zip) });
}
