// Long because it tells one story: a theme from its first package to its retirement, on one catalog.
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { User } from '@nimantran/proto/domain/user';
import * as api from '@nimantran/proto/http/catalog/admin-themes';
import {
  type AdminTheme,
  SAMPLE_PACKAGE_PATH,
  THEME_PACKAGES_PATH,
  type UploadedPackage,
} from '@nimantran/proto/http/catalog/admin-themes';
import { countThemesWaiting } from '@nimantran/proto/http/catalog/waiting';
import { addressOf } from '@nimantran/proto/http/shared/client';
import type { Operation } from '@nimantran/proto/http/shared/operation';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../../infra/test-support/servers/servers.ts';
import { buildApp } from '../../../src/app.ts';
import { sampleRenderedConsumers } from '../../../src/consumers/studio-sample-rendered.ts';
import { stillsDrawnConsumers } from '../../../src/consumers/studio-stills-drawn.ts';
import { themeLintedConsumers } from '../../../src/consumers/studio-theme-linted.ts';
import type { Context } from '../../../src/context.ts';
import { findThemeVersion, listThemesOnSale } from '../../../src/db/themes.ts';
import { forgetPackages } from '../../../src/jobs/forget-packages.ts';
import { publishScheduled } from '../../../src/jobs/publish-scheduled.ts';
import { createTestContext, deliver, house, manifest, packageFiles, publish, zipOf } from '../../support/catalog.ts';

const person = (uid: string, roles: User['roles']): User => ({
  uid,
  email: `${uid}@example.com`,
  email_verified: true,
  name: uid,
  photoURL: null,
  roles,
});
const ADMIN = person('asha', ['admin']);

