import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isOfStills, type RenderKind } from '@nimantran/proto/jobs/render';
import type pg from 'pg';
import { rowsOf } from '../checks/violation.ts';
import { type Step, stepOf } from './steps.ts';

/** A render that has just been seen in a step. */
export interface Sight {
  step: Step;
  renderId: string;
  kind: RenderKind;
  /** The rendering process; undefined once it has ended. */
  process: number | undefined;
}

export interface Watch {
  /** The worker's temporary folder. */
  folder: string;
  /** The worker's process. */
  worker: () => number | undefined;
  db: pg.Client;
  /** Called for each step of each render at least once, while it lasts. */
  onSight: (sight: Sight) => void;
  signal: AbortSignal;
}

interface Running {
  id: string;
  kind: RenderKind;
  is_orders: boolean;
  is_announced: boolean;
}

/** Steps of a theme of one second last some hundredths. */
const LOOK_MS = 6;
const JOB_FOLDER = 'nimantran-render-';
/** The folder of a rendering process that was started before its job, which draws stills alone. */
const OF_STILLS = 'out-waiting';
const WORTH_ASKING = /^(?:still|segment|video|copy|card|loop)/;

/** Watches the files of a worker that does one film and one set of stills at a time, until aborted. */
export async function watchWorker({ folder, worker, db, onSight, signal }: Watch): Promise<void> {
  while (!signal.aborted) {
    await sleep(LOOK_MS);
    const outs = outFolders(folder).filter(({ files }) => files.some((file) => WORTH_ASKING.test(file)));
    const pid = worker();
    if (outs.length === 0 || pid === undefined) continue;
    const running = await rowsOf<Running>(
      db,
      `select r.id, r.kind, r.job_id is not null as is_orders,
         exists (select 1 from studio.render_objects o where o.render_id = r.id) as is_announced
       from studio.renders r where r.state = 'running' and r.worker like '%.' || $1::text`,
      [pid],
    );
    for (const { dir, files } of outs) {
      const stills = running.find(({ kind }) => isOfStills(kind));
      const film = running.find(({ kind }) => !isOfStills(kind));
      const render = path.basename(dir) === OF_STILLS ? stills : (film ?? stills);
      if (!render) continue;
      const step = stepOf({ kind: render.kind, isOrders: render.is_orders, files, isAnnounced: render.is_announced });
      // A job that has just ended may have left its folder to the next query.
      if (step === undefined || worker() !== pid) continue;
      onSight({ step, renderId: render.id, kind: render.kind, process: renderingProcess(pid, dir) });
    }
  }
}

function outFolders(folder: string): { dir: string; files: string[] }[] {
  return namesIn(folder)
    .filter((name) => name.startsWith(JOB_FOLDER))
    .flatMap((job) =>
      namesIn(path.join(folder, job))
        .filter((name) => name.startsWith('out-'))
        .map((out) => path.join(folder, job, out)),
    )
    .map((dir) => ({ dir, files: namesIn(dir) }));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // The job has ended in the meantime.
    return [];
  }
}

/** The child of a worker that may write to a folder (Linux). */
function renderingProcess(worker: number, dir: string): number | undefined {
  return namesIn(`/proc/${worker}/task`)
    .flatMap((task) => textOf(`/proc/${worker}/task/${task}/children`).split(' '))
    .map(Number)
    .find((child) => child > 0 && textOf(`/proc/${child}/cmdline`).includes(dir));
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
