import { createHash, randomUUID } from 'node:crypto';
import { ALL_OPERATIONS } from '@nimantran/proto/http/shared/all-operations';
import type { Operation } from '@nimantran/proto/http/shared/operation';
import fc from 'fast-check';
import { TABLE } from '../e2e/support/access/table.ts';
import { type DocumentedApi, readDocumentedApi } from '../shop-client/documented-api.ts';
import { faultOf, faultOfOther } from './check-answer.ts';
import { makeKeys } from './keyed-wires.ts';
import { KnownIds } from './known-ids.ts';
import { OTHER_ADDRESSES } from './other-addresses.ts';
import { type Member, may, newAddress, People, ROLES, type Role } from './people.ts';
import { learnPayments } from './provider-events.ts';
import { Results } from './results.ts';
import { seedShop } from './seed-shop.ts';
import { type Answer, KEPT_BYTES, send } from './send.ts';
import type { FuzzShop } from './shop.ts';
import { ShopSeeder } from './shop-seeder.ts';
import { NEVER_SUCCEEDS, VALID_REQUESTS } from './valid-requests/by-operation.ts';
import type { ValidRequest } from './valid-requests/valid-request.ts';
import { spoil, spoilings } from './values/make-invalid.ts';
import { partsOf } from './values/parts-of.ts';
import { describe, type Parts, toWire, type Wire } from './wire.ts';

export interface FuzzOptions {
  seed: number;
  /** Per operation, over all roles; half of them are valid. */
  cases: number;
  /** Only operations whose names start with one of these prefixes, separated by commas. */
  only?: string | undefined;
  say?: (line: string) => void;
}

/**
 * The share of valid requests that are aimed at 2xx, if the role may call; above a fifth, because some things disappear
 * meanwhile.
 */
const AIMED = 0.35;
/** They cost their caller the session or the account, so each request has a separate caller. */
const COSTS_THE_CALLER = new Set(['whoAmI', 'signIn', 'signOut', 'eraseMyData', 'endMySession', 'endMySessions']);
/** They have a low limit per person, so they are spread over many people. */
const LIMITED_BY_PERSON = new Set(['openSupportRequest', 'replyToSupportRequest']);
/** Run after all others, because they remove what others need. */
const LAST = ['savePrices', 'retireTheme', 'deleteUpload', 'eraseMyData', 'endMySession', 'endMySessions', 'signIn', 'signOut'];

/** Sends generated requests to every public operation and the other public addresses of a shop, as every role. */
export async function runFuzz(fuzz: FuzzShop, options: FuzzOptions): Promise<Results> {
  const say = options.say ?? (() => {});
  const [people, things, results] = [new People(fuzz.shop), new KnownIds(), new Results()];
  const stock = new ShopSeeder(fuzz, people, things);
  const api = await readDocumentedApi(fuzz.shop.publicUrl);
  await seedShop(stock);
  say('Something of every kind is there.');
  const tell = (name: string): void => {
    say(results.line(name));
    for (const { operation, what, request } of results.faults)
      if (operation === name) say(`  ${what}${request ? `\n    ${request}` : ''}`);
  };
  const isWanted = (name: string): boolean =>
    options.only === undefined || options.only.split(',').some((start) => name.startsWith(start));
  for (const operation of inOrder().filter(({ name }) => isWanted(name))) {
    await people.comeBack();
    await Promise.all(ROLES.map((role) => fuzzOperation(stock, api, operation, role, options, results)));
    tell(operation.name);
  }
  const others = OTHER_ADDRESSES.filter(({ name }) => isWanted(name));
  if (others.length > 0) await Promise.all([makeKeys(people, things), learnPayments(fuzz, things)]);
  for (const address of others) {
    const each = Math.ceil(options.cases / ROLES.length);
    await Promise.all(
      ROLES.map(async (role) => {
        const made = fc.sample(address.wires({ things, secret: fuzz.webhookSecret }), {
          seed: seedOf(options.seed, address.name, role),
          numRuns: each,
        });
        const { person } = await people.of(role);
        for (const wire of made) {
          const [answer, sent] = await sendAs(fuzz, person, wire);
          results.add(address.name, {
            role,
            isValid: false,
            answer,
            fault: faultOfOther(sent, answer, address.succeeds),
            request: describe(wire),
          });
        }
      }),
    );
    tell(address.name);
  }
  for (const restart of fuzz.restarts) results.addFault('the shop', `had to start again: ${restart}`);
  if (options.only === undefined) results.requireAFifth();
  return results;
}

