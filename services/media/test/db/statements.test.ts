import { randomUUID } from 'node:crypto';
import { databaseClock } from '@nimantran/kit/db/database';
import { beforeAll, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { fill, MANY_ROWS, parkEvents, statementsWith } from '../../../../infra/test-support/statements.ts';
import { draftEndedConsumers } from '../../src/consumers/orders-draft-ended.ts';
import { batchPurgedConsumers } from '../../src/consumers/studio-batch-purged.ts';
import { watchUnwatched } from '../../src/db/purges.ts';
import { finishReceiving, takeUnchecked } from '../../src/db/uploads.ts';
import { purgeNextOrder } from '../../src/jobs/purge-order.ts';
import { type Media, openMedia } from '../support/media.ts';

describeWith(['postgres'], 'media with many uploads', () => {
  const database = withDatabase();
  let media: Media;
  beforeAll(async () => {
    media = await openMedia(database.urls.media);
    await fill(
      database.urls.media,
      `insert into uploads (owner_uid, kind, state, file_name, declared_bytes, width, height, order_id, created_at, check_after)
      select 'uid-' || n % 500, 'photo', case when n % 4 = 0 then 'checking' else 'ready' end, 'a.jpg', 1000, 10, 10,
        case when n % 4 <> 0 then gen_random_uuid() end, now() - make_interval(secs => n), now() - make_interval(secs => n)
      from generate_series(1, ${MANY_ROWS}) as n`,
      'analyze uploads',
    );
    return () => media.close();
  }, 600_000);

  it('takes the next photo to check, and counts whose turn it is, by indexes, without sorting those that wait', async () => {
    const { db } = media.context;
    const { id } = await db.selectFrom('uploads').select('id').where('state', '=', 'checking').executeTakeFirstOrThrow();
    const work = async () => {
      await finishReceiving(db, id);
      await takeUnchecked(db, databaseClock, 30);
    };
    expect(await statementsWith('Seq Scan', database.urls.media, ['uploads'], work)).toEqual([]);
    expect(await statementsWith('Sort', database.urls.media, ['uploads'], () => takeUnchecked(db, databaseClock, 30))).toEqual(
      [],
    );
  });

  it('looks for orders without an open purge by indexes', async () => {
    const { db } = media.context;
    const work = () => watchUnwatched(db, databaseClock);
    expect(await statementsWith('Seq Scan', database.urls.media, ['uploads'], work)).toEqual([]);
    const { count } = await db
      .selectFrom('purges')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('doneAt', 'is', null)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(MANY_ROWS * 0.75);
  });

  it('forgets what parked events say of an order, a draft and a batch by indexes', async () => {
    await parkEvents(database.urls.media);
    const ended = { draft_id: randomUUID(), batch_id: randomUUID(), object_keys: [] };
    const forget = async () => {
      await media.context.db.transaction().execute(async (transaction) => {
        for (const { run } of [...draftEndedConsumers(), ...batchPurgedConsumers(media.context)])
          await run(transaction, { data: ended } as never);
      });
      media.fate({ state: 'completed', uploads_may_go: true, reason: 'the order is completed' });
      expect(await purgeNextOrder(media.context)).toBe(true);
    };
    expect(await statementsWith('Seq Scan', database.urls.media, ['dead_events'], forget)).toEqual([]);
  });
});
