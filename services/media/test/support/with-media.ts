import { afterAll, beforeAll } from 'vitest';
import { withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { type Media, openMedia } from './media.ts';

/** Media for one suite, on its own database; `environment` is read when the suite starts. */
export function withMedia(environment: () => Record<string, string> = () => ({})): Media {
  const database = withDatabase();
  const media = {} as Media;
  beforeAll(async () => {
    Object.assign(media, await openMedia(database.urls.media, environment()));
  });
  afterAll(() => media.close?.());
  return media;
}
