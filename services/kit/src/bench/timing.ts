export interface Timing {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
}

/** Runs the call for each item, at most `atOnce` at a time, and times each in milliseconds. */
export async function timed<Item>(items: readonly Item[], atOnce: number, call: (item: Item) => Promise<void>): Promise<Timing> {
  const took: number[] = [];
  const left = items.values();
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) {
        const start = performance.now();
        await call(item);
        took.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  took.sort((one, other) => one - other);
  const percentile = (share: number) => took[Math.min(took.length - 1, Math.ceil(share * took.length) - 1)] ?? Number.NaN;
  return { perSecond: took.length / seconds, p50: percentile(0.5), p95: percentile(0.95), p99: percentile(0.99) };
}
