import { randomUUID } from 'node:crypto';
import { getStudioJob } from '@nimantran/proto/http/studio/jobs';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { dispatchRenders } from '../../../src/jobs/dispatch-renders.ts';
import { SONG } from '../../support/neighbours.ts';
import { jobOf, newestRender, paidEvent, paidOrder, work } from '../../support/orders.ts';
import { designer } from '../../support/studio.ts';
import { withStudio } from '../../support/with-studio.ts';

describeWith(['postgres'], 'music of the customer’s own', () => {
  const studio = withStudio();

  async function drafted(uploads: { photo: string; music: string | null }) {
    const { customisation } = paidOrder();
    const music = uploads.music === null ? null : { upload_id: uploads.music, start_seconds: 37.5 };
    const order = paidOrder({ customisation: { ...customisation, photos: { couple: { upload_id: uploads.photo } }, music } });
    await studio.receive(paidEvent(order));
    return jobOf(studio, order.order_id);
  }
  const shown = async (id: string) => (await studio.call(getStudioJob, { as: designer('meera'), params: { id } })).body;

  it('goes to the renderer with the place where it begins, and designers can hear it', async () => {
    const job = await drafted({ photo: randomUUID(), music: SONG });
    await work(studio, job.id);
    const object_key = `uploads/${SONG}/music.m4a`;
    expect((await newestRender(studio, job.id)).spec).toMatchObject({ music: { object_key, start_seconds: 37.5 } });
    expect(await shown(job.id)).toMatchObject({
      music_url: `http://shop.test/${object_key}`,
      customisation: { music: { start_seconds: 37.5 } },
    });
  });

  it('is not there where the theme’s own is heard', async () => {
    const job = await drafted({ photo: randomUUID(), music: null });
    await work(studio, job.id);
    expect((await newestRender(studio, job.id)).spec?.music).toBeNull();
    expect((await shown(job.id)).music_url).toBeNull();
  });

  it.each([
    ['a photo as music', { photo: randomUUID(), music: randomUUID() }, /is no music/],
    ['music as a photo', { photo: SONG, music: null }, /is no photo/],
  ])('never renders %s', async (_, uploads, reason) => {
    const job = await drafted(uploads);
    await dispatchRenders(studio.context);
    expect(await newestRender(studio, job.id)).toMatchObject({ state: 'failed', error: expect.stringMatching(reason) });
  });
});
