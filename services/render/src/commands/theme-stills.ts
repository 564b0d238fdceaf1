import { renderVideo } from '../pipeline/render-video.ts';
import { writeContactSheet } from '../theme-tool/contact-sheet.ts';
import { withPackage } from '../theme-tool/open-source.ts';
import { type RenderOptions, renderOptions } from '../theme-tool/render-options.ts';
import { UsageError } from '../theme-tool/usage.ts';

interface StillsOptions extends Partial<RenderOptions> {
  out?: string;
  watermark: string;
}

/** Draws one picture per scene and a contact sheet, and prints their files and the findings of the checks. */
export async function stills(
  source: string,
  { out, resolution = '1080p', watermark, layout, palette, details }: StillsOptions,
): Promise<number> {
  if (out === undefined) throw new UsageError('Name the folder for the pictures with --out');
  const { spec, inputs } = await renderOptions(source, { resolution, watermark, layout, palette, details });
  const output = await withPackage(source, (packageDir) =>
    renderVideo({ packageDir, spec, inputs, outDir: out, stillsOnly: true }),
  );
  const sheet = await writeContactSheet(output.stills, output, out);
  console.log(JSON.stringify({ stills: output.stills, contact_sheet: sheet, findings: output.findings }, null, 2));
  return 0;
}
