import { randomUUID } from 'node:crypto';
import { whoAmI } from '@nimantran/proto/http/identity';
import type { Operation } from '@nimantran/proto/http/operation';
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

/** Whether somebody of a role may call such an operation about things of their own. */
export function may({ access }: Pick<Operation, 'access'>, role: Role): boolean {
  if (access === 'public') return true;
  if (access === 'user') return role !== 'anonymous';
  return access === role || (access === 'designer' && role === 'admin');
}

let addresses = 0;
/** One of the addresses that are kept for documents and benches (RFC 2544), another each time. */
export function newAddress(): Record<string, string> {
  addresses += 1;
  return { 'x-forwarded-for': `198.${18 + ((addresses >> 16) & 1)}.${(addresses >> 8) & 255}.${addresses & 255}` };
}

/** Everybody who calls, and who works beside them so that there is something to call about. */
export class People {
  readonly #shop: Shop;
  readonly #members = new Map<string, Promise<Member>>();
  #strangers = 0;
  /** Those of an earlier run at the same shop are not met again. */
  readonly #run = randomUUID().slice(0, 8);

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  /** The same account each time for the same number; there are few, and numbers go round. */
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

  /** A session of its own, which may be ended. */
  async signedIn(role: Role, email: string): Promise<Member> {
    const person = await visitAs(this.#shop.publicUrl, this.#shop.localUrl, email, newAddress());
    const { session } = await person.call(whoAmI);
    return { role, email, uid: session?.user.uid ?? '', person };
  }

  /** Whose session was ended by what somebody sent signs in again. */
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

  /** An account that nobody had before. */
  newcomer(): Promise<Member> {
    this.#strangers += 1;
    return this.signedIn('customer', `newcomer-${this.#run}-${this.#strangers}@nimantran.test`);
  }

  async stranger(): Promise<Member> {
    return { role: 'anonymous', email: '', uid: '', person: await visit(this.#shop.publicUrl, newAddress()) };
  }

  /** Of the same role, in a session that may be ended; an account has few sessions at once. */
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
