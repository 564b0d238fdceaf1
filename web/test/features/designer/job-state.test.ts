import type { ThemeField } from '@nimantran/proto/domain/theme';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import type { StudioJob } from '@nimantran/proto/http/studio/jobs';
import { describe, expect, it } from 'vitest';
import { correctionFault, inputTypeOf } from '../../../src/features/designer/lib/field-faults.ts';
import { byGravity, countWords } from '../../../src/features/designer/lib/findings.ts';
import { jobNoticeOf } from '../../../src/features/designer/lib/job-notice.ts';
import { approvalOf, claimWasLost, isVideoOld, mayAskForFilm, mayCorrect } from '../../../src/features/designer/lib/job-state.ts';
import { adviceOf, fieldFaultsOf } from '../../../src/features/designer/lib/problem-advice.ts';
import { progressText, spokenProgress, withProgress } from '../../../src/features/designer/lib/render-progress-text.ts';
import { keepSignedAddress } from '../../../src/lib/browser/signed-address.ts';
import { parseToldProgress } from '../../../src/lib/render-progress.ts';

const ME = 'designer-1';
const render: NonNullable<StudioJob['render']> = {
  id: '00000000-0000-4000-8000-000000000009',
  kind: 'stills',
  state: 'succeeded',
  attempt: 1,
  progress: null,
  error: null,
};
const job: StudioJob = {
  id: '00000000-0000-4000-8000-000000000001',
  order_number: 'N1',
  theme_title: 'Royal Jharokha',
  headline: 'Meera & Arjun',
  state: 'claimed',
  delivery: 'express',
  resolution: '1080p',
  due_at: '2026-11-22T09:00:00Z',
  makes: 'final',
  waits_for: null,
  claimed_by: ME,
  lease_until: '2026-11-21T09:10:00Z',
  handed: null,
  answered: false,
  delivered_at: null,
  theme: {
    id: 101,
    version: 'v1',
    title: 'Royal Jharokha',
    portrait_orientation: false,
    has_bride_first_option: true,
    fields: [],
    slots: [],
  },
  customisation: { details: {}, photos: {}, music: null, bride_first: false },
  findings: [],
  render,
  version: 1,
  film: null,
  draft: { version: 1, video_url: '/api/objects/v.mp4?signature=1' },
  stills: { version: 1, scenes: [{ scene: 'Names', url: '/api/objects/s.jpg?signature=1' }] },
  versions: [],
  question: null,
  note: null,
  has_own_music: false,
  photo_urls: {},
  replaced_photo_urls: {},
  music_url: null,
  history: [],
};

describe('approving', () => {
  it('is possible with a drawn draft of the present words', () => {
    expect(approvalOf(job, ME, 0)).toEqual({ allowed: true });
  });
  it('is possible once the scenes of a correction are redrawn, although its video is not', () => {
    const redrawn = { ...job, version: 2, stills: { version: 2, scenes: [] } };
    expect(approvalOf(redrawn, ME, 0)).toEqual({ allowed: true });
    expect(isVideoOld(redrawn)).toBe(true);
    expect(isVideoOld(job)).toBe(false);
  });
  it('needs no film: one can be asked for until there is one, and again after a failure', () => {
    const film = { ...render, kind: 'draft' as const };
    expect(approvalOf({ ...job, draft: null }, ME, 0)).toEqual({ allowed: true });
    expect(mayAskForFilm(job)).toBe(true);
    expect(mayAskForFilm({ film: { ...film, state: 'queued' } })).toBe(false);
    expect(mayAskForFilm({ film })).toBe(false);
    expect(mayAskForFilm({ film: { ...film, state: 'failed' } })).toBe(true);
    expect(approvalOf({ ...job, film: { ...film, state: 'failed' } }, ME, 0)).toEqual({ allowed: true });
  });
  it.each<[string, StudioJob, number]>([
    ['claimed', { ...job, claimed_by: 'other' }, 0],
    ['Save or discard', job, 1],
    ['Wait', { ...job, version: 2, render: { ...render, state: 'running' } }, 0],
    ['Wait', { ...job, stills: null, render: { ...render, state: 'queued' } }, 0],
    ['failed', { ...job, version: 2, render: { ...render, state: 'failed' } }, 0],
    ['no draft', { ...job, stills: null }, 0],
  ])('is refused with a reason: %s', (why, present, unsaved) => {
    expect(approvalOf(present, ME, unsaved)).toMatchObject({ allowed: false, why: expect.stringContaining(why) });
  });
});

