import { connect, NatsError } from 'nats';
import { natsOptionsOf } from './nats-address.ts';

const LIMIT_MS = 5_000;

/** Deletes everything on the bus, and its readers' positions: they belong to a state that the tables no longer contain. */
export async function forgetNatsStream(url: string, stream = 'NIMANTRAN'): Promise<void> {
  const connection = await connect({ ...natsOptionsOf(url), timeout: LIMIT_MS });
  try {
    const manager = await connection.jetstreamManager({ timeout: LIMIT_MS });
    await manager.streams.delete(stream);
  } catch (error) {
    if (!(error instanceof NatsError && error.api_error?.code === 404)) throw error;
  } finally {
    await connection.close();
  }
}
