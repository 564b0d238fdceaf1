import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listVideos } from '@nimantran/proto/http/catalog/themes';
import { trackOrder } from '@nimantran/proto/http/orders/orders';
import { openSupportRequest } from '@nimantran/proto/http/orders/support-requests';
import { drawLiveStill } from '@nimantran/proto/http/studio/live-stills';
import { beforeAll, describe, expect, it } from 'vitest';
import { SERVICES } from '../../../launcher/service-table.ts';
import { newIntent, type Person, visit, visitAs } from '../../../shop-client/person.ts';
import { dashboardQueries, metricsOf } from '../../../telemetry/queries.ts';
import { eventually } from '../../../test-support/eventually.ts';
import type { OtlpReceiver, ReceivedSpan } from '../../../test-support/stand-ins/otlp-receiver.ts';
import { filesHolding, liveStillFolders } from '../shop/files-holding.ts';
import { asAdmin, tablesWith } from '../shop/search-tables.ts';
import { CHILD, CITY, type TestShop } from '../whole-shop-cases.ts';
import { purgeGuests } from './purge-guests.ts';
import { purgeUploads } from './purge-uploads.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const NAMES = SERVICES.map(({ name }) => name);
/** Unique texts: wherever they appear, they came from a customer. */
const PRIVATE = {
  name: CHILD,
  city: CITY,
  phone: '+91 91234 50607',
  mail: 'xanthippe.q@private.example',
  token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4YW50aGlwcGUifQ.c2lnbmF0dXJl',
  words: 'my grandmother lives at number seven',
  /** Typed into a form, and never ordered. */
  typed: 'Oleander Unwritten',
};

