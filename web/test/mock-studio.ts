import { randomUUID } from 'node:crypto';
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
} from '@nimantran/proto/http/studio';
import { MockProblem, on } from './mock-routes.ts';
import { found, sessionOf } from './mock-shop.ts';
import { THEMES } from './mock-themes.ts';

const HOUR_MS = 3_600_000;
const jobs = new Map<string, StudioJob>();
const listeners = new Set<(event: string) => void>();

/** A queue with a job in each state that designers see. */
export function serveStudio(): void {
  seed('queued', 3, 'express', 101, 'Ananya & Vikram');
  seed('queued', -0.4, 'express', 104, 'Fatima & Imran');
  seed('queued', 30, 'standard', 102, 'Kabir');
  seed('drafting', 40, 'standard', 103, 'The Deshpande family');
  seed('failed', 10, 'standard', 101, 'Priya & Rohan');
  seed('delivered', 20, 'standard', 103, 'The Kulkarni family');

  on(getStudioQueue, ({ who }) => {
    const all = [...jobs.values()].sort((a, b) => a.due_at.localeCompare(b.due_at));
    const of = (...states: StudioJob['state'][]) => all.filter((job) => states.includes(job.state));
    return {
      due_next: of('queued'),
      mine: of('claimed', 'rendering').filter((job) => job.claimed_by === uidOf(who)),
      drafting: of('drafting'),
      on_hold: of('on_hold'),
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
    return put({ ...job, customisation: { ...job.customisation, details: body.details }, findings: [] }, 'corrected the words');
  });
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

const uidOf = (who: string | undefined) => sessionOf(who)?.user.uid ?? null;

function put(job: StudioJob, what: string): StudioJob {
  const next = { ...job, history: [...job.history, { at: new Date().toISOString(), who: 'Dev Iyer', what }] };
  jobs.set(job.id, next);
  for (const send of listeners) send(`event: job\ndata: ${JSON.stringify({ job_id: job.id })}\n\n`);
  return next;
}

function seed(
  state: StudioJob['state'],
  dueInHours: number,
  delivery: StudioJob['delivery'],
  themeId: number,
  headline: string,
): void {
  const theme = found(THEMES.find((candidate) => candidate.id === themeId));
  const [first = headline, second = ''] = headline.split(' & ');
  const details: Record<string, string> = {};
  for (const field of theme.fields) details[field.key] = field.sample;
  for (const [index, field] of theme.fields.filter((candidate) => candidate.kind === 'name').entries()) {
    if (index < 2) details[field.key] = index === 0 ? first : second || field.sample;
  }
  const id = randomUUID();
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
      kind: 'draft',
      state: state === 'drafting' ? 'running' : state === 'failed' ? 'failed' : 'succeeded',
      attempt: 1,
      progress: state === 'drafting' ? { stage: 'draw', fraction: 0.4, seconds_left: 6 } : null,
      error: state === 'failed' ? 'The worker ran out of memory while drawing' : null,
    },
    draft: drafted
      ? {
          video_url: '/mock/video.mp4',
          stills: ['Doors', 'Couple', 'Day', 'Place'].map((scene) => ({ scene, url: `/mock/picture/${themeId}?${scene}` })),
        }
      : null,
    photo_urls: Object.fromEntries((theme.images ?? []).map((slot) => [slot.key, '/mock/picture/102'])),
    music_url: null,
    history: [{ at: new Date(Date.now() - HOUR_MS).toISOString(), who: 'the shop', what: 'paid and queued' }],
  });
}
