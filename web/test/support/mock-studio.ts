import { randomUUID } from 'node:crypto';
import {
  drawDraftFilm,
  getStudioVersion,
  handOverJob,
  holdJob,
  listColleagues,
  restoreVersion,
  sendBackJob,
  takeUpJob,
} from '@nimantran/proto/http/studio/job-actions';
import {
  approveJob,
  correctJob,
  getStudioJob,
  getStudioQueue,
  pullJob,
  releaseJob,
  renewLease,
  retryJob,
  type StudioJob,
  streamStudio,
} from '@nimantran/proto/http/studio/jobs';
import { getStudioRenders, retryRender, type WatchedRender } from '@nimantran/proto/http/studio/renders';
import { MockProblem, on } from './mock-routes.ts';
import { found, sessionOf } from './mock-shop.ts';
import { THEMES } from './mock-themes.ts';

const HOUR_MS = 3_600_000;
const jobs = new Map<string, StudioJob>();
/** The job that admins see for any order in production. */
export const SHOWN_JOB_ID = '00000000-0000-4000-8000-00000000000b';
const listeners = new Set<(event: string) => void>();

/** A queue with a job in each state that designers see. */
export function serveStudio(): void {
  seed('queued', 3, 'express', 101, 'Ananya & Vikram');
  seed('queued', -0.4, 'express', 104, 'Fatima & Imran');
  seed('queued', 30, 'standard', 102, 'Kabir');
  seed('drafting', 40, 'standard', 103, 'The Deshpande family', SHOWN_JOB_ID);
  seed('failed', 10, 'standard', 101, 'Priya & Rohan');
  seed('delivered', 20, 'standard', 103, 'The Kulkarni family');

  answerOfCustomer();

  on(getStudioQueue, ({ who }) => {
    const all = [...jobs.values()].sort((a, b) => a.due_at.localeCompare(b.due_at));
    const of = (...states: StudioJob['state'][]) => all.filter((job) => states.includes(job.state));
    return {
      due_next: of('queued'),
      mine: of('claimed', 'rendering').filter((job) => job.claimed_by === uidOf(who)),
      drafting: of('drafting'),
      on_hold: of('on_hold'),
      done_today: [],
      delivered_today: of('delivered'),
      failed: of('failed'),
    };
  });
  on(pullJob, ({ who }) => {
    const next = [...jobs.values()].filter((job) => job.state === 'queued').sort((a, b) => a.due_at.localeCompare(b.due_at))[0];
    const mine = [...jobs.values()].find((job) => job.state === 'claimed' && job.claimed_by === uidOf(who));
    if (mine) return { job: mine };
    return { job: next ? put({ ...next, state: 'claimed', claimed_by: uidOf(who) }, 'claimed') : null };
  });
  on(getStudioJob, ({ params }) => found(jobs.get(params.id)));
  on(correctJob, ({ params, body }) => {
    const job = found(jobs.get(params.id));
    if (body.details.date === '')
      throw new MockProblem(400, 'bad_details', 'Enter the date.', [{ field: 'details.date', message: 'Enter the date.' }]);
    const { music, bride_first } = job.customisation;
    const photos = Object.fromEntries(
      Object.entries(job.customisation.photos).map(([slot, { upload_id, crop }]) => {
        const next = body.crops && slot in body.crops ? body.crops[slot] : crop;
        return [slot, { upload_id, ...(next ? { crop: next } : {}) }];
      }),
    );
    const customisation = {
      details: { ...job.customisation.details, ...body.details },
      photos,
      bride_first: body.bride_first ?? bride_first,
      music: body.music === undefined ? music : body.music && { upload_id: randomUUID(), ...body.music },
    };
    return redraw(job, customisation, 'Corrected the words');
  });
  on(restoreVersion, ({ params }) => {
    const job = found(jobs.get(params.id));
    return redraw(job, job.customisation, `Restored version ${params.version}`);
  });
  on(getStudioVersion, ({ params }) => {
    const job = found(jobs.get(params.id));
    const version = found(job.versions.find((each) => each.version === Number(params.version)));
    const details = { ...job.customisation.details, [job.theme.fields[0]?.key ?? '']: 'Before' };
    return { ...version, customisation: { ...job.customisation, details }, scenes: job.stills?.scenes ?? [] };
  });
  on(drawDraftFilm, ({ params }) => {
    const job = found(jobs.get(params.id));
    const film = { id: randomUUID(), kind: 'draft' as const, attempt: 1, error: null };
    const progress = { stage: 'draw', fraction: 0.4, seconds_left: 6 };
    const begun = put({ ...job, film: { ...film, state: 'running', progress } }, 'Film of the draft begun');
    setTimeout(() => {
      const draft = { version: job.version, video_url: '/mock/video.mp4' };
      const done = { ...film, state: 'succeeded' as const, progress: null };
      put({ ...found(jobs.get(job.id)), draft, film: done }, 'Film of the draft ready');
    }, 1_500);
    return begun;
  });
  const back = (id: string, part: Partial<StudioJob>, what: string) =>
    put({ ...found(jobs.get(id)), state: 'queued', claimed_by: null, lease_until: null, ...part }, what);
  on(holdJob, ({ params, body }) => {
    const question = { message: body.message, asked_by: 'Dev Iyer', asked_at: new Date().toISOString() };
    const none = { answer: null, answered_at: null, changed: [] };
    return back(params.id, { state: 'on_hold', waits_for: 'answer', question: { ...question, ...none } }, 'Asked the customer');
  });
  on(takeUpJob, ({ params }) => back(params.id, { waits_for: null }, 'Taken up again'));
  on(sendBackJob, ({ params, body }) =>
    back(params.id, { note: { text: body.note, by: 'Dev Iyer' } }, `Sent back: ${body.note}`),
  );
  on(handOverJob, ({ params, body }) =>
    back(
      params.id,
      { handed: { to: body.to, by: 'Dev Iyer', until: new Date(Date.now() + 2 * HOUR_MS).toISOString() } },
      'Handed over',
    ),
  );
  on(listColleagues, () => ({
    colleagues: [
      { uid: 'meera', name: 'Meera Nair', busy: false },
      { uid: 'ravi', name: 'Ravi Menon', busy: true },
    ],
  }));
  on(getStudioRenders, () => renders());
  on(retryRender, () => undefined);
  on(approveJob, ({ params }) => {
    const job = put({ ...found(jobs.get(params.id)), state: 'rendering' }, 'approved the draft');
    setTimeout(() => put({ ...job, state: 'delivered' }, 'delivered'), 4_000);
    return job;
  });
  on(releaseJob, ({ params }) => put({ ...found(jobs.get(params.id)), state: 'queued', claimed_by: null }, 'released'));
  on(retryJob, ({ params }) => put({ ...found(jobs.get(params.id)), state: 'drafting' }, 'tried again'));
  on(renewLease, () => ({ lease_until: new Date(Date.now() + HOUR_MS).toISOString() }));
  on(streamStudio, ({ request, response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': open\n\n');
    const send = (event: string) => void response.write(event);
    listeners.add(send);
    request.on('close', () => listeners.delete(send));
    return undefined;
  });
}

