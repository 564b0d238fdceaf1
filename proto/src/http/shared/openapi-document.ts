import type { TSchema } from 'typebox';
import { API_KEY_PREFIX } from '../../domain/api-key.ts';
import * as currency from '../../domain/currency.ts';
import * as customisation from '../../domain/customisation.ts';
import * as order from '../../domain/order.ts';
import * as post from '../../domain/post.ts';
import * as pricing from '../../domain/pricing.ts';
import * as resolution from '../../domain/resolution.ts';
import * as theme from '../../domain/theme.ts';
import * as renderJobs from '../../jobs/render.ts';
import type {
  ApiAnswer,
  ApiContent,
  ApiDocument,
  ApiMethod,
  ApiOperation,
  ApiParameter,
  ApiReference,
  ApiSecurity,
  JsonSchema,
} from '../gateway/openapi.ts';
import { DEVELOPERS_PATH } from '../gateway/openapi.ts';
import { CONTRACTS, type OwnedOperation } from './all-operations.ts';
import { exampleOf } from './example-of.ts';
import { scopesOpening } from './keyed-operations.ts';
import { IDEMPOTENCY_KEY, type Operation } from './operation.ts';
import * as problem from './problem.ts';
import { XSRF_COOKIE, XSRF_HEADER } from './xsrf.ts';

export interface ApiSite {
  /** Origin that callers see, without a trailing slash. */
  origin: string;
  version: string;
  /** Requests that one address may send in a minute. */
  requestsPerMinute: number;
}

const SERVICES: Readonly<Record<OwnedOperation['owner'], string>> = {
  catalog: 'Themes and the blog',
  pricing: 'Prices',
  identity: 'Accounts',
  orders: 'Orders, review links, and the shop itself',
  media: 'Uploads',
  studio: 'Batches, and pictures of a video with your own words',
  guests: 'Invitation pages and their replies',
  render: 'Rendering',
  gateway: 'The state of the shop',
};

const SCHEMAS_PATH = '#/components/schemas/';
const JSON_TYPE = 'application/json';

const XSRF_PARAMETERS: Readonly<Record<string, ApiParameter>> = {
  XsrfHeader: {
    name: XSRF_HEADER.toUpperCase(),
    in: 'header',
    required: true,
    description: `The value of the cookie ${XSRF_COOKIE}. Not needed with an API key.`,
    schema: { type: 'string' },
  },
  XsrfCookie: {
    name: XSRF_COOKIE,
    in: 'cookie',
    required: true,
    description: 'Set by the answer to any GET below /api/. Not needed with an API key.',
    schema: { type: 'string' },
  },
};
const KEY_PARAMETER: Readonly<Record<string, ApiParameter>> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'Made by the caller, new for each intent. A request that is repeated with the same key takes effect once.',
    schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
  },
};
const KEY_SCHEME = 'ApiKey';
const API_KEY = {
  type: 'http',
  scheme: 'bearer',
  description: `An API key, which begins with ${API_KEY_PREFIX}. The names beside it are scopes, of which the key needs one.`,
} as const;

const REFUSED: problem.Problem = {
  type: 'about:blank',
  title: 'Bad request',
  status: 400,
  detail: 'currency is required',
  code: 'invalid_request',
  instance: '/api/quotes',
  errors: [{ field: 'currency', message: 'is required' }],
  request_id: '4bf92f3577b34da6a3ce929d0e0e4736',
};
const TOO_MANY: problem.Problem = {
  type: 'about:blank',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 20 seconds.',
  code: 'rate_limited',
  instance: '/api/quotes',
  request_id: '4bf92f3577b34da6a3ce929d0e0e4736',
};

