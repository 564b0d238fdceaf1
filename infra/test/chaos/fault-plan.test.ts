import { describe, expect, it } from 'vitest';
import { FATES, FAULT_KINDS, FAULTS, planOrders, planSteps } from '../../chaos/fault-plan.ts';

describe('what a run breaks', () => {
  it('follows from its seed alone', () => {
    expect(planSteps(7, 40)).toEqual(planSteps(7, 40));
    expect(planSteps(7, 40)).not.toEqual(planSteps(8, 40));
    expect(planOrders(7, 25, 6)).toEqual(planOrders(7, 25, 6));
  });

  it('has every kind once before it has one twice, of things that there are', () => {
    const faults = planSteps(3, 60).flatMap((step) => step.faults);
    const first = faults.slice(0, FAULT_KINDS.length).map(({ kind }) => kind);
    expect(new Set(first)).toEqual(new Set(FAULT_KINDS));
    for (const { kind, target } of faults) expect(FAULTS[kind]).toContain(target);
  });

  it('has a black hole alone in its step and for a minute at least, at each of its targets before any second time', () => {
    const holes = planSteps(4, 300).filter(({ faults }) => faults.some(({ kind }) => kind === 'black hole'));
    expect(holes.every(({ faults, holdMs }) => faults.length === 1 && holdMs >= 60_000)).toBe(true);
    const targets = holes.slice(0, FAULTS['black hole'].length).map(({ faults }) => faults[0]?.target);
    expect(targets.toSorted()).toEqual([...FAULTS['black hole']].toSorted());
  });

  it('can be one fault of one target, for as long as is asked', () => {
    const steps = planSteps(1, 3, { only: 'kill server', target: 'postgres', holdSeconds: 600 });
    for (const { holdMs, faults } of steps)
      expect([holdMs, faults.map(({ kind, target }) => `${kind} ${target}`)]).toEqual([600_000, ['kill server postgres']]);
  });

  it('lets ten orders come to every end', () => {
    const fates = planOrders(5, FATES.length, 3).map(({ fate }) => fate);
    expect(fates.toSorted()).toEqual([...FATES].toSorted());
    expect(planOrders(5, 40, 3).every(({ customer }) => customer >= 0 && customer < 3)).toBe(true);
  });
});
