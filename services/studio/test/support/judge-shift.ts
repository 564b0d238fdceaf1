import type { Deed, Shift } from './shift.ts';

export interface Verdict {
  /** One sentence each; should be empty. */
  violations: string[];
  pulls: number;
  handedOut: number;
  /** The number of those checked against the jobs that were due earlier. */
  comparisons: number;
}

interface Tenure {
  who: string;
  job: string;
  pull: Deed;
  leaseUntilMs: number;
  /** When its holder began to release it. */
  givenBackMs: number | undefined;
  /** Its holder had it before: resuming a job whose lease ran out, and that no other designer took, is not out of turn. */
  isAgain: boolean;
}

/** For the clocks of two processes and rounding to microseconds. */
const TOLERANCE_MS = 2;

/** Checks the designers' answers against the rules: no job has two holders, and the first due goes first. */
export function judgeShift({ deeds, jobs }: Shift): Verdict {
  const tenures = tenuresOf(deeds);
  const violations = [...heldByTwo(tenures, deeds)];
  const { wrong, comparisons } = outOfTurn(deeds, tenures, jobs);
  return {
    violations: [...violations, ...wrong],
    pulls: deeds.filter(({ kind }) => kind === 'pull').length,
    handedOut: tenures.length,
    comparisons,
  };
}

/** Each designer's calls are sequential: a pull of another job than the last starts a new tenure. */
function tenuresOf(deeds: readonly Deed[]): Tenure[] {
  const present = new Map<string, Tenure>();
  const all: Tenure[] = [];
  for (const deed of deeds.toSorted((one, other) => one.startMs - other.startMs)) {
    const [job] = deed.jobs;
    if (deed.kind === 'sweep' || job === undefined) continue;
    const held = present.get(deed.who);
    const isOn = held?.job === job && held.givenBackMs === undefined;
    if (deed.kind === 'pull') {
      // The same job again is a renewal, unless its lease had run out and it was handed out again.
      const wasLapsed = isOn === true && held.leaseUntilMs < deed.endMs;
      if (isOn && !wasLapsed) held.leaseUntilMs = deed.leaseUntilMs ?? held.leaseUntilMs;
      else {
        const tenure = {
          who: deed.who,
          job,
          pull: deed,
          leaseUntilMs: deed.leaseUntilMs ?? 0,
          givenBackMs: undefined,
          isAgain: wasLapsed,
        };
        present.set(deed.who, tenure);
        all.push(tenure);
      }
    } else if (isOn && deed.kind === 'renew' && deed.refused === undefined)
      held.leaseUntilMs = deed.leaseUntilMs ?? held.leaseUntilMs;
    else if (isOn && deed.kind !== 'renew') held.givenBackMs = deed.startMs;
  }
  return all;
}

function heldByTwo(tenures: readonly Tenure[], deeds: readonly Deed[]): string[] {
  const wrong: string[] = [];
  const byJob = Map.groupBy(tenures, ({ job }) => job);
  const done = Map.groupBy(
    deeds.filter(({ kind, refused }) => kind !== 'pull' && kind !== 'sweep' && refused === undefined),
    ({ jobs }) => jobs[0] ?? '',
  );
  for (const [job, list] of byJob) {
    const inOrder = list.toSorted((one, other) => one.pull.endMs - other.pull.endMs);
    for (const [index, next] of inOrder.entries()) {
      const before = inOrder[index - 1];
      if (!before || before.who === next.who) continue;
      const gaveBack = before.givenBackMs !== undefined && before.givenBackMs <= next.pull.endMs;
      if (!gaveBack && before.leaseUntilMs > next.pull.endMs + TOLERANCE_MS)
        wrong.push(
          `${job} was given to ${next.who} while ${before.who} held it for ${before.leaseUntilMs - next.pull.endMs} ms more`,
        );
      // A designer who lost it must be refused from then on.
      const until = inOrder[index + 1]?.pull.startMs ?? Number.POSITIVE_INFINITY;
      const late = (done.get(job) ?? []).filter(
        ({ who, startMs, endMs }) => who === before.who && startMs > next.pull.endMs && endMs < until,
      );
      for (const deed of late) wrong.push(`${before.who} could still ${deed.kind} ${job} after ${next.who} had it`);
    }
  }
  return wrong;
}

interface Quiet {
  fromMs: number;
  untilMs: number;
}

/** A pull must not skip a job that was due earlier and waited, untouched, for the whole duration of the pull. */
function outOfTurn(
  deeds: readonly Deed[],
  tenures: readonly Tenure[],
  jobs: Shift['jobs'],
): { wrong: string[]; comparisons: number } {
  const quiet = quietTimes(deeds, jobs);
  const inOrder = [...jobs].sort(([oneId, one], [otherId, other]) => one.dueMs - other.dueMs || (oneId < otherId ? -1 : 1));
  const rank = new Map(inOrder.map(([id], index) => [id, index]));
  const handed = tenures.filter(({ isAgain }) => !isAgain).map(({ pull, job }) => ({ pull, rank: rank.get(job) ?? 0 }));
  const empty = deeds
    .filter(({ kind, jobs: got }) => kind === 'pull' && got.length === 0)
    .map((pull) => ({ pull, rank: inOrder.length }));
  const wrong: string[] = [];
  let comparisons = 0;
  for (const { pull, rank: got } of [...handed, ...empty]) {
    for (const [earlier] of inOrder.slice(0, got)) {
      comparisons += 1;
      if (quiet.get(earlier)?.some(({ fromMs, untilMs }) => fromMs < pull.startMs && untilMs > pull.endMs))
        wrong.push(`${pull.who} got ${pull.jobs[0] ?? 'nothing'} while ${earlier}, due earlier, waited`);
    }
  }
  return { wrong, comparisons };
}

/**
 * When each job certainly waited: from the end of the deed that left it there to the next one's start. Pulls that overlap a deed
 * are not judged, since their order cannot be known from outside.
 */
function quietTimes(deeds: readonly Deed[], jobs: Shift['jobs']): Map<string, Quiet[]> {
  const touches = new Map<string, Deed[]>([...jobs.keys()].map((id) => [id, []]));
  for (const deed of deeds) if (deed.refused === undefined) for (const id of deed.jobs) touches.get(id)?.push(deed);
  return new Map([...touches].map(([id, list]) => [id, quietOf(list)]));
}

const BEGIN = Number.NEGATIVE_INFINITY;

function quietOf(touches: readonly Deed[]): Quiet[] {
  const pulls = touches.filter(({ kind }) => kind === 'pull');
  const leaving = touches
    .filter(({ kind }) => kind === 'release' || kind === 'sweep')
    .filter((deed) => !pulls.some(({ startMs, endMs }) => startMs < deed.endMs && endMs > deed.startMs));
  return [BEGIN, ...leaving.map(({ endMs }) => endMs)].map((fromMs) => ({
    fromMs,
    untilMs: Math.min(...touches.filter(({ endMs }) => endMs > fromMs).map(({ startMs }) => startMs)),
  }));
}
