import type { FastifyInstance, FastifyReply } from 'fastify';
import type Stripe from 'stripe';
import type { LocalContext } from '../../context.ts';
import { type FormTree, parseForm } from '../../form.ts';
import { noSuch } from '../errors.ts';
import { expandRow, expansionOf } from '../params/expand.ts';
import { type Known, refuseUnknown } from '../params/known-params.ts';
import { createdFilter, type ListParams, pageOf } from '../params/list.ts';
import { Params } from '../params/params.ts';
import { type LineItem, RESOURCES, type ResourceName, type Tables } from '../store/objects.ts';
import type { Transaction } from '../store/store.ts';
import { type Act, carryOut, type Kind } from './run-post.ts';

type Row = Tables[ResourceName];
/** All results of a reading call: the SDK's own types. */
type Answer = Row | Stripe.ApiList<Row> | Stripe.ApiList<LineItem> | Stripe.ApiList<Stripe.PaymentMethodConfiguration>;

/** A filter parameter, and the rows that match its value. */
type Filter<Shape, Row> = readonly [
  key: Exclude<keyof Shape & string, keyof ListParams>,
  matches: (row: Row, value: string, tx: Transaction) => boolean,
];

/** The three kinds of API calls: retrieve one, list, and an idempotent action. */
export class Api {
  readonly #app: FastifyInstance;
  readonly #context: LocalContext;

  constructor(app: FastifyInstance, context: LocalContext) {
    this.#app = app;
    this.#context = context;
  }

  /** `GET <path>/:id`. */
  retrieve<Name extends ResourceName, Shape extends { expand?: string[] }>(
    kind: Kind<Name>,
    path: string,
    known: Known<Shape>,
  ): void {
    this.get<Shape>(`${path}/:id`, known, (tx, params, id) => {
      const row = tx.get(kind.name, id);
      if (row === undefined) throw noSuch(RESOURCES[kind.name], id);
      return expandRow(tx, kind.name, kind.present(tx, row), expansionOf(params.texts('expand')));
    });
  }

  /** `GET <path>`: newest first, with filters by parameter. */
  list<Name extends Exclude<ResourceName, 'payment_method'>, Shape extends ListParams>(
    kind: Kind<Name>,
    path: string,
    known: Known<Shape>,
    filters: readonly Filter<Shape, Tables[Name]>[],
  ): void {
    this.get<Shape>(path, known, (tx, params) => {
      const isInTime = createdFilter(params);
      const wanted = filters.flatMap(([key, matches]) => {
        const values = params.texts(key);
        return values.length === 0 ? [] : [(row: Tables[Name]) => values.some((value) => matches(row, value, tx))];
      });
      const rows = tx.all(kind.name).filter((row) => isInTime(row.created) && wanted.every((matches) => matches(row)));
      const page = pageOf<Tables[Name]>(rows.reverse(), params, `/v1${path}`);
      const { data: within = {} } = expansionOf(params.texts('expand'));
      return { ...page, data: page.data.map((row) => expandRow(tx, kind.name, kind.present(tx, row), within)) };
    });
  }

  /** Any GET. */
  get<Shape>(path: string, known: Known<Shape>, read: (tx: Transaction, params: Params<Shape>, id: string) => Answer): void {
    this.#app.get<{ Params: { id: string } }>(path, async (request, reply) => {
      const tree = queryOf(request.url);
      refuseUnknown(tree, known);
      const answer = this.#context.store.transact((tx) => read(tx, new Params(tree), request.params.id));
      return send(reply, 200, JSON.stringify(answer));
    });
  }

  /** A POST: done once per Idempotency-Key; its effect, events and stored response share one transaction. */
  post<Name extends ResourceName, Shape extends { expand?: string[] }>(
    kind: Kind<Name>,
    path: string,
    known: Known<Shape>,
    act: Act<Shape, Tables[Name]>,
  ): void {
    this.#app.post<{ Params: { id: string }; Body: FormTree | undefined }>(path, async (request, reply) => {
      const key = request.headers['idempotency-key'];
      const call = {
        key: typeof key === 'string' && key !== '' ? key : undefined,
        path: request.url,
        id: request.params.id,
        body: request.body ?? {},
        requestId: String(reply.getHeader('request-id')),
      };
      if (call.key !== undefined) reply.header('idempotency-key', call.key);
      const { status, body, replayOf } = carryOut(this.#context, call, kind, known, act);
      if (replayOf !== undefined) reply.headers({ 'idempotent-replayed': 'true', 'original-request': replayOf });
      return send(reply, status, body);
    });
  }
}

function send(reply: FastifyReply, status: number, json: string): FastifyReply {
  return reply.code(status).type('application/json').send(json);
}

/** The query with nested brackets, which Fastify's own parser does not nest. */
function queryOf(url: string): FormTree {
  const mark = url.indexOf('?');
  return parseForm(mark < 0 ? '' : url.slice(mark + 1));
}