/** The most urgent job was on hold: its customer has answered with another photo. */
function answerOfCustomer(): void {
  const [job] = [...jobs.values()].filter(({ theme }) => theme.slots.length > 0);
  const slot = job?.theme.slots[0];
  if (!job || !slot) return;
  const at = new Date(Date.now() - HOUR_MS / 4).toISOString();
  const changed = [slot.label];
  const made = { version: 2, made_at: at, made_by: 'Customer', what: `Corrected ${changed.join(', ')} together with the answer` };
  jobs.set(job.id, {
    ...job,
    version: 2,
    versions: [...job.versions, made],
    answered: true,
    question: {
      message: 'This photo shows only half of a face. Do you have another one?',
      asked_by: 'Dev Iyer',
      asked_at: new Date(Date.now() - HOUR_MS).toISOString(),
      answer: 'Sorry! Here is one from the engagement.',
      answered_at: at,
      changed,
    },
    photo_urls: { ...job.photo_urls, [slot.key]: '/mock/picture/103' },
    replaced_photo_urls: { [slot.key]: '/mock/picture/102' },
    customisation: { ...job.customisation, photos: { [slot.key]: { upload_id: randomUUID() } } },
    stills: job.stills && { ...job.stills, version: 2 },
  });
}

const uidOf = (who: string | undefined) => sessionOf(who)?.user.uid ?? null;

/** The next version; its stills follow a moment later, as from a worker. */
function redraw(job: StudioJob, customisation: StudioJob['customisation'], what: string): StudioJob {
  const version = job.version + 1;
  const made = { version, made_at: new Date().toISOString(), made_by: 'Dev Iyer', what };
  const pictures = { id: randomUUID(), kind: 'stills' as const, attempt: 1, progress: null, error: null };
  const begun = { ...job, version, customisation, versions: [...job.versions, made] };
  const next = put({ ...begun, film: null, render: { ...pictures, state: 'running' } }, what);
  setTimeout(() => {
    const now = found(jobs.get(job.id));
    const stills = now.stills && { ...now.stills, version };
    put({ ...now, findings: [], stills, render: { ...pictures, state: 'succeeded' } }, 'Scenes redrawn');
  }, 700);
  return next;
}

