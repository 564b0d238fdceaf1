import type { ThemeCounts } from './watch-themes.ts';

/** Passes on at most one line in `everyMs`, and the last one if there was another before it. */
export function paced(say: (line: string) => void, everyMs: number, now: () => number = Date.now) {
  let saidAt = now();
  let hasSaid = false;
  return (line: string, isLast: boolean): void => {
    if (isLast ? !hasSaid : now() - saidAt < everyMs) return;
    saidAt = now();
    hasSaid = true;
    say(line);
  };
}

/** Describes how far the pictures are, then the sample videos, with the time that the missing ones probably take. */
export function createDrawingProgress(): (counts: ThemeCounts, nowMs: number) => string {
  let first: { nowMs: number; withVideo: number } | undefined;
  return ({ onSale, withPicture, withVideo }, nowMs) => {
    if (withPicture < onSale) return `Pictures: ${withPicture} of ${onSale}; sample videos follow`;
    first ??= { nowMs, withVideo };
    const made = withVideo - first.withVideo;
    const line = `Sample videos: ${withVideo} of ${onSale}`;
    if (made === 0) return line;
    const minutes = Math.ceil((((nowMs - first.nowMs) / made) * (onSale - withVideo)) / 60_000);
    return `${line}, about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
  };
}
