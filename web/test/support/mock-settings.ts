import { randomUUID } from 'node:crypto';
import type { Approval } from '@nimantran/proto/domain/approval';
import {
  SECTIONS_FOR_TWO,
  SETTINGS_SECTIONS,
  type SettingsChange,
  type SettingsSection,
  type Shop,
} from '@nimantran/proto/domain/shop';
import {
  decideSettings,
  getSettings,
  getShop,
  listSettingsApprovals,
  listSettingsHistory,
  type SettingsEntry,
  saveSettings,
  withdrawSettings,
} from '@nimantran/proto/http/orders/shop';
import { firstSettings } from '../../../services/orders/src/domain/shop/first-settings.ts';
import { publicShopOf } from '../../../services/orders/src/domain/shop/public-shop.ts';
import { settingsFaults } from '../../../services/orders/src/domain/shop/settings-faults.ts';
import { forRole } from './mock-admin.ts';
import { inHours } from './mock-orders.ts';
import { MockProblem, on } from './mock-routes.ts';
import { sessionOf } from './mock-shop.ts';

let settings = firstSettings({
  SELLER_NAME: 'Nimantran (development)',
  SELLER_ADDRESS: ['1 Palace Road', 'Indore 452001'],
  SELLER_STATE: 'MP',
  SELLER_GSTIN: undefined,
  SELLER_SAC: '998439',
  SELLER_LUT: undefined,
  isTrial: true,
});

export const settingsFacts = () => settings;
/** The facts that every page comes with. */
export const shopFacts = (): Shop => publicShopOf(settings);

interface Waiting {
  approval: Approval;
  before: SettingsChange;
  after: SettingsChange;
}

const waiting = new Map<string, Waiting>();
const entries: SettingsEntry[] = [];
const personOf = (who: string | undefined) => {
  const user = sessionOf(who)?.user;
  return { uid: user?.uid ?? '', email: user?.email ?? '' };
};

function editable() {
  const set = new Set(entries.map(({ section }) => section));
  return { settings, version: entries.length, unset: SETTINGS_SECTIONS.filter((name) => !set.has(name)) };
}

function change(
  { before, after }: Pick<Waiting, 'before' | 'after'>,
  by: SettingsEntry['changed_by'],
  agreed_by: SettingsEntry['agreed_by'],
) {
  for (const section of Object.keys(after) as SettingsSection[]) {
    entries.unshift({
      version: entries.length + 1,
      section,
      before: before[section] ?? {},
      after: after[section] ?? {},
      changed_at: inHours(0),
      changed_by: by,
      agreed_by,
    });
  }
  settings = { ...settings, ...after };
}

/** The shop's settings, as orders keeps them: a section for two waits for a second admin. */
export function serveSettings(): void {
  on(getShop, shopFacts);
  forRole('admin', getSettings, editable);
  forRole('admin', saveSettings, ({ body, who, response }) => {
    const faults = settingsFaults(body.change).map((fault) => ({ ...fault, field: `change.${fault.field}` }));
    if (faults[0]) throw new MockProblem(400, 'invalid_settings', `${faults[0].field} ${faults[0].message}.`, faults);
    const sections = Object.keys(body.change) as SettingsSection[];
    const before = Object.fromEntries(sections.map((name) => [name, settings[name]]));
    if (!sections.some((name) => SECTIONS_FOR_TWO.has(name))) {
      change({ before, after: body.change }, personOf(who), null);
      return { ...editable(), approval: null };
    }
    const approval: Approval = {
      id: randomUUID(),
      kind: 'shop_settings',
      target: { kind: 'settings', id: sections.join(',') },
      summary: `Change the shop’s settings: ${sections.join(', ')}.`,
      state: 'open',
      asked_by: personOf(who),
      asked_at: inHours(0),
      lapses_at: inHours(72),
      decided_by: null,
      decided_at: null,
      error: null,
    };
    waiting.set(approval.id, { approval, before, after: body.change });
    response.statusCode = 202;
    return { ...editable(), approval };
  });
  forRole('admin', listSettingsHistory, () => ({ entries, next_cursor: null }));
  forRole('admin', listSettingsApprovals, () => ({
    approvals: [...waiting.values()].map(({ approval }) => approval),
    changes: Object.fromEntries([...waiting].map(([id, { before, after }]) => [id, { before, after }])),
    next_cursor: null,
  }));
  const end = (id: string, state: Approval['state'], who: string | undefined): Approval => {
    const found = waiting.get(id);
    if (!found) throw new MockProblem(404, 'unknown_approval', 'This request does not exist.');
    if (state !== 'withdrawn' && found.approval.asked_by.uid === personOf(who).uid)
      throw new MockProblem(409, 'own_request', 'You requested this yourself: another admin has to decide. You can withdraw it.');
    waiting.delete(id);
    if (state === 'approved') change(found, found.approval.asked_by, personOf(who));
    return { ...found.approval, state, decided_by: personOf(who), decided_at: inHours(0) };
  };
  forRole('admin', decideSettings, ({ params, body, who }) =>
    end(params.id, body.decision === 'agree' ? 'approved' : 'declined', who),
  );
  forRole('admin', withdrawSettings, ({ params, who }) => end(params.id, 'withdrawn', who));
}
