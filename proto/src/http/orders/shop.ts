import { type Static, Type } from 'typebox';
import { Approval, ApprovalDecision, ApprovalFilter, ApprovalList, ApprovalParams } from '../../domain/approval.ts';
import { NextCursor, PageQuery } from '../../domain/page.ts';
import { SETTINGS_SECTIONS, SettingsChange, Shop, ShopSettings } from '../../domain/shop.ts';
import { defineOperation } from '../shared/operation.ts';

export const getShop = defineOperation({
  name: 'getShop',
  method: 'GET',
  path: '/api/shop',
  access: 'public',
  summary: 'What the shop says about itself: name, support, offer, delivery, claims, seller, law',
  answer: Shop,
});

const Version = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const Section = Type.Enum([...SETTINGS_SECTIONS]);

/** The settings for editing. */
export const EditableSettings = Type.Object({
  settings: ShopSettings,
  /** Counts changes: a change to a section that was changed since is refused. */
  version: Version,
  /** Sections that nobody has set: their values come with the shop, or from the variables of orders. */
  unset: Type.Array(Section),
});
export type EditableSettings = Static<typeof EditableSettings>;

export const getSettings = defineOperation({
  name: 'getSettings',
  method: 'GET',
  path: '/api/admin/settings',
  access: 'admin',
  summary: 'The settings of the shop for editing',
  answer: EditableSettings,
});

/**
 * Changes the given sections, all or none; a change with a section for two waits as a whole for a second admin: 202 with its approval.
 * Invoices that exist keep their seller. @throws 400 `invalid_settings` naming each fault; 409 `settings_changed` if another admin
 * changed one of the sections in the meantime, `nothing_changed`, `already_asked` while the same sections wait
 */
export const saveSettings = defineOperation({
  name: 'saveSettings',
  method: 'PUT',
  path: '/api/admin/settings',
  access: 'admin',
  summary: 'Changes sections of the settings, or asks a second admin to',
  body: Type.Object({ version: Version, change: SettingsChange }),
  answer: Type.Object({ ...EditableSettings.properties, approval: Type.Union([Approval, Type.Null()]) }),
});

const Person = Type.Object({ uid: Type.String(), email: Type.String() });
const Value = Type.Record(Type.String(), Type.Unknown());

export const SettingsEntry = Type.Object({
  version: Version,
  section: Section,
  before: Value,
  after: Value,
  changed_at: Type.String(),
  changed_by: Person,
  /** The second admin; null if none was needed. */
  agreed_by: Type.Union([Person, Type.Null()]),
});
export type SettingsEntry = Static<typeof SettingsEntry>;

export const listSettingsHistory = defineOperation({
  name: 'listSettingsHistory',
  method: 'GET',
  path: '/api/admin/settings/history',
  access: 'admin',
  summary: 'Every change of the settings, newest first',
  query: PageQuery,
  answer: Type.Object({ entries: Type.Array(SettingsEntry), next_cursor: NextCursor }),
});

export const listSettingsApprovals = defineOperation({
  name: 'listSettingsApprovals',
  method: 'GET',
  path: '/api/admin/settings/approvals',
  access: 'admin',
  summary: 'Changes of the settings that wait for a second admin, or that were decided',
  query: ApprovalFilter,
  answer: Type.Object({
    ...ApprovalList.properties,
    /** What the waiting ones change, by their ids: the sections before and after. */
    changes: Type.Record(Type.String(), Type.Object({ before: SettingsChange, after: SettingsChange })),
  }),
});

/** If the sections were changed since, the answer's `error` says so and nothing changes. */
export const decideSettings = defineOperation({
  name: 'decideSettings',
  method: 'POST',
  path: '/api/admin/settings/approvals/{id}/decision',
  access: 'admin',
  summary: 'Approves or declines a change of the settings that another admin requested',
  params: ApprovalParams,
  body: ApprovalDecision,
  answer: Approval,
});

export const withdrawSettings = defineOperation({
  name: 'withdrawSettings',
  method: 'POST',
  path: '/api/admin/settings/approvals/{id}/withdraw',
  access: 'admin',
  summary: "Withdraws one's own requested change of the settings",
  params: ApprovalParams,
  answer: Approval,
});