describe('a claim', () => {
  const was = { mine: true, endedByMe: false };
  it('is lost when the job goes back or to somebody else', () => {
    expect(claimWasLost({ ...job, state: 'queued', claimed_by: null }, ME, was)).toBe(true);
    expect(claimWasLost({ ...job, claimed_by: 'other' }, ME, was)).toBe(true);
  });
  it('is not lost by releasing, approving or a cancelled order, nor where there was none', () => {
    expect(claimWasLost({ ...job, state: 'queued', claimed_by: null }, ME, { ...was, endedByMe: true })).toBe(false);
    expect(claimWasLost({ ...job, state: 'rendering', claimed_by: null }, ME, was)).toBe(false);
    expect(claimWasLost({ ...job, state: 'cancelled', claimed_by: null }, ME, was)).toBe(false);
    expect(claimWasLost({ ...job, state: 'queued', claimed_by: null }, ME, { ...was, mine: false })).toBe(false);
  });
  it('lets the claimant correct, and anybody mend what failed', () => {
    expect(mayCorrect(job, ME)).toBe(true);
    expect(mayCorrect(job, 'other')).toBe(false);
    expect(mayCorrect({ ...job, state: 'failed', claimed_by: null }, 'other')).toBe(true);
  });
});

describe('what is said over a job', () => {
  it('is nothing while it is on the desk and well', () => {
    expect(jobNoticeOf(job, true)).toBeUndefined();
  });
  it('names the colleague who has it', () => {
    const history = [{ at: '2026-11-21T09:00:00Z', who: 'Ravi', what: 'Claimed' }];
    expect(jobNoticeOf({ ...job, claimed_by: 'other', history }, false)?.words).toContain('Ravi');
  });
  it('offers the next job once this one is approved', () => {
    expect(jobNoticeOf({ ...job, state: 'delivered' }, false)).toMatchObject({ kind: 'good', pull: true });
    expect(jobNoticeOf({ ...job, state: 'rendering' }, false)).toMatchObject({ pull: true });
  });
  it('tells which render failed', () => {
    const final = { ...job, state: 'failed' as const, render: { ...render, kind: 'final' as const, state: 'failed' as const } };
    expect(jobNoticeOf(final, false)?.title).toBe('The final video failed.');
    expect(jobNoticeOf({ ...job, render: { ...render, state: 'failed' } }, true)?.kind).toBe('error');
  });
});

describe('progress', () => {
  const half = { stage: 'draw', fraction: 0.5, seconds_left: 40 };
  it('is words for eyes and quarters for ears', () => {
    expect(progressText(half)).toBe('Drawing · 50 % · about 40 s left');
    expect(progressText({ stage: 'unknown', fraction: 1.2, seconds_left: 150 })).toBe('Working · 100 % · about 3 min left');
    expect(progressText(null)).toBe('Starting');
    expect(spokenProgress({ ...half, fraction: 0.74 })).toBe('50 percent drawn');
    expect(spokenProgress(null)).toBe('Rendering has started');
  });
  it('is taken from the stream where it is whole', () => {
    const told = { render_id: render.id, job_id: job.id };
    expect(parseToldProgress({ ...told, ...half })).toEqual({ renderId: render.id, jobId: job.id, progress: half });
    expect(parseToldProgress({ ...told, job_id: null, ...half })).toEqual({ renderId: render.id, jobId: null, progress: half });
    expect(parseToldProgress({ job_id: job.id, stage: 'draw' })).toBeUndefined();
    expect(parseToldProgress(null)).toBeUndefined();
  });
  it('moves a render that runs, and none that is done', () => {
    expect(
      withProgress({ ...job, render: { ...render, state: 'queued' } }, { renderId: render.id, progress: half })?.render?.progress,
    ).toEqual(half);
    expect(withProgress(job, { renderId: render.id, progress: half })).toBeUndefined();
    const film = { ...render, id: '00000000-0000-4000-8000-000000000008', state: 'queued' as const };
    expect(withProgress({ ...job, film }, { renderId: film.id, progress: half })).toMatchObject({
      render,
      film: { progress: half },
    });
  });
});

