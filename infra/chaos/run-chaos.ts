import { cp } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkAll } from './check-all.ts';
import { checkAfter, checkMeanwhile, GOES_ON_MS, pidsOf } from './checks/black-hole.ts';
import { type Violation, wrong } from './checks/violation.ts';
import { type Fault, type FaultKind, type PlanOptions, planOrders, planSteps } from './fault-plan.ts';
import { begin, inOrder, untilReady } from './faults.ts';
import { liveThrough, type Visit } from './people/customer.ts';
import { type Desk, work } from './people/designer.ts';
import { Retries, RetryingPerson } from './people/retries.ts';
import { startWorld, type World } from './world.ts';

export interface ChaosOptions {
  seed: number;
  orders: number;
  /** How long faults are produced; orders are placed in the first three quarters of it. */
  seconds: number;
  /** Restricts the faults; see `planSteps`. */
  plan?: PlanOptions;
  sleepMs?: number;
  /** How long recovery may take afterwards. */
  settleSeconds?: number;
  /** Where the processes' logs are saved after a violation. */
  logsTo?: string;
  say?: (line: string) => void;
}

export interface ChaosReport {
  visits: Visit[];
  faults: { kind: FaultKind; count: number; recoverMs: number[] }[];
  /** Faults that this machine could not produce. */
  skipped: string[];
  /** Time from the last fault until no violation was left. */
  settledMs: number;
  jobsRetried: number;
  signedOut: number;
  violations: Violation[];
  troubles: ReadonlyMap<string, number>;
}

const CUSTOMERS = 6;
const DESIGNERS = ['designer@nimantran.test', 'designer-2@nimantran.test'];
const ADMIN = 'admin@nimantran.test';
const RECOVER_LIMIT_MS = 240_000;
const SETTLE_SECONDS = 300;
/** Faults of servers and of the network: no process may end by them. */
const UNHARMED: ReadonlySet<FaultKind> = new Set(['black hole', 'kill server', 'pause server', 'cut', 'refuse', 'stall', 'slow']);

/**
 * Orders flow through a distributed shop while the seed's faults occur; then it is left to recover, and everything is checked.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const say = options.say ?? (() => {});
  const settleMs = (options.settleSeconds ?? SETTLE_SECONDS) * 1_000;
  const world = await startWorld({ sleepMs: options.sleepMs ?? 150, designers: DESIGNERS });
  say(`The shop runs in ${world.dataDir}`);
  const ending = new AbortController();
  let isRight = false;
  // Designers work until the last order is done.
  const shift = new Retries(Number.POSITIVE_INFINITY);
  try {
    const retries = new Retries(Date.now() + options.seconds * 1_000 + settleMs + 600_000);
    const regular = (email: string): RetryingPerson => new RetryingPerson(world, retries, email);
    const admin = regular(ADMIN);
    const customers = Array.from({ length: CUSTOMERS }, (_, index) => regular(`customer-${index}@nimantran.test`));
    const desk: Desk = { toAsk: new Set(), retried: 0 };
    const designers = DESIGNERS.map((email) => work(new RetryingPerson(world, shift, email), desk, ending.signal));
    // Errors of the designers' last actions are ignored once the run is over.
    for (const designer of designers) designer.catch(() => {});

    const visits = planOrders(options.seed, options.orders, CUSTOMERS).map(
      (plan): Visit => ({ plan, isDone: false, wasPaid: false }),
    );
    const living = visits.map(async (visit) => {
      await sleep(visit.plan.startsAt * options.seconds * 750);
      const customer = customers[visit.plan.customer] ?? admin;
      await liveThrough(world, visit, { customer, admin, desk });
    });
    const faults = await breakThings(world, options, say);

    const calmAt = performance.now();
    say('Nothing is broken any more; what is under way may end.');
    retries.limit(settleMs);
    await Promise.all(living);
    const violations = [...faults.violations, ...(await checkAll({ world, visits }, settleMs, say))];
    const settledMs = performance.now() - calmAt;
    ending.abort();
    await Promise.allSettled(designers);
    for (const { number, plan, problem, isDone } of visits)
      if (!isDone) violations.push({ kind: 'wrong', what: `${number ?? plan.index} (${plan.fate}): ${problem}` });
    isRight = violations.length === 0;
    return {
      ...{ faults: faults.faults, skipped: faults.skipped },
      ...{ visits, settledMs, violations, troubles: retries.troubles },
      ...{ jobsRetried: desk.retried, signedOut: retries.signedOut + shift.signedOut },
    };
  } finally {
    ending.abort();
    shift.limit(0);
    if (!isRight && options.logsTo) await cp(path.join(world.dataDir, 'logs'), options.logsTo, { recursive: true });
    await world.stop();
  }
}

/** Runs one step after the other until the time is over; a step ends when every process is ready again. */
async function breakThings(
  world: World,
  { seed, seconds, plan }: ChaosOptions,
  say: (line: string) => void,
): Promise<Pick<ChaosReport, 'faults' | 'skipped' | 'violations'>> {
  const counted = new Map<FaultKind, { count: number; recoverMs: number[] }>();
  const skipped = new Set<string>();
  const violations: Violation[] = [];
  const end = Date.now() + seconds * 1_000;
  for (const { restMs, holdMs, faults } of planSteps(seed, seconds, plan)) {
    if (Date.now() > end) break;
    await sleep(restMs);
    say(nameOf(faults));
    const begun: { fault: Fault; mend: () => Promise<unknown> }[] = [];
    for (const fault of inOrder(faults)) {
      const mend = await begin(world, fault);
      if (mend) begun.push({ fault, mend });
      else skipped.add(fault.kind);
    }
    const hole = faults.find(({ kind }) => kind === 'black hole')?.target;
    const before = pidsOf(world);
    // Work under way has met the fault by then.
    await sleep(holdMs / 2);
    const held = sleep(holdMs / 2);
    if (hole !== undefined) violations.push(...(await checkMeanwhile(world, hole)));
    await held;
    for (const { mend } of begun) await mend();
    const endedAt = new Date();
    const took = await untilReady(world, RECOVER_LIMIT_MS);
    if (hole !== undefined) {
      if (took > GOES_ON_MS) violations.push(wrong(`ready only ${Math.round(took / 1_000)} s after the black hole ${hole}`));
      violations.push(...(await checkAfter(world, hole, endedAt)));
    }
    if (faults.every(({ kind }) => UNHARMED.has(kind)))
      for (const [name, pid] of pidsOf(world))
        if (pid !== before.get(name)) violations.push(wrong(`${name} was started again after ${nameOf(faults)}`));
    for (const { fault } of begun) {
      const kind = counted.get(fault.kind) ?? { count: 0, recoverMs: [] };
      kind.count += 1;
      kind.recoverMs.push(took);
      counted.set(fault.kind, kind);
    }
  }
  return { faults: [...counted].map(([kind, figures]) => ({ kind, ...figures })), skipped: [...skipped], violations };
}

const nameOf = (faults: readonly Fault[]): string => faults.map(({ kind, target }) => `${kind} ${target}`).join(', ');
