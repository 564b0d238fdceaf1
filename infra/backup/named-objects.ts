/**
 * The objects that rows name and that outlive a purge: themes on sale and delivered videos. An order's uploads, drafts, stills
 * and segments are left out, so that no backup contains data that a customer was told is deleted; theme pictures in other sizes
 * are made again. Every key is derived from content or used once, so an object is the same whenever it is read.
 */
export const NAMED_OBJECTS = `
  select package_key as key from catalog.theme_versions
  union select unnest(array[sample_video_key, sample_still_key, second_video_key]) from catalog.theme_versions
  union select jsonb_array_elements_text(still_keys) from catalog.theme_versions where still_keys is not null
  union select jsonb_array_elements_text(second_still_keys) from catalog.theme_versions where second_still_keys is not null
  union select object_key from catalog.theme_packages
  union select package_key from orders.orders
  union select unnest(array[video->>'object_key', video_copy->>'object_key', poster_key]) from orders.orders where video is not null
  union select jsonb_path_query(extras, '$.**.object_key') #>> '{}' from orders.orders where video is not null
  union select preview_video->>'object_key' from orders.orders where state = 'awaiting_balance'
  union select unnest(array[video->>'object_key', copy->>'object_key', still_key]) from studio.deliveries where withdrawn_at is null
  union select jsonb_path_query(extras, '$.**.object_key') #>> '{}' from studio.deliveries where withdrawn_at is null
  union select o.object_key from studio.render_objects o join studio.renders r on r.id = o.render_id
    where r.job_id is null and r.batch_row_id is null and r.trial_id is null and r.state = 'succeeded'
  union select unnest(array[r.result->'video'->>'object_key', r.result->'copy'->>'object_key'])
    from studio.batch_rows b join studio.renders r on r.id = b.render_id join studio.batches batch on batch.id = b.batch_id
    where b.state = 'done' and batch.videos_gone_at is null`;

/** One key per line, sorted by bytes. */
export const COPY_NAMED_OBJECTS = `copy (
  select key from (${NAMED_OBJECTS}) named where key is not null order by key collate "C"
) to stdout`;
