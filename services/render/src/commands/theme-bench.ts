import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderVideo } from '../pipeline/render-video.ts';
import { withPackage } from '../theme-tool/open-source.ts';
import { renderOptions } from '../theme-tool/render-options.ts';

/** Renders the samples once and prints the cost of drawing and encoding a frame and the total time. */
export async function benchTheme(
  source: string,
  { resolution = '1080p', layout, palette, copy }: { resolution?: string; layout?: string; palette?: string; copy: boolean },
): Promise<number> {
  const { spec, inputs } = await renderOptions(source, { resolution, layout, palette, watermark: 'none', details: undefined });
  const outDir = await mkdtemp(join(tmpdir(), 'theme-bench-'));
  try {
    const started = performance.now();
    const { frames, drawnFrames, timings } = await withPackage(source, (packageDir) =>
      renderVideo({ packageDir, spec: { ...spec, stills: false }, inputs, outDir, forGuests: copy }),
    );
    const whole = (performance.now() - started) / 1000;
    const per = (seconds: number | undefined, count: number): string =>
      `${(((seconds ?? 0) * 1000) / Math.max(1, count)).toFixed(1)} ms`;
    console.log(`${frames} frames at ${resolution}; ${drawnFrames} of them drawn, the others repeat the one before`);
    console.log(`drawing   ${per(timings.draw_cpu, drawnFrames)} a drawn frame`);
    console.log(`encoding  ${per(timings.encode_cpu, frames)} a frame`);
    if (copy) {
      const spent = (['copy', 'cards', 'pdf', 'loop'] as const).map((stage) => `${stage} ${(timings[stage] ?? 0).toFixed(1)} s`);
      console.log(`besides   ${spent.join(', ')}`);
    }
    console.log(`whole     ${whole.toFixed(1)} s, ${(frames / whole).toFixed(0)} frames a second, verified`);
    return 0;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
