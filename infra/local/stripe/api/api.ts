import type { FastifyInstance } from 'fastify';
import type { LocalContext } from '../../context.ts';
import { type FormTree, parseForm } from '../../form.ts';
import { noSuch } from '../errors.ts';
import { type Change, change } from '../events.ts';
import { expandObject } from '../expand.ts';
import { keepAnswer, keptAnswer } from '../idempotency.ts';
import { LIST_PARAMS, pageOf } from '../list.ts';
import type { TableName, Tables } from '../objects.ts';
import { Params } from '../params.ts';

type ListedName = { [Name in TableName]: Tables[Name] extends { object: string } ? Name : never }[TableName];
type Filter<Row> = (row: Row, value: string) => boolean;

/** The three kinds of calls the API is made of: read one, list, and do something once. */
export class Api {
  readonly #app: FastifyInstance;
  readonly #context: LocalContext;

  constructor(app: FastifyInstance, context: LocalContext) {
    this.#app = app;
    this.#context = context;
  }

  /** `GET <path>/:id`. */
  retrieve(path: string, table: ListedName): void {
    this.#app.get<{ Params: { id: string } }>(`${path}/:id`, async (request) =>
      this.#context.store.transact((tx) => {
        const row = tx.get(table, request.params.id);
        if (row === undefined) throw noSuch(table === 'session' ? 'checkout.session' : table, request.params.id);
        const params = new Params(queryOf(request.url));
        params.rejectUnknown(['expand']);
        return expandObject(tx, row, params);
      }),
    );
  }

  /** `GET <path>`: newest first, with filters by parameter. */
  list<Name extends ListedName>(path: string, table: Name, filters: Readonly<Record<string, Filter<Tables[Name]>>>): void {
    this.#app.get(path, async (request) =>
      this.#context.store.transact((tx) => {
        const params = new Params(queryOf(request.url));
        params.rejectUnknown([...LIST_PARAMS, ...Object.keys(filters)]);
        const wanted = Object.entries(filters).flatMap(([key, matches]) => {
          const values = params.texts(key);
          return values.length === 0 ? [] : [(row: Tables[Name]) => values.some((value) => matches(row, value))];
        });
        const rows = tx.all(table).filter((row) => wanted.every((matches) => matches(row)));
        return expandObject(tx, pageOf(rows, params, `/v1${path}`), params);
      }),
    );
  }

  /** Any other GET. */
  get(path: string, read: (change: Change, params: Params, id: string) => object): void {
    this.#app.get<{ Params: { id: string } }>(path, async (request) =>
      change(this.#context, (work) => read(work, new Params(queryOf(request.url)), request.params.id)),
    );
  }

  /** A POST: done once per Idempotency-Key, its effect, events and kept answer in one transaction. */
  post(path: string, act: (change: Change, params: Params, id: string) => object): void {
    this.#app.post<{ Params: { id: string }; Body: FormTree | undefined }>(path, async (request, reply) => {
      const body = request.body ?? {};
      const key = request.headers['idempotency-key'];
      const at = this.#context.clock();
      const call = typeof key === 'string' && key !== '' ? { key, path: request.url, body, at } : undefined;
      const requestId = reply.getHeader('request-id');
      const cause = { requestId: typeof requestId === 'string' ? requestId : null, idempotencyKey: call?.key ?? null };
      if (call) reply.header('idempotency-key', call.key);
      return change(
        this.#context,
        (work) => {
          const kept = call && keptAnswer(work.tx, call);
          if (kept) {
            reply.header('idempotent-replayed', 'true');
            return kept.body;
          }
          const params = new Params(body);
          const answer = expandObject(work.tx, act(work, params, request.params.id), params);
          if (call) keepAnswer(work.tx, call, answer);
          return answer;
        },
        cause,
      );
    });
  }
}

/** The query with nested brackets, which Fastify's own parser leaves flat. */
function queryOf(url: string): FormTree {
  const mark = url.indexOf('?');
  return parseForm(mark < 0 ? '' : url.slice(mark + 1));
}
