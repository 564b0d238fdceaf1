import { type ApiAnswer, type ApiDocument, type ApiParameter, OPENAPI_PATH } from '@nimantran/proto/http/gateway/openapi';
import { XSRF_COOKIE, XSRF_HEADER } from '@nimantran/proto/http/shared/xsrf';
import { Ajv2020 } from 'ajv/dist/2020.js';

interface Call {
  /** As sent: method, path with its query, headers in lower case, and the body before it became JSON. */
  request: { method: string; path: string; headers: Readonly<Record<string, unknown>>; body: unknown };
  answer: { status: number; contentType: string | null | undefined; text: string };
}

/** What the shop's own OpenAPI document promises, read from the document alone: the contracts it was made from are not asked. */
export interface DocumentedApi {
  operationIds: readonly string[];
  /** Why a request that was accepted, or the answer to any, is not as documented. Undefined if it is, or the operation is not documented. */
  faultOf(operationId: string, call: Call): string | undefined;
}

const NOT_WITH_A_KEY: ReadonlySet<string> = new Set([XSRF_HEADER, XSRF_COOKIE.toLowerCase()]);

export async function readDocumentedApi(publicUrl: string): Promise<DocumentedApi> {
  const answer = await fetch(publicUrl + OPENAPI_PATH, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`${OPENAPI_PATH} answered ${answer.status}.`);
  return documentedApi((await answer.json()) as ApiDocument);
}

export function documentedApi(document: ApiDocument): DocumentedApi {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, validateFormats: false });
  // Ajv would refuse words that are no part of JSON Schema.
  ajv.addVocabulary(Object.keys(document));
  ajv.addSchema(document, 'document');
  const operations = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [operation.operationId, { path, method, operation }] as const),
    ),
  );

  function faultIn(place: readonly string[], value: unknown): string | undefined {
    const pointer = place.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const accepts = ajv.getSchema(`document#/${pointer}`);
    if (accepts === undefined) return `has no schema at ${pointer}`;
    return accepts(value) ? undefined : ajv.errorsText(accepts.errors);
  }
  const placeOf = <Part extends object>(given: Part | { $ref: string }, place: readonly string[]): readonly string[] =>
    '$ref' in given ? given.$ref.replace('#/', '').split('/') : place;
  const at = (place: readonly string[]): unknown =>
    place.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], document);

  function faultOfRequest(operationId: string, { method, path, headers, body }: Call['request']): string | undefined {
    const found = operations.get(operationId);
    if (found === undefined) return undefined;
    const [sentPath = '', query = ''] = path.split('?');
    const values = valuesIn(found.path, sentPath);
    if (values === undefined || method.toLowerCase() !== found.method) return `${method} ${sentPath} is no documented address`;
    const place = ['paths', found.path, found.method];
    const search = new URLSearchParams(query);
    const isByKey = headers.authorization !== undefined;
    if (isByKey && !found.operation.security?.some((way) => 'ApiKey' in way)) return 'no API key is documented';
    for (const [index, given] of (found.operation.parameters ?? []).entries()) {
      const its = placeOf(given, [...place, 'parameters', String(index)]);
      const parameter = at(its) as ApiParameter;
      if (isByKey && NOT_WITH_A_KEY.has(parameter.name.toLowerCase())) continue;
      const text = {
        path: values[parameter.name],
        query: search.get(parameter.name) ?? undefined,
        header: headers[parameter.name.toLowerCase()],
        cookie: String(headers.cookie).match(`(?:^|; )${parameter.name}=([^;]*)`)?.[1],
      }[parameter.in];
      if (text === undefined && !parameter.required) continue;
      const fault = faultIn([...its, 'schema'], readAs(parameter, text));
      if (fault) return `the parameter ${parameter.name}: ${fault}`;
    }
    if (found.operation.requestBody === undefined) return body === undefined ? undefined : 'no body is documented';
    return faultIn([...place, 'requestBody', 'content', 'application/json', 'schema'], body);
  }

  function faultOfAnswer(operationId: string, { status, contentType, text }: Call['answer']): string | undefined {
    const found = operations.get(operationId);
    if (found === undefined || status === 304) return undefined;
    const { responses } = found.operation;
    const key = String(status) in responses ? String(status) : 'default';
    const given = responses[key];
    if (given === undefined || (status < 400 && key === 'default')) return `${status} is not documented`;
    const place = placeOf(given, ['paths', found.path, found.method, 'responses', key]);
    const { content } = at(place) as ApiAnswer;
    if (content === undefined) return text === '' ? undefined : 'no answer is documented';
    const type = contentType?.split(';')[0] ?? '';
    if (!(type in content)) return `${type} is not documented`;
    if (content[type]?.schema === undefined) return undefined;
    return faultIn([...place, 'content', type, 'schema'], JSON.parse(text));
  }

  return {
    operationIds: [...operations.keys()],
    faultOf(operationId, { request, answer }) {
      const fault =
        faultOfAnswer(operationId, answer) ??
        (answer.status >= 200 && answer.status < 300 ? faultOfRequest(operationId, request) : undefined);
      return fault && `${operationId} is not as documented: ${fault}`;
    },
  };
}

/** The values of a path's parameters; undefined if it is another path. */
function valuesIn(template: string, path: string): Readonly<Record<string, string>> | undefined {
  const pattern = template.replaceAll(/[.]/g, '\\$&').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${pattern}$`).exec(path);
  if (found === null) return undefined;
  return Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]));
}

/** Parameters are text; a number is written in digits. */
const readAs = ({ schema }: ApiParameter, text: unknown): unknown =>
  schema.type === 'integer' || schema.type === 'number' ? Number(text) : schema.type === 'boolean' ? text === 'true' : text;
