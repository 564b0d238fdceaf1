import { describe, expect, it } from 'vitest';
import { contextHas, copiedInto, filesLoadedBy } from '../support/deployment/image-files.ts';
import { composeWith, imageTargets, madeEnv } from '../support/deployment/sources.ts';

const copied = copiedInto();
const isIn = (target: string, file: string): boolean =>
  contextHas(file) && (copied.get(target) ?? []).some((place) => file === place || file.startsWith(`${place}/`));

/** Target and program: what images start, what compose starts in them, and what docs/operating.md tells operators to run. */
const PROGRAMS = [
  ...[...imageTargets()].flatMap(([target, { cmd = '' }]) => programsIn(cmd).map((program) => [target, program] as const)),
  ...Object.values(composeWith(madeEnv()).services).flatMap(({ build, command = [] }) =>
    build ? programsIn(command.join(' ')).map((program) => [build.target, program] as const) : [],
  ),
  ['set-up', 'infra/backup/restore.ts'] as const,
];

describe('images', () => {
  it.each(PROGRAMS)('%s holds every file of %s', (target, program) => {
    const files = [...filesLoadedBy(program)];
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !isIn(target, file))).toEqual([]);
  });

  it('copies nothing that the context excludes', () => {
    const places = [...copied].flatMap(([target, files]) => files.map((file) => `${target}: ${file}`));
    expect(places.length).toBeGreaterThan(30);
    expect(places.filter((place) => !contextHas(place.split(': ')[1] ?? ''))).toEqual([]);
  });

  it('leaves tests, secrets and what only developers run out of the context', () => {
    for (const file of [
      '.env',
      '.env.example',
      'services/orders/test/app.test.ts',
      'infra/launcher/up.ts',
      'web/dist/index.html',
    ])
      expect(contextHas(file), file).toBe(false);
    expect(contextHas('infra/launcher/settings.ts')).toBe(true);
  });
});

function programsIn(command: string): string[] {
  return command.match(/\b(?:infra|services)\/[\w/-]+\.ts\b/g) ?? [];
}
