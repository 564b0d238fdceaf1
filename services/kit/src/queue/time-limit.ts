/** Work that took longer than it may; it may still end later. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/** Waits for a promise for a limited time. @throws TimeLimitError naming `what` when the time is up */
export async function withTimeLimit<Value>(promise: Promise<Value>, limitMs: number, what: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`${what} took longer than ${limitMs} ms`)), limitMs);
  });
  // The promise may still fail after the time limit, when no caller waits for it.
  promise.catch(() => {});
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves when the promise has settled or the time is up, whichever comes first; returns whether it settled. */
export async function settledWithin(promise: Promise<unknown>, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  const settled = promise.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([settled, late]);
  } finally {
    clearTimeout(timer);
  }
}
