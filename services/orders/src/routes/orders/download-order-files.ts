import { ConcurrencyLimit } from '@nimantran/kit/http/concurrency-limit';
import { HttpProblem } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { sendZip } from '@nimantran/kit/http/send-zip';
import { MINUTE_MS } from '@nimantran/proto/domain/durations';
import { DOWNLOAD_FILES } from '@nimantran/proto/domain/order';
import { downloadOrderFiles } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { countDownload } from '../../db/delivery/downloads.ts';
import { fileNameOf } from '../../domain/file-name.ts';
import { fileOfOrder } from '../../domain/orders/order-view.ts';
import { limitZips } from '../../use-cases/orders/limit-attempts.ts';
import { downloadableOrder } from './downloadable-order.ts';

/** A zip of 200 MB in this time takes a connection of one megabit a second. */
const LIMIT_MS = 30 * MINUTE_MS;
/** Each holds a connection to media, and one of media's 64 to the store, for as long as its reader takes. */
const ZIPS_AT_ONCE = { ofPerson: 2, ofAll: 16 };

export function serveDownloadOrderFiles(app: FastifyInstance, context: OrdersContext): void {
  const { db, clock, log } = context;
  const [ofPerson, ofAll] = [new ConcurrencyLimit(ZIPS_AT_ONCE.ofPerson), new ConcurrencyLimit(ZIPS_AT_ONCE.ofAll)];
  route(app, downloadOrderFiles, async ({ params, user, reply }) => {
    const order = await downloadableOrder(db, params.number, user.uid);
    const entries = DOWNLOAD_FILES.flatMap((file) => {
      const found = fileOfOrder(order, file);
      const { object_key, size_bytes } = found ?? {};
      if (object_key === undefined || size_bytes === undefined) return [];
      return [{ name: fileNameOf(order, file), object_key, size_bytes, at: order.completedAt ?? order.placedAt }];
    });
    await limitZips(context, user.uid);
    const counted = [
      [ofPerson, user.uid],
      [ofAll, 'all'],
    ] as const;
    if (!ConcurrencyLimit.hold(counted, reply.raw)) {
      void reply.header('retry-after', '60');
      throw new HttpProblem(
        429,
        'zips_at_once',
        'Too many downloads are in progress. Wait for one of them, or save the files one by one.',
      );
    }
    await db.transaction().execute((transaction) => countDownload(transaction, clock, { orderId: order.id, uid: user.uid }));
    await sendZip(reply, { name: fileNameOf(order, 'all'), entries, readObject: context.readObject, log, limitMs: LIMIT_MS });
    return undefined;
  });
}
