import { randomUUID } from 'node:crypto';
import type { User } from '@nimantran/proto/domain/user';
import { reportRender, startRender } from '@nimantran/proto/http/studio/render-reports';
import { getStudioRenders, retryRender } from '@nimantran/proto/http/studio/renders';
import { getThemeTrial, playThemeTrial, startThemeTrial } from '@nimantran/proto/http/studio/theme-trials';
import { RENDER_QUEUE } from '@nimantran/proto/jobs/render';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { renderPriority } from '../../../src/domain/render-priorities.ts';
import { dispatchRenders } from '../../../src/jobs/dispatch-renders.ts';
import { lapseTrials } from '../../../src/jobs/lapse-trials.ts';
import { withdrawRenders } from '../../../src/jobs/withdraw-renders.ts';
import { fakeService, manifest, problem } from '../../support/neighbours.ts';
import { envelope, person } from '../../support/studio.ts';
import { withStudio } from '../../support/with-studio.ts';

const ADMIN = person('asha', ['admin']);
const PACKAGE = '55555555-5555-4555-8555-555555555555';
const lint = { findings: [], fonts: [], texts: [] };

describeWith(['postgres'], 'themes before anybody can buy them', () => {
  const studio = withStudio();
  beforeAll(async () => {
    studio.context.catalog = fakeService({
      getUploadedPackage: (asked) => {
        if ((asked.params as unknown as { package_id: string }).package_id !== PACKAGE) throw problem(404, 'no_such_package');
        return {
          package_key: 'themes/uploads/x.zip',
          version: '0123456789abcdef',
          manifest: manifest(tried),
          uploaded_by: 'asha',
        };
      },
    });
  });
  let tried: number;
  beforeEach(async () => {
    tried = 7;
    const { db } = studio.context;
    for (const table of ['renderObjects', 'renders', 'trials', 'outbox'] as const) await db.deleteFrom(table).execute();
  });

  const renders = () =>
    studio.context.db
      .selectFrom('renders')
      .select(['id', 'kind', 'state', 'lint', 'spec', 'trialId'])
      .orderBy('createdAt')
      .execute();
  const events = async (type: string) => {
    const rows = await studio.context.db.selectFrom('outbox').select('envelope').orderBy('seq').execute();
    return rows.flatMap(({ envelope }) => (envelope.type === type ? [envelope.data] : []));
  };
  const done = (id: string, stills: string[], more: object = {}) => ({
    params: { id, attempt: 1 },
    body: {
      outcome: 'succeeded',
      video: null,
      stills: stills.map((object_key, frame) => ({ scene: 'Names', frame, object_key })),
      findings: [],
      timings: {},
      segments: { total: 0, reused: 0 },
      engine_version: 'x',
      ...more,
    },
  });
  const make = async (id: string, stills: string[], more: object = {}) => {
    await studio.call(startRender, { params: { id, attempt: 1 }, body: { worker: 'w' } });
    expect((await studio.call(reportRender, done(id, stills, more))).status).toBe(204);
  };
  const begin = async () => (await studio.call(startThemeTrial, { as: ADMIN, body: { package_id: PACKAGE } })).body;
  const play = (id: string, as = ADMIN, details: Record<string, string> = { groom: 'Ravi' }) =>
    studio.call(playThemeTrial, {
      as,
      params: { trial_id: id },
      // Accepted by no operation: it must not reach the renderer.
      body: {
        details,
        bride_first: true,
        resolution: '480p',
        theme: { id: 1, version: 'x', package_key: 'uploads/secret' },
        lint: true,
      },
    });

  it('are tried out with the linter’s look, then with words, for their owner alone', async () => {
    const trial = await begin();
    expect(trial).toMatchObject({ lint: null, film: null, stills: { state: 'queued' }, manifest: { id: 7 } });
    const [first] = await renders();
    expect(first?.spec).toMatchObject({
      trial: true,
      lint: true,
      details: 'sample',
      theme: { package_key: 'themes/uploads/x.zip' },
    });
    await make(first?.id ?? '', ['stills/trials/a/1.jpg'], { lint });
    const played = await play(trial.id);
    expect(played.body).toMatchObject({ lint, stills: { state: 'queued', pictures: [] }, film: { state: 'queued' } });
    const [, stills, sample] = await renders();
    expect(stills?.spec).toMatchObject({ details: { groom: 'Ravi' }, bride_first: true, stills: true, trial: true });
    expect(sample?.spec).toMatchObject({ details: { groom: 'Ravi' }, resolution: '480p', stills: false, trial: true });
    expect(sample?.spec).toMatchObject({ theme: { package_key: 'themes/uploads/x.zip' } });
    expect(sample?.spec).not.toHaveProperty('lint');
    for (const call of [
      await studio.call(getThemeTrial, { as: person('ravi', ['admin']), params: { trial_id: trial.id } }),
      await play(trial.id, person('ravi', ['admin'])),
    ])
      expect(call.status).toBe(404);
    for (const as of [person('dev', ['designer']), 'nobody'] as const)
      expect([401, 403]).toContain((await studio.call(getThemeTrial, { as, params: { trial_id: trial.id } })).status);
    // No event is sent.
    expect(await events('studio.stills.drawn')).toEqual([]);
    expect(await events('studio.theme.linted')).toEqual([]);
  });

  it('are tried out in both layouts, if they have two', async () => {
    expect((await begin()).second).toBeNull();
    tried = 1;
    const trial = await begin();
    expect(trial.second).toMatchObject({ layout: 'portrait', stills: { state: 'queued', pictures: [] }, film: null });
    const newest = async (kind: string) =>
      (await renders()).findLast((render) => render.kind === kind && render.state === 'queued');
    const drawn = await newest('second_stills');
    expect(drawn).toMatchObject({ lint: false, spec: { trial: true, layout: 'portrait', stills: true, details: 'sample' } });
    await make(drawn?.id ?? '', ['stills/trials/b/1.jpg']);
    const shown = await studio.call(getThemeTrial, { as: ADMIN, params: { trial_id: trial.id } });
    expect(shown.body.second?.stills).toMatchObject({ state: 'succeeded', pictures: [{ scene: 'Names' }] });
    expect(shown.body.stills.pictures).toEqual([]);
    expect((await play(trial.id)).body.second?.film).toMatchObject({ state: 'queued' });
    const spec = (await newest('second_sample'))?.spec;
    expect(spec).toMatchObject({
      trial: true,
      layout: 'portrait',
      details: { groom: 'Ravi' },
      resolution: '480p',
      stills: false,
    });
    expect((await newest('sample'))?.spec).not.toHaveProperty('layout');
  });

  it('are tried out one at a time by a person', async () => {
    const one = await begin();
    await play(one.id);
    await play(one.id);
    const open = (await renders()).filter(({ state }) => state === 'queued');
    // The linter's render continues beside the newest stills and video.
    expect(open.map(({ kind, lint: looks }) => [kind, looks])).toEqual([
      ['stills', true],
      ['stills', false],
      ['sample', false],
    ]);
    await begin();
    expect((await renders()).filter(({ state }) => state === 'queued')).toHaveLength(1);
  });

  it('take no words that the theme does not ask for, and no package that is not one’s own', async () => {
    const trial = await begin();
    const refused = await play(trial.id, ADMIN, { groom: 'x'.repeat(41), stranger: 'x' });
    expect([refused.status, refused.body.errors?.map(({ field }) => field)]).toEqual([
      400,
      ['details.stranger', 'details.groom'],
    ]);
    const other = await studio.call(startThemeTrial, { as: person('ravi', ['admin']), body: { package_id: PACKAGE } });
    expect(other.status).toBe(404);
    expect((await studio.call(startThemeTrial, { as: ADMIN, body: { package_id: randomUUID() } })).status).toBe(404);
  });

  it('stand in their turn among the renders, by the name of their theme; one that failed waits for nobody else', async () => {
    const trial = await begin();
    await play(trial.id);
    const board = async () => (await studio.call(getStudioRenders, { as: person('dev', ['designer']) })).body;
    const { waiting } = await board();
    expect(waiting.map(({ kind, theme_title }) => [kind, theme_title])).toEqual([
      ['stills', 'Marigold Morning'],
      ['stills', 'Marigold Morning'],
      ['sample', 'Marigold Morning'],
    ]);
    // A person waits for them: they come before the drafts of orders, and before stills of themes, for which no one waits.
    expect(waiting.map(({ priority }) => priority)).toEqual([1, 1, renderPriority({ kind: 'batch' })]);
    const sample = (await renders()).find(({ kind }) => kind === 'sample');
    await studio.context.db
      .updateTable('renders')
      .set({ state: 'failed', finishedAt: sql<Date>`now()` })
      .where('id', '=', sample?.id ?? '')
      .execute();
    const { failed, queue } = await board();
    expect([failed, queue.find(({ kind }) => kind === 'sample')?.failed ?? 0]).toEqual([[], 0]);
    // Only admins may retry it.
    const again = (as: User) => studio.call(retryRender, { as, params: { id: sample?.id ?? '' } });
    expect(await again(person('dev', ['designer']))).toMatchObject({ status: 403, body: { code: 'role_missing' } });
    expect((await again(ADMIN)).status).toBe(204);
  });

  it('are forgotten after a day, with all that was made of them', async () => {
    const trial = await begin();
    const [first] = await renders();
    await make(first?.id ?? '', ['stills/trials/a/1.jpg', 'stills/trials/a/2.jpg'], { lint });
    await lapseTrials(studio.context);
    expect(await renders()).toHaveLength(1);
    await play(trial.id);
    await dispatchRenders(studio.context);
    const sample = (await renders()).find(({ kind }) => kind === 'sample');
    const inQueue = () => studio.context.queues.state(RENDER_QUEUE, `${sample?.id}.1`);
    expect(await inQueue()).toBe('waiting');
    await studio.context.db.updateTable('trials').set({ createdAt: sql<Date>`now() - interval '25 hours'` }).execute();
    // Their details are removed from the queue before their rows are deleted, however often the sweep runs.
    for (let sweep = 0; sweep < 3; sweep += 1) await lapseTrials(studio.context);
    expect((await renders()).map(({ spec, state }) => [spec, state])).toEqual([
      [null, 'succeeded'],
      [null, 'cancelled'],
      [null, 'cancelled'],
    ]);
    await withdrawRenders(studio.context);
    expect(await inQueue()).toBe('absent');
    await lapseTrials(studio.context);
    expect(await renders()).toEqual([]);
    expect((await studio.call(getThemeTrial, { as: ADMIN, params: { trial_id: trial.id } })).status).toBe(404);
    const [told] = (await events('studio.trials.lapsed')) as { object_keys: string[] }[];
    expect(told?.object_keys.sort()).toEqual(['stills/trials/a/1.jpg', 'stills/trials/a/2.jpg']);
  });

  it('are linted and drawn as versions, and catalog hears it; broken ones too', async () => {
    const added = (version: string) =>
      envelope('catalog.theme.version_added', version, {
        theme_id: 7,
        theme_version: version,
        package_key: 'themes/x.zip',
        title: 'X',
      });
    await studio.receive(added('a'));
    await studio.receive({ ...added('a'), id: randomUUID() });
    expect((await renders()).map(({ kind, lint: looks }) => [kind, looks]).sort()).toEqual([
      ['sample', false],
      ['stills', true],
    ]);
    const stills = (await renders()).find(({ kind }) => kind === 'stills');
    await make(stills?.id ?? '', [], { lint });
    expect(await events('studio.theme.linted')).toEqual([{ theme_id: 7, theme_version: 'a', lint }]);
    expect(await events('studio.stills.drawn')).toEqual([]);
  });
});