/** The first order of a shop, which sends its traces to `receiver`: followed through every service, counted, and its uploads deleted. */
export function describeWatchedOrder(shop: () => TestShop, number: () => string, receiver: () => OtlpReceiver): void {
  describe('an order that is watched', () => {
    let order: ReceivedSpan[];
    beforeAll(async () => {
      await eventually('the end of the order', () => find('orders', 'process studio.video.delivered'));
      order = await eventually('every span of the order', () => {
        const spans = receiver().spans.filter(({ traceId }) => traceId === find('orders', 'create orders.order.paid')?.traceId);
        const known = new Set(['', ...spans.map(({ spanId }) => spanId)]);
        return spans.every(({ parentSpanId }) => known.has(parentSpanId)) && spans;
      });
    });
    const find = (service: string, name: string) =>
      receiver().spans.find((span) => span.service === service && span.name === name);

    it('is one trace, from the click through every service to the encoder and back', () => {
      const parents = new Map(order.map((span) => [span.spanId, span]));
      const way = (from: ReceivedSpan): string[] => {
        const parent = parents.get(from.parentSpanId);
        return [`${from.service}: ${from.name}`, ...(parent ? way(parent) : [from.parentSpanId])];
      };
      const ways = (name: string) => order.filter((span) => span.name === name).map(way);
      const fromTheClick = [
        'studio: process orders.order.paid',
        'orders: create orders.order.paid',
        'orders: POST /api/orders',
        'gateway: POST /api/orders',
        '',
      ];
      const encoded = ['render: render encode', 'render: render segment', 'render: render draw'];
      const queued = (job: string) => [
        'render: render process',
        `render: process ${job}`,
        `studio: create ${job}`,
        'studio: dispatch render',
      ];
      // The payment leads to the draft's stills, and the designer's approval to the video: both belong to the order's trace.
      const drawn = ['render: render draw', ...queued('stills/stills'), 'studio: want stills', ...fromTheClick];
      expect(ways('render draw')).toContainEqual(drawn);
      const final = [...queued('renders/render'), 'studio: want final', ...fromTheClick];
      expect(ways('render encode')).toContainEqual([...encoded, ...final]);
      expect(ways('render copy')).toEqual([['render: render copy', ...final]]);
      // Polled twice a second while a video is rendered, so these requests are not traced.
      expect(order.filter(({ name }) => /^GET \/internal\/renders/.test(name))).toEqual([]);
      const services = new Set(order.map(({ service }) => service));
      for (const service of ['gateway', 'orders', 'pricing', 'media', 'studio', 'render']) expect(services).toContain(service);
      expect(order.filter(({ parentSpanId }) => parentSpanId === '').map(({ name }) => name)).toEqual(['POST /api/orders']);
    });

    it('says how long each part took and what brought it about', async () => {
      const [encode] = order.filter(({ name }) => name === 'render encode');
      expect(Number(encode?.attributes['nimantran.render.frames'])).toBeGreaterThan(0);
      for (const { startMs, endMs } of order) expect(endMs).toBeGreaterThanOrEqual(startMs);
      // The first span of the linked trace; each service exports its own spans in its own time.
      const cause = (link: string[] = []) =>
        receiver().spans.find(({ traceId, parentSpanId }) => link.includes(traceId) && parentSpanId === '')?.name;
      const paid = order.find(({ name }) => name === 'create orders.order.paid');
      await expect.poll(() => cause(paid?.links)).toMatch(/^POST \/api\/(stripe\/webhook|orders\/:number\/settle)/);
      const wanted = order.find(({ name, links }) => name === 'want final' && links.length === 1);
      await expect.poll(() => cause(wanted?.links)).toMatch(/approve/);
    });

    it('leaves no word of a person in spans and logs, which name the trace', async () => {
      const webhooks = () =>
        ['gateway', 'orders'].map(
          (service) =>
            receiver().spans.filter((span) => span.service === service && span.name === 'POST /api/stripe/webhook').length,
        );
      const before = webhooks();
      await misuse(shop());
      // Waits for the last telemetry; earlier data has been sent by then.
      await expect.poll(() => webhooks().every((count, index) => count > (before[index] ?? 0))).toBe(true);
      const logs = await Promise.all(NAMES.map(async (name) => [name, await linesOf(shop(), name)] as const));
      const personal = [...Object.values(PRIVATE), 'customer@nimantran.test', 'designer@nimantran.test', 'Asha Verma'];
      for (const [name, lines] of logs) {
        const text = lines.join('\n');
        for (const word of personal) expect(text.includes(word), `${word} in the log of ${name}`).toBe(false);
        // Answers that the gateway has ready begin no trace; one in a hundred is logged.
        const requests = lines.filter((line) => line.includes('"msg":"request"') && !line.includes('"one_of":'));
        if (name !== 'render') expect(requests.length, name).toBeGreaterThan(0);
        for (const line of requests) expect(line).toMatch(/"trace_id":"[0-9a-f]{32}"/);
      }
      for (const word of personal) expect(receiver().text().includes(word), `${word} in a span`).toBe(false);
      // Neither a row nor a file contains the words typed for a live still.
      const admin = await asAdmin(shop());
      expect(await tablesWith(admin, PRIVATE.typed).finally(() => admin.end())).toEqual([]);
      expect(await filesHolding([shop().dataDir, ...(await liveStillFolders())], PRIVATE.typed)).toEqual([]);
      const traced = logs.filter(([, lines]) => lines.some((line) => line.includes(`"trace_id":"${order[0]?.traceId}"`)));
      expect(traced.map(([name]) => name)).toEqual(expect.arrayContaining(['gateway', 'orders', 'pricing', 'studio', 'render']));
    });

    it('is counted in every figure that dashboards and alerts ask for', async () => {
      const shown = await Promise.all(NAMES.map(async (name) => (await fetch(shop().metricsUrl(name))).text()));
      const exported = new Set(shown.flatMap((text) => [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(namesOf)));
      const rules = await readFile(path.join(ROOT, 'infra/telemetry/alerts.yml'), 'utf8');
      const alerts = rules
        .split('- alert: ')
        .slice(1)
        .map((rule) => {
          const [, expr = ''] = /expr: >-\n([\s\S]*?)\n {8}for:/.exec(rule) ?? [];
          return { where: rule.split('\n')[0] ?? '', expr };
        })
        // The heartbeat alert queries no metric.
        .filter(({ where }) => where !== 'AlertsWork');
      const asked = [...(await dashboardQueries()), ...alerts];
      expect(asked.length).toBeGreaterThan(60);
      for (const { where, expr } of asked) {
        const metrics = metricsOf(expr);
        expect(metrics.length, where).toBeGreaterThan(0);
        for (const metric of metrics) if (metric !== 'up') expect(exported.has(metric), `${metric} of "${where}"`).toBe(true);
      }
      const all = shown.join('\n');
      expect(all).toMatch(/orders_money_settled_minor\{currency="INR",kind="payment"\} [1-9]/);
      expect(all).toMatch(/studio_videos_delivered_total\{delivery="express",on_time="true"\} 1/);
      expect(all).toMatch(/studio_queue_renders\{queue="stills",band="draft",state="waiting"\} \d/);
      expect(all).toMatch(/render_film_seconds_total\{kind="final",resolution="720p"\} 1$/m);
      await expect.poll(async () => (await fetch(shop().metricsUrl('orders'))).text()).toMatch(/^outbox_oldest_age_seconds 0$/m);
      // Metrics use the route's template: a separate label per order would fill Prometheus's memory.
      expect(all).not.toMatch(/route="[^"]*NM-/);
      expect(all).toMatch(/route="\/api\/orders\/:number"/);
    });

    it('is counted for those inside alone', async () => {
      for (const address of ['/metrics', '/metrics/', '/%6Detrics']) {
        const answer = await fetch(shop().publicUrl + address);
        expect(await answer.text()).not.toContain('# TYPE');
        expect(answer.status).not.toBe(200);
      }
    });

    it('leaves no file and no word of uploads and guests but the receipts, days after the video was made and a month after the functions', () =>
      Promise.all([purgeUploads(shop(), number()), purgeGuests(shop(), number())]));
  });
}

