import { parseArgs } from 'node:util';
import { RenderError } from '../pipeline/errors.ts';
import { USAGE, UsageError } from '../theme-tool/usage.ts';

// theme <lint|preview|stills|bench> <package folder or zip>: tools for theme authors. The exit code is 1 if the
// package has an error, 2 if the command line has.

/** Loaded when named: the engine takes longer to load than a wrong command line to answer. */
const VERBS = {
  lint: async () => (await import('./theme-lint.ts')).lint,
  preview: async () => (await import('./theme-preview.ts')).preview,
  stills: async () => (await import('./theme-stills.ts')).stills,
  bench: async () => (await import('./theme-bench.ts')).benchTheme,
};
const OPTIONS = {
  out: { type: 'string' },
  resolution: { type: 'string' },
  details: { type: 'string' },
  watermark: { type: 'string', default: 'none' },
  layout: { type: 'string' },
  palette: { type: 'string' },
  copy: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

async function main(): Promise<number> {
  const { positionals, values } = arguments_();
  const [name, source, ...others] = positionals;
  const load = Object.entries(VERBS).find(([known]) => known === name)?.[1];
  if (!load || source === undefined || others.length > 0) throw new UsageError('Name a command and a package.');
  const verb = await load();
  return verb(source, values);
}

function arguments_() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`);
  else if (error instanceof RenderError) {
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
    console.error(`${error.stage}: ${error.message}${cause}`);
  } else console.error(error instanceof Error ? error.message : error);
}
