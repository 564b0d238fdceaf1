import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@nimantran/kit/log';
import type { RunningJob } from '@nimantran/kit/queue/queue';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import { type Call, ProblemError } from '@nimantran/proto/http/shared/client';
import { checkRender, keepFiles, keepSegments, reportRender, startRender } from '@nimantran/proto/http/studio/render-reports';
import type { RenderResult, renderJob, stillsJob } from '@nimantran/proto/jobs/render';
import { MissingInputError, make } from './make-outputs.ts';
import type { Manifests } from './manifests.ts';
import type { StandInVideos } from './stand-in-videos.ts';

export interface Worker {
  log: Log;
  store: ObjectStore;
  studio: Call;
  videos: StandInVideos;
  manifests: Manifests;
  /** The worker's name for studio. */
  name: string;
  sleepMs: number;
}

const TRIES = 6;
const FIRST_WAIT_MS = 500;
const ASK_EVERY_MS = 500;
const ENDS: ReadonlySet<number> = new Set([404, 409, 410]);

/** Studio has a newer attempt of the render, or has cancelled it. */
class UnwantedError extends Error {
  override readonly name = 'UnwantedError';
}

/** Announces the attempt, makes it, reports it. Succeeds only once studio has accepted or rejected the result. */
export async function runJob(worker: Worker, job: RunningJob<typeof renderJob | typeof stillsJob>): Promise<void> {
  const { studio, log, store, videos, manifests, sleepMs } = worker;
  const params = { id: job.data.render_id, attempt: job.data.attempt };
  const done = new AbortController();
  const unwanted = new AbortController();
  const signal = AbortSignal.any([job.signal, unwanted.signal]);
  try {
    await tell(() => studio(startRender, { params, body: { worker: worker.name } }), signal);
    void watchWanted(studio, params, AbortSignal.any([done.signal, job.signal]), unwanted);
    const result = await make(job.data, {
      ...{ store, videos, manifests, sleepMs, signal },
      announce: (segments) => tell(() => studio(keepSegments, { params, body: { segments } }), signal),
      announceFiles: (object_keys) => tell(() => studio(keepFiles, { params, body: { object_keys } }), job.signal),
      progress: (fraction) => void job.progress({ stage: 'draw', fraction, seconds_left: null }),
    }).catch((error: unknown): RenderResult => {
      signal.throwIfAborted();
      if (error instanceof UnwantedError) throw error;
      log.warn({ err: error, render: params.id }, 'render failed');
      return failed(error);
    });
    await tell(() => studio(reportRender, { params, body: result }), job.signal);
  } catch (error) {
    job.signal.throwIfAborted();
    if (!(error instanceof UnwantedError)) throw error;
    log.info({ render: params.id, attempt: params.attempt }, 'render is no longer wanted');
  } finally {
    done.abort();
  }
}

function failed(error: unknown): RenderResult {
  const permanent = error instanceof MissingInputError;
  const code = permanent ? 'input_missing' : 'store_unavailable';
  const message = error instanceof Error ? error.message : String(error);
  return { outcome: 'failed', error: { code, message, stage: 'fetch', permanent } };
}

/** Retries with growing delays while studio cannot be reached. @throws UnwantedError if studio rejects the attempt */
async function tell(call: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      await call();
      return;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (ENDS.has(error.status)) throw new UnwantedError();
      const isPassing = error.status === 0 || error.status === 429 || error.status >= 500;
      if (!isPassing || attempt >= TRIES) throw error;
      await sleep(FIRST_WAIT_MS * 2 ** (attempt - 1), undefined, { signal });
    }
  }
}

async function watchWanted(
  studio: Call,
  params: { id: string; attempt: number },
  until: AbortSignal,
  unwanted: AbortController,
): Promise<void> {
  while (!until.aborted) {
    try {
      await sleep(ASK_EVERY_MS, undefined, { signal: until });
      await studio(checkRender, { params, signal: until });
    } catch (error) {
      if (error instanceof ProblemError && ENDS.has(error.status) && !until.aborted) return unwanted.abort(new UnwantedError());
    }
  }
}
