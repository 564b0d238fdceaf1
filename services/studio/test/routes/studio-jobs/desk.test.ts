import { randomUUID } from 'node:crypto';
import {
  askCustomer,
  drawDraftFilm,
  getStudioVersion,
  handOverJob,
  holdJob,
  listColleagues,
  restoreVersion,
  sendBackJob,
  takeUpJob,
} from '@nimantran/proto/http/studio/job-actions';
import { approveJob, correctJob, getStudioJob, getStudioQueue, pullJob, releaseJob } from '@nimantran/proto/http/studio/jobs';
import { getStudioRenders, retryRender } from '@nimantran/proto/http/studio/renders';
import { stillsJob } from '@nimantran/proto/jobs/render';
import { beforeEach, expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { SONG } from '../../support/neighbours.ts';
import { failure, jobOf, newestRender, queuedJob, report, work } from '../../support/orders.ts';
import { designer, envelope, person } from '../../support/studio.ts';
import { withStudio } from '../../support/with-studio.ts';

describeWith(['postgres'], "a designer's desk", () => {
  const studio = withStudio();
  beforeEach(async () => {
    // Monday noon in Kolkata.
    studio.setTime(new Date('2026-11-23T06:30:00Z'));
    await studio.context.db
      .updateTable('jobs')
      .set({ state: 'cancelled', claimedBy: null, leaseUntil: null, handedTo: null, handedUntil: null })
      .where('state', 'in', ['queued', 'claimed', 'drafting'])
      .execute();
  });

  async function onDesk(uid: string) {
    const job = await queuedJob(studio);
    const as = designer(uid);
    expect((await studio.call(pullJob, { as })).body.job?.id).toBe(job.id);
    return { job, as, params: { id: job.id } };
  }
  const answered = (job: { orderId: string; orderNumber: string }, changes: object, due_at: string) =>
    studio.receive(
      envelope('orders.order.answered', job.orderId, {
        order_id: job.orderId,
        order_number: job.orderNumber,
        answer: 'It is a Sunday.',
        changes: { details: {}, photos: {}, ...changes },
        due_at,
      }),
    );
  const events = async (orderId: string) => {
    const rows = await studio.context.db.selectFrom('outbox').select('envelope').orderBy('seq').execute();
    return rows.map(({ envelope: event }) => event).filter((event) => JSON.stringify(event.data).includes(orderId));
  };

  it('asks the customer, waits with its clock stopped, and shows the answer to whoever pulls next', async () => {
    const { job, as, params } = await onDesk('asker');
    const held = await studio.call(holdJob, { as, params, body: { message: '  Is it Saturday?  ' } });
    expect(held.body).toMatchObject({ state: 'on_hold', waits_for: 'answer', claimed_by: null });
    expect((await events(job.orderId)).at(-1)).toMatchObject({ type: 'studio.job.held', data: { message: 'Is it Saturday?' } });
    expect((await studio.call(pullJob, { as: designer('nobody-gets-it') })).body.job).toBeNull();

    const due = '2026-11-26T09:00:00.000Z';
    await answered(job, {}, due);
    const pulled = await studio.call(pullJob, { as: designer('reader') });
    expect(pulled.body.job).toMatchObject({
      id: job.id,
      due_at: due,
      version: 1,
      question: { message: 'Is it Saturday?', asked_by: 'Name of asker', answer: 'It is a Sunday.' },
    });
  });

  it('tells of the wait by the clock that puts its deadline off, whatever the time of this machine', async () => {
    const { job, as, params } = await onDesk('clock-keeper');
    const began = new Date('2026-11-20T10:00:00.000Z');
    const ended = new Date('2026-11-20T13:00:00.000Z');
    const { dueAt } = await jobOf(studio, job.orderId);
    try {
      studio.setTime(began);
      await studio.call(holdJob, { as, params, body: { message: 'Which bride?' } });
      studio.setTime(ended);
      await studio.call(takeUpJob, { as, params });
    } finally {
      studio.setTime(undefined);
    }
    const told = (await events(job.orderId)).filter(({ type }) => type === 'studio.job.held' || type === 'studio.job.queued');
    expect(told.slice(-2).map(({ type, occurred_at }) => [type, occurred_at])).toEqual([
      ['studio.job.held', began.toISOString()],
      ['studio.job.queued', ended.toISOString()],
    ]);
    expect((await jobOf(studio, job.orderId)).dueAt.getTime() - dueAt.getTime()).toBe(ended.getTime() - began.getTime());
  });

  it('applies the corrections of a customer over those of designers, and draws the draft again', async () => {
    const { job, as, params } = await onDesk('mender');
    await studio.call(correctJob, { as, params, body: { details: { groom: 'Rohaan' } } });
    await studio.call(holdJob, { as, params, body: { message: 'Which bride?' } });
    await answered(job, { details: { bride: 'Aishwarya' } }, '2026-11-26T09:00:00.000Z');
    expect((await jobOf(studio, job.orderId)).state).toBe('drafting');
    await work(studio, job.id);
    const pulled = await studio.call(pullJob, { as: designer('reader-2') });
    expect(pulled.body.job).toMatchObject({
      version: 3,
      headline: 'Rohaan & Aishwarya',
      customisation: { details: { groom: 'Rohaan', bride: 'Aishwarya' } },
      question: { changed: ['Bride'] },
    });
    expect(pulled.body.job?.versions.map(({ made_by, what }) => [made_by, what])).toEqual([
      ['Customer', 'As ordered'],
      ['Name of mender', 'Corrected Groom'],
      ['Customer', 'Corrected Bride together with the answer'],
    ]);
  });

  it('shows the photo and the music that came with an answer beside what they replace, and draws with them', async () => {
    const { job, as, params } = await onDesk('looker');
    const before = (await studio.call(getStudioJob, { as, params })).body;
    expect([before.replaced_photo_urls, before.music_url]).toEqual([{}, null]);
    await studio.call(holdJob, { as, params, body: { message: 'Another photo?' } });
    const fresh = randomUUID();
    const crop = { x: 0, y: 0.1, width: 0.8, height: 0.8 };
    const changes = {
      photos: { couple: { upload_id: fresh, crop } },
      music: { upload_id: SONG, start_seconds: 12 },
    };
    await answered(job, changes, '2026-11-26T09:00:00.000Z');
    const draft = await work(studio, job.id);
    expect(draft.spec).toMatchObject({
      photos: { couple: { object_key: `uploads/${fresh}/photo.jpg`, crop } },
      music: { object_key: `uploads/${SONG}/music.m4a`, start_seconds: 12 },
    });
    const pulled = (await studio.call(pullJob, { as: designer('looker-2') })).body.job;
    expect(pulled).toMatchObject({
      photo_urls: { couple: `http://shop.test/uploads/${fresh}/photo.jpg` },
      replaced_photo_urls: { couple: before.photo_urls.couple },
      music_url: `http://shop.test/uploads/${SONG}/music.m4a`,
      stills: { version: 2 },
      question: { changed: ['photo Couple', 'music'] },
    });
    // Another crop of the same photo replaces nothing.
    await studio.call(correctJob, { as: designer('looker-2'), params, body: { details: {}, crops: { couple: null } } });
    expect((await studio.call(getStudioJob, { as, params })).body).toMatchObject({
      photo_urls: { couple: `http://shop.test/uploads/${fresh}/photo.jpg` },
      replaced_photo_urls: { couple: before.photo_urls.couple },
    });
  });

  const boss = person('boss', ['admin']);
  const ask = (id: string, as = boss) => studio.call(askCustomer, { as, params: { id }, body: { message: 'Which date is it?' } });
  const auditOf = async (orderNumber: string) =>
    (await studio.context.db.selectFrom('outbox').select('envelope').where('type', '=', 'studio.change.made').execute())
      .map(({ envelope: { data } }) => data)
      .filter((data) => JSON.stringify(data).includes(orderNumber));

  it('is asked about by an admin whoever has it: nobody, a designer, or the renderers', async () => {
    const waiting = await queuedJob(studio);
    expect(await ask(waiting.id, person('dev', ['designer']))).toMatchObject({ status: 403 });
    expect((await ask(waiting.id)).body).toEqual({ state: 'on_hold' });
    expect(await ask(waiting.id)).toMatchObject({ status: 409, body: { code: 'job_on_hold' } });
    expect((await events(waiting.orderId)).filter(({ type }) => type === 'studio.job.held')).toHaveLength(1);
    expect(await auditOf(waiting.orderNumber)).toEqual([
      expect.objectContaining({
        actor: { uid: 'boss', email: 'boss@example.com' },
        action: 'job.held',
        before: { state: 'queued', claimed_by: null },
      }),
    ]);
    await answered(waiting, {}, '2026-11-26T09:00:00.000Z');
    expect((await jobOf(studio, waiting.orderId)).state).toBe('queued');
    await studio.context.db.updateTable('jobs').set({ state: 'cancelled' }).where('id', '=', waiting.id).execute();

    const claimed = await onDesk('loser');
    await ask(claimed.job.id);
    expect(await studio.call(approveJob, claimed)).toMatchObject({ status: 409, body: { code: 'job_not_claimed' } });

    const approved = await onDesk('quick');
    await studio.call(approveJob, approved);
    const final = await newestRender(studio, approved.job.id);
    await ask(approved.job.id);
    expect(await report(studio, final, failure(true))).toMatchObject({ status: 409, body: { code: 'stale_attempt' } });
    await answered(approved.job, {}, '2026-11-26T09:00:00.000Z');
    expect(await jobOf(studio, approved.job.orderId)).toMatchObject({ state: 'queued', approvedBy: null });
  });

  it('is asked about by an admin no more once it has ended', async () => {
    const job = await queuedJob(studio);
    await studio.context.db.updateTable('jobs').set({ state: 'cancelled' }).where('id', '=', job.id).execute();
    expect(await ask(job.id)).toMatchObject({ status: 409, body: { code: 'job_state' } });
    expect(await auditOf(job.orderNumber)).toEqual([]);
  });

  it('is taken up again by hand, due later by as long as it was held', async () => {
    const { job, as, params } = await onDesk('holder');
    await studio.call(holdJob, { as, params, body: { message: 'Which day?' } });
    studio.setTime(new Date('2026-11-23T09:30:00Z'));
    const taken = await studio.call(takeUpJob, { as: designer('other'), params });
    expect(taken.body).toMatchObject({ state: 'queued', waits_for: null });
    expect(Date.parse(taken.body.due_at)).toBe(job.dueAt.getTime() + 3 * 3_600_000);
    expect((await events(job.orderId)).at(-1)?.type).toBe('studio.job.queued');
    expect(await studio.call(takeUpJob, { as, params })).toMatchObject({ status: 409, body: { code: 'job_not_held' } });
  });

  it('goes to a named colleague and to nobody else, until that has lapsed', async () => {
    const { job, as, params } = await onDesk('giver');
    await studio.call(getStudioQueue, { as: designer('taker') });
    expect((await studio.call(listColleagues, { as })).body.colleagues).toContainEqual({
      uid: 'taker',
      name: 'Name of taker',
      busy: false,
    });
    const unknown = await studio.call(handOverJob, { as, params, body: { to: 'a stranger' } });
    expect(unknown).toMatchObject({ status: 400, body: { code: 'colleague_unknown' } });
    const handed = await studio.call(handOverJob, { as, params, body: { to: 'taker', note: 'She speaks Tamil' } });
    expect(handed.body).toMatchObject({
      state: 'queued',
      handed: { to: 'taker', by: 'Name of giver' },
      note: { text: 'She speaks Tamil' },
    });
    expect((await studio.call(pullJob, { as: designer('third') })).body.job).toBeNull();
    expect((await studio.call(getStudioQueue, { as: designer('taker') })).body.mine.map(({ id }) => id)).toEqual([job.id]);
    expect((await studio.call(pullJob, { as: designer('taker') })).body.job).toMatchObject({ id: job.id, handed: null });

    await studio.call(handOverJob, { as: designer('taker'), params, body: { to: 'giver' } });
    studio.setTime(new Date('2026-11-23T08:31:00Z'));
    expect((await studio.call(pullJob, { as: designer('third') })).body.job?.id).toBe(job.id);
  });

  it('is sent back with a note, also after its approval, whose render stops', async () => {
    const { job, as, params } = await onDesk('doubter');
    await studio.call(approveJob, { as, params });
    const final = await newestRender(studio, job.id);
    expect(await studio.call(sendBackJob, { as: designer('other'), params, body: { note: 'No' } })).toMatchObject({
      status: 409,
    });
    const sent = await studio.call(sendBackJob, { as, params, body: { note: 'The date is wrong' } });
    expect(sent.body).toMatchObject({ state: 'queued', note: { text: 'The date is wrong', by: 'Name of doubter' } });
    expect(await report(studio, final, failure(true))).toMatchObject({ status: 409, body: { code: 'stale_attempt' } });
    expect((await studio.call(pullJob, { as: designer('next') })).body.job?.id).toBe(job.id);
  });

  it('is not held up by a film that failed: it is approved, and in the queue again once it is sent back', async () => {
    const { job, as, params } = await onDesk('unsure');
    await studio.call(drawDraftFilm, { as, params });
    await report(studio, await newestRender(studio, job.id), failure(true));
    expect((await studio.call(approveJob, { as, params })).body.state).toBe('rendering');
    const sent = await studio.call(sendBackJob, { as, params, body: { note: 'The date is wrong' } });
    expect(sent.body).toMatchObject({ state: 'queued' });
    expect((await studio.call(pullJob, { as: designer('next-2') })).body.job?.id).toBe(job.id);
  });

  it('draws the film of a draft once a version, when its designer asks, and stops when they leave', async () => {
    const { job, as, params } = await onDesk('player');
    const films = () =>
      studio.context.db
        .selectFrom('renders')
        .select(['state', 'customisationVersion as version'])
        .where('jobId', '=', job.id)
        .where('kind', '=', 'draft')
        .orderBy('createdAt')
        .execute();
    expect((await studio.call(getStudioJob, { as, params })).body).toMatchObject({
      film: null,
      draft: null,
      stills: { version: 1 },
    });
    expect(await films()).toEqual([]);

    const pressedTwice = Array.from({ length: 2 }, () => studio.call(drawDraftFilm, { as, params }));
    for (const { body } of await Promise.all(pressedTwice)) expect(body).toMatchObject({ film: { state: 'queued' } });
    await work(studio, job.id);
    expect((await studio.call(drawDraftFilm, { as, params })).body).toMatchObject({
      film: { state: 'succeeded' },
      draft: { version: 1 },
    });
    expect(await films()).toEqual([{ state: 'succeeded', version: 1 }]);

    await studio.call(correctJob, { as, params, body: { details: { bride: 'Aasha' } } });
    await work(studio, job.id, { video: null });
    expect((await studio.call(getStudioJob, { as, params })).body).toMatchObject({ film: null, draft: { version: 1 } });
    await studio.call(drawDraftFilm, { as, params });
    expect((await studio.call(releaseJob, { as, params })).body.state).toBe('queued');
    expect((await films()).at(-1)).toEqual({ state: 'cancelled', version: 2 });
  });

  it('draws a film that failed again twice, then says what to do instead', async () => {
    const { job, as, params } = await onDesk('stubborn');
    for (let tried = 0; tried < 3; tried += 1) {
      expect((await studio.call(drawDraftFilm, { as, params })).body).toMatchObject({ film: { state: 'queued' } });
      await report(studio, await newestRender(studio, job.id), failure(true));
    }
    expect(await studio.call(drawDraftFilm, { as, params })).toMatchObject({ status: 409, body: { code: 'film_failed' } });
    expect((await studio.call(getStudioJob, { as, params })).body).toMatchObject({ state: 'claimed', film: { state: 'failed' } });
    await studio.call(correctJob, { as, params, body: { details: { bride: 'Aasha' } } });
    expect((await studio.call(drawDraftFilm, { as, params })).body).toMatchObject({ film: { state: 'queued' } });
    // The stills of the correction will still come, whatever becomes of the film.
    await report(studio, await newestRender(studio, job.id), failure(true));
    expect((await studio.call(releaseJob, { as, params })).body.state).toBe('drafting');
  });

  it('corrects frames and choices too, keeps every version, and goes back to one', async () => {
    const { job, as, params } = await onDesk('framer');
    const crop = { x: 0.1, y: 0.2, width: 0.5, height: 0.5 };
    const refused = await studio.call(correctJob, {
      as,
      params,
      body: { details: {}, crops: { couple: { ...crop, x: 0.9 }, nobody: crop }, music: { start_seconds: 3 } },
    });
    expect(refused.body.errors?.map(({ field }) => field)).toEqual(['crops.couple', 'crops.nobody', 'music']);
    const corrected = await studio.call(correctJob, {
      as,
      params,
      body: { details: {}, crops: { couple: crop }, bride_first: true },
    });
    expect(corrected.body).toMatchObject({ version: 2, customisation: { bride_first: true, photos: { couple: { crop } } } });
    const stills = await work(studio, job.id, { video: null });
    expect(await studio.context.queues.state(stillsJob.queue, `${stills.id}.1`)).toBe('waiting');
    expect(stills.spec?.photos.couple).toMatchObject({ crop });

    const before = await studio.call(getStudioVersion, { as, params: { ...params, version: 1 } });
    expect(before.body).toMatchObject({ version: 1, what: 'As ordered', customisation: { bride_first: false } });
    expect(before.body.scenes).toHaveLength(1);
    const restored = await studio.call(restoreVersion, { as, params: { ...params, version: 1 } });
    expect(restored.body).toMatchObject({
      version: 3,
      customisation: { bride_first: false },
      render: { kind: 'stills', state: 'queued' },
    });
    expect(restored.body.versions.at(-1)?.what).toBe('Restored version 1');
    expect(await studio.call(getStudioVersion, { as, params: { ...params, version: 9 } })).toMatchObject({ status: 404 });
  });

  it('loses nothing by stills that fail: the film draws the scenes too', async () => {
    const { job, as, params } = await onDesk('unlucky');
    await studio.call(correctJob, { as, params, body: { details: { bride: 'Aasha' } } });
    await report(studio, await newestRender(studio, job.id), failure(true));
    expect((await studio.call(getStudioJob, { as, params })).body).toMatchObject({
      state: 'claimed',
      render: { kind: 'stills', state: 'failed' },
    });
    await studio.call(drawDraftFilm, { as, params });
    await work(studio, job.id);
    expect((await studio.call(getStudioJob, { as, params })).body).toMatchObject({
      draft: { version: 2 },
      stills: { version: 2 },
    });
  });

  it('tells who watches what waits, runs and failed, and tries a failed one again', async () => {
    const order = await queuedJob(studio);
    const rendersOf = async () => (await studio.call(getStudioRenders, { as: person('admin', ['admin']) })).body;
    await studio.receive(
      envelope('catalog.theme.published', '9', { theme_id: 9, theme_version: 'v1', package_key: 'p', title: 'Nine' }),
    );
    const stills = await studio.context.db
      .selectFrom('renders')
      .selectAll()
      .where('themeId', '=', 9)
      .where('kind', '=', 'stills')
      .executeTakeFirstOrThrow();
    expect((await rendersOf()).queue.find(({ kind }) => kind === 'stills')?.waiting).toBeGreaterThan(0);
    await report(studio, stills, failure(true));
    const failed = (await rendersOf()).failed.find(({ id }) => id === stills.id);
    expect(failed).toMatchObject({ kind: 'stills', error: expect.stringContaining('It broke'), job_id: null });
    expect((await studio.call(retryRender, { as: designer('any'), params: { id: stills.id } })).status).toBe(204);
    expect(await studio.call(retryRender, { as: designer('any'), params: { id: stills.id } })).toMatchObject({ status: 409 });
    expect((await rendersOf()).failed.map(({ id }) => id)).not.toContain(stills.id);
    expect(JSON.stringify(await rendersOf())).not.toContain(order.customerUid);
  });

  it('is nobody else’s to change: no colleague’s, no customer’s, no stranger’s', async () => {
    const { as, params } = await onDesk('owner');
    const steps = [
      [holdJob, { message: 'Hm?' }],
      [handOverJob, { to: 'owner' }],
      [sendBackJob, { note: 'No' }],
      [drawDraftFilm, undefined],
      [restoreVersion, undefined],
    ] as const;
    await studio.call(getStudioQueue, { as: designer('colleague') });
    for (const [operation, body] of steps) {
      const input = { params: { ...params, version: 1 }, body };
      expect(await studio.call(operation, { ...input, as: designer('colleague') })).toMatchObject({
        status: 409,
        body: { code: 'job_not_yours' },
      });
      // An admin may view, not change.
      expect((await studio.call(operation, { ...input, as: person('boss', ['admin']) })).status).toBe(409);
      expect((await studio.call(operation, { ...input, as: person('customer') })).status).toBe(403);
      expect((await studio.call(operation, { ...input, as: 'nobody' })).status).toBe(401);
    }
    for (const operation of [getStudioRenders, listColleagues]) {
      expect((await studio.call(operation, { as: person('customer') })).status).toBe(403);
      expect((await studio.call(operation, { as: 'nobody' })).status).toBe(401);
    }
    expect((await studio.call(getStudioJob, { as, params })).body).toMatchObject({ state: 'claimed', version: 1 });
  });
});