/** The shop's OpenAPI document of these operations: everything in it comes from the contracts. */
export function openApiDocument(operations: readonly OwnedOperation[], site: ApiSite): ApiDocument {
  const schemas = namedSchemas();
  const paths: Record<string, Partial<Record<ApiMethod, ApiOperation>>> = {};
  for (const { owner, operation } of operations) {
    const method = operation.method.toLowerCase() as ApiMethod;
    paths[operation.path] = { ...paths[operation.path], [method]: describe(operation, owner, schemas) };
  }
  const problems = (example: problem.Problem) => contentOf(problem.Problem, schemas, { type: problem.PROBLEM_TYPE, example });
  const responses: Readonly<Record<string, ApiAnswer>> = {
    Problem: { description: 'The request was refused, or could not be answered; `code` says why', content: problems(REFUSED) },
    TooManyRequests: {
      description: 'Too many requests; wait before the next one',
      headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } } },
      content: problems(TOO_MANY),
    },
  };
  const owners = new Set(operations.map(({ owner }) => owner));
  return {
    openapi: '3.1.1',
    info: { title: 'Nimantran API', version: site.version, description: notes(site) },
    servers: [{ url: site.origin }],
    externalDocs: { url: site.origin + DEVELOPERS_PATH, description: 'This document as a page' },
    tags: [...owners].map((name) => ({ name, description: SERVICES[name] })),
    paths,
    components: {
      schemas: schemas.named(),
      parameters: {
        ...(operations.some(({ operation }) => needsXsrf(operation)) && XSRF_PARAMETERS),
        ...(operations.some(({ operation }) => operation.idempotent) && KEY_PARAMETER),
      },
      responses,
      ...(operations.some(({ operation }) => scopesOpening(operation).length > 0) && {
        securitySchemes: { [KEY_SCHEME]: API_KEY },
      }),
    },
  };
}

const notes = ({ requestsPerMinute }: ApiSite): string => `## What is public

Operations without a key need no account. Operations that belong to a browser, such as signing in, are not part of this document. Review links and invitation pages are open to whoever has their address: do not pass it on.

## API keys

Partners and admins make keys in their area of the shop. Send one as Authorization: Bearer ${API_KEY_PREFIX}… A key acts as the account that made it, with that account's own orders, and opens only operations that name one of its scopes; everything else answers 403. A key that is unknown, expired or revoked gets 401. Keep it where only your program can read it: whoever has it can use it until you revoke it.

## Changes without a key need a token

Without a key, every operation except GET needs the cookie ${XSRF_COOKIE} and the header ${XSRF_HEADER.toUpperCase()} with the same value. The answer to any GET below /api/ sets the cookie. Bodies are JSON; properties that a schema does not name are ignored.

## Limits

One address, and each key by itself, may send ${requestsPerMinute.toLocaleString('en')} requests a minute; some operations allow fewer. Beyond that the answer is 429, and Retry-After says how many seconds to wait.

## Errors

An error is a problem document (RFC 9457, ${problem.PROBLEM_TYPE}). Its code stays the same, so programs can rely on it; title and detail are for people and may change. errors names the faulty fields of a body.

## Versions

An operation may get new optional parameters, and an answer new properties: ignore those that you do not know. Before the first release, other changes are possible too. Fetch this document with If-None-Match: it has a new ETag whenever it changes.`;

