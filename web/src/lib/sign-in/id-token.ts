/** Tokens last an hour; the margin is for clocks that differ. */
const HOLDS_MS = 50 * 60_000;

let kept: { uid: string; token: string; until: number } | undefined;

/** Holds the sign-in token in memory while the page lives, never in storage: after a reload the session replaces it. */
export function keepIdToken(uid: string, token: string): void {
  kept = { uid, token, until: Date.now() + HOLDS_MS };
}

/** The current person's ID token; empty if the page has none. */
export function idTokenOf(uid: string): string {
  return kept?.uid === uid && Date.now() < kept.until ? kept.token : '';
}

export function forgetIdToken(): void {
  kept = undefined;
}
