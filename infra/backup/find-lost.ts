import type { ObjectStore } from '@nimantran/kit/store/object-store';
import type { Owner } from '../deployment/config.ts';
import { withClient } from './restore-tables.ts';

const ALIVE = ['awaiting_payment', 'preview_processing', 'awaiting_balance', 'processing'];
/** The file of an upload from which media makes all others. */
const UPLOAD_FILES: Readonly<Record<string, string>> = { photo: 'photo.jpg', music: 'music.m4a' };

/** Jobs waiting for a designer whose pictures or video are missing from the store. */
export async function lostDrafts(studioUrl: string, store: ObjectStore): Promise<string[]> {
  const drawn = await withClient(studioUrl, async (client) => {
    const { rows } = await client.query<{ id: string; keys: string[] }>(
      `select distinct on (j.id) j.id, array(
         select jsonb_path_query(r.result, '$.stills[*].object_key') #>> '{}'
         union select r.result->'video'->>'object_key' where r.result->'video' <> 'null') as keys
       from studio.jobs j join studio.renders r on r.job_id = j.id
       where j.state in ('queued', 'claimed', 'on_hold') and r.kind in ('draft', 'stills') and r.state = 'succeeded'
       order by j.id, r.customisation_version desc, r.created_at desc`,
    );
    return rows;
  });
  const lost: string[] = [];
  for (const { id, keys } of drawn) if (!(await areThere(store, keys))) lost.push(id);
  return lost;
}

/** Numbers of open orders with an upload that is missing from the store. */
export async function lostUploads(databaseUrls: Readonly<Record<Owner, string>>, store: ObjectStore): Promise<string[]> {
  const orders = await withClient(databaseUrls.orders, async (client) => {
    const { rows } = await client.query<{ id: string; number: string }>(
      'select id, number from orders.orders where state = any($1) order by seq',
      [ALIVE],
    );
    return new Map(rows.map(({ id, number }) => [id, number]));
  });
  const uploads = await withClient(databaseUrls.media, async (client) => {
    const { rows } = await client.query<{ id: string; kind: string; order_id: string }>(
      "select id, kind, order_id from media.uploads where state = 'ready' and order_id = any($1::uuid[])",
      [[...orders.keys()]],
    );
    return rows;
  });
  const lost = new Set<string>();
  for (const { id, kind, order_id } of uploads)
    if (!(await areThere(store, [`uploads/${id}/${UPLOAD_FILES[kind]}`]))) lost.add(order_id);
  return [...orders].filter(([id]) => lost.has(id)).map(([, number]) => number);
}

async function areThere(store: ObjectStore, keys: readonly string[]): Promise<boolean> {
  for (const key of keys) if (!(await store.head(key))) return false;
  return true;
}
