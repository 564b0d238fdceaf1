import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Palette } from '@nimantran/proto/domain/palette';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { buildApp } from '../../src/app.ts';
import { orderCompletedConsumers } from '../../src/consumers/orders-order-completed.ts';
import type { Context } from '../../src/context.ts';
import { retireTheme } from '../../src/use-cases/retire-theme.ts';
import { createTestContext, deliver, house, publish } from '../support/catalog.ts';

const DAY_MS = 86_400_000;

const THEMES: Partial<ThemeManifest>[] = [
  { id: 1, priority: 10, tags: ['Traditional', 'Marigold'] },
  { id: 2, priority: 30, title: 'Palace', tags: ['Royal'] },
  { id: 3, priority: 20, title: 'Garland', tags: ['Marigold', 'Traditional'], slots: [], sample_photos: {} },
  { id: 4, category: 'wishes', category_id: 4, sub_category: 'Valentines Day', priority: 5 },
  { id: 5, category: 'wishes', category_id: 4, sub_category: 'Birthday', priority: 6 },
  { id: 6, category: 'Haldi', category_id: 7, priority: 1 },
  { id: 7, category: 'sangeet', category_id: 7, priority: 1, width: 1080, height: 1920 },
];

describeWith(['postgres'], 'the videos of the shop', () => {
  const database = withDatabase();
  let context: Context;
  let app: FastifyInstance;

  beforeAll(async () => {
    context = await createTestContext(database.urls.catalog);
    app = await buildApp(context);
    for (const theme of THEMES) await publish(context, theme);
  });
  beforeEach(() => context.db.deleteFrom('completedOrders').execute());
  afterAll(async () => {
    await app.close();
    await context.close();
    await rm(context.config.DATA_DIR, { recursive: true, force: true });
  });

  const get = (url: string) => app.inject({ method: 'GET', url });
  const idsOf = async (category: string) =>
    (await get(`/api/video-details/${category}`)).json().map((video: { id: number }) => video.id);
  const complete = (theme_id: number, daysAgo: number, order_id: string = randomUUID()) =>
    deliver(context, orderCompletedConsumers(), {
      order_id,
      order_number: 'NM-00000000',
      theme_id,
      completed_at: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
    });

  it.each([
    ['wedding', [2, 3, 1]],
    ['wishes', [5, 4]],
    ['valentines-day', [4]],
    ['haldi', [6]],
    ['sangeet', [7]],
    ['mehendi', []],
    ['birthday', []],
  ])('of %s come highest priority first', async (category, ids) => {
    expect(await idsOf(category)).toEqual(ids);
  });

  it('has no category that is none', async () => {
    for (const url of ['/api/video-details/funeral', '/api/video-details/funeral/1']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'no_such_category']);
    }
  });

  it('are most popular by the orders completed in 30 days, each counted once, then by priority', async () => {
    expect(await idsOf('most-popular')).toEqual([2, 3, 1, 5, 4, 6, 7]);
    const revised = randomUUID();
    await complete(6, 1, revised);
    await complete(6, 0, revised);
    await complete(1, 2);
    await complete(1, 29);
    await complete(2, 31);
    expect(await idsOf('most-popular')).toEqual([1, 6, 2, 3, 5, 4, 7]);
  });

  it('are found by id and by title slug', async () => {
    for (const name of ['1', 'marigold-day-1', 'a-title-of-long-ago-1']) {
      const answer = await get(`/api/video-details/wedding/${name}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ id: 1, slug: 'marigold-day-1', title: 'Marigold (Day)', duration_seconds: 10 });
    }
    for (const name of ['99', 'no-number', '1x']) {
      const answer = await get(`/api/video-details/wedding/${name}`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'no_such_video']);
    }
  });

  it('come with others of the category, those that share tags first', async () => {
    const video = (await get('/api/video-details/wedding/1')).json();
    expect(video.similar_videos.map(({ id }: { id: number }) => id)).toEqual([3, 2, 5, 4, 6, 7]);
    expect(video.suggested_video).toBeNull();
  });

  it('say whether they take photos by having slots or not', async () => {
    expect((await get('/api/video-details/wedding/1')).json().images).toHaveLength(1);
    expect((await get('/api/video-details/wedding/3')).json()).not.toHaveProperty('images');
    expect((await get('/api/video-details/sangeet/7')).json().portrait_orientation).toBe(true);
    expect((await get('/api/video-details/sangeet/7')).json()).not.toHaveProperty('has_second_layout');
  });

  it('say what changes places when the bride’s name comes first', async () => {
    const pairs = [['groom_parents', 'bride_parents']];
    await publish(context, { ...THEMES[3], pairs });
    expect((await get('/api/video-details/wishes/4')).json().pairs).toEqual(pairs);
    expect((await get('/api/video-details/wedding/1')).json()).not.toHaveProperty('pairs');
  });

  it('offer their palettes, and take the place of the themes that these replace', async () => {
    const replaced = { id: 9, title: 'Rose Day', category: 'wishes', category_id: 4, priority: 1 };
    await publish(context, replaced);
    const shownAs = async (id: number) => {
      const { palette, palettes, ...video } = (await get(`/api/video-details/wishes/${id}`)).json();
      return { id: video.id, palette, palettes };
    };
    const palettes: Palette[] = [
      { key: 'gold', name: 'Gold', swatch: ['#d3a044'], colors: {} },
      { key: 'rose', name: 'Rose', swatch: ['#aa3355'], colors: { ground: '#aa3355' }, replaces: 9 },
    ];
    const theme = { ...replaced, id: 8, title: 'Gold Day', colors: { ground: '#112233' } };
    await publish(context, theme);
    expect(await shownAs(8)).toEqual({ id: 8, palette: undefined, palettes: undefined });
    await publish(context, { ...theme, palettes });
    const offered = [
      { key: 'gold', name: 'Gold', swatch: ['#d3a044'] },
      { key: 'rose', name: 'Rose', swatch: ['#aa3355'] },
    ];
    expect(await shownAs(8)).toEqual({ id: 8, palette: undefined, palettes: offered });
    expect(await shownAs(9)).toEqual({ id: 8, palette: 'rose', palettes: offered });
    expect(await idsOf('wishes')).toEqual([5, 4, 8]);
    const headers = { authorization: `Bearer ${await house.forService('orders')}` };
    const sold = await app.inject({ method: 'GET', url: '/internal/themes/9/versions/current', headers });
    expect(sold.json()).toMatchObject({ theme_id: 9, on_sale: false });
    await publish(context, replaced);
    expect(await shownAs(9)).toMatchObject({ id: 9, palette: undefined });
    for (const id of [8, 9]) await retireTheme(context.db, id);
    expect((await get('/api/video-details/wishes/9')).statusCode).toBe(404);
  });

  it('that are no longer sold are not shown, and stay known to the orders that hold them', async () => {
    expect([await retireTheme(context.db, 5), await retireTheme(context.db, 5)]).toEqual([true, false]);
    expect(await idsOf('wishes')).toEqual([4]);
    expect((await get('/api/video-details/wishes/5')).statusCode).toBe(404);
    const headers = { authorization: `Bearer ${await house.forService('orders')}` };
    const version = await app.inject({ method: 'GET', url: '/internal/themes/5/versions/current', headers });
    expect(version.json()).toMatchObject({ theme_id: 5, on_sale: false });
    await publish(context, THEMES[4]);
    expect(await idsOf('wishes')).toEqual([5, 4]);
    const told = await context.db.selectFrom('outbox').select('envelope').orderBy('seq').execute();
    const ofFive = told.map(({ envelope }) => envelope).filter(({ key }) => key === '5');
    expect(ofFive.map(({ type, key_version }) => [type, key_version])).toEqual([
      ['catalog.theme.published', 1],
      ['catalog.theme.retired', 2],
      ['catalog.theme.published', 3],
    ]);
  });

  it('are told in every version to services, and to nobody else', async () => {
    const first = await context.db.selectFrom('themes').select('currentVersion').where('id', '=', 2).executeTakeFirstOrThrow();
    const second = await publish(context, { ...THEMES[1], description: 'Another one.' });
    const headers = { authorization: `Bearer ${await house.forService('orders')}` };
    const ask = (version: string, given: object = headers) =>
      app.inject({ method: 'GET', url: `/internal/themes/2/versions/${version}`, headers: { ...given } });
    expect((await ask('current')).json()).toMatchObject({
      version: second.version,
      on_sale: true,
      package_key: second.packageKey,
    });
    expect((await ask(first.currentVersion)).json()).toMatchObject({ version: first.currentVersion, on_sale: false });
    expect((await ask('0123456789abcdef')).json().code).toBe('no_such_theme_version');
    expect((await ask('current', {})).statusCode).toBe(401);
  });
});