/** Invalid requests of people and programs that contain private data. */
async function misuse(shop: TestShop): Promise<void> {
  const somebody = await visit(shop.publicUrl);
  const customer = await visitAs(shop.publicUrl, shop.localUrl, 'customer@nimantran.test');
  // Rejected as unknown; only the log output matters here.
  await somebody.call(trackOrder, { body: { number: 'NM-00000000', email: PRIVATE.mail } }).catch(() => {});
  const text = `${PRIVATE.words}. Call ${PRIVATE.phone}, or write to ${PRIVATE.mail}. ${PRIVATE.name}`;
  const nothing = { order_number: null, claim: null, draft: null };
  const body = { kind: 'question' as const, subject: PRIVATE.words, text, ...nothing };
  await customer.call(openSupportRequest, { idempotencyKey: newIntent(), body });
  const query = new URLSearchParams({ q: PRIVATE.mail, name: PRIVATE.name, phone: PRIVATE.phone, token: PRIVATE.token });
  const admin = await visitAs(shop.publicUrl, shop.localUrl, 'admin@nimantran.test');
  await get(admin, `/api/admin/orders?${query}`);
  await get(somebody, `/api/orders?${query}`);
  await get(somebody, `/video/${encodeURIComponent(PRIVATE.name)}?${query}`);
  await get(somebody, `/api/orders/${encodeURIComponent(PRIVATE.mail)}`);
  await post(somebody, '/api/user/session', { id_token: PRIVATE.token });
  await post(customer, '/api/orders', { billing: { name: PRIVATE.name }, details: { city: PRIVATE.city, mail: PRIVATE.mail } });
  await seeWords(somebody, PRIVATE.typed);
  await post(somebody, '/api/stripe/webhook', { data: { object: { customer_email: PRIVATE.mail } } });
}

/** Has a scene drawn with a name, and one refused. */
async function seeWords(somebody: Person, name: string): Promise<void> {
  const [theme] = await somebody.call(listVideos, { params: { category: 'birthday' } });
  const key = theme?.fields.find(({ kind }) => kind === 'name')?.key;
  if (!theme || key === undefined) throw new Error('No theme shows a name.');
  const samples = Object.fromEntries(theme.fields.map((field) => [field.key, field.sample]));
  const body = {
    ...{ theme_id: theme.id, theme_version: theme.version, form: newIntent(), photos: {}, bride_first: false },
    ...{ details: { ...samples, [key]: name }, scene: { field: key }, width: 320 },
  };
  expect((await somebody.call(drawLiveStill, { body })).picture).toMatch(/^data:image\/webp/);
  await post(somebody, drawLiveStill.path, { ...body, details: { [key]: `${name}\u0007` } });
}

async function get(person: Person, address: string): Promise<void> {
  await (await person.fetch(address)).arrayBuffer();
}

async function post(person: Person, address: string, body: object): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${PRIVATE.token}`,
    'idempotency-key': newIntent(),
  };
  await (await person.fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).arrayBuffer();
}

async function linesOf(shop: TestShop, name: string): Promise<string[]> {
  return (await readFile(path.join(shop.dataDir, 'logs', `${name}.log`), 'utf8')).split('\n');
}

function namesOf([, name = '', type]: RegExpMatchArray): string[] {
  return type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];
}
