import { randomUUID } from 'node:crypto';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { READERS } from '@nimantran/proto/events/readers';
import {
  addThemeVersion,
  getTheme,
  publishThemeVersion,
  retireTheme,
  THEME_PACKAGES_PATH,
} from '@nimantran/proto/http/catalog/admin-themes';
import { createApiKey, listApiKeys, revokeApiKey } from '@nimantran/proto/http/identity/api-keys';
import { grantRole } from '@nimantran/proto/http/identity/people';
import { startProof } from '@nimantran/proto/http/orders/first-run';
import {
  decideSettings,
  getSettings,
  listSettingsApprovals,
  saveSettings,
  withdrawSettings,
} from '@nimantran/proto/http/orders/shop';
import { createWebhook, deleteWebhook, listWebhooks } from '@nimantran/proto/http/orders/webhooks';
import { getPrices } from '@nimantran/proto/http/pricing/admin-prices';
import { PARKED_EVENTS, READING_SERVICES, type ReadingService } from '@nimantran/proto/http/shared/parked-events';
import { getThemeTrial, startThemeTrial } from '@nimantran/proto/http/studio/theme-trials';
import { OWNERS } from '../../postgres/provision.ts';
import { until } from '../../shop-client/person.ts';
import { shortThemeZip } from '../../test-support/fixtures/short-theme.ts';
import type { Member } from '../people.ts';
import type { ShopSeeder } from '../shop-seeder.ts';
import type { ValidRequestMaker } from './valid-request.ts';

const WAIT_MS = 60_000;
export const OWN_THEME: Partial<ThemeManifest> = { id: 900_010, title: 'Paper Kite' };

/** Uploads a package; always the same one, so that its theme keeps its version. */
async function sendPackage(stock: ShopSeeder, { person }: Member): Promise<string> {
  const body = Buffer.from(await shortThemeZip(OWN_THEME));
  const answer = await person.fetch(THEME_PACKAGES_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/zip' },
    body,
  });
  if (!answer.ok) throw new Error(`The package was answered with ${answer.status}.`);
  const { id } = (await answer.json()) as { id: string };
  stock.things.add('package', id);
  return id;
}

const packages = new WeakMap<ShopSeeder, Promise<string>>();
function packageOf(stock: ShopSeeder, by: Member): Promise<string> {
  const known = packages.get(stock) ?? sendPackage(stock, by);
  packages.set(stock, known);
  return known;
}

const themes = new WeakMap<ShopSeeder, Promise<string>>();
/** A version on sale of a theme that no order uses. */
export function ownThemeVersion(stock: ShopSeeder, by: Member): Promise<string> {
  const known = themes.get(stock) ?? sell(stock, by);
  themes.set(stock, known);
  return known;
}

async function sell(stock: ShopSeeder, by: Member): Promise<string> {
  const { person } = by;
  const theme = await person.call(addThemeVersion, { body: { package_id: await packageOf(stock, by) } });
  const params = { theme_id: theme.id, version: theme.history[0]?.version ?? '' };
  await until('a theme that can be sold', WAIT_MS, async () => {
    const { history } = await person.call(getTheme, { params });
    return history[0]?.waits_for === null ? true : undefined;
  });
  await person.call(publishThemeVersion, { params });
  stock.things.add('own theme', theme.id);
  stock.things.add('version', params.version);
  return params.version;
}

const aboutTheme: ValidRequestMaker = async (stock, by) => ({
  params: { theme_id: OWN_THEME.id, version: await ownThemeVersion(stock, by) },
});

async function trialOf(stock: ShopSeeder, by: Member): Promise<string> {
  const { id } = await by.person.call(startThemeTrial, { body: { package_id: await packageOf(stock, by) } });
  stock.things.add('trial', id);
  return id;
}

/** Requests a role for a new account. */
async function askRole(stock: ShopSeeder, { person }: Member): Promise<string | undefined> {
  const { uid } = await stock.people.newcomer();
  stock.things.add('uid', uid);
  const { approval } = await person.call(grantRole, { params: { uid }, body: { role: 'partner' } });
  stock.things.add('role approval', approval?.id);
  return approval?.id;
}

