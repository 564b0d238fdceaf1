import { mkdir, writeFile } from 'node:fs/promises';

/** One line of a benchmark's table; `goal` may be an upper or a lower limit, and `met` is the result. */
export interface Measure {
  measure: string;
  value: number;
  unit: string;
  goal: number | null;
  met: boolean | null;
}

export function figure(measure: string, value: number, unit: string): Measure {
  return { measure, value: Math.round(value * 100) / 100, unit, goal: null, met: null };
}

export function atMost(measure: string, value: number, unit: string, goal: number): Measure {
  return { ...figure(measure, value, unit), goal, met: value <= goal };
}

export function atLeast(measure: string, value: number, unit: string, goal: number): Measure {
  return { ...figure(measure, value, unit), goal, met: value >= goal };
}

/** The median; for an even number of values, the lower of the two middle ones. */
export function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** Writes .data/bench/<name>.json. */
export async function writeMeasures(name: string, measures: Measure[]): Promise<void> {
  await mkdir('.data/bench', { recursive: true });
  await writeFile(`.data/bench/${name}.json`, `${JSON.stringify(measures, null, 2)}\n`);
}
