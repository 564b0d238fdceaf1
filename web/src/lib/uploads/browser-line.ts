import type { Line } from './retry.ts';

export const browserLine: Line = {
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  pause: (ms, signal) =>
    new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        window.removeEventListener('online', settle);
        signal.removeEventListener('abort', settle);
        if (signal.aborted) reject(signal.reason);
        else resolve();
      };
      const timer = setTimeout(settle, ms);
      window.addEventListener('online', settle);
      signal.addEventListener('abort', settle);
      if (signal.aborted) settle();
    }),
};
