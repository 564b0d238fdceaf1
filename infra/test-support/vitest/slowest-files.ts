import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 10;

/**
 * Ends the output with the slowest files. With TEST_TIMES_TO, a JSON file, the runs before that wrote it count too: the last of several
 * runs names the slowest of all.
 */
export class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env.TEST_TIMES_TO;
    const seconds: Record<string, number> = file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    for (const module of modules) seconds[module.relativeModuleId] = secondsOf(module);
    if (file !== undefined) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(seconds));
    }
    const slowest = Object.entries(seconds).sort(([, one], [, other]) => other - one);
    if (slowest.length <= 1) return;
    const lines = slowest.slice(0, SHOWN).map(([name, time]) => `${time.toFixed(1).padStart(7)} s  ${name}`);
    process.stdout.write(`\n Slowest files\n\n${lines.join('\n')}\n\n`);
  }
}

/** With what comes before the first test: imports, and the hooks. */
function secondsOf(module: TestModule): number {
  const { prepareDuration, environmentSetupDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return (prepareDuration + environmentSetupDuration + collectDuration + setupDuration + duration) / 1000;
}
