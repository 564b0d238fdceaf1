import { SignInCancelledError } from './popup.ts';

const CLOSED_CHECK_MS = 400;
const LIMIT_MS = 10 * 60_000;

/** Sends the popup to the account chooser and waits for its ID token. */
export function idTokenFromPopup(popup: Window, popupUrl: string): Promise<string> {
  const address = new URL(popupUrl, window.location.href);
  const nonce = crypto.randomUUID();
  address.searchParams.set('origin', window.location.origin);
  address.searchParams.set('nonce', nonce);

  return new Promise((resolve, reject) => {
    const end = (finish: () => void) => {
      window.removeEventListener('message', listen);
      clearInterval(closedCheck);
      clearTimeout(limit);
      finish();
    };
    const listen = (event: MessageEvent) => {
      if (event.origin !== address.origin || event.source !== popup) return;
      const token = readToken(event.data, nonce);
      if (token !== undefined) end(() => resolve(token));
    };
    const closedCheck = setInterval(() => {
      // The chooser closes right after posting its message, which may still be on its way.
      if (popup.closed) setTimeout(() => end(() => reject(new SignInCancelledError())), CLOSED_CHECK_MS);
    }, CLOSED_CHECK_MS);
    const limit = setTimeout(() => end(() => reject(new SignInCancelledError())), LIMIT_MS);
    window.addEventListener('message', listen);
    popup.location.href = address.href;
  });
}

export function readToken(data: unknown, nonce: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Record<string, unknown>;
  if (message.type !== 'nimantran:signed-in' || message.nonce !== nonce) return undefined;
  return typeof message.id_token === 'string' ? message.id_token : undefined;
}
