import type { RenderResolution } from '@nimantran/proto/domain/resolution';
import type { RenderSpec } from '@nimantran/proto/jobs/render';
import { packagePath } from '../../src/package/package-path.ts';
import { openThemePackage } from '../../src/package/theme-package.ts';
import type { RenderInputs } from '../../src/pipeline/render-video.ts';
import { sampleSpec } from '../prepare.ts';

export interface SampleOrder {
  specAt: (resolution: RenderResolution) => RenderSpec;
  inputs: RenderInputs;
}

/** An order with the texts and photos of the theme's sample, as a customer's own; and the same with another first name. */
export function orderOf(packageDir: string): { placed: SampleOrder; corrected: SampleOrder } {
  const themePackage = openThemePackage(packageDir);
  const { fields, sample_photos } = themePackage.manifest;
  const details = Object.fromEntries(fields.map(({ key, sample }) => [key, sample]));
  const photos = Object.fromEntries(
    Object.entries(sample_photos).map(([slot, file]) => [
      slot,
      packagePath(themePackage, `samples/${file.replace(/^samples\//, '')}`),
    ]),
  );
  const own = Object.fromEntries(Object.keys(photos).map((slot) => [slot, { object_key: slot }]));
  const orderWith = (words: Record<string, string>): SampleOrder => ({
    specAt: (resolution) => ({ ...sampleSpec(packageDir, resolution), details: words, photos: own, stills: true }),
    inputs: { photos },
  });
  const name = fields.find(({ kind }) => kind === 'name');
  if (!name) throw new Error(`${packageDir} has no name to correct`);
  // One letter more or less: the spelling of a name is what customers correct.
  return { placed: orderWith(details), corrected: orderWith({ ...details, [name.key]: `${name.sample.slice(0, -1)}ya` }) };
}
