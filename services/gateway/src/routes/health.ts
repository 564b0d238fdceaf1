import { healthOf, serveHealth } from '@nimantran/kit/health/serve-health';
import type { App } from '@nimantran/kit/http/app';
import { ConcurrencyLimit } from '@nimantran/kit/http/concurrency-limit';
import { HttpProblem } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { sendZip } from '@nimantran/kit/http/send-zip';
import type { User } from '@nimantran/proto/domain/user';
import { createClient } from '@nimantran/proto/http/shared/client';
import {
  getSupportPacket,
  HEALTH,
  HEALTH_SERVICES,
  HEALTH_TIMEOUT_MS,
  type HealthService,
} from '@nimantran/proto/http/shared/health';
import type { Context } from '../context.ts';
import { certificateOf } from '../health/certificate.ts';
import { packetOf } from '../health/support-packet.ts';

const PACKET_LIMIT_MS = 60_000;
/** Each asks every service for everything. */
const PACKETS_AT_ONCE = 2;

/** How the gateway is, and the packet of what all services say of themselves. */
export function serveGatewayHealth(app: App, context: Context): void {
  const { config, tokens, log } = context;
  const options = { config, own: async () => ({ keys: await certificateOf(config.PUBLIC_URL) }) };
  serveHealth(app, 'gateway', options);

  const ask = async (service: HealthService, user: User) => {
    if (service === 'gateway') return healthOf(app, service, options);
    const call = createClient({
      baseUrl: config.services[service],
      timeoutMs: HEALTH_TIMEOUT_MS,
      retries: 0,
      headers: async () => ({ authorization: `Bearer ${await tokens.forUser(user, service)}` }),
    });
    return call(HEALTH[service].get);
  };
  const packets = new ConcurrencyLimit(PACKETS_AT_ONCE);
  route(app, getSupportPacket, async ({ user, reply }) => {
    if (!ConcurrencyLimit.hold([[packets, 'all']], reply.raw)) {
      void reply.header('retry-after', '10');
      throw new HttpProblem(429, 'packets_at_once', 'Other packets are being made. Try again in a moment.');
    }
    const asked = HEALTH_SERVICES.map(async (service) => {
      const report = await ask(service, user).catch((error: unknown) => {
        log.warn({ err: error, asked: service }, 'no health report');
        return undefined;
      });
      return [service, report] as const;
    });
    const at = new Date();
    const entries = packetOf(new Map(await Promise.all(asked)), at);
    const name = `nimantran-support-${at.toISOString().slice(0, 16).replace(':', '-')}.zip`;
    const readObject = () => Promise.reject(new Error('a packet holds no objects'));
    await sendZip(reply, { name, entries, readObject, log, limitMs: PACKET_LIMIT_MS });
    return undefined;
  });
}
