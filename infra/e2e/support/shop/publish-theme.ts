import {
  type AdminTheme,
  addThemeVersion,
  getTheme,
  publishThemeVersion,
  THEME_PACKAGES_PATH,
  type UploadedPackage,
} from '@nimantran/proto/http/catalog/admin-themes';
import { expect } from 'vitest';
import { type Person, until } from '../../../shop-client/person.ts';

const MADE_MS = 240_000;

/** Sends a theme package as the browser does. */
export async function uploadPackage(admin: Person, zip: Uint8Array<ArrayBuffer>): Promise<UploadedPackage> {
  const sent = await admin.fetch(new URL(THEME_PACKAGES_PATH, admin.publicUrl).href, {
    method: 'POST',
    headers: { 'content-type': 'application/zip' },
    body: zip,
  });
  expect(sent.status).toBe(201);
  return (await sent.json()) as UploadedPackage;
}

/** Uploads a package, waits until it is checked and rendered, and publishes it. */
export async function publishTheme(admin: Person, zip: Uint8Array<ArrayBuffer>): Promise<AdminTheme> {
  const uploaded = await uploadPackage(admin, zip);
  const { id } = await admin.call(addThemeVersion, { body: { package_id: uploaded.id } });
  const params = { theme_id: id, version: uploaded.version };
  await until(`version ${uploaded.version} to be ready`, MADE_MS, async () => {
    const { history } = await admin.call(getTheme, { params });
    const version = history.find((candidate) => candidate.version === uploaded.version);
    expect(version?.waits_for).not.toBe('errors');
    return version?.waits_for === null ? version : undefined;
  });
  return admin.call(publishThemeVersion, { params });
}
