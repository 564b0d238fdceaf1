import type { Outline } from '../lottie/types.ts';
import { pen } from './pen.ts';

/** Outlines from an SVG path with absolute commands: M, L, H, V, C, Q, Z, each with any number of points. */
export function path(d: string): Outline[] {
  const ink = pen();
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([A-Za-df-z])((?:[^A-Za-z]|e(?=[-+\d]))*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+(?:e[-+]?\d+)?/g) ?? []).map(Number);
    const step = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 }[command];
    if (step === undefined || (step === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % step !== 0))
      throw new Error(`"${command}${rest}" is not a part of a path: use M, L, H, V, C, Q and Z with absolute points.`);
    if (command === 'Z') ink.close();
    for (let index = 0; index < numbers.length; index += step) {
      const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = numbers.slice(index, index + step);
      if (command === 'C') [x, y] = [f, g];
      else if (command === 'Q') [x, y] = [c, e];
      else [x, y] = [command === 'V' ? x : a, command === 'H' ? y : command === 'V' ? a : b];
      if (command === 'C') ink.curve(a, b, c, e, x, y);
      else if (command === 'Q') ink.quad(a, b, x, y);
      else if (command === 'M' && index === 0) ink.move(x, y);
      else ink.line(x, y);
    }
  }
  return ink.outlines();
}
