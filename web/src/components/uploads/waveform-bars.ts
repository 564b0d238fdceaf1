/** One bar and the gap after it, in pixels. */
const BAR_PX = 4;
const LEAST = 4;

/** As many bars as fit the width; each as high as the loudest sample it covers, 0 to 100. */
export function barsFor(waveform: readonly number[], widthPx: number): number[] {
  const count = Math.max(1, Math.min(waveform.length, Math.floor(widthPx / BAR_PX)));
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * waveform.length) / count);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * waveform.length) / count));
    return Math.max(LEAST, ...waveform.slice(from, to));
  });
}