describeWith(['postgres'], 'themes, as admins keep them', () => {
  const database = withDatabase();
  let context: Context;
  let app: FastifyInstance;

  beforeAll(async () => {
    context = await createTestContext(database.urls.catalog);
    app = await buildApp(context);
  });
  beforeEach(async () => {
    await context.db.transaction().execute(async (transaction) => {
      for (const table of ['themes', 'themeVersions', 'themePackages', 'outbox'] as const)
        await transaction.deleteFrom(table).execute();
    });
  });
  afterAll(async () => {
    await app.close();
    await context.close();
    await rm(context.config.DATA_DIR, { recursive: true, force: true });
  });

  const authorization = async (user: User) => ({ authorization: `Bearer ${await house.forUser(user)}` });
  async function call<Answer>(
    operation: Operation,
    input: { params?: Record<string, string | number>; query?: Record<string, string>; body?: object } = {},
    user = ADMIN,
  ): Promise<{ status: number; body: Answer }> {
    const response = await app.inject({
      method: operation.method,
      url: addressOf(operation, { params: input.params, query: input.query }),
      headers: await authorization(user),
      ...(input.body ? { payload: input.body } : {}),
    });
    return { status: response.statusCode, body: response.json() as Answer };
  }
  async function upload(zip: Uint8Array, user = ADMIN) {
    const response = await app.inject({
      method: 'POST',
      url: THEME_PACKAGES_PATH,
      headers: { ...(await authorization(user)), 'content-type': 'application/zip' },
      payload: Buffer.from(zip),
    });
    return {
      status: response.statusCode,
      body: response.json() as UploadedPackage & { code: string; errors: { message: string }[] },
    };
  }
  const added = async (changes: Parameters<typeof manifest>[0] = {}) => {
    const { body } = await upload(zipOf(packageFiles(manifest(changes))));
    const { status, body: theme } = await call<AdminTheme>(api.addThemeVersion, { body: { package_id: body.id } });
    expect(status).toBe(200);
    return { version: body.version, theme, params: { theme_id: theme.id, version: body.version } };
  };
  /** Delivers studio's events about an added version. */
  const madeReady = async (version: string, findings: object[] = [], themeId = 1) => {
    const about = { theme_id: themeId, theme_version: version };
    await deliver(context, themeLintedConsumers(), { ...about, lint: { findings, fonts: [], texts: [] } });
    await deliver(context, stillsDrawnConsumers(context), {
      ...about,
      still_keys: [`stills/${version}a.jpg`, `stills/${version}b.jpg`],
    });
    const video = {
      object_key: `renders/${version}.mp4`,
      sha256: 'x',
      size_bytes: 1,
      width: 1,
      height: 1,
      frames: 1,
      duration_seconds: 1,
    };
    await deliver(context, sampleRenderedConsumers(), { ...about, video });
  };
  const events = async () => {
    const rows = await context.db.selectFrom('outbox').select('envelope').orderBy('seq').execute();
    return rows.map(({ envelope }) => envelope);
  };
  const told = async () =>
    (await events()).flatMap(({ type, data }) =>
      type === 'catalog.change.made' ? [data as { action: string; actor: object }] : [],
    );
  const sold = async () => (await listThemesOnSale(context.db)).map(({ id, version }) => [id, version]);

  it('counts the themes with a version that waits to go on sale, for admins alone', async () => {
    const waiting = async () => (await call(countThemesWaiting)).body;
    expect(await waiting()).toEqual({ unpublished: 0, scheduled: 0 });
    const { version, params } = await added();
    expect(await waiting()).toEqual({ unpublished: 1, scheduled: 0 });
    await madeReady(version);
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await call(api.scheduleThemeVersion, { params, body: { at } })).status).toBe(200);
    expect(await waiting()).toEqual({ unpublished: 0, scheduled: 1 });
    expect((await call(api.publishThemeVersion, { params })).status).toBe(200);
    expect(await waiting()).toEqual({ unpublished: 0, scheduled: 0 });
    expect((await call(countThemesWaiting, {}, person('dev', ['designer', 'partner']))).status).toBe(403);
  });

  describe('a package that is uploaded', () => {
    it('is read and kept, and sold nowhere', async () => {
      const { status, body } = await upload(zipOf(packageFiles(manifest())));
      expect(status).toBe(201);
      expect(body).toMatchObject({ manifest: { id: 1, title: 'Marigold (Day)' }, known_as: null });
      expect(await context.store.head(`themes/uploads/${body.id}.zip`)).toMatchObject({ size_bytes: body.size_bytes });
      expect(await sold()).toEqual([]);
      expect(await events()).toEqual([]);
    });

    it.each([
      ['is no zip', () => Buffer.from('not a zip at all'), /not a zip/],
      [
        'leads out of its folder',
        () => zipOf({ ...packageFiles(manifest()), '../../etc/x.txt': new Uint8Array(1) }),
        /not a name/,
      ],
      [
        'has too many files',
        () => zipOf(Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`f${n}.txt`, new Uint8Array()]))),
        /too large/,
      ],
      ['says to be larger than is allowed', () => bomb(), /larger than|too large/],
      [
        'lacks what it names',
        () => zipOf({ 'theme.json': Buffer.from(JSON.stringify(manifest())), 'animation.json': Buffer.from('{}') }),
        /music\.m4a/,
      ],
    ])('that %s is refused with the reason', async (_what, zip, reason) => {
      const { status, body } = await upload(zip());
      expect([status, body.code]).toEqual([422, 'package_invalid']);
      expect(body.errors.map(({ message }) => message).join('\n')).toMatch(reason);
      expect((await app.inject('/healthz')).statusCode).toBe(200);
      expect(await context.db.selectFrom('themePackages').selectAll().execute()).toEqual([]);
    });

    it('is forgotten after a day, and its version is not', async () => {
      const { version } = await added();
      const { objectKey } = await context.db.selectFrom('themePackages').select('objectKey').executeTakeFirstOrThrow();
      await forgetPackages(context);
      expect(await context.store.head(objectKey)).toBeDefined();
      await context.db.updateTable('themePackages').set({ uploadedAt: sql<Date>`now() - interval '25 hours'` }).execute();
      await forgetPackages(context);
      expect(await context.store.head(objectKey)).toBeUndefined();
      expect(await context.db.selectFrom('themePackages').selectAll().execute()).toEqual([]);
      const kept = await findThemeVersion(context.db, 1, version);
      expect(await context.store.head(kept?.packageKey ?? '')).toBeDefined();
    });

    it('is forgotten behind more than a batch of others that the store cannot delete', async () => {
      const { body } = await upload(zipOf(packageFiles(manifest())));
      await sql`
        insert into theme_packages select (jsonb_populate_record(p, jsonb_build_object(
          'id', gen_random_uuid(), 'object_key', 'themes/uploads/sick-' || n || '.zip', 'uploaded_at', now() - interval '2 days'))).*
        from theme_packages p, generate_series(1, 25) n`.execute(context.db);
      await context.db
        .updateTable('themePackages')
        .set({ uploadedAt: sql<Date>`now() - interval '25 hours'` })
        .where('id', '=', body.id)
        .execute();
      const { store } = context;
      const sick = async (key: string) => {
        if (key.includes('sick')) throw new Error('The store has a fault.');
        return store.delete(key);
      };
      await forgetPackages({ ...context, store: Object.assign(Object.create(store), { delete: sick }) }).catch(() => {});
      const left = await context.db.selectFrom('themePackages').select('objectKey').execute();
      expect(left.map(({ objectKey }) => objectKey).filter((key) => !key.includes('sick'))).toEqual([]);
    });

    it('of somebody else is nobody’s to add', async () => {
      const { body } = await upload(zipOf(packageFiles(manifest())));
      const other = await call(api.addThemeVersion, { body: { package_id: body.id } }, person('ravi', ['admin']));
      expect(other.status).toBe(404);
    });
  });

  it('show both layouts of a version, which may be sold before its second is drawn', async () => {
    const { version, theme, params } = await added({ second_layout: {} });
    expect(theme.history[0]?.second).toEqual({ layout: 'portrait', stills: [], sample_url: null });
    await madeReady(version);
    const sale = await call<AdminTheme>(api.publishThemeVersion, { params });
    expect(sale.status).toBe(200);
    const [, secondStills] = stillsDrawnConsumers(context);
    const still_keys = ['stills/c.jpg', 'stills/d.jpg'];
    const about = { theme_id: 1, theme_version: version };
    await deliver(context, secondStills ? [secondStills] : [], { ...about, still_keys });
    const [shown] = (await call<AdminTheme>(api.getTheme, { params })).body.history;
    expect(shown?.second?.stills.map(({ scene }) => scene)).toEqual(['Opening', 'Names']);
    expect(shown?.second?.stills[1]?.url).toContain('stills/d.jpg');
    expect(shown?.stills[0]?.url).toContain(`stills/${version}a.jpg`);
  });

  it('are for admins alone', async () => {
    const { params } = await added();
    const requests = [
      [api.listThemes, {}],
      [api.getTheme, { params }],
      [api.addThemeVersion, { body: { package_id: crypto.randomUUID() } }],
      [api.publishThemeVersion, { params }],
      [api.scheduleThemeVersion, { params, body: { at: null } }],
      [api.retireTheme, { params }],
      [api.editTheme, { params, body: {} }],
      [api.getUploadedPackage, { params: { package_id: crypto.randomUUID() } }],
    ] as const;
    for (const [operation, input] of requests) {
      const { status } = await call(operation, input, person('dev', ['designer', 'partner']));
      expect([operation.name, status]).toEqual([operation.name, 403]);
    }
    expect((await upload(new Uint8Array(3), person('dev', ['designer']))).status).toBe(403);
    const sample = await app.inject({ url: SAMPLE_PACKAGE_PATH, headers: await authorization(person('dev', ['designer'])) });
    expect(sample.statusCode).toBe(403);
  });

  it('go on sale once they were looked at, without errors and with their pictures', async () => {
    const { version, params, theme } = await added();
    expect(theme).toMatchObject({
      state: 'unpublished',
      history: [{ state: 'new', waits_for: 'lint', added_by: 'asha@example.com' }],
    });
    const early = await call<{ code: string }>(api.publishThemeVersion, { params });
    expect([early.status, early.body.code]).toEqual([409, 'theme_not_ready']);
    const error = { code: 'effect', severity: 'error', message: 'Glow is not drawn.', advice: 'Delete it.' };
    await madeReady(version, [error]);
    expect((await call<AdminTheme>(api.getTheme, { params })).body.history[0]).toMatchObject({
      waits_for: 'errors',
      lint: { findings: [error] },
      stills: [{ scene: 'Opening' }, { scene: 'Names' }],
    });
    expect((await call(api.publishThemeVersion, { params })).status).toBe(409);
    // Until then its pictures are not public.
    expect((await app.inject(`/api/theme-media/1/${version}/thumbnail.jpg`)).statusCode).toBe(404);
    await madeReady(version, [{ ...error, severity: 'warning' }]);
    const done = await call<AdminTheme>(api.publishThemeVersion, { params });
    expect(done.body).toMatchObject({ state: 'on_sale', current_version: version, address: '/video/wedding/marigold-day-1' });
    expect(await sold()).toEqual([[1, version]]);
    expect((await told()).map(({ action }) => action)).toEqual(['theme.version_added', 'theme.published']);
    expect((await told())[1]?.actor).toEqual({ uid: 'asha', email: 'asha@example.com' });
  });

  it('keep every version that was sold, and go back to one', async () => {
    const { version: first } = await publish(context);
    const { version: second, params } = await added({ description: 'Another look.' });
    await madeReady(second);
    await call(api.publishThemeVersion, { params });
    expect(await sold()).toEqual([[1, second]]);
    const kept = await findThemeVersion(context.db, 1, first);
    expect(kept).toMatchObject({ version: first, isOnSale: false, manifest: { description: manifest().description } });
    expect(await context.store.head(kept?.packageKey ?? '')).toBeDefined();
    // An older version needs no new check: it was on sale before.
    const back = await call<AdminTheme>(api.publishThemeVersion, { params: { theme_id: 1, version: first } });
    expect(back.body.history.map(({ version, state }) => [version, state])).toEqual([
      [second, 'earlier'],
      [first, 'on_sale'],
    ]);
    expect(await sold()).toEqual([[1, first]]);
  });

  it('keep the newest word of the linter, in whichever order they are told', async () => {
    const { version, params } = await added();
    const about = { theme_id: 1, theme_version: version };
    const finding = { code: 'package', severity: 'error', message: 'Its worker died.', advice: 'Add the package again.' };
    const says = (findings: object[], at: string) =>
      deliver(context, themeLintedConsumers(), { ...about, lint: { findings, fonts: [], texts: [] } }, at);
    const shown = async () =>
      (await call<AdminTheme>(api.getTheme, { params: { theme_id: params.theme_id } })).body.history[0]?.lint?.findings;
    await says([], '2026-12-01T10:00:00Z');
    await says([finding], '2026-12-01T09:00:00Z');
    expect(await shown()).toEqual([]);
    await says([finding], '2026-12-01T11:00:00Z');
    expect(await shown()).toEqual([finding]);
  });

  it('are taken off sale and brought back', async () => {
    const { version } = await publish(context);
    const params = { theme_id: 1, version };
    expect((await call<AdminTheme>(api.retireTheme, { params })).body).toMatchObject({ state: 'retired', address: null });
    expect(await sold()).toEqual([]);
    expect((await call<AdminTheme>(api.publishThemeVersion, { params })).body.state).toBe('on_sale');
    expect((await told()).map(({ action }) => action)).toEqual(['theme.retired', 'theme.published']);
    await call(api.publishThemeVersion, { params });
    expect(await told()).toHaveLength(2);
  });

  it('go on sale at the time they are scheduled for, whoever runs then', async () => {
    const { version: first } = await publish(context);
    const { version, params } = await added({ description: 'For the season.' });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await call(api.scheduleThemeVersion, { params, body: { at } })).status).toBe(409);
    await madeReady(version);
    const past = await call(api.scheduleThemeVersion, { params, body: { at: '2020-01-01T00:00:00Z' } });
    expect(past.status).toBe(400);
    const planned = await call<AdminTheme>(api.scheduleThemeVersion, { params, body: { at } });
    expect(planned.body).toMatchObject({ scheduled_for: at, history: [{ state: 'scheduled' }, { state: 'on_sale' }] });
    await publishScheduled(context);
    expect(await sold()).toEqual([[1, first]]);
    await context.db
      .updateTable('themeVersions')
      .set({ scheduledFor: sql<Date>`now()` })
      .where('version', '=', version)
      .execute();
    // Two instances in parallel: only one of them publishes it.
    await Promise.all([publishScheduled(context), publishScheduled(context)]);
    expect(await sold()).toEqual([[1, version]]);
    expect((await told()).map(({ action }) => action)).toEqual(['theme.version_added', 'theme.scheduled', 'theme.published']);
  });

  it('go on sale behind one whose time came, and that has errors since', async () => {
    const error = { code: 'effect', severity: 'error', message: 'Glow is not drawn.', advice: 'Delete it.' };
    const { version: broken } = await added({ description: 'Broken since.' });
    await madeReady(broken, [error]);
    const { version } = await added({ id: 2, title: 'Jasmine Evening' });
    await madeReady(version, [], 2);
    for (const [hours, one] of [
      [2, broken],
      [1, version],
    ] as const)
      await context.db
        .updateTable('themeVersions')
        .set({
          scheduledFor: sql<Date>`now() - make_interval(hours => ${hours})`,
          scheduledBy: '{"uid":"asha","email":"asha@example.com"}',
        })
        .where('version', '=', one)
        .execute();
    await publishScheduled(context).catch(() => {});
    expect(await sold()).toEqual([[2, version]]);
  });

  it('whose schedule is taken back stay as they are', async () => {
    await publish(context);
    const { version, params } = await added({ description: 'Never.' });
    await madeReady(version);
    await call(api.scheduleThemeVersion, { params, body: { at: new Date(Date.now() + 3_600_000).toISOString() } });
    const taken = await call<AdminTheme>(api.scheduleThemeVersion, { params, body: { at: null } });
    expect(taken.body).toMatchObject({ scheduled_for: null, history: [{ state: 'new' }, { state: 'on_sale' }] });
  });

  it('take another title, price and place without a new package, for every version', async () => {
    const { version } = await publish(context);
    const stranger = { auto_deliver: true, fields: [] };
    const shelf = { title: 'Marigold Court', priority: 99, pricing_id: 'pricing_002', tags: ['Elite'] } as const;
    const edited = await call<AdminTheme>(api.editTheme, { params: { theme_id: 1 }, body: { ...shelf, ...stranger } });
    expect(edited.body).toMatchObject({
      title: 'Marigold Court',
      shelf,
      from_package: { title: 'Marigold (Day)', priority: 10 },
    });
    expect(edited.body.address).toBe('/video/wedding/marigold-court-1');
    const [shown] = await listThemesOnSale(context.db);
    expect(shown?.manifest).toMatchObject({ ...shelf, description: manifest().description });
    // Other manifest properties come only from the package, whatever is sent.
    expect(shown?.manifest).toMatchObject({ auto_deliver: false, fields: [{ key: 'bride' }] });
    expect(edited.body.shelf).toEqual(shelf);
    // The pricing id that orders use.
    expect((await findThemeVersion(context.db, 1, version))?.manifest.pricing_id).toBe('pricing_002');
    expect((await events()).map(({ type }) => type)).toContain('catalog.theme.changed');
    await call(api.editTheme, { params: { theme_id: 1 }, body: {} });
    expect((await listThemesOnSale(context.db))[0]?.manifest.title).toBe('Marigold (Day)');
  });

  it('are listed by what is asked for, in pages', async () => {
    for (const [id, title] of [
      [1, 'Bandhani'],
      [2, 'Amber'],
      [3, 'Chandni'],
    ] as const)
      await publish(context, { id, title, priority: id });
    await call(api.retireTheme, { params: { theme_id: 2 } });
    await added({ id: 4, title: 'Dawn' });
    const list = async (query: Record<string, string>) => {
      const { body } = await call<{ themes: { title: string }[]; next_cursor: string | null; total: number }>(api.listThemes, {
        query,
      });
      return { titles: body.themes.map(({ title }) => title), next: body.next_cursor, total: body.total };
    };
    expect(await list({})).toEqual({ titles: ['Amber', 'Bandhani', 'Chandni', 'Dawn'], next: null, total: 4 });
    expect((await list({ state: 'retired' })).titles).toEqual(['Amber']);
    expect((await list({ state: 'unpublished' })).titles).toEqual(['Dawn']);
    expect((await list({ search: 'chand' })).titles).toEqual(['Chandni']);
    expect((await list({ sort: '-id', limit: '2' })).titles).toEqual(['Dawn', 'Chandni']);
    expect(await list({ sort: '-id', limit: '2', cursor: '2' })).toEqual({ titles: ['Amber', 'Bandhani'], next: null, total: 4 });
    expect((await list({ category: 'birthday' })).titles).toEqual([]);
  });
});

it('the sample of the Theme Guide is a package that the theme tool has nothing to say about', async () => {
  const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  const file = `${process.env.TMPDIR ?? '/tmp'}/first-card-${process.pid}.zip`;
  const run = promisify(execFile);
  await run(process.execPath, [here('../../../src/packages/make-sample-package.ts'), file]);
  const { stdout } = await run(process.execPath, [here('../../../../render/src/commands/theme.ts'), 'lint', file, '--json']);
  await rm(file);
  expect(JSON.parse(stdout).findings).toEqual([]);
}, 60_000);

/** A zip whose directory declares four gigabytes for animation.json. */
function bomb(): Uint8Array {
  const zip = Buffer.from(zipOf(packageFiles(manifest())));
  const name = Buffer.from('animation.json');
  const inList = zip.lastIndexOf(name);
  zip.writeUInt32LE(0xff_ff_ff_f0, inList - 46 + 24);
  return zip;
}
