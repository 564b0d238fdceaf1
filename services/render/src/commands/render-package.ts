import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RenderSpec } from '@nimantran/proto/jobs/render';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { RenderError } from '../errors.ts';
import { unpackThemePackage } from '../package/unpack.ts';
import { renderVideo } from '../render-video.ts';

/** Renders a theme package from the command line: what theme authors look at while they work. */
const USAGE = `render-package <package folder or zip> --out DIR
  --resolution 480p|720p|1080p|2160p   default 720p
  --details FILE      JSON with what a customer would give: details, photos (slot → file), bride_first, colors; default: the theme's samples
  --watermark none|brand|preview       default none
  --stills-only       one JPEG a scene and the findings, no video`;

const Details = Type.Object({
  details: Type.Optional(Type.Record(Type.String(), Type.String())),
  photos: Type.Optional(Type.Record(Type.String(), Type.String())),
  music: Type.Optional(Type.String()),
  bride_first: Type.Optional(Type.Boolean()),
  colors: Type.Optional(Type.Record(Type.String(), Type.String())),
});

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      resolution: { type: 'string', default: '720p' },
      details: { type: 'string' },
      watermark: { type: 'string', default: 'none' },
      'stills-only': { type: 'boolean', default: false },
    },
  });
  const [source] = positionals;
  if (!source || !values.out) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const given: unknown = values.details ? JSON.parse(await readFile(values.details, 'utf8')) : {};
  if (!Check(Details, given))
    throw new Error(`${values.details} must hold an object with details, photos, music, bride_first or colors`);
  const spec = {
    theme: { id: 0, version: 'local', package_key: source },
    details: given.details ?? 'sample',
    photos: {},
    music: null,
    bride_first: given.bride_first ?? false,
    colors: given.colors ?? {},
    resolution: values.resolution,
    watermark: values.watermark,
    stills: true,
  };
  if (!Check(RenderSpec, spec)) throw new Error(`unknown resolution or watermark\n${USAGE}`);
  const scratch = await mkdtemp(join(tmpdir(), 'render-package-'));
  try {
    const isFolder = (await stat(source)).isDirectory();
    if (!isFolder) await unpackThemePackage(source, scratch);
    const output = await renderVideo({
      packageDir: isFolder ? source : scratch,
      spec,
      inputs: { photos: given.photos ?? {}, music: given.music },
      outDir: values.out,
      stillsOnly: values['stills-only'],
      onProgress: (progress) => process.stderr.write(`\r${progress.stage} ${Math.round(progress.fraction * 100)} %   `),
    });
    process.stderr.write('\r');
    console.log(JSON.stringify(output, null, 2));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

await main().catch((error: unknown) => {
  if (error instanceof RenderError)
    console.error(`${error.stage}: ${error.message}${error.cause instanceof Error ? ` (${error.cause.message})` : ''}`);
  else console.error(error);
  process.exitCode = 1;
});
