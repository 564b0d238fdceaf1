import { SeedProgress } from '@nimantran/proto/domain/seed-progress';
import { Value } from 'typebox/value';
import { runToEnd } from './child.ts';

interface SeedProgram {
  args: string[];
  env: Record<string, string>;
  logFile: string;
  signal: AbortSignal;
}

/** Runs catalog's seed. `opened` resolves with this many themes on sale, at the latest when all are; both reject if it fails. */
export function seedThemes(
  program: SeedProgram,
  themesToOpen = Number.POSITIVE_INFINITY,
  themeOnSale: (progress: SeedProgress) => void = () => {},
): { opened: Promise<void>; allOnSale: Promise<void> } {
  const enough = Promise.withResolvers<void>();
  const allOnSale = runToEnd({
    name: 'Seeding the catalog',
    command: process.execPath,
    ...program,
    onMessage: (message) => {
      if (!Value.Check(SeedProgress, message)) return;
      themeOnSale(message);
      if (message.on_sale >= themesToOpen) enough.resolve();
    },
  });
  const opened = Promise.race([enough.promise, allOnSale]);
  // A failure reaches whoever awaits these, even if that is later.
  for (const promise of [opened, allOnSale]) promise.catch(() => {});
  return { opened, allOnSale };
}
