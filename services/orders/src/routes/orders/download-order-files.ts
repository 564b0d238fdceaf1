import { ConcurrencyLimit } from '@nimantran/kit/http/concurrency-limit';
import { HttpProblem } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { sendZip, type ZipEntry } from '@nimantran/kit/http/send-zip';
import { MINUTE_MS } from '@nimantran/proto/domain/durations';
import { DOWNLOAD_FILES } from '@nimantran/proto/domain/order';
import { downloadOrderFiles } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { countDownload } from '../../db/delivery/downloads.ts';
import type { OrderRow } from '../../db/schema.ts';
import { fileNameOf } from '../../domain/file-name.ts';
import { fileOfOrder } from '../../domain/orders/order-view.ts';
import { invitationOf } from '../../use-cases/orders/invitation-of.ts';
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
    const entries = await entriesOf(context, order);
    await db.transaction().execute((transaction) => countDownload(transaction, clock, { orderId: order.id, uid: user.uid }));
    await sendZip(reply, { name: fileNameOf(order, 'all'), entries, readObject: context.readObject, log, limitMs: LIMIT_MS });
    return undefined;
  });
}

/** All files of a finished video, then what is made from its words: the calendar file and the words to paste. */
async function entriesOf(context: OrdersContext, order: OrderRow): Promise<ZipEntry[]> {
  const { calendar, texts } = await invitationOf(context, order);
  const at = order.completedAt ?? order.placedAt;
  const files = DOWNLOAD_FILES.flatMap((file): ZipEntry[] => {
    const found = fileOfOrder(order, file);
    if (!found) return [];
    const { object_key, size_bytes } = found;
    return [{ name: fileNameOf(order, file), object_key, size_bytes, at }];
  });
  const words = texts.map(({ text }) => text).join('\n\n* * *\n\n');
  return [
    ...files,
    ...(calendar === null ? [] : [{ name: fileNameOf(order, 'calendar'), text: calendar, at }]),
    { name: fileNameOf(order, 'words'), text: `${words}\n`, at },
  ];
}
