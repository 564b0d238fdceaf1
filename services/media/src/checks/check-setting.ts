import { type Isolation, probeIsolation } from '@nimantran/kit/process/isolation';
import type { MediaConfig } from '../config.ts';
import { createMemoryBudget, type MemoryBudget } from './memory-budget.ts';

export interface CheckSetting {
  isolation: Isolation;
  atOnce: number;
  budget: MemoryBudget;
}

/** @throws Error if isolation is required and the operating system does not offer it */
export function createCheckSetting(config: MediaConfig): CheckSetting {
  return {
    isolation: probeIsolation(config.CHECK_ISOLATION, 'CHECK_ISOLATION'),
    atOnce: config.CHECKS_AT_ONCE,
    budget: createMemoryBudget(config.CHECK_MEMORY_MB * 1024 * 1024),
  };
}
