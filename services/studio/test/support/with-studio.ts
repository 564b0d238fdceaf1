import { afterAll, beforeAll } from 'vitest';
import { withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { openStudio, type Studio } from './studio.ts';

/** A studio for one suite, on its own database. */
export function withStudio(): Studio {
  const database = withDatabase();
  const studio = {} as Studio;
  beforeAll(async () => {
    Object.assign(studio, await openStudio(database.urls.studio));
  });
  afterAll(() => studio.close?.());
  return studio;
}