/** Requests a change of the settings that needs two admins; one that is open is withdrawn first by whoever made it. */
async function askSettings(stock: ShopSeeder, { person, uid }: Member): Promise<string | undefined> {
  const { approvals } = await person.call(listSettingsApprovals, { query: {} });
  for (const { id, asked_by } of approvals) {
    if (asked_by.uid === uid) await person.call(withdrawSettings, { params: { id } });
    else await person.call(decideSettings, { params: { id }, body: { decision: 'decline' } });
  }
  const { settings, version } = await person.call(getSettings);
  const law = { ...settings.law, courts: `the courts of ${randomUUID().slice(0, 8)}` };
  const { approval } = await person.call(saveSettings, { body: { version, change: { law } } });
  stock.things.add('settings approval', approval?.id);
  return approval?.id;
}

/**
 * Parks an event that its reader has already processed, as if its first delivery had failed. Identity records each event only
 * once, so it gets them as new events.
 */
async function parkEvent({ fuzz, things }: ShopSeeder, service: ReadingService): Promise<string | undefined> {
  const outboxes = OWNERS.map((owner) => `select id, type, envelope from ${owner}.outbox`).join(' union all ');
  const id = service === 'identity' ? 'gen_random_uuid()' : 'o.id';
  const { rows } = await fuzz.db.query<{ event_id: string }>(
    `insert into ${service}.dead_events (event_id, envelope, error)
     select n.id, jsonb_set(n.envelope, '{id}', to_jsonb(n.id::text)), 'made to fail'
     from (select ${id} as id, o.envelope from (${outboxes}) o where o.type = any($1)
       and exists (select 1 from ${service}.inbox i where i.event_id = o.id)
       and not exists (select 1 from ${service}.dead_events d where d.event_id = o.id)
       order by random() limit 1) n returning event_id`,
    [READERS[service].map(({ type }) => type)],
  );
  things.add('event', rows[0]?.event_id);
  return rows[0]?.event_id;
}

const aKey = () => ({ name: `fuzz ${randomUUID()}`, scopes: ['orders_read' as const], days: 30 as const });

/** Makes room for one more key: an account may have few. */
async function endKeysOf({ person }: Member): Promise<void> {
  const { keys } = await person.call(listApiKeys);
  for (const { id } of keys.filter(({ revoked_at }) => revoked_at === null)) await person.call(revokeApiKey, { params: { id } });
}

/** The endpoint of a person, with one delivery that ended: only a paid order would make one. */
async function webhookOf(stock: ShopSeeder, { person, role }: Member): Promise<{ id: string; delivery_id: string }> {
  await endWebhooksOf(person);
  const { webhook } = await person.call(createWebhook, { body: aWebhook() });
  const { rows } = await stock.fuzz.db.query<{ id: string }>(
    `insert into orders.webhook_deliveries (webhook_id, event_id, order_id, type, body, failed_at)
     values ($1, gen_random_uuid(), gen_random_uuid(), 'order.paid', '{}', now()) returning id`,
    [webhook.id],
  );
  const delivery_id = rows[0]?.id ?? '';
  stock.things.add('webhook', webhook.id, role);
  stock.things.add('delivery', delivery_id, role);
  return { id: webhook.id, delivery_id };
}

/** Port 9 of this machine answers nothing. */
const aWebhook = () => ({ url: `http://127.0.0.1:9/${randomUUID()}`, events: ['order.paid' as const] });

async function endWebhooksOf(person: Member['person']): Promise<void> {
  const { webhooks } = await person.call(listWebhooks);
  for (const { id } of webhooks) await person.call(deleteWebhook, { params: { id } });
}

