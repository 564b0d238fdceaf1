import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { RenderKind, RenderResult, RenderSpec } from '@nimantran/proto/jobs/render';
import type pg from 'pg';
import { bareEnvironment } from '../../test-support/bare-environment.ts';
import { rowsOf, type Violation, wrong } from '../checks/violation.ts';
import type { World } from '../world.ts';
import type { Engines } from './engines.ts';

type Success = Extract<RenderResult, { outcome: 'succeeded' }>;
/** Everything that a render stores, under names made from the content. */
type Files = Pick<Success, 'video' | 'copy' | 'extras' | 'stills'>;

interface Row {
  kind: RenderKind;
  spec: RenderSpec;
  result: Success;
}

export interface FilmsChecked {
  violations: Violation[];
  /** Films that were drawn again. */
  films: number;
  /** Pieces of all films, and how many of them were there already. */
  pieces: { total: number; reused: number };
}

const DRAW_MS = 300_000;

/**
 * Draws every film of the shop again in one go, by the engine that made it, from the version that its order was sold on and without any
 * kept piece: each file has to be the same byte for byte. A piece of another version, layout, engine or customer would change it, and the
 * check first sees that it would.
 */
export async function checkFilms(world: World, db: pg.Client, engines: Engines): Promise<FilmsChecked> {
  const rows = await rowsOf<Row>(
    db,
    `select kind, spec, result from studio.renders
     where state = 'succeeded' and result->>'video' is not null order by created_at`,
  );
  const violations: Violation[] = [];
  const artists = new Map<string, Artist>();
  const artistOf = (engineVersion: string): Artist => {
    const folder = engines.folderOf(engineVersion);
    const artist = artists.get(folder) ?? new Artist(folder, world.bucket.environment);
    artists.set(folder, artist);
    return artist;
  };
  try {
    for (const { kind, spec, result } of rows) {
      const again = await artistOf(result.engine_version).draw({ kind, spec });
      const name = `a ${kind} of version ${spec.theme.version} in ${spec.layout ?? 'its own layout'}`;
      if ('fault' in again) violations.push(wrong(`${name} cannot be drawn again: ${again.fault}`));
      else
        for (const part of differences(result, again)) violations.push(wrong(`${name} has another ${part} than drawn in one go`));
    }
    violations.push(...(await missingDifferences(rows, artistOf)));
    const pieces = rows.reduce(
      (sum, { result: { segments } }) => ({ total: sum.total + segments.total, reused: sum.reused + segments.reused }),
      { total: 0, reused: 0 },
    );
    return { violations, films: rows.length, pieces };
  } finally {
    for (const artist of artists.values()) artist.close();
  }
}

const PARTS = ['video', 'copy', 'extras', 'stills'] as const;

/** The parts in which a result differs from the same drawn again. */
export function differences(made: Files, again: Files): (typeof PARTS)[number][] {
  return PARTS.filter((part) => !isDeepStrictEqual(plain(made[part]), plain(again[part])));
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Finals of at least two versions, layouts and engines, whose pictures differ; otherwise the check above would show nothing. */
async function missingDifferences(rows: readonly Row[], artistOf: (engineVersion: string) => Artist): Promise<Violation[]> {
  const finals = rows.filter(({ kind }) => kind === 'final');
  const [one] = finals;
  if (!one) return [wrong('no final was made')];
  const found: Violation[] = [];
  const picturesOf = async (engineVersion: string, spec: RenderSpec): Promise<string> => {
    const drawn = await artistOf(engineVersion).draw({ kind: 'stills', spec });
    return 'fault' in drawn ? drawn.fault : JSON.stringify(drawn.stills);
  };
  const { engine_version: engine } = one.result;
  const own = await picturesOf(engine, one.spec);
  const others = {
    version: finals.find(({ spec }) => spec.theme.version !== one.spec.theme.version),
    layout: finals.find(({ spec }) => spec.layout !== one.spec.layout),
    engine: finals.find(({ result }) => result.engine_version !== engine),
  };
  for (const [what, other] of Object.entries(others)) {
    if (!other) {
      found.push(wrong(`all finals are of one ${what}`));
      continue;
    }
    const spec = {
      ...one.spec,
      ...(what === 'version' && { theme: other.spec.theme }),
      ...(what === 'layout' && { layout: other.spec.layout }),
    };
    const pictures = await picturesOf(what === 'engine' ? other.result.engine_version : engine, spec);
    if (pictures === own) found.push(wrong(`another ${what} draws the same pictures`));
  }
  return found;
}

/** A process that draws by one engine. */
class Artist {
  readonly #process;

  constructor(engineFolder: string, environment: Readonly<Record<string, string>>) {
    this.#process = fork(path.join(engineFolder, 'bench/draw-again.ts'), {
      env: { ...bareEnvironment(), ...environment },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#process.on('error', () => {});
  }

  async draw(request: { kind: RenderKind; spec: RenderSpec }): Promise<Files | { fault: string }> {
    const answer = once(this.#process, 'message', { signal: AbortSignal.timeout(DRAW_MS) });
    this.#process.send(request);
    const [files] = await answer;
    return files;
  }

  close(): void {
    this.#process.kill();
  }
}
