import { TUS_PATH } from '@nimantran/proto/http/media/uploads';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { describeWith } from '../../../../infra/test-support/servers/servers.ts';
import type { Refused } from '../../src/checks/inspection.ts';
import type { Context } from '../../src/context.ts';
import { objectKeysOf } from '../../src/domain/object-keys.ts';
import { checkNextUpload } from '../../src/jobs/check-upload.ts';
import { sweepUploads } from '../../src/jobs/sweep-uploads.ts';
import { ask, upload } from '../support/tus-client.ts';
import { withMedia } from '../support/with-media.ts';

const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#d02020' } })
    .jpeg()
    .toBuffer();
const LEASE_OVER_MS = 31_000;

describeWith(['postgres'], 'what comes in between a check', () => {
  const media = withMedia();
  afterEach(() => media.setTime(undefined));

  const stateOf = async (id: string) =>
    (await media.context.db.selectFrom('uploads').select('state').where('id', '=', id).executeTakeFirst())?.state;
  const storedOf = async (id: string) => {
    const found = await Promise.all(objectKeysOf(id, 'photo').map((key) => media.context.store.head(key)));
    return found.filter((info) => info !== undefined).length;
  };
  /** A service whose photo checks wait until the test lets them continue. */
  const stalled = () => {
    const { promise, resolve: goOn } = Promise.withResolvers<Refused | 'as it is'>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const context: Context = {
      ...media.context,
      inspect: {
        ...media.context.inspect,
        async photo(files) {
          const good = await media.context.inspect.photo(files);
          begin();
          const told = await promise;
          return told === 'as it is' ? good : told;
        },
      },
    };
    return { context, begun, goOn };
  };

  it.each<Refused | 'as it is'>(['as it is', { outcome: 'rejected', reason: 'It took too long.' }])(
    'a check that lost its lease changes nothing of what the next one found: %o',
    async (outcome) => {
      const id = await upload(media, 'overtaken', await photo());
      const { context, begun, goOn } = stalled();
      const late = checkNextUpload(context);
      await begun;
      media.setTime(new Date(Date.now() + LEASE_OVER_MS));
      expect(await checkNextUpload(media.context)).toBe(true);
      goOn(outcome);
      await late;
      expect([await stateOf(id), await storedOf(id)]).toEqual(['ready', 3]);
    },
  );

  it('a photo that is deleted meanwhile is gone, even when its check dies with half of it stored', async () => {
    const id = await upload(media, 'deleting', await photo());
    const { store } = media.context;
    const dying: Context = {
      ...media.context,
      store: {
        ...store,
        async putFile(...file) {
          expect((await ask(media, 'deleting', `${TUS_PATH}/${id}`, 'DELETE')).status).toBe(204);
          await store.putFile(...file);
          throw new Error('killed');
        },
      },
    };
    await expect(checkNextUpload(dying)).rejects.toThrow('killed');
    expect(await storedOf(id)).toBe(1);
    expect((await ask(media, 'deleting', `${TUS_PATH}/${id}`, 'HEAD')).status).toBe(404);
    media.setTime(new Date(Date.now() + LEASE_OVER_MS));
    await sweepUploads(media.context);
    expect([await stateOf(id), await storedOf(id)]).toEqual([undefined, 0]);
  });

  it('the photo of somebody who sends one does not wait for all of somebody who sends many', async () => {
    const many: string[] = [];
    for (let count = 0; count < 6; count++) many.push(await upload(media, 'many', await photo()));
    const one = await upload(media, 'one', await photo());
    await checkNextUpload(media.context);
    await checkNextUpload(media.context);
    expect(await stateOf(one)).toBe('ready');
    for (let count = 0; count < 5; count++) await checkNextUpload(media.context);
    expect(await Promise.all(many.map(stateOf))).toEqual(many.map(() => 'ready'));
  });
});
