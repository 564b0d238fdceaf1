import { randomUUID } from 'node:crypto';
import { listFailedThemeRenders, retryThemeRender } from '@nimantran/proto/http/studio/failed-theme-renders';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { designer, person } from '../../support/studio.ts';
import { withStudio } from '../../support/with-studio.ts';

describeWith(['postgres'], 'renders of themes that failed', () => {
  const studio = withStudio();
  const admin = person('root', ['admin']);
  const list = async () => (await studio.call(listFailedThemeRenders, { as: admin })).body as unknown as { id: string }[];
  const retry = (id: string, as = admin) => studio.call(retryThemeRender, { as, params: { render_id: id } });
  const fail = async (themeId: number) => {
    const id = randomUUID();
    await studio.context.db
      .insertInto('renders')
      .values({
        id,
        kind: 'sample',
        themeId,
        themeVersion: 'v1',
        trace: '',
        state: 'failed',
        error: 'No font',
        finishedAt: new Date(),
      } as never)
      .execute();
    return id;
  };
  const ofTheme = (themeId: number) =>
    studio.context.db
      .selectFrom('renders')
      .select(['id', 'state', 'kind'])
      .where('themeId', '=', themeId)
      .orderBy('createdAt')
      .execute();

  it('are listed with why, and one is drawn again as a new render, once', async () => {
    const id = await fail(31);
    expect(await list()).toEqual([expect.objectContaining({ id, theme_id: 31, kind: 'sample', error: 'No font' })]);
    expect((await retry(id)).status).toBe(204);
    expect((await ofTheme(31)).map(({ state, kind }) => [state, kind])).toEqual([
      ['failed', 'sample'],
      ['queued', 'sample'],
    ]);
    expect(await list()).toEqual([]);
    expect(await retry(id)).toMatchObject({ status: 409, body: { code: 'render_not_failed' } });
    expect(await ofTheme(31)).toHaveLength(2);
    const told = await studio.context.db
      .selectFrom('outbox')
      .select('envelope')
      .where('type', '=', 'studio.change.made')
      .execute();
    expect(told.map(({ envelope }) => envelope.data)).toMatchObject([
      { action: 'render.retried', target: { kind: 'theme', id: '31' } },
    ]);
  });

  it('are for admins alone', async () => {
    const id = await fail(32);
    expect((await studio.call(listFailedThemeRenders, { as: designer('dev') })).status).toBe(403);
    expect((await retry(id, designer('dev'))).status).toBe(403);
    expect((await studio.call(listFailedThemeRenders, { as: 'nobody' })).status).toBe(401);
    expect(await ofTheme(32)).toHaveLength(1);
  });
});
