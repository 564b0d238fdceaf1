import { csvOf } from '@nimantran/kit/csv';
import { route } from '@nimantran/kit/http/route';
import { exportReplies } from '@nimantran/proto/http/guests/guest-pages';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { allReplies, functionsWith } from '../db/replies.ts';
import type { ReplyRow } from '../db/schema.ts';
import { ownPage } from '../use-cases/own-page.ts';

export function serveExportReplies(app: FastifyInstance, context: Context): void {
  route(app, exportReplies, async ({ params, user, reply }) => {
    const page = await ownPage(context, params.number, user.uid);
    const replies = await allReplies(context.db, page.id);
    const functions = functionsWith(page, new Set(replies.flatMap(({ people }) => Object.keys(people))));
    const head = [
      'Name',
      'Comes',
      ...functions.map(({ title }) => title),
      'Message',
      'First reply (UTC)',
      'Last change (UTC)',
      'Spam?',
    ];
    await reply
      .type('text/csv; charset=utf-8')
      .headers({ 'content-disposition': `attachment; filename="${params.number}-replies.csv"`, 'cache-control': 'no-store' })
      .send(csvOf([head, ...replies.map((row) => cellsOf(row, functions))]));
    return undefined;
  });
}

const cellsOf = (row: ReplyRow, functions: readonly { key: string }[]): string[] => [
  row.name,
  row.coming ? 'Yes' : 'No',
  ...functions.map(({ key }) => String(row.people[key] ?? 0)),
  row.line,
  row.createdAt.toISOString(),
  row.updatedAt.toISOString(),
  row.suspect ? 'Perhaps' : '',
];
