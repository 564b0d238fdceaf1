import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const gc: unknown = runInNewContext('gc');

/** A collection of young objects, under a millisecond; does nothing where V8 does not hand out its collector. */
export function collectYoung(): void {
  if (typeof gc === 'function') gc({ type: 'minor' });
}
