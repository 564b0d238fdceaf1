import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { ApiContent, ApiDocument, ApiOperation } from '../../../src/http/gateway/openapi.ts';
import { ALL_OPERATIONS, type OwnedOperation } from '../../../src/http/shared/all-operations.ts';
import { documentedOperations } from '../../../src/http/shared/documented-operations.ts';
import { scopesOpening } from '../../../src/http/shared/keyed-operations.ts';
import { openApiDocument } from '../../../src/http/shared/openapi-document.ts';
import { defineOperation, type Operation } from '../../../src/http/shared/operation.ts';

const SITE = { origin: 'https://shop.test', version: '1.2.3', requestsPerMinute: 600 };
const document = openApiDocument(documentedOperations(), SITE);
const operationsIn = ({ paths }: ApiDocument): ApiOperation[] => Object.values(paths).flatMap((path) => Object.values(path));
const text = JSON.stringify(document);

async function faultsOf(checked: ApiDocument): Promise<unknown> {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(checked)));
  return valid ? [] : errors;
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(await faultsOf(document)).toEqual([]);
    // The validator does find what is wrong.
    expect(await faultsOf({ ...document, paths: { 'no-slash': {} } })).not.toEqual([]);
  });

  it('describes each public or keyed operation once by its name, and none of other callers or of browsers alone', () => {
    const names = operationsIn(document).map(({ operationId }) => operationId);
    // In the order of their addresses.
    expect(names.toSorted()).toEqual(
      documentedOperations()
        .map(({ operation }) => operation.name)
        .toSorted(),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['listVideos', 'createQuote', 'trackOrder', 'saveReply', 'drawLiveStill']));
    const left = ALL_OPERATIONS.map(({ operation }) => operation).filter(({ name }) => !names.includes(name));
    const isPublic = ({ access }: Operation) => access === 'public';
    expect(left.filter(isPublic).map(({ name }) => name)).toEqual([
      ...['getSignInMethod', 'getUserType', 'signIn', 'signOut', 'verifyAdmin', 'whoAmI', 'recordVisit', 'postReplyForm'],
    ]);
    expect(text).not.toContain('/internal/');
    const isOpen = ({ operation }: OwnedOperation) => operation.access === 'public' || scopesOpening(operation).length > 0;
    expect(documentedOperations().every(isOpen)).toBe(true);
  });

  it('says which scopes of an API key open an operation, and asks for no token then', () => {
    expect(document.components.securitySchemes).toMatchObject({ ApiKey: { type: 'http', scheme: 'bearer' } });
    const byName = new Map(operationsIn(document).map((one) => [one.operationId, one]));
    expect(byName.get('placeOrder')?.security).toEqual([{ ApiKey: ['orders_write'] }]);
    expect(byName.get('getUpload')?.security).toEqual([{ ApiKey: ['orders_write'] }, { ApiKey: ['batches'] }]);
    expect(byName.get('createQuote')?.security).toEqual([{}, { ApiKey: [] }]);
    expect(byName.get('trackOrder')?.security).toBeUndefined();
    expect(byName.get('cancelOrder')?.parameters).toHaveLength(1);
  });

  it('names every parameter of a path, and the token of every change without a key', () => {
    const idempotent = documentedOperations().flatMap(({ operation }) => (operation.idempotent ? [operation.name] : []));
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, { operationId, security, parameters = [] }] of Object.entries(methods)) {
        const inPath = parameters.flatMap((one) => ('in' in one && one.in === 'path' ? [`{${one.name}}`] : []));
        expect(inPath, operationId).toEqual(path.match(/\{\w+\}/g) ?? []);
        const refs = parameters.flatMap((one) => ('$ref' in one ? [one.$ref.split('/').at(-1)] : []));
        const needsKey = security?.every((way) => 'ApiKey' in way);
        expect(refs, operationId).toEqual([
          ...(method === 'get' || needsKey ? [] : ['XsrfHeader', 'XsrfCookie']),
          ...(idempotent.includes(operationId) ? ['IdempotencyKey'] : []),
        ]);
      }
    }
  });

  it('tells of the body, the file or the 204 that each operation answers', () => {
    const byName = new Map(operationsIn(document).map((one) => [one.operationId, one]));
    for (const { operation } of documentedOperations()) {
      const { name, answer, file, method } = operation;
      const { responses } = byName.get(name) ?? { responses: {} };
      expect(Object.keys(responses), name).toEqual([answer || file ? '200' : '204', '429', 'default']);
      // An answer to a GET that is neither would be undocumented.
      if (method === 'GET') expect(answer ?? file, name).toBeDefined();
    }
  });

  it('refers to a schema by the name that its contract exports', () => {
    const { schemas } = document.components;
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Video', 'Quote', 'Money', 'Problem', 'Invitation']));
    expect(schemas.Quote?.properties?.total).toEqual({ $ref: '#/components/schemas/Money' });
    const refs = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect([...new Set(refs)].sort()).toEqual(Object.keys(schemas).sort());
  });

  it('has examples that its own schemas accept', () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false, validateFormats: false });
    ajv.addVocabulary(Object.keys(document));
    ajv.addSchema(JSON.parse(text), 'document');
    const contents = new Map<string, ApiContent | undefined>();
    for (const { operationId, requestBody, responses } of operationsIn(document)) {
      contents.set(`${operationId} body`, requestBody?.content);
      for (const [status, answer] of Object.entries(responses))
        contents.set(`${operationId} ${status}`, 'content' in answer ? answer.content : undefined);
    }
    for (const [name, answer] of Object.entries(document.components.responses)) contents.set(name, answer.content);
    let tried = 0;
    for (const [name, content = {}] of contents) {
      for (const { schema, example } of Object.values(content)) {
        if (schema === undefined) continue;
        const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"document#'));
        const accepts = ajv.compile(absolute);
        expect(accepts(example), `${name}: ${ajv.errorsText(accepts.errors)}`).toBe(true);
        expect(accepts(undefined), name).toBe(false);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(20);
  });

  it('asks for an Idempotency-Key where the contract does', async () => {
    const operation = defineOperation({
      name: 'place',
      method: 'POST',
      path: '/api/things/{id}',
      access: 'user',
      summary: 's',
      params: Type.Object({ id: Type.String() }),
      query: Type.Object({ page: Type.Optional(Type.Integer()) }),
      idempotent: true,
    });
    const made = openApiDocument([{ owner: 'orders', operation }], SITE);
    expect(await faultsOf(made)).toEqual([]);
    expect(made.components.parameters.IdempotencyKey).toMatchObject({ name: 'Idempotency-Key', in: 'header', required: true });
    expect(operationsIn(made)[0]).toMatchObject({
      tags: ['orders'],
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'page', in: 'query', required: false, schema: { type: 'integer' } },
        { $ref: '#/components/parameters/XsrfHeader' },
        { $ref: '#/components/parameters/XsrfCookie' },
        { $ref: '#/components/parameters/IdempotencyKey' },
      ],
      responses: { 204: { description: 'Done' } },
    });
  });
});
