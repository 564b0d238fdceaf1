import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Bus } from '@nimantran/kit/bus/bus';
import { createDatabase, fixedClock } from '@nimantran/kit/db/database';
import { migrate } from '@nimantran/kit/db/migrate';
import { startReader } from '@nimantran/kit/events/inbox';
import { createLog } from '@nimantran/kit/log';
import { closeAll } from '@nimantran/kit/service';
import type { Role, User } from '@nimantran/proto/domain/user';
import type { Envelope, EventData, EventDefinition } from '@nimantran/proto/events/envelope';
import { READERS } from '@nimantran/proto/events/readers';
import type { Invitation, NewReply } from '@nimantran/proto/http/guests/invitations';
import type { OrderInvitation } from '@nimantran/proto/http/orders/invitations';
import { type Call, ProblemError } from '@nimantran/proto/http/shared/client';
import type { Operation } from '@nimantran/proto/http/shared/operation';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import { buildApp } from '../../src/app.ts';
import { readConfiguration } from '../../src/config.ts';
import { consumersOf } from '../../src/consumers/index.ts';
import { askersOf, type Context } from '../../src/context.ts';
import type { Tables } from '../../src/db/schema.ts';
import { watchOrders } from '../../src/live/watch-orders.ts';

export const house = serviceAuthOf('guests');

/** An anonymous caller, a service, or a person. */
export type Caller = 'nobody' | 'service' | { uid: string; roles?: Role[] };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Answer {
  status: number;
  text: string;
  headers: Record<string, unknown>;
  /** Undefined unless it is JSON. */
  body: { code?: string; [field: string]: unknown };
}

