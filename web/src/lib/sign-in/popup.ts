/** The person closed the window: nothing failed and no message is shown. */
export class SignInCancelledError extends Error {
  override readonly name = 'SignInCancelledError';
}

const SIZE = { width: 480, height: 640 };

/**
 * Opens within the click, before the address is known: browsers block windows that open later. Its address is empty, not
 * `about:blank`, which Firefox loads as one of our own pages: a page of another site that follows is then cut off from this
 * window and counts as closed.
 */
export function openPopup(): Window {
  const left = Math.max(0, window.screenX + (window.outerWidth - SIZE.width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - SIZE.height) / 2);
  const popup = window.open('', 'nimantran-sign-in', `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`);
  if (popup === null) throw new Error('The browser blocked the sign-in window.');
  // A popup left open earlier may be behind this window.
  popup.focus();
  return popup;
}
