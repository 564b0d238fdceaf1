import { purgeNextOrder } from '../../src/jobs/purge-order.ts';
import { interrupted } from './interrupt.ts';
import { openMedia } from './media.ts';

/** Runs in a separate process: purges the waiting order and is killed at the nth call. */
const [databaseUrl = '', folder = '', at = ''] = process.argv.slice(2);
const media = await openMedia(databaseUrl, { DATA_DIR: folder });
await purgeNextOrder(interrupted(media.context, Number(at), () => process.kill(process.pid, 'SIGKILL')).context);
process.exit(0);
