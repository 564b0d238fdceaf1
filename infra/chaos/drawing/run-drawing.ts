import { cp } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { checkAll } from '../check-all.ts';
import { type Violation, wrong } from '../checks/violation.ts';
import type { Visit } from '../people/customer.ts';
import { type Desk, work } from '../people/designer.ts';
import { Retries, RetryingPerson } from '../people/retries.ts';
import { startWorld } from '../world.ts';
import { buy } from './buyers.ts';
import { checkFilms } from './check-films.ts';
import { makeEngines } from './engines.ts';
import { Publisher } from './publisher.ts';
import { MOST_CHANGES, planStrikes, type Strike } from './steps.ts';
import { type Sight, watchWorker } from './watch-worker.ts';

export interface DrawingOptions {
  seed: number;
  /** Strikes that did not find their step by then are reported. */
  minutes: number;
  /** Orders that may be placed while strikes are left. */
  orders: number;
  /** Where the processes' logs are saved after a violation. */
  logsTo?: string;
  say?: (line: string) => void;
}

export interface DrawingReport {
  strikes: Strike[];
  /** Strikes that did not find their step. */
  missed: Strike[];
  visits: Visit[];
  films: number;
  pieces: { total: number; reused: number };
  published: number;
  jobsRetried: number;
  violations: Violation[];
}

const CUSTOMERS = 2;
const DESIGNERS = ['designer@nimantran.test', 'designer-2@nimantran.test'];
const ADMIN = 'admin@nimantran.test';
const SETTLE_MS = 600_000;
const IDLE_MS = 500;

/**
 * Orders flow through a distributed shop with a real worker, which is killed in each of the steps that make their pieces, while its
 * engine changes and versions of the theme go on sale; then everything is checked, and every film is drawn again.
 */
export async function runDrawing({ seed, minutes, orders, logsTo, say = () => {} }: DrawingOptions): Promise<DrawingReport> {
  const engines = await makeEngines(MOST_CHANGES + 1);
  const world = await startWorld({ drawsBy: engines.entry, designers: DESIGNERS });
  say(`The shop runs in ${world.dataDir}`);
  const db = new pg.Client({ connectionString: world.databaseUrl, connectionTimeoutMillis: 10_000, statement_timeout: 60_000 });
  const ending = new AbortController();
  const end = Date.now() + minutes * 60_000;
  const shift = new Retries(Number.POSITIVE_INFINITY);
  let isRight = false;
  try {
    await db.connect();
    const retries = new Retries(end + SETTLE_MS);
    const admin = new RetryingPerson(world, retries, ADMIN);
    const toPlay = new Set<string>();
    const desk: Desk = { toAsk: new Set(), toPlay, retried: 0 };
    for (const email of DESIGNERS) work(new RetryingPerson(world, shift, email), desk, ending.signal).catch(() => {});

    const publisher = new Publisher(admin);
    await publisher.prepare();
    await publisher.publish();
    const strikes = planStrikes(seed);
    const open = [...strikes];
    const struck = new Set<string>();
    const deeds: Promise<unknown>[] = [];
    const worker = world.shop.child('render');
    const visits: Visit[] = [];
    const done = (): number => visits.filter(({ isDone }) => isDone).length;
    let doneByEngineBefore = 0;
    const strike = ({ deed }: Strike, { process: drawing }: Sight): void => {
      if (deed === 'republish') deeds.push(publisher.publish());
      else if (deed === 'kill process' && drawing !== undefined) process.kill(drawing, 'SIGKILL');
      else {
        if (deed === 'change engine') {
          engines.change();
          doneByEngineBefore = done();
        }
        worker.kill();
      }
    };
    const isPossible = ({ deed }: Strike, { process: drawing }: Sight): boolean => {
      if (deed === 'republish') return publisher.isReady;
      // Each engine makes a film, so that the finals at the end are of several.
      if (deed === 'change engine') return done() > doneByEngineBefore;
      return deed !== 'kill process' || drawing !== undefined;
    };
    const watching = watchWorker({
      folder: world.workDir,
      worker: () => worker.pid,
      db,
      signal: ending.signal,
      onSight(sight) {
        // A render that is killed again and again would be handed to a person.
        if (struck.has(sight.renderId)) return;
        const at = open.findIndex((planned) => planned.step === sight.step && isPossible(planned, sight));
        const [found] = at < 0 ? [] : open.splice(at, 1);
        if (!found) return;
        struck.add(sight.renderId);
        strike(found, sight);
        say(`${found.deed}: ${found.step} of a ${sight.kind}; ${open.length} to come`);
      },
    });
    const isOn = (): boolean => open.length > 0 && Date.now() < end;
    const publishing = (async () => {
      while (isOn()) {
        const isWanted = open.some(({ step, deed }) => deed === 'republish' || step === 'sample pieces');
        if (isWanted && !publisher.isReady) await publisher.prepare();
        // Samples alone are left: the next version makes some.
        else if (open.every(({ step }) => step === 'sample pieces')) await publisher.publish();
        else await sleep(IDLE_MS);
      }
    })();
    const buying = Array.from({ length: CUSTOMERS }, async (_, customer) => {
      const person = new RetryingPerson(world, retries, `customer-${customer}@nimantran.test`);
      while (isOn() && visits.length < orders) {
        // A version is drawn when no order waits: without this pause, all orders could be placed before the next one is ready.
        if (!publisher.isReady && open.every(({ deed }) => deed === 'republish')) {
          await sleep(IDLE_MS);
          continue;
        }
        const index = visits.length;
        const fate = index % 4 === 3 ? 'revised' : 'delivered';
        const visit: Visit = {
          plan: { index, customer, fate, hasPhoto: false, startsAt: 0 },
          ...{ isDone: false, wasPaid: false },
        };
        visits.push(visit);
        await buy(world, visit, { customer: person, admin, toPlay }).catch((error: unknown) => {
          visit.problem = String(error);
        });
      }
    });
    await Promise.all([...buying, publishing]);
    await Promise.all(deeds);
    say('All strikes are done; what is under way may end.');
    const violations = await checkAll({ world, visits }, SETTLE_MS, say);
    ending.abort();
    // A last query may be under way.
    await watching.catch((error: unknown) => violations.push(wrong(`the worker was no longer watched: ${String(error)}`)));
    say('Every film is drawn again.');
    const films = await checkFilms(world, db, engines);
    violations.push(...films.violations);
    for (const { step, deed } of open) violations.push(wrong(`${deed}: no render was seen in the step ${step}`));
    for (const { number, plan, problem, isDone } of visits)
      if (!isDone) violations.push(wrong(`${number ?? plan.index} (${plan.fate}): ${problem}`));
    isRight = violations.length === 0;
    return {
      ...{ strikes, missed: open, visits, violations, films: films.films, pieces: films.pieces },
      ...{ published: publisher.published, jobsRetried: desk.retried },
    };
  } finally {
    ending.abort();
    shift.limit(0);
    if (!isRight && logsTo) await cp(path.join(world.dataDir, 'logs'), logsTo, { recursive: true });
    await db.end().catch(() => {});
    await world.stop();
    await engines.remove();
  }
}
