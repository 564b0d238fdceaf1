import type { VersionRow } from './customisations.ts';
import type { Connection } from './jobs.ts';

/** Upload → object of the photos and music that a job was ever drawn with; uploads not prepared yet appear a second later. */
export async function uploadKeysOf(db: Connection, jobId: string, versions: readonly VersionRow[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('renders')
    .select(['customisationVersion', 'spec'])
    .distinctOn('customisationVersion')
    .where('jobId', '=', jobId)
    .where('spec', 'is not', null)
    .orderBy('customisationVersion')
    .orderBy('createdAt', 'desc')
    .execute();
  const keys = new Map<string, string>();
  for (const { customisationVersion, spec } of rows) {
    const said = versions.find(({ version }) => version === customisationVersion)?.customisation;
    if (!said || !spec) continue;
    for (const [slot, { object_key }] of Object.entries(spec.photos)) {
      const upload = said.photos[slot]?.upload_id;
      if (upload !== undefined) keys.set(upload, object_key);
    }
    if (said.music && spec.music) keys.set(said.music.upload_id, spec.music.object_key);
  }
  return keys;
}
