const LATEST_MS = 30_000;

interface Signs {
  /** Whether something that the page is about is still on its way. */
  isBusy: () => boolean;
  /** Calls back at every change of it; answers how to stop. */
  onChange: (listener: () => void) => () => void;
}

/**
 * Calls back once the page has loaded, nothing is on its way and the browser is idle, or after 30,000 ms at the latest.
 * Answers how to take that back.
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
  // Safari has no such thing.
  if ('requestIdleCallback' in window) window.requestIdleCallback(then);
  else setTimeout(then, 200);
}