describe('fields', () => {
  const field: ThemeField = { key: 'date', label: 'Date', kind: 'date', required: true, max_length: 10, sample: '2026-12-05' };
  it.each([
    [field, '', 'The video needs this text.'],
    [field, '2026-02-30', 'Write the date as in 5 Dec 2026.'],
    [field, '2026-12-05', undefined],
    [{ ...field, kind: 'time' as const }, '25:00', 'Enter the time as HH:MM, 24 hours.'],
    [{ ...field, kind: 'name' as const, max_length: 3 }, '🪔🪔🪔', undefined],
    [{ ...field, kind: 'name' as const, max_length: 3 }, 'Meera', '2 characters too many.'],
    [{ ...field, required: false }, ' ', undefined],
  ])('are checked as studio checks them (%#)', (given, value, fault) => {
    expect(correctionFault(given, value)).toBe(fault);
  });
  it('stay plain text where a picker would hide the customer’s words', () => {
    expect(inputTypeOf(field, '5th of December')).toBe('text');
    expect(inputTypeOf(field, '2026-12-05')).toBe('date');
    expect(inputTypeOf(field, '')).toBe('date');
  });
});

describe('findings', () => {
  it('come the gravest first and are counted in words', () => {
    const found = (['note', 'warning', 'error', 'warning'] as const).map((severity) => ({
      code: 'empty_field' as const,
      severity,
      message: severity,
    }));
    expect(byGravity(found).map(({ severity }) => severity)).toEqual(['error', 'warning', 'warning', 'note']);
    expect(countWords(found)).toBe('1 error, 2 warnings, 1 note');
    expect(countWords([])).toBeUndefined();
  });
});

describe('errors', () => {
  const problem = (status: number, code: string, more = {}) =>
    new ProblemError({ type: 'about:blank', title: 't', status, detail: 'What happened.', code, ...more });
  it('say what to do', () => {
    expect(adviceOf(problem(409, 'job_not_yours')).what).toContain('colleague');
    expect(adviceOf(problem(401, 'no_session')).signIn).toBe(true);
    expect(adviceOf(problem(0, 'unreachable')).todo).toContain('connection');
    expect(adviceOf(problem(500, 'internal', { request_id: 'r7' }))).toMatchObject({
      what: 'What happened.',
      todo: expect.stringContaining('r7'),
    });
    expect(adviceOf(new Error('x')).todo).toContain('reload');
  });
  it('are laid on their fields', () => {
    const refused = problem(400, 'details_invalid', { errors: [{ field: 'details.bride', message: 'is required' }] });
    expect(fieldFaultsOf(refused)).toEqual({ bride: 'is required' });
    expect(fieldFaultsOf(problem(400, 'bad_body', { errors: [{ field: '/body/details/bride', message: 'long' }] }))).toEqual({
      bride: 'long',
    });
  });
});

describe('signed addresses', () => {
  it('stay while they name the same object', () => {
    expect(keepSignedAddress('/o/a.mp4?s=1', '/o/a.mp4?s=2')).toBe('/o/a.mp4?s=1');
    expect(keepSignedAddress('/o/a.mp4?s=1', '/o/b.mp4?s=2')).toBe('/o/b.mp4?s=2');
    expect(keepSignedAddress(undefined, '/o/a.mp4?s=1')).toBe('/o/a.mp4?s=1');
  });
});
