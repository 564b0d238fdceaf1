/** Unavailable codes that one caller may ask for in an hour; repeating a code is not a new guess. */
export const GUESSES_AN_HOUR = 20;
export const GUESSING_WINDOW_MS = 3_600_000;

/** A caller's guesses in the hour that began with the first one. */
export interface Guesses {
  count: number;
  begunAt: Date;
}

export const callerOfUser = (uid: string) => `user:${uid}`;
export const callerOfAddress = (address: string) => `address:${address}`;

/** Whole minutes until the caller's hour ends, at least one. */
export function minutesUntilOver({ begunAt }: Guesses, now: Date): number {
  return Math.max(1, Math.ceil((begunAt.getTime() + GUESSING_WINDOW_MS - now.getTime()) / 60_000));
}
