/** So many codes that are not to be had may one caller ask for in an hour; the same one again is no new guess. */
export const GUESSES_AN_HOUR = 20;
export const GUESSING_WINDOW_MS = 3_600_000;

/** What a caller has guessed in the hour that began with the first guess. */
export interface Guesses {
  count: number;
  begunAt: Date;
}

export const callerOfUser = (uid: string) => `user:${uid}`;
export const callerOfAddress = (address: string) => `address:${address}`;

/** Whole minutes until the caller's hour is over, at least one. */
export function minutesUntilOver({ begunAt }: Guesses, now: Date): number {
  return Math.max(1, Math.ceil((begunAt.getTime() + GUESSING_WINDOW_MS - now.getTime()) / 60_000));
}