/** Admin operations on the shop itself: people, prices, themes, and stuck events. */
export const OF_SHOP: Readonly<Record<string, ValidRequestMaker>> = {
  async grantRole(stock) {
    const { uid } = await stock.people.newcomer();
    stock.things.add('uid', uid);
    return { params: { uid }, body: { role: 'partner' } };
  },
  async revokeRole(stock) {
    const { uid } = await stock.people.newcomer();
    return { params: { uid, role: 'designer' } };
  },
  async endSessions(stock) {
    const { uid } = await stock.people.newcomer();
    stock.things.add('newcomer', uid);
    return { params: { uid } };
  },
  async createApiKey(_stock, by) {
    await endKeysOf(by);
    return { body: aKey() };
  },
  async revokeApiKey(stock, by) {
    await endKeysOf(by);
    const { key } = await by.person.call(createApiKey, { body: aKey() });
    stock.things.add('api key', key.id, by.role);
    return { params: { id: key.id } };
  },
  async createWebhook(_stock, by) {
    await endWebhooksOf(by.person);
    return { body: aWebhook() };
  },
  rotateWebhookSecret: async (stock, by) => ({ params: { id: (await webhookOf(stock, by)).id } }),
  deleteWebhook: async (stock, by) => ({ params: { id: (await webhookOf(stock, by)).id } }),
  listWebhookDeliveries: async (stock, by) => ({ params: { id: (await webhookOf(stock, by)).id } }),
  replayWebhookDelivery: async (stock, by) => ({ params: await webhookOf(stock, by) }),
  getUser: async (_stock, by) => ({ params: { uid: by.uid } }),
  decideRoleApproval: async (stock) => ({
    params: { id: await askRole(stock, await stock.people.secondAdmin()) },
    body: { decision: 'decline' },
  }),
  withdrawRoleApproval: async (stock, by) => ({ params: { id: await askRole(stock, by) } }),
  async savePrices(_stock, { person }) {
    const { models } = await person.call(getPrices);
    return { body: { models: models.slice(0, 1).map(({ pid, version, currencies }) => ({ pid, version, currencies })) } };
  },
  async saveSettings(_stock, { person }) {
    const { settings, version } = await person.call(getSettings);
    return { body: { version, change: { promo: { ...settings.promo, code: `FUZZ${randomUUID().slice(0, 8).toUpperCase()}` } } } };
  },
  decideSettings: async (stock) => ({
    params: { id: await askSettings(stock, await stock.people.secondAdmin()) },
    body: { decision: 'decline' },
  }),
  withdrawSettings: async (stock, by) => ({ params: { id: await askSettings(stock, by) } }),
  startProof: async () => ({ params: { proof: 'mail' } }),
  /** With a wrong code, after which the test mail still waits. */
  async continueProof(_stock, { person }) {
    await person.call(startProof, { params: { proof: 'mail' } });
    return { params: { proof: 'mail' }, body: { answer: 'none' } };
  },
  async savePromoCode(stock) {
    const code = `FUZZ${randomUUID().slice(0, 8).toUpperCase()}`;
    stock.things.add('promo code', code);
    const minimum_minor = { INR: 0, USD: 0, EUR: 0, GBP: 0 };
    const never = { starts_at: null, ends_at: null, max_uses: null, max_uses_per_customer: null };
    return { params: { code }, body: { discount: { kind: 'percent', percent: 10 }, minimum_minor, ...never } };
  },
  addThemeVersion: async (stock, by) => ({ body: { package_id: await packageOf(stock, by) } }),
  getTheme: aboutTheme,
  publishThemeVersion: aboutTheme,
  retireTheme: aboutTheme,
  editTheme: async (stock, by) => ({ ...(await aboutTheme(stock, by)), body: { priority: 3, tags: ['kite'] } }),
  /** A version on sale cannot be scheduled, so it is taken off sale and put back afterwards. */
  async scheduleThemeVersion(stock, by) {
    const params = { theme_id: OWN_THEME.id ?? 0, version: await ownThemeVersion(stock, by) };
    await by.person.call(retireTheme, { params });
    return {
      params,
      body: { at: new Date(Date.now() + 86_400_000).toISOString() },
      after: () => by.person.call(publishThemeVersion, { params }),
    };
  },
  startThemeTrial: async (stock, by) => ({ body: { package_id: await packageOf(stock, by) } }),
  getThemeTrial: async (stock, by) => ({ params: { trial_id: await trialOf(stock, by) } }),
  async playThemeTrial(stock, by) {
    const trial_id = await trialOf(stock, by);
    await by.person.call(getThemeTrial, { params: { trial_id } });
    return { params: { trial_id }, body: { details: {}, bride_first: false, resolution: '480p' } };
  },
  ...Object.fromEntries(
    READING_SERVICES.map((service): [string, ValidRequestMaker] => [
      PARKED_EVENTS[service].replay.name,
      async (stock) => ({ params: { event_id: await parkEvent(stock, service) } }),
    ]),
  ),
};
