import type { drawStill } from '@nimantran/proto/http/render/draw-still';
import type { Call } from '@nimantran/proto/http/shared/client';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import { drawLiveStill, type LiveStill } from '@nimantran/proto/http/studio/live-stills';
import { drawReviewStill } from '@nimantran/proto/http/studio/review-stills';
import { beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { fakeService, manifest, problem, SONG } from '../../support/neighbours.ts';
import { queuedJob } from '../../support/orders.ts';
import { person } from '../../support/studio.ts';
import { tablesHolding } from '../../support/tables-holding.ts';
import { withStudio } from '../../support/with-studio.ts';

const ASHA = person('asha');
const HERS = '11111111-1111-4111-8111-111111111111';
const ANOTHERS = '22222222-2222-4222-8222-222222222222';
const MARKER = 'Wort-das-nirgends-steht';
const STILL: LiveStill = {
  ...{ picture: 'data:image/webp;base64,UklGRg==', width: 320, height: 180 },
  ...{ scene: 0, scenes: ['Names'], sample_slots: [], findings: [] },
};

describeWith(['postgres'], 'stills while typing', () => {
  const studio = withStudio();
  let asked: BodyOf<typeof drawStill>[];
  let answer: () => Promise<LiveStill>;

  const [field] = manifest(1).fields;
  const [slot] = manifest(1).slots;
  const words = (change: object = {}) => ({
    ...{ theme_id: 1, theme_version: 'current', form: 'form-12345', bride_first: false, scene: { index: 0 }, width: 320 },
    ...{ details: { [field?.key ?? '']: 'Meera' }, photos: {} },
    ...change,
  });
  const draw = (change?: object, as: typeof ASHA | 'nobody' = 'nobody') =>
    studio.call(drawLiveStill, { as, body: words(change) });

  beforeEach(() => {
    asked = [];
    answer = async () => STILL;
    const render = async (_operation: unknown, { body }: { body: BodyOf<typeof drawStill> }) => {
      asked.push(body);
      return answer();
    };
    studio.context.render = render as unknown as Call;
    studio.context.media = fakeService({
      resolveUploads: ({ body }) => {
        const { owner_uid } = body as unknown as { owner_uid: string };
        if (owner_uid !== 'asha' || body.upload_ids.includes(ANOTHERS)) throw problem(404, 'upload_not_found');
        const uploads = body.upload_ids.map((id) => ({ id, kind: id === SONG ? 'music' : 'photo', object_key: `uploads/${id}` }));
        return { uploads };
      },
    });
  });

  it('draws for visitors without a session, and tells the renderer nothing about them', async () => {
    expect(await draw()).toMatchObject({ status: 200, body: STILL });
    expect(asked).toMatchObject([{ owner: null, photos: {}, theme: { id: 1, package_key: 'themes/1/package.zip' } }]);
    expect(asked[0]?.shop_name).toBe('Shaadi Studio');
    await draw({}, ASHA);
    expect(JSON.stringify(asked)).not.toContain('asha');
    expect(asked[0]?.asker).not.toBe(asked[1]?.asker);
  });

  it("shows a person's own photos, and tells nothing about those of others", async () => {
    const photos = (upload_id: string) => ({ photos: { [slot?.key ?? '']: { upload_id } } });
    expect((await draw(photos(HERS), ASHA)).status).toBe(200);
    expect(asked[0]?.photos).toEqual({ [slot?.key ?? '']: { object_key: `uploads/${HERS}` } });
    expect(asked[0]?.owner).toMatch(/^[0-9a-f]{64}$/);
    const refused = [await draw(photos(ANOTHERS), ASHA), await draw(photos(HERS)), await draw(photos(HERS), person('bela'))];
    refused.push(await draw(photos(SONG), ASHA));
    for (const { status, body } of refused) expect({ status, code: body.code }).toEqual({ status: 404, code: 'no_such_photo' });
    expect(asked).toHaveLength(1);
  });

  it('takes texts by the rule of the form, lets fields be empty, and offers only what is on sale', async () => {
    expect((await draw({ details: {} })).status).toBe(200);
    const faulty = await draw({ details: { [field?.key ?? '']: 'x'.repeat(41) } });
    expect(faulty.body).toMatchObject({ code: 'invalid_details', errors: [{ field: `details.${field?.key}` }] });
    expect((await draw({ details: { nowhere: 'x' } })).status).toBe(400);
    expect((await draw({ photos: { nowhere: { upload_id: HERS } } }, ASHA)).status).toBe(400);
    expect((await draw({ theme_version: 'another' })).status).toBe(404);
    expect((await draw({ theme_id: 404 })).status).toBe(404);
    expect(asked).toHaveLength(1);
  });

  it('draws the chosen layout and palette, and refuses those that the theme does not have', async () => {
    expect((await draw({ layout: 'portrait', palette: 'rose' })).status).toBe(200);
    expect(asked).toMatchObject([{ layout: 'portrait', palette: 'rose' }]);
    const refused = await draw({ theme_id: 2, layout: 'portrait', palette: 'rose' });
    expect(refused.body).toMatchObject({ code: 'invalid_details', errors: [{ field: 'layout' }, { field: 'palette' }] });
    expect(asked).toHaveLength(1);
  });

  it('draws a version that is no longer on sale for whom it was sold to, and for nobody else', async () => {
    const sold = { themeId: 1, version: 'v1', packageKey: 'themes/1/v1.zip' };
    await studio.context.db
      .insertInto('themeVersions')
      .values({ ...sold, manifest: JSON.stringify(manifest(1)) })
      .execute();
    await queuedJob(studio, { customer_uid: 'asha', theme: { id: 1, version: 'v1', title: 'Marigold Morning' } });
    expect(await draw({ theme_version: 'v1' }, ASHA)).toMatchObject({ status: 200, body: STILL });
    expect(asked[0]?.theme).toEqual({ id: 1, version: 'v1', package_key: sold.packageKey });
    const refused = [
      ...[await draw({ theme_version: 'v1' }), await draw({ theme_version: 'v1' }, person('bela'))],
      ...[await draw({ theme_version: 'v0' }, ASHA), await draw({ theme_id: 2, theme_version: 'v1' }, ASHA)],
    ];
    for (const { status, body } of refused)
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'no_such_theme_version' });
    expect(asked).toHaveLength(1);
  });

  it('draws or refuses whatever is typed, and repeats none of it', async () => {
    const blocks = Array.from({ length: 190 }, (_, block) => String.fromCodePoint(0xa1 + block * 0x11b, 0xa2 + block * 0x11b));
    const hostile = [
      '\u0000',
      '\u001b[2J',
      '\u202eabc',
      '\u2066def',
      '\ud800',
      '\u200b\u200d',
      'x'.repeat(10_000),
      '__proto__',
      '{bride}',
      '\n',
    ];
    const outcomes = new Set<number>();
    for (const words of [...hostile, ...blocks]) {
      const { status, body } = await draw({ details: { [field?.key ?? '']: `${MARKER}${words}` } });
      outcomes.add(status);
      if (status !== 200) expect([status, JSON.stringify(body).includes(MARKER)]).toEqual([400, false]);
    }
    expect([...outcomes].sort()).toEqual([200, 400]);
    expect((await draw({ details: JSON.parse('{"__proto__":"x"}') })).status).toBeLessThan(500);
    expect(asked.length).toBeGreaterThan(100);
  });

  it('passes on why nothing was drawn, and is unavailable where live stills are off', async () => {
    const codes = [];
    for (const [status, code] of [
      [409, 'still_outdated'],
      [422, 'still_not_drawn'],
      [429, 'stills_busy'],
      [0, 'unreachable'],
    ] as const) {
      answer = () => Promise.reject(problem(status, code));
      const { status: told, body } = await draw();
      codes.push(`${told} ${body.code}`);
    }
    expect(codes).toEqual(['409 still_outdated', '422 still_not_drawn', '429 stills_busy', '503 still_failed']);
    studio.context.render = undefined;
    expect((await draw()).body).toMatchObject({ status: 404, code: 'live_stills_off' });
  });

  it('draws the scenes behind a review link with the words and photos that the customer shares', async () => {
    const shared = {
      ...{ owner_uid: 'asha', theme_id: 1, theme_version: 'an earlier one', bride_first: true },
      ...{ details: { [field?.key ?? '']: 'Meera' }, photos: { [slot?.key ?? '']: { upload_id: HERS } } },
    };
    let words: () => object = () => shared;
    studio.context.orders = fakeService({ reviewedWords: () => words() });
    const body = { form: 'form-12345', scene: { index: 2 }, width: 320 };
    const look = () => studio.call(drawReviewStill, { as: 'nobody', params: { token: 'A'.repeat(22) }, body });
    expect(await look()).toMatchObject({ status: 200, body: STILL });
    expect(asked[0]).toMatchObject({
      ...{ details: shared.details, bride_first: true, scene: { index: 2 }, theme: { id: 1, version: 'an earlier one' } },
      photos: { [slot?.key ?? '']: { object_key: `uploads/${HERS}` } },
    });
    expect(JSON.stringify(asked)).not.toContain('asha');
    words = () => ({ ...shared, photos: { [slot?.key ?? '']: { upload_id: ANOTHERS } } });
    expect((await look()).status).toBe(200);
    expect(asked[1]).toMatchObject({ owner: null, photos: {} });
    words = () => {
      throw problem(404, 'review_not_found');
    };
    expect((await look()).body).toMatchObject({ status: 404, code: 'review_not_found' });
    expect(asked).toHaveLength(2);
    studio.context.render = undefined;
    expect((await look()).body).toMatchObject({ status: 404, code: 'live_stills_off' });
  });

  it('gives up at the renderer what nobody waits for', async () => {
    const signals: AbortSignal[] = [];
    const render = (_operation: unknown, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    };
    studio.context.render = render as unknown as Call;
    const leave = new AbortController();
    const left = fetch(`${await studio.app.listen({ host: '127.0.0.1', port: 0 })}${drawLiveStill.path}`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(words()) },
      signal: leave.signal,
    }).catch((error: Error) => error.name);
    await eventually('the renderer is asked', () => signals.length === 1);
    expect(signals[0]?.aborted).toBe(false);
    leave.abort();
    expect(await left).toBe('AbortError');
    await eventually('the renderer is told', () => signals[0]?.aborted);
  });

  it('writes the words into no row and no answer but the picture', async () => {
    const details = { [field?.key ?? '']: MARKER };
    await draw({ details });
    answer = () => Promise.reject(problem(422, 'still_not_drawn'));
    const refused = await draw({ details });
    expect(JSON.stringify(refused)).not.toContain(MARKER);
    expect(asked.every((body) => JSON.stringify(body).includes(MARKER))).toBe(true);
    expect(await tablesHolding(studio.context.db, MARKER)).toEqual([]);
  });
});
