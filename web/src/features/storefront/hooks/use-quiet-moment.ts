import { useEffect, useState } from 'react';

/** Only some browsers report it; it is in no standard yet. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}
/** The page itself comes first, even if the browser reports idle time in between. */
const AFTER_LOAD_MS = 1_500;

/** True some time after the page has loaded everything it needs, and never on a slow or metered connection. */
export function useQuietMoment(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isSlow((navigator as Navigator & { connection?: Line }).connection)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(() => setQuiet(true), AFTER_LOAD_MS);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', wait);
    };
  }, []);
  return quiet;
}

const isSlow = (line: Line | undefined): boolean =>
  line?.saveData === true || (line?.effectiveType !== undefined && line.effectiveType !== '4g');
