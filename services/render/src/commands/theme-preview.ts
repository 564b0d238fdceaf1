import { renderVideo } from '../pipeline/render-video.ts';
import { withPackage } from '../theme-tool/open-source.ts';
import { type RenderOptions, renderOptions } from '../theme-tool/render-options.ts';
import { UsageError } from '../theme-tool/usage.ts';

interface PreviewOptions extends Partial<RenderOptions> {
  out?: string;
  watermark: string;
  copy: boolean;
}

/** Renders the video and its stills into a folder and prints the results. */
export async function preview(
  source: string,
  { out, resolution = '480p', watermark, layout, palette, details, copy }: PreviewOptions,
): Promise<number> {
  if (out === undefined) throw new UsageError('Name the file for the video with --out');
  const { spec, inputs } = await renderOptions(source, { resolution, watermark, layout, palette, details });
  const output = await withPackage(source, (packageDir) =>
    renderVideo({
      packageDir,
      spec,
      inputs,
      outDir: out,
      forGuests: copy,
      onProgress: ({ stage, fraction }) => process.stderr.write(`\r${stage} ${Math.round(fraction * 100)} %   `),
    }),
  );
  process.stderr.write('\r');
  console.log(JSON.stringify(output, null, 2));
  return 0;
}
