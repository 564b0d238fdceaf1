import { readFileSync } from 'node:fs';

/**
 * Preloaded into a service by NODE_OPTIONS=--import: shifts its clock by the number of milliseconds in the file CHAOS_CLOCK_FILE,
 * which may change at any time. Timers and the database's clock stay correct.
 */
const LOOK_MS = 200;
const file = process.env.CHAOS_CLOCK_FILE;
const RealDate = Date;
let offsetMs = 0;

const look = (): void => {
  try {
    offsetMs = Number(readFileSync(file ?? '', 'utf8')) || 0;
  } catch {
    offsetMs = 0;
  }
};

if (file !== undefined) {
  look();
  setInterval(look, LOOK_MS).unref();
  const now = (): number => RealDate.now() + offsetMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
