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

  it('lets ten orders come to every end', () => {
    const fates = planOrders(5, FATES.length, 3).map(({ fate }) => fate);
    expect(fates.toSorted()).toEqual([...FATES].toSorted());
    expect(planOrders(5, 40, 3).every(({ customer }) => customer >= 0 && customer < 3)).toBe(true);
  });
});
