import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { ThemeRating } from '@nimantran/proto/domain/rating';
import { HEALTH } from '@nimantran/proto/http/shared/health';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { buildApp } from '../../src/app.ts';
import { orderRatedConsumers } from '../../src/consumers/orders-order-rated.ts';
import type { Context } from '../../src/context.ts';
import { createTestContext, deliver, house, publish } from '../support/catalog.ts';

describeWith(['postgres'], 'what the page of a theme says of its ratings', () => {
  const database = withDatabase();
  let context: Context;
  let app: Awaited<ReturnType<typeof buildApp>>;

  beforeAll(async () => {
    context = await createTestContext(database.urls.catalog);
    app = await buildApp(context);
    await publish(context, { id: 1 });
  });
  afterAll(async () => {
    await app.close();
    await context.close();
    await rm(context.config.DATA_DIR, { recursive: true, force: true });
  });

  const asked = async (of = app): Promise<ThemeRating | undefined> =>
    (await of.inject('/api/video-details/wedding/1')).json().rating;
  const rate = (order_id: string, said: { stars: number; line?: string; answer?: string; is_shown?: boolean; day?: string }) =>
    deliver(context, orderRatedConsumers(), {
      ...{ order_id, order_number: 'NM-00000000', theme_id: 1, line: '', answer: '', is_shown: true },
      rated_at: `2026-11-${said.day ?? '01'}T10:00:00.000Z`,
      ...said,
    });
  const production = () => buildApp({ ...context, config: { ...context.config, NODE_ENV: 'production' } });

  it('is an example while nobody has rated it, and nothing in production', async () => {
    expect(await asked()).toEqual({ value: 4.78, count: 78, is_example: true, lines: [] });
    const selling = await production();
    expect(await asked(selling)).toBeUndefined();
    const admin = {
      uid: 'a',
      email: 'a@example.com',
      email_verified: true,
      name: 'A',
      photoURL: null,
      roles: ['admin' as const],
    };
    const headers = { authorization: `Bearer ${await house.forUser(admin)}` };
    const remarks = async (of: typeof app) => (await of.inject({ url: HEALTH.catalog.get.path, headers })).json().remarks;
    expect((await remarks(app))[0]).toContain('example ratings');
    expect(await remarks(selling)).toEqual([]);
    await selling.close();
  });

  it('is what buyers said, without what is hidden, and tells of each change once', async () => {
    const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
    await rate(one, { stars: 5, line: 'Lovely', answer: 'Thank you', day: '02' });
    await rate(two, { stars: 4, line: 'Good', day: '03' });
    await rate(three, { stars: 2, day: '04' });
    expect(await asked()).toEqual({
      value: 3.7,
      count: 3,
      is_example: false,
      lines: [
        { stars: 4, line: 'Good', answer: '', rated_on: '2026-11-03' },
        { stars: 5, line: 'Lovely', answer: 'Thank you', rated_on: '2026-11-02' },
      ],
    });
    await rate(three, { stars: 2, is_shown: false });
    await rate(one, { stars: 5, day: '02' });
    const selling = await production();
    expect(await asked(selling)).toEqual({
      value: 4.5,
      count: 2,
      is_example: false,
      lines: [{ stars: 4, line: 'Good', answer: '', rated_on: '2026-11-03' }],
    });
    await selling.close();
    const told = await context.db.selectFrom('outbox').select('type').where('type', '=', 'catalog.theme.changed').execute();
    expect(told.length).toBeGreaterThanOrEqual(5);
  });
});
