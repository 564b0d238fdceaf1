const LATEST_MS = 30_000;

interface Signs {
  /** Whether something essential to the page is still loading. */
  isBusy: () => boolean;
  /** Calls back on every change of it; returns a function that stops this. */
  onChange: (listener: () => void) => () => void;
}

/**
 * Calls back once the page has loaded, nothing is loading and the browser is idle, or after 30,000 ms at the latest. Returns a
 * function that cancels this.
 */
export function whenPageSettles({ isBusy, onChange }: Signs, then: () => void): () => void {
  const undo: (() => void)[] = [];
  let asked = false;
  let done = false;
  const stop = () => {
    done = true;
    for (const each of undo.splice(0)) each();
  };
  const go = () => {
    if (done) return;
    stop();
    then();
  };
  const look = () => {
    if (done || asked || document.readyState !== 'complete' || isBusy()) return;
    asked = true;
    whenIdle(() => {
      asked = false;
      if (isBusy()) return;
      go();
    });
  };
  const latest = setTimeout(go, LATEST_MS);
  window.addEventListener('load', look);
  undo.push(
    () => clearTimeout(latest),
    () => window.removeEventListener('load', look),
    onChange(look),
  );
  look();
  return stop;
}

function whenIdle(then: () => void): void {
  // Safari does not have it.
  if ('requestIdleCallback' in window) window.requestIdleCallback(then);
  else setTimeout(then, 200);
}
