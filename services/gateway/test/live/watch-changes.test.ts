import { createHash, randomUUID } from 'node:crypto';
import type { Bus } from '@nimantran/kit/bus/bus';
import { createBus } from '@nimantran/kit/bus/create-bus';
import { createLog } from '@nimantran/kit/log';
import { READERS } from '@nimantran/proto/events/readers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { watchChanges } from '../../src/live/watch-changes.ts';
import { OpenStreams } from '../../src/proxy/open-streams.ts';
import { ResponseCache } from '../../src/proxy/response-cache.ts';
import { SessionCache } from '../../src/sessions/session-cache.ts';
import { asha, SESSION } from '../support/gateway.ts';

describeWith(['postgres'], 'a gateway that listens', () => {
  const database = withDatabase();
  const log = createLog('gateway', 'silent');
  let gatewayBus: Bus;
  let otherBus: Bus;

  beforeAll(async () => {
    otherBus = createBus({ registry: READERS, databaseUrl: database.urls.identity, log });
    gatewayBus = createBus({ registry: READERS, databaseUrl: database.urls.gateway, log });
    await otherBus.prepare();
    await gatewayBus.prepare();
  });
  afterAll(async () => {
    await gatewayBus.close();
    await otherBus.close();
  });

  const tell = (type: string, data: unknown) =>
    otherBus.publish({
      id: randomUUID(),
      type,
      version: 1,
      occurred_at: new Date().toISOString(),
      key: 'k',
      key_version: 1,
      trace: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      data,
    });

  it('hears of revoked sessions and new themes from other processes', async () => {
    const sessions = new SessionCache({ check: async () => ({ user: asha, prices_hidden: false }), now: () => 0 });
    const answers = new ResponseCache({ now: () => 0 });
    const pages = new ResponseCache({ now: () => 0 });
    const watching = await watchChanges({ bus: gatewayBus, sessions, streams: new OpenStreams(), answers, pages, log });
    try {
      await sessions.state(SESSION);
      expect(sessions.peek(SESSION)).toBeDefined();
      await tell('identity.session.revoked', { uid: 'asha', session_hash: createHash('sha256').update(SESSION).digest('hex') });
      await eventually('the session is forgotten', () => sessions.peek(SESSION) === undefined, 5_000);

      let loads = 0;
      const load = async () => {
        loads += 1;
        return { status: 200, contentType: 'application/json', body: Buffer.from('[]') };
      };
      await answers.get('/api/video-details/wedding', load);
      await tell('catalog.theme.published', { theme_id: 1, theme_version: 'v', package_key: 'k', title: 'T' });
      await eventually('the answer is dropped', async () => {
        await answers.get('/api/video-details/wedding', load);
        return loads > 1;
      });
    } finally {
      await watching.close();
    }
  });
});
