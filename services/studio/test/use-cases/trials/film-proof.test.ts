import { getFilmProof, startFilmProof } from '@nimantran/proto/http/studio/film-proofs';
import { beforeAll, expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { fakeService, manifest, problem } from '../../support/neighbours.ts';
import { start as begin, failure, report } from '../../support/orders.ts';
import { withStudio } from '../../support/with-studio.ts';

const NOBODYS = '00000000-0000-4000-8000-00000000dead';

describeWith(['postgres'], 'a film that proves that films are made', () => {
  const studio = withStudio();
  beforeAll(() => {
    studio.context.catalog = fakeService({
      getThemeVersion: (asked) => {
        const { theme_id } = asked.params as unknown as { theme_id: number };
        if (Number(theme_id) !== 7) throw problem(404, 'theme_not_found');
        return { theme_id: 7, version: 'v1', package_key: 'themes/7.zip', on_sale: true, manifest: manifest(7) };
      },
    });
  });
  const start = (theme_id = 7) => studio.call(startFilmProof, { body: { theme_id } });
  const state = async (id: string) => (await studio.call(getFilmProof, { params: { id } })).body;
  const renders = () =>
    studio.context.db.selectFrom('renders').select(['id', 'kind', 'state', 'spec']).orderBy('createdAt').execute();

  it('is the sample of the theme at the smallest size, as a trial is; another one ends it', async () => {
    const { id } = (await start()).body;
    expect(await state(id)).toMatchObject({ state: 'queued', error: null, seconds: 0 });
    const [render] = await renders();
    expect(render).toMatchObject({ kind: 'sample', spec: { details: 'sample', resolution: '480p', trial: true, stills: false } });
    const next = (await start()).body;
    expect((await state(id)).state).toBe('cancelled');
    expect((await state(next.id)).state).toBe('queued');
  });

  it('says why it failed', async () => {
    const { id } = (await start()).body;
    const render = (await renders()).at(-1);
    const attempt = { id: render?.id ?? '', attempt: 1 };
    await begin(studio, attempt);
    expect((await state(id)).state).toBe('running');
    expect((await report(studio, attempt, failure(true))).status).toBe(204);
    expect(await state(id)).toMatchObject({ state: 'failed', error: expect.stringContaining('It broke') });
  });

  it('is refused for a theme that is not on sale, and for a film that does not exist', async () => {
    expect((await start(8)).status).toBe(404);
    expect((await studio.call(getFilmProof, { params: { id: NOBODYS } })).status).toBe(404);
  });
});
