import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { LAYOUTS } from '@nimantran/proto/domain/layout';
import { RENDER_RESOLUTIONS } from '@nimantran/proto/domain/resolution';
import { RenderSpec } from '@nimantran/proto/jobs/render';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { RenderInputs } from '../pipeline/render-video.ts';
import { UsageError } from './usage.ts';

/** A customer's input as a file: paths are relative to it. */
const Details = Type.Object({
  details: Type.Optional(Type.Record(Type.String(), Type.String())),
  photos: Type.Optional(Type.Record(Type.String(), Type.String())),
  music: Type.Optional(Type.String()),
  bride_first: Type.Optional(Type.Boolean()),
  colors: Type.Optional(Type.Record(Type.String(), Type.String())),
});

export interface RenderOptions {
  resolution: string;
  watermark: string;
  layout?: string | undefined;
  palette?: string | undefined;
  /** File of details; without it the theme's samples are used. */
  details: string | undefined;
}

/** The render options for a package on the command line. Throws UsageError with the allowed values. */
export async function renderOptions(source: string, options: RenderOptions): Promise<{ spec: RenderSpec; inputs: RenderInputs }> {
  const given = options.details === undefined ? {} : await readDetails(options.details);
  const base = options.details === undefined ? '.' : dirname(options.details);
  const photos = Object.entries(given.photos ?? {}).map(([slot, path]) => [slot, resolve(base, path)] as const);
  const spec = {
    theme: { id: 0, version: 'local', package_key: source },
    details: given.details ?? 'sample',
    photos: {},
    music: null,
    bride_first: given.bride_first ?? false,
    ...(options.layout !== undefined && { layout: options.layout }),
    ...(options.palette !== undefined && { palette: options.palette }),
    colors: given.colors ?? {},
    resolution: options.resolution,
    watermark: options.watermark,
    stills: true,
  };
  if (!Check(RenderSpec, spec))
    throw new UsageError(
      `--resolution takes ${RENDER_RESOLUTIONS.join(', ')}; --watermark none, brand, preview; --layout ${LAYOUTS.join(', ')}; --palette a palette's key`,
    );
  const music = given.music === undefined ? {} : { music: resolve(base, given.music) };
  return { spec, inputs: { photos: Object.fromEntries(photos), ...music } };
}

async function readDetails(path: string) {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(`--details names a file that cannot be read: ${path}`);
  });
  const value: unknown = parsed(text, path);
  if (!Check(Details, value))
    throw new UsageError(`${path} must hold an object with details, photos, music, bride_first or colors`);
  return value;
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${path} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}
