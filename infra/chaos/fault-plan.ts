import fc from 'fast-check';

export const PROCESSES = [
  'catalog',
  'pricing',
  'identity',
  'orders',
  'media',
  'studio',
  'guests',
  'render',
  'gateway',
  'local',
] as const;
export type ProcessName = (typeof PROCESSES)[number];
export const SERVERS = ['postgres', 'nats', 'redis', 's3'] as const;
export type ServerName = (typeof SERVERS)[number];
/** Outside services that the shop uses: the payment provider, played by the stand-ins, and a mail server, played by the bench. */
const OTHERS = ['stripe', 'smtp'] as const;
/** Everything that other processes connect to; nothing connects to render. */
export const LINKS = [...PROCESSES.filter((name) => name !== 'render'), ...SERVERS, ...OTHERS] as const;
export type LinkName = (typeof LINKS)[number];

/** The faults, by their name in the table, and the parts they can affect. */
export const FAULTS = {
  kill: PROCESSES,
  pause: PROCESSES,
  'kill server': SERVERS,
  'pause server': SERVERS,
  cut: LINKS,
  refuse: LINKS,
  stall: LINKS,
  slow: LINKS,
  'black hole': [...SERVERS, ...OTHERS],
  'wrong clock': PROCESSES.filter((name) => name !== 'local'),
  'full store': ['s3'],
  'full disk': ['postgres and redis'],
  'wiped Redis': ['redis'],
  'events again': ['nats'],
} as const;
export type FaultKind = keyof typeof FAULTS;
export const FAULT_KINDS = Object.keys(FAULTS) as FaultKind[];

export interface Fault {
  kind: FaultKind;
  target: string;
  /** The clock's offset. */
  seconds: number;
}

/** Faults that begin together, and the duration of those that last. */
export interface Step {
  restMs: number;
  holdMs: number;
  faults: Fault[];
}

/** The planned outcome of an order. */
export const FATES = [
  'delivered',
  'delivered',
  'delivered',
  'declined first',
  'asked',
  'revised',
  'paid back in part',
  'refunded',
  'stopped',
  'cancelled',
] as const;
export type Fate = (typeof FATES)[number];

export interface OrderPlan {
  index: number;
  customer: number;
  fate: Fate;
  hasPhoto: boolean;
  /** When the order is placed, as a share of the ordering period. */
  startsAt: number;
}

/** Longer than any limit of a process: what waits for the lost server has to give up first. */
const BLACK_HOLE_MS = 60_000;

export interface PlanOptions {
  /** The only kind of fault, and its only target. */
  only?: FaultKind | undefined;
  target?: string | undefined;
  /** How long each fault lasts. */
  holdSeconds?: number | undefined;
  /** Absent: all faults of all parts. */
  among?: Partial<Record<FaultKind, readonly string[]>> | undefined;
}

/**
 * The same seed gives the same plan. Kinds of faults rotate, and the targets of each kind, so that a short run has one of each
 * before any second one. A black hole is alone in its step: what does not need the lost server has to go on.
 */
export function planSteps(seed: number, count: number, { only, target, holdSeconds, among = FAULTS }: PlanOptions = {}): Step[] {
  const sample = <Value>(arbitrary: fc.Arbitrary<Value>, numRuns: number, salt: number): Value[] =>
    fc.sample(arbitrary, { seed: seed * 31 + salt, numRuns });
  const all = FAULT_KINDS.filter((kind) => among[kind] !== undefined);
  const round = fc.shuffledSubarray(all, { minLength: all.length });
  const most = count * 2;
  const kinds = only ? Array<FaultKind>(most).fill(only) : sample(round, Math.ceil(most / all.length), 1).flat();
  const draws = sample(
    fc.record({ which: fc.nat({ max: 1_000_000 }), seconds: fc.integer({ min: -1_200, max: 1_200 }) }),
    most,
    2,
  );
  const turns = new Map<FaultKind, number>();
  const faults = kinds.slice(0, most).map((kind, index): Fault => {
    const { which = 0, seconds = 0 } = draws[index] ?? {};
    const targets: readonly string[] = among[kind] ?? [];
    const turn = turns.get(kind) ?? which;
    turns.set(kind, turn + 1);
    return { kind, target: target ?? targets[turn % targets.length] ?? '', seconds };
  });
  const shapes = sample(
    fc.record({
      restMs: fc.integer({ min: 200, max: 3_000 }),
      holdMs: fc.integer({ min: 500, max: 8_000 }),
      both: fc.boolean(),
    }),
    count,
    3,
  );
  return shapes.map(({ restMs, holdMs, both }) => {
    const isHole = faults.slice(0, 2).some(({ kind }) => kind === 'black hole');
    const step = faults.splice(0, both && !isHole && !only ? 2 : 1);
    const usual = step[0]?.kind === 'black hole' ? BLACK_HOLE_MS + holdMs : holdMs;
    return { restMs, holdMs: holdSeconds === undefined ? usual : holdSeconds * 1_000, faults: step };
  });
}

/** Fates rotate like the kinds of faults. */
export function planOrders(seed: number, count: number, customers: number): OrderPlan[] {
  const round = fc.shuffledSubarray([...FATES.keys()], { minLength: FATES.length });
  const fates = fc.sample(round, { seed: seed * 31 + 4, numRuns: Math.ceil(count / FATES.length) }).flat();
  const draws = fc.sample(
    fc.record({ customer: fc.nat({ max: customers - 1 }), hasPhoto: fc.nat({ max: 3 }), startsAt: fc.nat({ max: 1_000 }) }),
    { seed: seed * 31 + 5, numRuns: count },
  );
  return draws.map(({ customer, hasPhoto, startsAt }, index) => ({
    ...{ index, customer, hasPhoto: hasPhoto === 0, startsAt: startsAt / 1_000 },
    fate: FATES[fates[index] ?? 0] ?? 'delivered',
  }));
}
