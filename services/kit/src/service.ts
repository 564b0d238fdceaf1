import type { Closable } from './bus/bus.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Log } from './log.ts';
import { startTracing } from './telemetry/tracing.ts';
import { tracingVariables } from './telemetry/tracing-config.ts';

export interface RunningService {
  /** Ends requests, returns jobs to the queue and closes connections, in this order. */
  stop(): Promise<void>;
}

/** After this time a process exits, whatever is still open; orchestrators wait a little longer. */
export const STOP_LIMIT_MS = 20_000;

/** Starts a service and stops it in order on SIGTERM or SIGINT; a service that cannot start logs the reason in its last line. */
export async function runService(name: string, log: () => Log, start: () => Promise<RunningService>): Promise<void> {
  let running: RunningService;
  let tracing: Closable | undefined;
  try {
    tracing = startTracing(name, readConfig(process.env, tracingVariables), log);
    running = await start();
  } catch (error) {
    if (error instanceof ConfigError) process.stderr.write(`${name}: ${error.message}\n`);
    else
      process.stderr.write(
        `${name} could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
      );
    process.exit(1);
  }
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log().info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    try {
      await running.stop();
      await tracing?.close();
      process.exit(0);
    } catch (error) {
      log().error({ err: error }, 'could not stop in order');
      process.exit(1);
    }
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  // A parent that dies without notice must not leave services behind.
  if (process.send) process.on('disconnect', () => void stop('disconnect'));
  process.on('unhandledRejection', (error) => {
    log().fatal({ err: error }, 'unhandled rejection');
    process.exit(1);
  });
}

/** Closes things one after the other; an error in one does not prevent the next from closing. */
export async function closeAll(...closables: ({ close(): Promise<unknown> } | undefined)[]): Promise<void> {
  const faults: unknown[] = [];
  for (const closable of closables) {
    try {
      await closable?.close();
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Some parts did not close');
}
