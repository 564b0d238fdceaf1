import type { Operation } from '@nimantran/proto/http/shared/operation';
import type { Role } from './people.ts';

/** The kinds of things that ids in requests name. */
export type Kind =
  | 'order'
  | 'support'
  | 'upload'
  | 'bill'
  | 'refund'
  | 'mail'
  | 'invoice'
  | 'question'
  | 'job'
  | 'render'
  | 'theme render'
  | 'batch'
  | 'api key'
  | 'key secret'
  | 'payment aim'
  | 'session'
  | 'intent'
  | 'provider refund'
  | 'review'
  | 'reviewer'
  | 'invitation'
  | 'reply'
  | 'reply secret'
  | 'webhook'
  | 'delivery'
  | 'role approval'
  | 'refund approval'
  | 'settings approval'
  | 'payout'
  | 'event'
  | 'trial'
  | 'package'
  | 'theme'
  | 'own theme'
  | 'version'
  | 'uid'
  | 'newcomer'
  | 'email'
  | 'promo code'
  | 'partner code'
  | 'category'
  | 'video'
  | 'slug'
  | 'field'
  | 'pricing';

/** The kind of thing, by the name of the parameter or field. */
const BY_NAME: Readonly<Record<string, Kind>> = {
  number: 'order',
  order_number: 'order',
  order_numbers: 'order',
  support_number: 'support',
  upload_id: 'upload',
  bill_id: 'bill',
  refund_id: 'refund',
  mail_id: 'mail',
  invoice_id: 'invoice',
  question_id: 'question',
  render_id: 'theme render',
  payout_id: 'payout',
  delivery_id: 'delivery',
  event_id: 'event',
  reply_id: 'reply',
  reviewer_key: 'reviewer',
  secret: 'reply secret',
  trial_id: 'trial',
  package_id: 'package',
  theme_id: 'theme',
  version: 'version',
  theme_version: 'version',
  uid: 'uid',
  to: 'uid',
  email: 'email',
  code: 'promo code',
  promo_code: 'promo code',
  partner_code: 'partner code',
  category: 'category',
  video: 'video',
  slug: 'slug',
  pricing_id: 'pricing',
  details: 'field',
};

/** The meaning of `id` and `token` depends on the path. */
const BY_PATH: readonly (readonly [RegExp, Kind])[] = [
  [/^\/api\/studio\/renders/, 'render'],
  [/^\/api\/(studio|admin)\/jobs/, 'job'],
  [/^\/api\/batches/, 'batch'],
  [/^\/api\/media/, 'upload'],
  [/api-keys/, 'api key'],
  [/^\/api\/webhooks/, 'webhook'],
  [/role-approvals/, 'role approval'],
  [/settings\/approvals/, 'settings approval'],
  [/refund-approvals/, 'refund approval'],
  [/^\/api\/review\//, 'review'],
  [/^\/api\/invitations\//, 'invitation'],
];

/** These never name themes that orders need, which would go off sale. */
const CHANGES_THEMES = new Set(['retireTheme', 'editTheme', 'publishThemeVersion', 'scheduleThemeVersion']);

/** All things that requests can name. One role's things are also tried by others, though less often. */
export class KnownIds {
  readonly #all = new Map<Kind, Map<unknown, Role | undefined>>();

  /** `of`: the owner's role, if it matters. */
  add(kind: Kind, value: unknown, of?: Role): void {
    if (value === undefined || value === null || value === '') return;
    const known = this.#all.get(kind) ?? new Map();
    known.set(value, of);
    this.#all.set(kind, known);
  }

  /** Only the things of that role, oldest first. */
  ownOf(kind: Kind, role: Role | undefined): unknown[] {
    const known = [...(this.#all.get(kind) ?? [])];
    return known.filter(([, of]) => role !== undefined && of === role).map(([value]) => value);
  }

  of(kind: Kind, role?: Role): unknown[] {
    const own = this.ownOf(kind, role);
    const all = [...(this.#all.get(kind)?.keys() ?? [])];
    // The newest are the most likely to be in a state that allows an operation.
    return [...own, ...own, ...own, ...all.slice(-20)];
  }

  /** Real ids for one place in an operation's request. */
  idsFor(operation: Operation, role: Role, path: readonly string[]): readonly unknown[] | undefined {
    const names = path.filter((name) => name !== '*');
    const name = names.at(-1) ?? '';
    if (name === 'theme_id' && CHANGES_THEMES.has(operation.name)) return this.of('own theme');
    if (name === 'uid' && operation.name === 'endSessions') return this.of('newcomer');
    if (name === 'code' && operation.name === 'recordVisit') return this.of('partner code');
    const kind = name === 'id' || name === 'token' ? BY_PATH.find(([where]) => where.test(operation.path))?.[1] : BY_NAME[name];
    return kind === undefined ? undefined : this.of(kind, role);
  }
}
