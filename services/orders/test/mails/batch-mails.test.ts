import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../infra/test-support/servers/servers.ts';
import { sweepGuards } from '../../src/jobs/sweep.ts';
import { envelope } from '../support/fixtures.ts';
import { withShop } from '../support/shop.ts';

describeWith(['postgres'], 'the end of a batch', () => {
  const shop = withShop();
  const told = (part: object = {}) => {
    const batch_id = randomUUID();
    return envelope('studio.batch.finished', batch_id, {
      batch_id,
      number: 16,
      title: 'Guests of the Mehtas',
      made_by: { uid: 'uid-admin', email: 'admin@nimantran.test' },
      done: 97,
      failed: 3,
      finished_at: '2026-11-22T09:30:00.000Z',
      ...part,
    });
  };
  const mailsOf = (batchId: string) => shop.mails.filter(({ text }) => text.includes(batchId));

  it('is told once to the admin who started it, with what became of its rows and the way there', async () => {
    const event = told();
    await shop.context.bus.publish(event);
    await shop.context.bus.publish(event);
    const mail = await eventually('the mail', () => mailsOf(event.key)[0]);
    expect(mail).toMatchObject({
      to: 'admin@nimantran.test',
      order_number: null,
      subject: 'Batch 16 ended with 3 failed: Guests of the Mehtas',
    });
    expect(mail.text).toContain('97 of 100 videos are ready; 3 failed.');
    expect(mail.text).toContain(`https://shop.test/admin/batch/${event.key}`);
    // Later mails are sent only after the second notification is done.
    const other = told({ done: 1, failed: 0, number: 17, title: 'One' });
    await shop.context.bus.publish(other);
    const ready = await eventually('the next mail', () => mailsOf(other.key)[0]);
    expect(ready.subject).toBe('Batch 17 is ready: One');
    expect(ready.text).toContain('Your video is ready.');
    expect(mailsOf(event.key)).toHaveLength(1);
    const kept = await shop.context.db.selectFrom('mails').select('details').where('kind', '=', 'batch').execute();
    expect(kept).toHaveLength(2);
  });

  it('is told again after rows were tried once more', async () => {
    const first = told();
    const second = { ...first, id: randomUUID(), data: { ...first.data, done: 100, failed: 0 } };
    await shop.context.bus.publish(first);
    await shop.context.bus.publish(second);
    await eventually('both mails', () => mailsOf(first.key).length === 2);
    expect(
      mailsOf(first.key)
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual(['Batch 16 ended with 3 failed: Guests of the Mehtas', 'Batch 16 is ready: Guests of the Mehtas']);
  });

  it('is forgotten a week after its mail was given up', async () => {
    const { db } = shop.context;
    const giveUp = async (days: number) => {
      const event = told();
      const id = randomUUID();
      const details = { batch: { id: event.key, number: 16, title: 'x', done: 1, failed: 0, endedAt: '', to: 'a@shop.test' } };
      await db
        .insertInto('mails')
        .values({
          ...{ id, orderId: null, kind: 'batch', reasonKey: `batch:${id}`, subjectId: id, details: JSON.stringify(details) },
          ...{ createdAt: new Date(), sentAt: null, lastError: 'x', givenUpAt: new Date(Date.now() - days * 86_400_000) },
        })
        .execute();
      return id;
    };
    const [old, young] = [await giveUp(8), await giveUp(6)];
    await sweepGuards(shop.context);
    const details = async (id: string) =>
      (await db.selectFrom('mails').select('details').where('id', '=', id).executeTakeFirstOrThrow()).details;
    expect(await details(old)).toBeNull();
    expect(await details(young)).toMatchObject({ batch: { title: 'x' } });
  });
});