function describe(operation: Operation, owner: string, schemas: NamedSchemas): ApiOperation {
  const { name, summary, body } = operation;
  const parameters = parametersOf(operation, schemas);
  const security = securityOf(operation);
  return {
    operationId: name,
    summary,
    tags: [owner],
    ...(security.length > 0 && { security }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: contentOf(body, schemas, { example: exampleOf(body as JsonSchema, 'required') }) },
    }),
    responses: {
      ...answerOf(operation, schemas),
      429: { $ref: '#/components/responses/TooManyRequests' },
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

function securityOf(operation: Operation): ApiSecurity[] {
  const scopes = scopesOpening(operation);
  // A key is not needed, but does no harm.
  if (operation.access === 'public') return scopes.length > 0 ? [{}, { [KEY_SCHEME]: [] }] : [];
  return scopes.map((scope) => ({ [KEY_SCHEME]: [scope] }));
}

function answerOf({ answer, file }: Operation, schemas: NamedSchemas): Record<string, ApiAnswer> {
  if (answer) return { 200: { description: 'The answer', content: contentOf(answer, schemas) } };
  return file === undefined ? { 204: { description: 'Done' } } : { 200: { description: 'The file', content: { [file]: {} } } };
}

function parametersOf(operation: Operation, schemas: NamedSchemas): (ApiParameter | ApiReference)[] {
  const listed = (place: 'path' | 'query', { properties = {}, required = [] }: Partial<JsonSchema> = {}): ApiParameter[] =>
    Object.entries(properties).map(([name, schema]) => ({
      ...{ name, in: place, required: required.includes(name), schema: schemas.refer(schema) },
    }));
  return [
    ...listed('path', operation.params as JsonSchema | undefined),
    ...listed('query', operation.query as JsonSchema | undefined),
    ...(needsXsrf(operation) ? Object.keys(XSRF_PARAMETERS) : []).map(parameterRef),
    ...(operation.idempotent ? Object.keys(KEY_PARAMETER) : []).map(parameterRef),
  ];
}

const parameterRef = (name: string): ApiReference => ({ $ref: `#/components/parameters/${name}` });
/** A change by a key needs no token: no other site can make a browser send one. */
const needsXsrf = (operation: Operation): boolean =>
  operation.method !== 'GET' && (operation.access === 'public' || scopesOpening(operation).length === 0);

function contentOf(
  schema: TSchema,
  schemas: NamedSchemas,
  { type = JSON_TYPE, example = exampleOf(schema as JsonSchema, 'whole') }: { type?: string; example?: unknown } = {},
): ApiContent {
  return { [type]: { schema: schemas.refer(schema as JsonSchema), example } };
}

interface NamedSchemas {
  /** The schema without what only TypeBox reads; parts that a contract exports become references. */
  refer(schema: JsonSchema): JsonSchema;
  /** The schemas that references name so far, in alphabetical order. */
  named(): Record<string, JsonSchema>;
}

/** Objects and lists of values that contracts export keep their names, so that the document reads like them. */
function namedSchemas(): NamedSchemas {
  const modules: object[] = [problem, theme, post, pricing, currency, resolution, order, customisation, renderJobs];
  const names = new Map<string, string>();
  for (const module of [...modules, ...Object.values(CONTRACTS).flat()]) {
    for (const [name, value] of Object.entries(module)) {
      const text = isShared(value) ? JSON.stringify(value) : undefined;
      if (text !== undefined && !names.has(text)) names.set(text, name);
    }
  }
  const used = new Map<string, JsonSchema>();

  function refer(schema: JsonSchema): JsonSchema {
    const name = isShared(schema) ? names.get(JSON.stringify(schema)) : undefined;
    if (name === undefined) return withParts(schema);
    if (!used.has(name)) {
      used.set(name, {});
      used.set(name, withParts(schema));
    }
    return { $ref: SCHEMAS_PATH + name };
  }
  const each = (schemas: Readonly<Record<string, JsonSchema>>) =>
    Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, refer(schema)]));
  const withParts = (schema: JsonSchema): JsonSchema => ({
    ...schema,
    ...(schema.properties && { properties: each(schema.properties) }),
    ...(schema.patternProperties && { patternProperties: each(schema.patternProperties) }),
    ...(schema.items && { items: refer(schema.items) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(refer) }),
  });
  return {
    refer,
    named: () => Object.fromEntries([...used].toSorted(([left], [right]) => left.localeCompare(right))),
  };
}

function isShared(value: unknown): value is JsonSchema {
  const { type, properties, enum: values } = Object(value) as JsonSchema;
  return (type === 'object' && properties !== undefined) || (Array.isArray(values) && values.length > 0);
}
