import { startReader } from '@nimantran/kit/events/inbox';
import { startRelay } from '@nimantran/kit/events/relay';
import { startLoop } from '@nimantran/kit/loop';
import { closeAll, type RunningService } from '@nimantran/kit/service';
import { READERS } from '@nimantran/proto/events/readers';
import { buildApp } from './app.ts';
import { consumersOf } from './consumers/index.ts';
import type { Context } from './context.ts';
import { sweepApiKeys } from './db/api-keys.ts';
import { noteTokenKeys } from './db/known-keys.ts';
import { sweepSessions } from './db/sessions.ts';
import { renewEnvironmentRoles } from './use-cases/renew-environment-roles.ts';

const SWEEP_EVERY_MS = 3_600_000;
const LAPSE_EVERY_MS = 60_000;
const KEEP_ENDED_SESSIONS_DAYS = 30;

/** Updates roles from the environment, and serves until stopped. */
export async function start(context: Context): Promise<RunningService> {
  const { db, clock, config, log } = context;
  await renewEnvironmentRoles(db, config.roles);
  await noteTokenKeys(db, config.SERVICE_TOKEN_PUBLIC_KEYS);
  await context.bus.prepare();
  const app = await buildApp(context);
  const relay = startRelay(context);
  // Rows of the audit log are written one after another: parallel events would only wait.
  const reader = await startReader({
    ...context,
    registry: READERS,
    reader: 'identity',
    consumers: consumersOf({ log }),
    concurrency: 1,
  });
  const sweep = setInterval(() => {
    sweepSessions(db, clock, KEEP_ENDED_SESSIONS_DAYS).catch((error) => log.warn({ err: error }, 'ended sessions stay'));
    sweepApiKeys(db, clock).catch((error) => log.warn({ err: error }, 'ended API keys stay'));
  }, SWEEP_EVERY_MS);
  const lapse = startLoop({
    name: 'lapse approvals',
    everyMs: LAPSE_EVERY_MS,
    log,
    work: async () => (await context.approvals.lapse()) > 0,
  });
  await app.listen({ host: config.HOST, port: config.PORT });
  return {
    stop: () => {
      clearInterval(sweep);
      return closeAll(app, reader, lapse, relay, context);
    },
  };
}
