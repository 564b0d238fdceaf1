import { randomUUID } from 'node:crypto';
import { whoAmI } from '@nimantran/proto/http/identity/sessions';
import type { Operation } from '@nimantran/proto/http/shared/operation';
import type { Shop } from '../launcher/shop.ts';
import { type Person, visit, visitAs } from '../shop-client/person.ts';
import { ADMINS, accountsOf, DESK, SPARE_ADMIN } from './shop.ts';

export const ROLES = ['anonymous', 'customer', 'designer', 'admin', 'partner'] as const;
export type Role = (typeof ROLES)[number];

export interface Member {
  role: Role;
  email: string;
  uid: string;
  person: Person;
}

/** Whether a role may call such an operation on its own things. */
export function may({ access }: Pick<Operation, 'access'>, role: Role): boolean {
  if (access === 'public') return true;
  if (access === 'user') return role !== 'anonymous';
  if (access === 'partner_or_admin') return role === 'partner' || role === 'admin';
  return access === role || (access === 'designer' && role === 'admin');
}

let addresses = 0;
/** An address reserved for documentation and benchmarks (RFC 2544), a different one each time. */
export function newAddress(): Record<string, string> {
  addresses += 1;
  return { 'x-forwarded-for': `198.${18 + ((addresses >> 16) & 1)}.${(addresses >> 8) & 255}.${addresses & 255}` };
}

/** All callers, and the staff who work alongside so that there is something to call about. */
export class People {
  readonly #shop: Shop;
  readonly #members = new Map<string, Promise<Member>>();
  #strangers = 0;
  /** Keeps accounts apart from those of earlier runs on the same shop. */
  readonly #run = randomUUID().slice(0, 8);

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  /** The same number gives the same account; there are few accounts, and numbers wrap around. */
  of(role: Role, number = 0): Promise<Member> {
    if (role === 'anonymous') return this.#kept('nobody', () => this.stranger());
    const accounts = role === 'admin' ? ADMINS.slice(0, 1) : accountsOf(role);
    return this.as(role, accounts[number % accounts.length] as string);
  }

  as(role: Role, email: string): Promise<Member> {
    return this.#kept(email, () => this.signedIn(role, email));
  }

  desk = (): Promise<Member> => this.as('designer', DESK);
  secondAdmin = (): Promise<Member> => this.as('admin', ADMINS[1] as string);

  /** A separate session that a request may end. */
  async signedIn(role: Role, email: string): Promise<Member> {
    const person = await visitAs(this.#shop.publicUrl, this.#shop.localUrl, email, newAddress());
    const { session } = await person.call(whoAmI);
    return { role, email, uid: session?.user.uid ?? '', person };
  }

  /** Signs in again the people whose sessions were ended by a request. */
  async comeBack(): Promise<void> {
    const regulars = [
      ...ROLES.filter((role) => role !== 'anonymous').map((role) => this.of(role)),
      this.desk(),
      this.secondAdmin(),
    ];
    await Promise.all(
      regulars.map(async (asked) => {
        const member = await asked;
        const { session } = await member.person.call(whoAmI);
        if (session?.user.uid === member.uid) return;
        member.person = (await this.signedIn(member.role, member.email)).person;
      }),
    );
  }

  /** A new account. */
  newcomer(): Promise<Member> {
    this.#strangers += 1;
    return this.signedIn('customer', `newcomer-${this.#run}-${this.#strangers}@nimantran.test`);
  }

  async stranger(): Promise<Member> {
    return { role: 'anonymous', email: '', uid: '', person: await visit(this.#shop.publicUrl, newAddress()) };
  }

  /** The same role, in a session that a request may end; an account has a limited number of sessions. */
  spare(role: Role): Promise<Member> {
    if (role === 'anonymous') return this.stranger();
    if (role === 'customer') return this.newcomer();
    return this.signedIn(role, role === 'admin' ? SPARE_ADMIN : (accountsOf(role).at(-1) ?? ''));
  }

  #kept(name: string, make: () => Promise<Member>): Promise<Member> {
    const member = this.#members.get(name) ?? make();
    this.#members.set(name, member);
    return member;
  }
}
