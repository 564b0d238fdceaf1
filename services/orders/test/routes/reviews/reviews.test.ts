import { randomBytes } from 'node:crypto';
import { REVIEW_LIMITS } from '@nimantran/proto/domain/review-limits';
import { userErased } from '@nimantran/proto/events/identity';
import {
  answerReview,
  endReview,
  getReview,
  type LineAnswer,
  openReview,
  reviewedWords,
  shareReview,
} from '@nimantran/proto/http/orders/reviews';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { sweepGuards } from '../../../src/jobs/sweep.ts';
import { envelope, PLAIN, person, THEME_VERSION, WEDDING } from '../../support/fixtures.ts';
import { refusal, withShop } from '../../support/shop.ts';

const WORDS = { groom: 'Rohan', bride: 'Ashalata', date: '2027-12-05', place: 'Jal Mahal' };
const RIGHT: LineAnswer = { key: 'groom', verdict: 'right', wording: null };
const newKey = () => randomBytes(16).toString('base64url');

describe('a review link', () => {
  const shop = withShop();
  const asha = person('asha');
  const ravi = person('ravi');
  const params = { theme_id: WEDDING.id };
  beforeEach(() => shop.context.db.deleteFrom('reviews').execute());

  const share = (details: Record<string, string> = WORDS, who = asha) =>
    shop.as(who)(shareReview, { params, body: { theme_version: THEME_VERSION, details, bride_first: true } });
  const reviewOf = async (who = asha) => (await shop.as(who)(getReview, { params })).review;
  const open = (token: string, reviewer_key?: string) =>
    shop.as(undefined)(openReview, { params: { token }, query: reviewer_key === undefined ? {} : { reviewer_key } });
  const answer = (token: string, given: { key?: string; name?: string; round?: number; answers?: LineAnswer[] } = {}) => {
    const { key = newKey(), name = 'Nani', round = 1, answers = [RIGHT] } = given;
    return shop.as(undefined)(answerReview, { params: { token, reviewer_key: key }, body: { name, round, answers } });
  };

  it('shows the words to whoever has it, and nobody else’s answers', async () => {
    const { token, ...shared } = await share();
    expect(token).toMatch(/^[\w-]{22}$/);
    const key = newKey();
    await answer(token, { name: 'Dada', answers: [{ key: 'place', verdict: 'change', wording: 'Jal Mahal, Jaipur' }] });
    await answer(token, { key, name: '  Nani ' });
    expect(await open(token)).toMatchObject({ details: WORDS, bride_first: true, round: 1, mine: null });
    expect((await open(token, key)).mine).toMatchObject({ name: 'Nani', answers: [RIGHT] });
    expect(JSON.stringify(await open(token))).not.toMatch(/Nani|Dada|asha@/);
    expect((await reviewOf())?.reviewers.map(({ name }) => name)).toEqual(['Nani', 'Dada']);
    expect(shared.reviewers).toEqual([]);
  });

  it('has its pictures drawn in the layout and palette that were shared, which the theme has to offer', async () => {
    const body = { theme_version: THEME_VERSION, details: WORDS, bride_first: true };
    const { token } = await shop.as(asha)(shareReview, { params, body: { ...body, layout: 'portrait', palette: 'rose' } });
    const drawn = () => shop.asService()(reviewedWords, { params: { token } });
    expect(await drawn()).toMatchObject({ layout: 'portrait', palette: 'rose' });
    await share();
    expect(await drawn()).not.toHaveProperty('layout');
    expect(await drawn()).not.toHaveProperty('palette');
    const plain = { ...body, details: { host: 'Shah' }, layout: 'portrait' as const, palette: 'rose' };
    const refused = await refusal(shop.as(asha)(shareReview, { params: { theme_id: PLAIN.id }, body: plain }));
    expect(refused).toEqual({ status: 400, code: 'invalid_layout', fields: ['layout', 'palette'] });
  });

  it('is the owner’s own: another customer neither finds, renews nor ends it', async () => {
    const { token } = await share();
    expect(await reviewOf(ravi)).toBeNull();
    await shop.as(ravi)(endReview, { params });
    expect((await share(WORDS, ravi)).token).not.toBe(token);
    expect((await reviewOf())?.token).toBe(token);
  });

  it('binds each answer to the words that were read', async () => {
    const { token } = await share();
    await answer(token);
    expect((await share()).round).toBe(1);
    const changed = await share({ ...WORDS, bride: 'Asha' });
    expect(changed).toMatchObject({ token, round: 2, reviewers: [{ name: 'Nani', round: 1 }] });
    expect(await refusal(answer(token))).toMatchObject({ status: 409, code: 'words_changed' });
    await answer(token, { round: 2 });
  });

  it('lets an answer be changed with its key, and takes no more than ten', async () => {
    const { token } = await share();
    const key = newKey();
    await answer(token, { key, name: 'Nani' });
    await answer(token, { key, name: 'Nani ji' });
    for (let n = 1; n < REVIEW_LIMITS.people; n += 1) await answer(token, { name: `Guest ${n}` });
    expect(await refusal(answer(token))).toMatchObject({ status: 409, code: 'review_full' });
    await answer(token, { key, name: 'Nani' });
    expect((await reviewOf())?.reviewers).toHaveLength(REVIEW_LIMITS.people);
  });

  it('takes only words that the theme could show', async () => {
    const { token } = await share();
    const change = (key: string, wording: string): LineAnswer => ({ key, verdict: 'change', wording });
    for (const wrong of [
      change('bride', ''),
      change('bride', 'A'.repeat(41)),
      change('date', 'soon'),
      change('groom', 'a\u0007'),
      change('none', 'x'),
    ])
      expect(await refusal(answer(token, { answers: [wrong] }))).toMatchObject({ status: 400, code: 'invalid_answers' });
    expect(await refusal(answer(token, { name: ' \u200b' }))).toMatchObject({ status: 400, code: 'invalid_name' });
    expect(await refusal(answer(token, { name: 'N'.repeat(61) }))).toMatchObject({ status: 400, code: 'invalid_name' });
    await answer(token, { answers: [change('place', '')] });
    expect(await refusal(share({ ...WORDS, bride: '' }))).toMatchObject({ status: 400, code: 'invalid_details' });
  });

  it('ends when its owner ends it, after seven days, and with the account', async () => {
    const gone = { status: 404, code: 'review_not_found' };
    const first = await share();
    await shop.as(asha)(endReview, { params });
    expect(await refusal(open(first.token))).toMatchObject(gone);
    const second = await share();
    expect(second.token).not.toBe(first.token);
    await shop.context.db.updateTable('reviews').set({ expiresAt: sql<Date>`now() - interval '1 second'` }).execute();
    expect(await refusal(open(second.token))).toMatchObject(gone);
    expect(await refusal(answer(second.token))).toMatchObject(gone);
    const third = await share();
    expect(third.token).not.toBe(second.token);
    await answer(third.token);
    await shop.context.db.updateTable('reviews').set({ expiresAt: sql<Date>`now() - interval '1 second'` }).execute();
    await sweepGuards(shop.context);
    expect(await shop.context.db.selectFrom('reviewers').select('name').execute()).toEqual([]);
    const { token } = await share(WORDS, person('leaving'));
    await shop.context.bus.publish(envelope(userErased.type, 'uid-leaving', { uid: 'uid-leaving' }));
    await eventually('the link to end', async () => (await refusal(open(token)).catch(() => undefined))?.status === 404);
  });

  it('sends its owner one mail an hour', async () => {
    const owner = person('told');
    const { token } = await share(WORDS, owner);
    await answer(token, { name: 'Nani' });
    const mails = () => shop.mails.filter(({ to }) => to === owner.email);
    const [mail] = await eventually('the mail', () => (mails().length > 0 ? mails() : undefined));
    expect(mail?.text).toContain('Nani');
    const { id } = await shop.context.db.selectFrom('reviews').select('id').where('token', '=', token).executeTakeFirstOrThrow();
    const isSent = () => shop.context.db.selectFrom('mails').select('sentAt').where('subjectId', '=', id).executeTakeFirst();
    await eventually('it is noted as sent', async () => (await isSent())?.sentAt);
    await answer(token, { name: 'Dada' });
    await answer(token, { name: 'Dadi' });
    const waiting = await shop.context.db
      .selectFrom('mails')
      .select(sql<number>`extract(epoch from next_try_at - now())::int`.as('seconds'))
      .where('subjectId', '=', id)
      .where('sentAt', 'is', null)
      .where('givenUpAt', 'is', null)
      .execute();
    expect(waiting).toHaveLength(1);
    expect(waiting[0]?.seconds).toBeGreaterThan(3_000);
    expect(mails()).toHaveLength(1);
  });
});
