/** They hold for an hour; the rest is for clocks that differ. */
const HOLDS_MS = 50 * 60_000;

let kept: { uid: string; token: string; until: number } | undefined;

/** Keeps the token of a sign-in for as long as the page lives, in no store: after a reload the session stands in for it. */
export function keepIdToken(uid: string, token: string): void {
  kept = { uid, token, until: Date.now() + HOLDS_MS };
}

/** The ID token of the person who is here; empty where the page has none. */
export function idTokenOf(uid: string): string {
  return kept?.uid === uid && Date.now() < kept.until ? kept.token : '';
}

export function forgetIdToken(): void {
  kept = undefined;
}
