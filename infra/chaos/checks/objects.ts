import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { type Check, lost, rowsOf, type Violation, wrong } from './violation.ts';

/**
 * Every object that is named is in the store, and every object in the store is named: no orphan is left that a sweep would miss.
 */
export const checkObjects: Check = async ({ world, db }) => {
  const there = await listKeys(world.bucket);
  const found: Violation[] = [];
  const videos = await rowsOf<{ number: string; key: string }>(
    db,
    `select number, unnest(array[video->>'object_key', video_copy->>'object_key', poster_key]) as key
     from orders.orders where state = 'completed'
     union all select number, jsonb_path_query(extras, '$.**.object_key') #>> '{}'
     from orders.orders where state = 'completed' and video is not null`,
  );
  for (const { number, key } of videos)
    if (key !== null && !there.has(key)) found.push(lost(`${key} of ${number} is not in the store`));

  const named = await rowsOf<{ key: string }>(
    db,
    `select object_key as key from studio.render_objects
     union select object_key from studio.segments
     union select jsonb_array_elements_text(still_keys) from catalog.theme_versions where still_keys is not null
     union select jsonb_array_elements_text(second_still_keys) from catalog.theme_versions where second_still_keys is not null
     union select unnest(array[sample_video_key, sample_still_key, second_video_key]) from catalog.theme_versions
     union select jsonb_array_elements_text(object_keys) from media.purges where done_at is null
     union select object_key from media.lapsed_objects`,
  );
  const keys = new Set(named.map(({ key }) => key));
  const uploads = new Set((await rowsOf<{ id: string }>(db, 'select id from media.uploads')).map(({ id }) => id));
  for (const key of there) {
    if (/^(?:renders|segments)\/|^stills\/[0-9a-f]{64}\.jpg$/.test(key) && !keys.has(key))
      found.push(wrong(`nobody names ${key}`));
    const upload = /^uploads\/([^/]+)\//.exec(key)?.[1];
    if (upload !== undefined && !uploads.has(upload)) found.push(wrong(`nobody names ${key}`));
  }
  return found;
};

async function listKeys({ client, options }: Parameters<Check>[0]['world']['bucket']): Promise<Set<string>> {
  const keys = new Set<string>();
  let token: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket: options.bucket, ContinuationToken: token }));
    for (const { Key } of page.Contents ?? []) if (Key !== undefined) keys.add(Key);
    token = page.NextContinuationToken;
  } while (token !== undefined);
  return keys;
}
