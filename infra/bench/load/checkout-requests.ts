import { randomUUID } from 'node:crypto';
import type { Customisation } from '@nimantran/proto/domain/customisation';
import type { ServiceName } from '@nimantran/proto/domain/service-name';
import type { User } from '@nimantran/proto/domain/user';
import { checkSession, whoAmI } from '@nimantran/proto/http/identity/sessions';
import { type DraftContent, saveDraft } from '@nimantran/proto/http/orders/drafts';
import { getOrder, listOrders, placeOrder, trackOrder } from '@nimantran/proto/http/orders/orders';
import { createQuote, type QuoteRequest } from '@nimantran/proto/http/pricing/quotes';
import type { Operation } from '@nimantran/proto/http/shared/operation';
import type autocannon from 'autocannon';
import { BILLING, customise, findTheme, OPTIONS, order } from '../../shop-client/order.ts';
import { newIntent, type Person, visitAs } from '../../shop-client/person.ts';
import { THEME } from './buyers.ts';
import type { SleepingShop } from './sleeping-shop.ts';

/** A signed-in customer who has ordered before. */
export interface Visitor {
  person: Person;
  user: User;
  sessionToken: string;
  number: string;
  draftVersion: number;
}

interface Tokens {
  user: string;
  service: string;
}

/** One request of a purchase, in its forms for the gateway and for the service. */
export interface Step {
  name: string;
  service: ServiceName;
  atGateway(visitor: Visitor): autocannon.Request;
  atService(visitor: Visitor, tokens: Tokens): autocannon.Request;
}

/** Signs in the visitors and prepares the requests they make. */
export async function openCounter(shop: SleepingShop, count: number): Promise<{ visitors: Visitor[]; steps: Step[] }> {
  const { publicUrl, localUrl } = shop.shop;
  const emails = Array.from({ length: count }, (_, index) => `visitor-${index}@nimantran.test`);
  const people = await Promise.all(emails.map((email) => visitAs(publicUrl, localUrl, email)));
  const [first] = people;
  if (!first) throw new Error('Nobody is at the counter.');
  const theme = await findTheme(first, THEME.id, THEME.category);
  const customisation = await customise(first, theme, {});
  const visitors: Visitor[] = [];
  for (const person of people) {
    const { session } = await person.call(whoAmI);
    if (!session) throw new Error('A visitor is not signed in.');
    const placed = await order(person, theme, customisation, newIntent());
    const sessionToken = /nimantran_session=([^;]+)/.exec(person.headers().cookie ?? '')?.[1] ?? '';
    visitors.push({ person, user: session.user, sessionToken, number: placed.order.number, draftVersion: 0 });
  }
  const { currency, resolution, delivery, remove_watermark, promo_code } = OPTIONS;
  const quote: QuoteRequest = {
    ...{ pricing_id: theme.pricing_id, currency, resolution, delivery, remove_watermark, promo_code },
    ...{ bride_first: false, custom_audio: false },
  };
  const { total } = await first.call(createQuote, { body: quote });
  const wanted = {
    ...{ theme_id: theme.id, theme_version: theme.version, customisation, options: OPTIONS, billing: BILLING },
    ...{ expected_total_minor: total.amount_minor, terms_accepted: true, once_more: true },
  };
  const steps: Step[] = [
    {
      name: 'session',
      service: 'identity',
      atGateway: (visitor) => ask(whoAmI, { headers: visitor.person.headers() }),
      atService: ({ sessionToken }, { service }) =>
        ask(checkSession, { body: { session_token: sessionToken }, headers: { authorization: `Bearer ${service}` } }),
    },
    stepOf('quote', 'pricing', (_, headers) => ask(createQuote, { body: quote, headers })),
    stepOf('save draft', 'orders', (visitor, headers) => draftRequest(visitor, theme.id, customisation, headers)),
    stepOf('place order', 'orders', (_, headers) => ({
      ...ask(placeOrder, { body: wanted, headers }),
      setupRequest: (request) => ({ ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } }),
    })),
    stepOf('order list', 'orders', (_, headers) => ask(listOrders, { query: '?limit=10', headers })),
    stepOf('order detail', 'orders', ({ number }, headers) => ask(getOrder, { params: { number }, headers })),
    stepOf('track order', 'orders', ({ number, user }, headers) =>
      ask(trackOrder, { body: { number, email: user.email }, headers }),
    ),
  ];
  return { visitors, steps };
}

/** The same request for both; only the authentication differs. */
function stepOf(
  name: string,
  service: ServiceName,
  requestOf: (visitor: Visitor, headers: Record<string, string>) => autocannon.Request,
): Step {
  return {
    ...{ name, service },
    atGateway: (visitor) => requestOf(visitor, visitor.person.headers()),
    atService: (visitor, { user }) => requestOf(visitor, { authorization: `Bearer ${user}` }),
  };
}

/** Continues from the person's last saved draft, with a different text each time. */
function draftRequest(
  visitor: Visitor,
  themeId: number,
  { details }: Customisation,
  headers: Record<string, string>,
): autocannon.Request {
  const name = Object.keys(details)[0] ?? '';
  const contentOf = (): DraftContent => ({
    details: { ...details, [name]: `Guest ${visitor.draftVersion}` },
    ...{ photos: {}, own_music: false, music: null, bride_first: false, promo_code: '', remove_watermark: false },
    ...{ resolution: OPTIONS.resolution, delivery: OPTIONS.delivery },
    billing: { name: '', country: 'IN', state: '', gstin: '' },
  });
  return {
    ...ask(saveDraft, { params: { theme_id: themeId }, headers }),
    setupRequest: (request) => ({
      ...request,
      headers: { ...request.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ version: visitor.draftVersion, content: contentOf() }),
    }),
    onResponse: (status, body) => {
      if (status < 300) visitor.draftVersion = JSON.parse(body).version;
    },
  };
}

function ask(
  operation: Operation,
  input: { params?: Record<string, string | number>; query?: string; body?: object; headers: Record<string, string> },
): autocannon.Request {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, key: string) => String(input.params?.[key] ?? ''));
  return {
    method: operation.method,
    path: path + (input.query ?? ''),
    headers: { ...input.headers, ...(input.body && { 'content-type': 'application/json' }) },
    ...(input.body && { body: JSON.stringify(input.body) }),
  };
}