function renders() {
  const one = (part: Partial<WatchedRender> & Pick<WatchedRender, 'kind' | 'state'>): WatchedRender => ({
    id: randomUUID(),
    job_id: null,
    order_number: null,
    batch: null,
    theme_id: 101,
    theme_title: 'Marigold Morning',
    priority: 1,
    tries: 1,
    worker: part.state === 'running' ? 'render-1' : null,
    progress: null,
    created_at: new Date(Date.now() - 90_000).toISOString(),
    finished_at: part.state === 'failed' ? new Date(Date.now() - 600_000).toISOString() : null,
    error: part.state === 'failed' ? 'The worker ran out of memory while drawing (memory, while draw)' : null,
    ...part,
  });
  const running = one({ kind: 'final', state: 'running', order_number: 'NM-7K3M9QRT' });
  return {
    queue: [
      { kind: 'final' as const, priority: 1, waiting: 2, running: 1, failed: 0, oldest_at: running.created_at },
      { kind: 'draft' as const, priority: 31_240, waiting: 3, running: 0, failed: 1, oldest_at: running.created_at },
      { kind: 'sample' as const, priority: 2_097_151, waiting: 0, running: 0, failed: 1, oldest_at: null },
    ],
    workers: [
      { name: 'render-1', running: 1, last_at: new Date().toISOString() },
      { name: 'render-2', running: 0, last_at: new Date(Date.now() - 300_000).toISOString() },
    ],
    running: [{ ...running, progress: { stage: 'draw', fraction: 0.42, seconds_left: 38 } }],
    waiting: [
      one({ kind: 'final', state: 'queued', order_number: 'NM-2B4D6F8H' }),
      one({ kind: 'draft', state: 'queued' }),
      one({ kind: 'batch', state: 'queued', batch: { number: 16, row: 44 } }),
    ],
    failed: [one({ kind: 'sample', state: 'failed', tries: 5 })],
  };
}

function put(job: StudioJob, what: string): StudioJob {
  const next = { ...job, history: [...job.history, { at: new Date().toISOString(), who: 'Dev Iyer', what }] };
  jobs.set(job.id, next);
  for (const send of listeners) send(`event: job\ndata: ${JSON.stringify({ id: job.id })}\n\n`);
  return next;
}

function seed(
  state: StudioJob['state'],
  dueInHours: number,
  delivery: StudioJob['delivery'],
  themeId: number,
  headline: string,
  id: string = randomUUID(),
): void {
  const theme = found(THEMES.find((candidate) => candidate.id === themeId));
  const [first = headline, second = ''] = headline.split(' & ');
  const details: Record<string, string> = {};
  for (const field of theme.fields) details[field.key] = field.sample;
  for (const [index, field] of theme.fields.filter((candidate) => candidate.kind === 'name').entries()) {
    if (index < 2) details[field.key] = index === 0 ? first : second || field.sample;
  }
  const drafted = state !== 'drafting' && state !== 'failed';
  jobs.set(id, {
    id,
    order_number: `NM-${id
      .slice(0, 8)
      .toUpperCase()
      .replaceAll(/[ILOU]/g, 'X')}`,
    theme_title: theme.title,
    headline,
    state,
    delivery,
    resolution: '1080p',
    due_at: new Date(Date.now() + dueInHours * HOUR_MS).toISOString(),
    makes: 'final',
    waits_for: null,
    claimed_by: null,
    lease_until: null,
    handed: null,
    answered: false,
    delivered_at: state === 'delivered' ? new Date(Date.now() - HOUR_MS).toISOString() : null,
    version: 1,
    versions: [{ version: 1, made_at: new Date(Date.now() - HOUR_MS).toISOString(), made_by: 'Customer', what: 'As ordered' }],
    question: null,
    note: null,
    has_own_music: false,
    film: null,
    theme: {
      id: theme.id,
      version: theme.version,
      title: theme.title,
      portrait_orientation: theme.portrait_orientation,
      has_bride_first_option: theme.has_bride_first_option,
      fields: theme.fields,
      slots: theme.images ?? [],
    },
    customisation: { details, photos: {}, music: null, bride_first: false },
    findings: drafted
      ? [
          { code: 'date_in_past', severity: 'warning', field: 'date', message: 'The date has passed.' },
          {
            code: 'photo_too_small',
            severity: 'note',
            slot: 'bride',
            scene: 'Couple',
            message: "Bride's photo is small for its place.",
          },
        ]
      : [],
    render: {
      id: randomUUID(),
      kind: 'stills',
      state: state === 'drafting' ? 'running' : state === 'failed' ? 'failed' : 'succeeded',
      attempt: 1,
      progress: state === 'drafting' ? { stage: 'draw', fraction: 0.4, seconds_left: 6 } : null,
      error: state === 'failed' ? 'The worker ran out of memory while drawing' : null,
    },
    draft: null,
    stills: drafted
      ? {
          version: 1,
          scenes: ['Doors', 'Couple', 'Day', 'Place'].map((scene) => ({ scene, url: `/mock/picture/${themeId}?${scene}` })),
        }
      : null,
    photo_urls: Object.fromEntries((theme.images ?? []).map((slot) => [slot.key, '/mock/picture/102'])),
    replaced_photo_urls: {},
    music_url: null,
    history: [{ at: new Date(Date.now() - HOUR_MS).toISOString(), who: 'the shop', what: 'paid and queued' }],
  });
}
