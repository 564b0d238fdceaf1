import type { StudioJob } from '@nimantran/proto/http/studio/jobs';
import type { RenderKind } from '@nimantran/proto/jobs/render';
import { claimantOf, drawingOf } from './job-state.ts';

export interface JobNotice {
  kind: 'plain' | 'good' | 'warning' | 'error';
  title: string;
  words: string;
  /** Whether the next job may be pulled from here. */
  pull: boolean;
}

/** The notice above a job; none while the job is on the desk and all is well. */
export function jobNoticeOf(job: StudioJob, mine: boolean): JobNotice | undefined {
  switch (job.state) {
    case 'claimed':
      return mine
        ? brokenDraft(job)
        : plain('Not yours.', `${claimantOf(job)} is working on this job. You can view it but not change it.`);
    case 'queued':
      if (job.handed) return plain('Handed over.', `${job.handed.by} reserved it for a colleague; later anybody can pull it.`);
      return plain('Nobody has claimed this job.', 'Pulling gives you the job that is due first, which may be another one.');
    case 'drafting':
      return plain('The draft is being drawn.', 'The job joins the queue when it is ready.');
    case 'rendering':
      return job.makes === 'preview'
        ? plain('Approved.', 'The preview is being rendered. You do not need to wait for it.')
        : plain('Approved.', `The video is being rendered at ${job.resolution}. You do not need to wait for it.`);
    case 'delivered':
      return {
        kind: 'good',
        title: 'Delivered.',
        words: 'The customer has been notified and can download the video.',
        pull: true,
      };
    case 'on_hold':
      return job.waits_for === 'balance'
        ? plain('The customer has the preview.', 'The job returns to the queue when the other half is paid; the clock is paused.')
        : plain(
            'On hold.',
            'The customer was asked by email and on the order page; the clock is paused until they answer. If they answered another way, resume the job.',
          );
    case 'cancelled':
      return plain('Cancelled.', 'The order was cancelled or refunded; there is nothing more to do.');
    case 'failed':
      return failed(job);
  }
}

const plain = (title: string, words: string): JobNotice => ({ kind: 'plain', title, words, pull: true });

const FILM_NAMES: Readonly<Partial<Record<RenderKind, string>>> = {
  draft: 'film of the draft',
  preview: 'preview',
  final: 'final video',
  stills: 'draft',
};

function brokenDraft(job: StudioJob): JobNotice | undefined {
  if (drawingOf(job.render) !== 'failed') return undefined;
  return {
    kind: 'error',
    title: 'The newest draft failed.',
    words: 'Correct the text, or press “Play the draft” to have it drawn again.',
    pull: false,
  };
}

function failed(job: StudioJob): JobNotice {
  const kind = FILM_NAMES[job.render?.kind ?? 'stills'] ?? 'draft';
  return {
    kind: 'error',
    title: `The ${kind} failed.`,
    words: 'Try it again as it is, or correct the text below: saving it draws a new draft.',
    pull: true,
  };
}
