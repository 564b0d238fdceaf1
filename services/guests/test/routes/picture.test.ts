import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { type Guests, invitationOf, openGuests } from '../support/guests.ts';

describeWith(['postgres'], 'the picture of an invitation', () => {
  const database = withDatabase();
  let guests: Guests;
  beforeAll(async () => {
    guests = await openGuests(database.urls.guests);
  });
  afterAll(() => guests.close());

  const film = (name: string) => ({ object_key: `renders/${name}.mp4`, size_bytes: 1, width: 1080, height: 1920 });

  /** Noise: the most bytes that a picture can have. */
  async function noise(): Promise<Buffer> {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    return sharp({ create: { width: 1080, height: 1920, channels: 3, background: 'black', noise } })
      .jpeg({ quality: 90 })
      .toBuffer();
  }

  it('is a JPEG that messengers load, at an address that stays', async () => {
    const { number, token } = await guests.page();
    const [card] = invitationOf(number).cards;
    const original = await noise();
    expect(original.length).toBeGreaterThan(300_000);
    guests.pictures.set(card?.object_key ?? '', original);
    const answer = await guests.app.inject({ method: 'GET', url: `/api/invitations/${token}/picture.jpg` });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(answer.rawPayload.length).toBeLessThan(300_000);
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    const { picture_size } = (await guests.ask('nobody', 'GET', `/api/invitations/${token}`)).body;
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...(picture_size as object) });
    expect(width / height).toBeCloseTo(9 / 16, 2);
    expect(Math.max(width, height)).toBe(1_080);
  });

  it('is smaller on the page, which a slow phone waits for', async () => {
    const { number, token } = await guests.page();
    const [card] = invitationOf(number).cards;
    guests.pictures.set(card?.object_key ?? '', await noise());
    const answer = await guests.app.inject({ method: 'GET', url: `/api/invitations/${token}/poster.webp` });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(answer.rawPayload.length).toBeLessThan(45_000);
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    expect(format).toBe('webp');
    expect(width / height).toBeCloseTo(9 / 16, 2);
  });

  it('is missing where the order has none, and comes later where it cannot be read', async () => {
    const bare = await guests.page({ video: null, cards: [], poster_key: null });
    expect((await guests.ask('nobody', 'GET', `/api/invitations/${bare.token}`)).body).toMatchObject({
      ...{ has_picture: false, film: null },
      headline: 'Rohan & Asha',
    });
    const statuses = ({ token }: { token: string }) =>
      Promise.all(
        ['picture.jpg', 'poster.webp'].map(
          async (name) => (await guests.ask('nobody', 'GET', `/api/invitations/${token}/${name}`)).status,
        ),
      );
    expect(await statuses(bare)).toEqual([404, 404]);
    guests.pictures.clear();
    const away = await guests.page({ cards: [] });
    expect(await statuses(away)).toEqual([503, 503]);
  });

  it('and the film are asked for once by many who open the page at once', async () => {
    const { token } = await guests.page({ video: film('many') });
    guests.asked.orders = 0;
    guests.asked.media = 0;
    const answers = await Promise.all(Array.from({ length: 40 }, () => guests.ask('nobody', 'GET', `/api/invitations/${token}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(guests.asked.orders).toBeLessThanOrEqual(1);
    expect(guests.asked.media).toBe(1);
  });

  it('and the words are shown without media', async () => {
    const { token } = await guests.page({ video: film('silent') });
    guests.silent.add('media');
    try {
      expect((await guests.ask('nobody', 'GET', `/api/invitations/${token}`)).body).toMatchObject({
        ...{ headline: 'Rohan & Asha', film: null, has_picture: true },
      });
    } finally {
      guests.silent.clear();
    }
  });
});
