import { csvOf } from '@nimantran/kit/csv';
import type { FastifyReply } from 'fastify';

/** Answers with a table that the browser saves. */
export async function sendCsv(reply: FastifyReply, fileName: string, rows: readonly (readonly string[])[]): Promise<void> {
  await reply
    .type('text/csv; charset=utf-8')
    .headers({ 'content-disposition': `attachment; filename="${fileName}"`, 'cache-control': 'no-store' })
    .send(csvOf(rows));
}