/** Reads come first, operations that end things last. */
function inOrder(): Operation[] {
  const rank = ({ name, method }: Operation): number => {
    if (LAST.includes(name)) return 3 + LAST.indexOf(name);
    // Earlier requests produce the events to replay.
    if (name.startsWith('replayParkedEvent')) return 2.5;
    return TABLE[name]?.last !== undefined ? 2 : Number(method !== 'GET');
  };
  const all = ALL_OPERATIONS.map(({ operation }) => operation).filter(
    ({ access, path }) => access !== 'service' && path.startsWith('/api/'),
  );
  return all.toSorted((left, right) => rank(left) - rank(right));
}

const seedOf = (seed: number, ...names: string[]): number =>
  createHash('sha256')
    .update([seed, ...names].join(':'))
    .digest()
    .readInt32BE();

async function fuzzOperation(
  stock: ShopSeeder,
  api: DocumentedApi,
  operation: Operation,
  role: Role,
  options: FuzzOptions,
  results: Results,
): Promise<void> {
  const count = Math.max(2, Math.ceil(options.cases / ROLES.length));
  const valid = Math.ceil(count / 2);
  const aimed = may(operation, role) && !NEVER_SUCCEEDS[operation.name]?.roles.includes(role) ? Math.ceil(valid * AIMED) : 0;
  const seed = seedOf(options.seed, operation.name, role);
  const parts = fc.sample(partsOf(stock.things, operation, role), { seed, numRuns: count });
  const ways = fc.sample(spoilings, { seed, numRuns: count });
  for (const [index, made] of parts.entries()) {
    const by = await callerOf(stock.people, operation, role, index);
    const isValid = index < valid;
    const aim = index < aimed ? await aimAt(stock, operation, by, made, results) : undefined;
    const whole = aim ? { ...made, ...withoutMissing(aim) } : made;
    const way = ways[index];
    const wire = isValid || !way ? toWire(operation, whole, randomUUID()) : spoil(operation, whole, randomUUID(), way);
    const { person } = aim?.as ?? by;
    const [answer, sent] = await sendAs(stock.fuzz, person, wire);
    const fault =
      faultOf(operation, sent, answer) ?? (isValid ? faultAsDocumented(api, operation, whole, sent, answer) : undefined);
    results.add(operation.name, {
      role,
      isValid,
      answer,
      fault,
      request: `${isValid ? '' : `way ${way?.way} `}${describe(wire)}`,
      ...(may(operation, role) && { may: true }),
    });
    await aim?.after?.().catch((error: unknown) => results.addFault(operation.name, `could not be put back: ${String(error)}`));
  }
}

/** By the shop's own OpenAPI document; the end of a very large answer is not stored. */
function faultAsDocumented(
  api: DocumentedApi,
  { name, body }: Operation,
  whole: Parts,
  { method, path, headers }: Wire,
  { status, headers: told, text }: Answer,
): string | undefined {
  if (status === 0 || Buffer.byteLength(text) >= KEPT_BYTES) return undefined;
  const request = { method, path, headers, body: body === undefined ? undefined : whole.body };
  return api.faultOf(name, { request, answer: { status, contentType: told['content-type'], text } });
}

/** Sends a request as the person's browser would. */
async function sendAs(fuzz: FuzzShop, person: Member['person'], wire: Wire): Promise<[Answer, Wire]> {
  const sent = { ...wire, headers: { ...person.headers(), ...newAddress(), ...wire.headers } };
  return [await send(fuzz.shop.publicUrl, sent), sent];
}

function callerOf(people: People, { name }: Operation, role: Role, index: number): Promise<Member> {
  if (COSTS_THE_CALLER.has(name)) return people.spare(role);
  return people.of(role, LIMITED_BY_PERSON.has(name) ? index : 0);
}

async function aimAt(stock: ShopSeeder, operation: Operation, by: Member, made: Parts, results: Results): Promise<ValidRequest> {
  // The request without its optional parts.
  const bare = {
    query: Object.fromEntries(Object.entries(made.query).filter(([name]) => operation.query?.required?.includes(name))),
  };
  const aiming = VALID_REQUESTS[operation.name];
  try {
    return { ...bare, ...(await aiming?.(stock, by)) };
  } catch (error) {
    const cause = error instanceof Error && error.cause ? ` (${String(error.cause)})` : '';
    results.addFault(operation.name, `nothing could be made for ${by.role}: ${String(error)}${cause}`);
    return bare;
  }
}

const withoutMissing = ({ params, query, body }: ValidRequest): Partial<Parts> => ({
  ...(params && { params }),
  ...(query && { query }),
  ...(body !== undefined && { body }),
});
