import { readFile } from 'node:fs/promises';
import { hasErrors } from '@nimantran/proto/domain/theme-lint';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import type { RenderKind, RenderSpec } from '@nimantran/proto/jobs/render';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readRenderConfig } from '../../src/config.ts';
import { retryOnOneThread } from '../../src/jobs/retry-on-one-thread.ts';
import { tellStudio } from '../../src/jobs/tell-studio.ts';
import { permanent } from '../../src/pipeline/errors.ts';
import { tone } from '../support/fixture-theme.ts';
import { jobSpec, openWorker, RENDER_ID, resultOf, studioThat, type TestWorker, type Told } from '../support/job.ts';

let worker: TestWorker;
beforeAll(async () => {
  worker = await openWorker();
});
afterAll(() => worker.close());

describe('a render job', () => {
  const rendered = async (change: Partial<RenderSpec> = {}, kind: RenderKind = 'draft', lastAnswer = 204) => {
    const told: Told[] = [];
    const studio = studioThat(told, ({ name }) => (name === 'reportRender' ? lastAnswer : 204));
    return { told, progress: await worker.run(jobSpec(change), studio, { kind }) };
  };
  /** A draft, then the same as a final whose result is turned away; several cases look at both. */
  let first: ReturnType<typeof rendered> | undefined;
  let second: ReturnType<typeof rendered> | undefined;
  const once = () => {
    first ??= rendered();
    return first;
  };
  const again = async () => {
    await once();
    second ??= rendered({}, 'final', 410);
    return second;
  };

  test('announces itself, renders, publishes by content and reports', async () => {
    const { told, progress } = await once();
    expect(told.map((call) => call.name)).toEqual(['startRender', 'keepSegments', 'keepFiles', 'reportRender']);
    expect(told[3]?.params).toEqual({ id: RENDER_ID, attempt: 2 });
    const result = resultOf(told);
    if (result.outcome !== 'succeeded') throw new Error(result.error.message);
    expect(result.video).toMatchObject({ width: 854, height: 480, frames: 45, duration_seconds: 1.5 });
    expect(result.video?.object_key).toBe(`renders/${result.video?.sha256}.mp4`);
    expect((await worker.store.head(result.video?.object_key ?? ''))?.size_bytes).toBe(result.video?.size_bytes);
    expect((await worker.store.head(result.stills[0]?.object_key ?? ''))?.content_type).toBe('image/jpeg');
    expect(result.copy).toBeUndefined();
    const announced = [...result.stills.map((still) => still.object_key), result.video?.object_key];
    expect(told[2]?.body).toEqual({ object_keys: announced });
    expect(result.findings).toEqual([]);
    expect(Object.keys(result.timings)).toEqual(
      expect.arrayContaining(['fetch', 'bind', 'outline', 'draw', 'join', 'verify', 'publish']),
    );
    expect(progress.length).toBeGreaterThan(0);
  });

  test('of a final publishes the small copy, cards, PDFs and a loop beside the video', async () => {
    const { told } = await again();
    const result = resultOf(told);
    if (result.outcome !== 'succeeded') throw new Error(result.error.message);
    expect(result.copy).toMatchObject({ width: 848, height: 476, frames: 45, duration_seconds: 1.5 });
    expect(result.copy?.object_key).toBe(`renders/${result.copy?.sha256}.mp4`);
    expect(result.copy?.object_key).not.toBe(result.video?.object_key);
    const kept = await worker.store.head(result.copy?.object_key ?? '');
    expect(kept).toMatchObject({ size_bytes: result.copy?.size_bytes, content_type: 'video/mp4' });
    expect(result.timings.copy).toBeGreaterThan(0);
    const { cards = [], pdf, pdf_5x7, loop } = result.extras ?? {};
    expect(cards).toMatchObject([{ scene: 'Names', width: 1920, height: 1080 }]);
    expect([pdf?.pages, pdf_5x7?.pages, loop?.frames, loop?.duration_seconds]).toEqual([1, 1, 45, 1.5]);
    const [{ thumbnail } = {}] = cards;
    expect(thumbnail?.size_bytes).toBeLessThan(25_000);
    const files = [...cards, thumbnail, pdf, pdf_5x7, loop].map((file) => file?.object_key ?? '');
    const announced = told.find(({ name }) => name === 'keepFiles')?.body as { object_keys: string[] };
    expect(announced.object_keys).toEqual(expect.arrayContaining(files));
    const types = await Promise.all(files.map(async (key) => (await worker.store.head(key))?.content_type));
    expect(types).toEqual(['image/jpeg', 'image/jpeg', 'application/pdf', 'application/pdf', 'video/mp4']);
  });

  test('draws a final with its copy, and again only what a correction changes', async () => {
    const segmentsOf = ({ told }: Awaited<ReturnType<typeof rendered>>) => {
      const held = told.find((call) => call.name === 'keepSegments')?.body as {
        segments: { object_key: string; personal: boolean }[];
      };
      const result = resultOf(told);
      if (result.outcome !== 'succeeded') throw new Error(result.error.message);
      return { held: held.segments, keys: held.segments.map((segment) => segment.object_key), segments: result.segments };
    };
    const drawn = segmentsOf(await once());
    expect(drawn.segments.total).toBe(drawn.keys.length);
    expect(drawn.segments.reused).toBe(0);
    for (const key of drawn.keys) expect((await worker.store.head(key))?.content_type).toBe('video/mp4');
    const { keys } = drawn;
    // The sound comes last; each of the other pieces has one of the copy, which is as personal.
    const film = keys.length - 1;
    const final = segmentsOf(await again());
    // The sound alone: a draft has no copy.
    expect(final.segments).toEqual({ total: keys.length + film, reused: 1 });
    expect(final.keys.filter((key) => keys.includes(key))).toEqual(keys);
    const personal = (from: number) => final.held.slice(from, from + film).map((segment) => segment.personal);
    expect(personal(0)).toContain(true);
    expect(personal(film)).toEqual(personal(0));
    for (const key of final.keys) expect((await worker.store.head(key))?.content_type).toBe('video/mp4');
    const details = { groom: 'Rohan', bride: 'Priya', date: '2030-12-07' };
    const corrected = segmentsOf(await rendered({ details }, 'final'));
    expect(corrected.segments.reused).toBe(corrected.keys.filter((key) => final.keys.includes(key)).length);
    expect(corrected.segments.reused).toBeLessThan(corrected.segments.total);
  });

  test('whose segments are turned away draws nothing, reports nothing and ends', async () => {
    const told: Told[] = [];
    await worker.run(
      jobSpec(),
      studioThat(told, ({ name }) => (name === 'keepSegments' ? 409 : 204)),
    );
    expect(told.map((call) => call.name)).toEqual(['startRender', 'keepSegments']);
  });

  test('whose files are turned away writes none of them, and reports nothing', async () => {
    const told: Told[] = [];
    await worker.run(
      jobSpec({ bride_first: true, colors: { ground: '#fedcba' } }),
      studioThat(told, ({ name }) => (name === 'keepFiles' ? 409 : 204)),
    );
    expect(told.map((call) => call.name)).toEqual(['startRender', 'keepSegments', 'keepFiles']);
    const announced = told[2]?.body as { object_keys: string[] } | undefined;
    expect(announced?.object_keys.length).toBeGreaterThan(1);
    for (const key of announced?.object_keys ?? []) expect(await worker.store.head(key)).toBeUndefined();
  });

  test('that takes too much memory is tried once more, on one thread', async () => {
    const exceeded = permanent('draw', 'memory_exceeded', 'too much');
    const threads: (number | undefined)[] = [];
    const retried: unknown[] = [];
    const output = await retryOnOneThread(
      async (given) => {
        threads.push(given);
        if (given === undefined) throw exceeded;
        return 'a video';
      },
      (error) => retried.push(error),
    );
    expect([output, threads, retried]).toEqual(['a video', [undefined, 1], [exceeded]]);
    await expect(retryOnOneThread(() => Promise.reject(exceeded), vi.fn())).rejects.toBe(exceeded);
    const other = permanent('draw', 'theme_invalid', 'broken');
    const again = vi.fn();
    await expect(retryOnOneThread(() => Promise.reject(other), again)).rejects.toBe(other);
    expect(again).not.toHaveBeenCalled();
  });

  test('run twice gives the same video under the same name, and ends silently if that result is turned away', async () => {
    const keys = [await once(), await again()].map(({ told }) => {
      const result = resultOf(told);
      return result.outcome === 'succeeded' ? result.video?.object_key : result.error.message;
    });
    expect(keys[0]).toMatch(/^renders\/[0-9a-f]{64}\.mp4$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test.each([
    [
      'a package that is gone',
      { theme: { id: 1, version: '1', package_key: 'themes/gone.zip' } },
      { code: 'input_missing', stage: 'fetch', permanent: true },
    ],
    [
      'a photo that is purged',
      { photos: { couple: { object_key: 'uploads/gone.jpg' } } },
      { code: 'input_missing', stage: 'fetch', permanent: true },
    ],
    [
      'a photo that is none',
      { photos: { couple: { object_key: 'themes/1.zip' } } },
      { code: 'photo_invalid', stage: 'bind', permanent: true },
    ],
  ])('with %s reports a failure', async (_, change, expected) => {
    const told: Told[] = [];
    await worker.run(jobSpec(change), studioThat(told));
    expect(resultOf(told)).toMatchObject({ outcome: 'failed', error: expected });
  });

  test('of stills makes the customer’s own music, which the film finds, or reports that it cannot be used', async () => {
    await worker.store.put('uploads/song.wav', tone(2), 'audio/wav');
    await worker.store.put('uploads/noise.wav', Buffer.from('no sound'), 'audio/wav');
    const withMusic = async (object_key: string) => {
      const told: Told[] = [];
      await worker.run(jobSpec({ music: { object_key, start_seconds: 0 } }), studioThat(told), { kind: 'stills' });
      return told;
    };
    const told = await withMusic('uploads/song.wav');
    expect(resultOf(told)).toMatchObject({ outcome: 'succeeded', video: null, segments: { total: 1, reused: 0 } });
    const kept = told.find(({ name }) => name === 'keepSegments')?.body as {
      segments: { object_key: string; personal: boolean }[];
    };
    expect(kept.segments).toEqual([{ object_key: expect.any(String), personal: true }]);
    expect(await worker.store.head(kept.segments[0]?.object_key ?? '')).toBeDefined();
    expect(resultOf(await withMusic('uploads/song.wav'))).toMatchObject({ segments: { total: 1, reused: 1 } });
    expect(resultOf(await withMusic('uploads/noise.wav'))).toMatchObject({
      outcome: 'failed',
      error: { code: 'music_invalid', permanent: true },
    });
  });

  test('that is turned away at its start draws nothing and ends', async () => {
    const told: Told[] = [];
    await worker.run(
      jobSpec(),
      studioThat(told, () => 409),
    );
    expect(told.map((call) => call.name)).toEqual(['startRender']);
  });

  test('that is told to stop reports nothing and throws', async () => {
    const told: Told[] = [];
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error('the worker stops')), 200);
    await expect(worker.run(jobSpec(), studioThat(told), { signal: stop.signal })).rejects.toThrow('the worker stops');
    expect(told.map((call) => call.name)).toEqual(['startRender']);
  });
});

describe('studio that cannot be reached', () => {
  const problem = (status: number) => new ProblemError({ type: 'about:blank', title: 'No', status, detail: 'no', code: 'x' });
  const never = new AbortController().signal;

  test('is told again until it answers', async () => {
    let calls = 0;
    const tell = async () => {
      calls += 1;
      if (calls < 4) throw problem(calls === 1 ? 0 : 503);
    };
    expect(await tellStudio(tell, never, 1)).toBe('taken');
    expect(calls).toBe(4);
  });

  test('is given up after a while, and at once when it says that the call is wrong', async () => {
    let calls = 0;
    const failing = (status: number) => async () => {
      calls += 1;
      throw problem(status);
    };
    await expect(tellStudio(failing(500), never, 1)).rejects.toMatchObject({ status: 500 });
    expect(calls).toBe(6);
    await expect(tellStudio(failing(400), never, 1)).rejects.toMatchObject({ status: 400 });
    expect(calls).toBe(7);
  });
});

test('every variable at fault is named at once', async () => {
  expect(() => readRenderConfig({ RENDER_MEMORY_MB: 'much' })).toThrow(
    /PORT[\s\S]*DATABASE_URL[\s\S]*STUDIO_URL[\s\S]*RENDER_MEMORY_MB/,
  );
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const own = [
    'DATA_DIR',
    'STUDIO_URL',
    'RENDER_JOBS_AT_ONCE',
    'RENDER_MEMORY_MB',
    'RENDER_TIME_LIMIT_SECONDS',
    'RENDER_ISOLATION',
  ];
  for (const name of own) expect(readme).toContain(name);
});

/** For several processes that all draw. */
const DRAWN_MS = 120_000;

describe('stills of a theme that nobody has looked at yet', () => {
  const drawn = async (spec: Partial<RenderSpec>) => {
    const told: Told[] = [];
    await worker.run(jobSpec(spec), studioThat(told), { kind: 'stills' });
    const result = resultOf(told);
    if (result.outcome !== 'succeeded') throw new Error(result.error.message);
    return result;
  };
  let linted: ReturnType<typeof drawn> | undefined;
  const sample = () => {
    linted ??= drawn({ lint: true, details: 'sample', photos: {} });
    return linted;
  };

  test(
    'come with the report of the linter',
    async () => {
      const result = await sample();
      expect(result.stills.length).toBeGreaterThan(0);
      expect(result.lint?.texts.map(({ field }) => field)).toContain('groom');
      expect(result.lint && hasErrors(result.lint)).toBe(false);
    },
    DRAWN_MS,
  );

  test(
    'are missing where the package is broken, and the report says why',
    async () => {
      await worker.store.put('themes/broken.zip', Buffer.from('no zip'), 'application/zip');
      const result = await drawn({ lint: true, theme: { id: 1, version: '1', package_key: 'themes/broken.zip' } });
      expect(result).toMatchObject({ video: null, stills: [] });
      expect(result.lint?.findings).toMatchObject([
        { code: 'package', severity: 'error', message: expect.stringMatching(/zip/i) },
      ]);
    },
    DRAWN_MS,
  );

  test(
    'of a trial take the words that were given and the photos of the package, and lie where nothing else does',
    async () => {
      const trial = await drawn({ trial: true, photos: {} });
      for (const still of trial.stills)
        expect(still.object_key).toMatch(new RegExp(`^stills/trials/${RENDER_ID}/[0-9a-f]{64}\\.jpg$`));
      const without = await drawn({ photos: {} });
      const keys = [trial, await sample(), without].map(({ stills }) =>
        stills.map((still) => still.object_key.split('/').at(-1)),
      );
      expect(keys[0]).not.toEqual(keys[1]);
      expect(keys[0]).not.toEqual(keys[2]);
    },
    DRAWN_MS,
  );

  test(
    'a video of a trial keeps no segment',
    async () => {
      const told: Told[] = [];
      await worker.run(jobSpec({ trial: true, photos: {} }), studioThat(told), { kind: 'sample' });
      expect(told.map((call) => call.name)).toEqual(['startRender', 'keepFiles', 'reportRender']);
      const result = resultOf(told);
      expect(result.outcome === 'succeeded' && result.video?.object_key).toMatch(/^renders\/trials\//);
    },
    DRAWN_MS,
  );
});