export interface Guests {
  context: Context;
  app: FastifyInstance;
  time: { now: Date };
  /** What orders tells of each order, by its number; a number that is missing has no order. */
  orders: Map<string, OrderInvitation>;
  /** Number of questions to orders so far. */
  asked: { orders: number; media: number };
  /** Services that do not answer. */
  silent: Set<'orders' | 'media'>;
  pictures: Map<string, Buffer>;
  ask(caller: Caller, method: Method, url: string, payload?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Adds a delivered order, turns its page on, and returns its number and the page's token. */
  page(changes?: Partial<OrderInvitation>): Promise<{ number: string; token: string; owner: { uid: string }; orderId: string }>;
  /** Sends a reply as a browser does that opened the page a minute ago. */
  reply(
    token: string,
    changes?: Partial<NewReply>,
    from?: { secret?: string; address?: string },
  ): Promise<Answer & { secret: string }>;
  /** Delivers an event to the service as the bus would: to its reader, and to those who watch. */
  receive<Event extends EventDefinition>(event: Event, key: string, data: EventData<Event>): Promise<void>;
  close(): Promise<void>;
}

let made = 0;
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
function nextNumber(): string {
  made += 1;
  return `NM-${made
    .toString()
    .padStart(8, '0')
    .replace(/./g, (digit) => LETTERS[Number(digit)] ?? '0')}`;
}

export const newSecretOf = (name: string): string => Buffer.from(name.padEnd(16, '.')).toString('base64url').slice(0, 22);

/** A wedding in the week after the tests' clock. */
export function invitationOf(number: string, changes: Partial<OrderInvitation> = {}): OrderInvitation {
  const field = (key: string, kind: 'name' | 'date' | 'time' | 'place' | 'text', role?: 'bride' | 'groom') => ({
    ...{ key, label: key, kind, required: true, max_length: 80, sample: key },
    ...(role && { role }),
  });
  return {
    order_id: randomUUID(),
    number,
    owner_uid: 'host',
    delivered: true,
    delivered_at: '2026-11-20T10:00:00.000Z',
    headline: 'Rohan & Asha',
    theme_version: 'v1',
    theme: {
      ...{ id: 121, title: 'Noor', category: 'Wedding', category_id: 1, width: 1080, height: 1920 },
      fields: [
        field('groom_name', 'name', 'groom'),
        field('bride_name', 'name', 'bride'),
        field('date', 'date'),
        field('time', 'time'),
        field('venue', 'place'),
      ],
      colors: { gold: '#c9a227' },
      fonts: { 'Rozha One': 'rozha-one.ttf' },
    },
    details: { groom_name: 'Rohan', bride_name: 'Asha', date: '2026-12-05', time: '19:30', venue: 'Lake Palace, Udaipur' },
    bride_first: false,
    revision: 0,
    changed_at: '2026-11-19T10:00:00.000Z',
    video: { object_key: `renders/${'a'.repeat(64)}.mp4`, size_bytes: 9_000_000, width: 1080, height: 1920 },
    cards: [{ object_key: `stills/${'b'.repeat(64)}.jpg`, size_bytes: 300_000, width: 1080, height: 1920 }],
    poster_key: `stills/${'c'.repeat(64)}.jpg`,
    ...changes,
  };
}

/** The service with a real database; the test delivers its events, sets its clock, and is its neighbours. */
export async function openGuests(databaseUrl: string, environment: Record<string, string> = {}): Promise<Guests> {
  const config = readConfiguration({
    ...{ NODE_ENV: 'test', PORT: '0', ...house.variables, DATABASE_URL: databaseUrl },
    ...{ PUBLIC_URL: 'https://shop.test', ORDERS_URL: 'http://orders.test', MEDIA_URL: 'http://media.test', ...environment },
  });
  const db = createDatabase<Tables>(databaseUrl, { maxConnections: 10 });
  await migrate(db, path.join(import.meta.dirname, '../../src/db/migrations'));
  const log = createLog('guests', 'silent');
  const time = { now: new Date('2026-11-26T10:00:00Z') };
  const clock = fixedClock(() => time.now);
  const handlers: ((event: Envelope) => Promise<void> | void)[] = [];
  const bus: Bus = {
    prepare: async () => {},
    publish: async () => {},
    consume: async (_reader, handle) => {
      handlers.push((event) => (READERS.guests.some(({ type }) => type === event.type) ? handle(event) : undefined));
      return { close: async () => {} };
    },
    watch: async (types, handle) => {
      handlers.push((event) => (types.includes(event.type) ? handle(event) : undefined));
      return { close: async () => {} };
    },
    ping: async () => {},
    close: async () => {},
  };
  const orders = new Map<string, OrderInvitation>();
  const pictures = new Map<string, Buffer>();
  const asked = { orders: 0, media: 0 };
  const silent = new Set<'orders' | 'media'>();
  const problem = (status: number, code: string) =>
    new ProblemError({ type: 'about:blank', title: 'Fault', status, detail: 'No.', code });
  const askOrders = (async (_operation: Operation, { params }: { params: { number: string } }) => {
    asked.orders += 1;
    if (silent.has('orders')) throw problem(0, 'unreachable');
    const found = orders.get(params.number);
    if (!found) throw problem(404, 'order_not_found');
    return found;
  }) as unknown as Call;
  const askMedia = (async (_operation: Operation, { body }: { body: { object_key: string; expires_in_seconds: number } }) => {
    asked.media += 1;
    if (silent.has('media')) throw problem(0, 'unreachable');
    const expires = new Date(time.now.getTime() + body.expires_in_seconds * 1000);
    return { url: `/api/objects/${body.object_key}?signed`, expires_at: expires.toISOString() };
  }) as unknown as Call;
  const readObject = async (key: string) => {
    const bytes = pictures.get(key);
    if (!bytes) throw new Error('There is no such picture.');
    return Readable.from(bytes);
  };
  const context: Context = {
    ...{ config, log, tokens: house.tokens, db, clock, bus },
    ...askersOf({ orders: askOrders, media: askMedia, readObject }),
    close: () => db.destroy(),
  };
  const app = await buildApp(context);
  await watchOrders(context);
  const reader = await startReader({ db, bus, registry: READERS, reader: 'guests', consumers: consumersOf(context), log });

  const ask: Guests['ask'] = async (caller, method, url, payload, headers = {}) => {
    const token =
      caller === 'nobody'
        ? undefined
        : await (caller === 'service' ? house.forService('identity') : house.forUser(person(caller.uid, caller.roles)));
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const options: InjectOptions = { method, url, headers: { ...headers, ...authorization } };
    if (payload !== undefined) options.payload = payload as object;
    const answer = await app.inject(options);
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      ...{ status: answer.statusCode, text: answer.body, headers: answer.headers },
      body: isJson ? answer.json() : {},
    };
  };
  return {
    ...{ context, app, time, orders, asked, silent, pictures, ask },
    async page(changes = {}) {
      const number = nextNumber();
      const invitation = invitationOf(number, changes);
      orders.set(number, invitation);
      const owner = { uid: invitation.owner_uid };
      const { status, body, text } = await ask(owner, 'PUT', `/api/guest-pages/${number}/on`);
      if (status !== 200) throw new Error(`The page could not be turned on: ${text}`);
      return { number, owner, token: String(body.token), orderId: invitation.order_id };
    },
    async reply(token, changes = {}, { secret = newSecretOf(randomUUID()), address } = {}) {
      const opened_at = new Date(time.now.getTime() - 60_000).toISOString();
      const payload = { name: 'Kavya', coming: true, people: { [FUNCTION]: 2 }, line: '', opened_at, ...changes };
      const headers: Record<string, string> = address === undefined ? {} : { 'x-forwarded-for': address };
      return { ...(await ask('nobody', 'PUT', `/api/invitations/${token}/replies/${secret}`, payload, headers)), secret };
    },
    async receive({ type, version }, key, data) {
      const trace = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
      const occurred_at = time.now.toISOString();
      const event = { id: randomUUID(), type, version, occurred_at, key, key_version: 1, trace, data };
      for (const handle of handlers) await handle(event);
    },
    close: () => closeAll(app, reader, context),
  };
}

/** The function that the tests' invitations have: its key is that of the field with its day. */
export const FUNCTION = 'date' satisfies Invitation['functions'][number]['key'];

const person = (uid: string, roles: Role[] = []): User => ({
  uid,
  email: `${uid}@example.com`,
  email_verified: true,
  name: uid,
  photoURL: null,
  roles,
});
