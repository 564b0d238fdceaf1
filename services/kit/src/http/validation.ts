import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { badRequest } from './problem.ts';

const MAX_REPORTED_FAULTS = 10;
/** More than any contract nests; validators and Postgres recurse, and would run out of stack. */
const DEEPEST_BODY = 64;

/** Faults of a value, worded for a person; the field is a dotted path, empty for the whole value. */
export function faultsOf(schema: TSchema, value: unknown): { field: string; message: string }[] {
  return Value.Errors(schema, value)
    .slice(0, MAX_REPORTED_FAULTS)
    .map((error) => {
      const path = error.instancePath.replace(/^\//, '').replaceAll('/', '.');
      const missing =
        error.keyword === 'required' ? (error.params as { requiredProperties: string[] }).requiredProperties[0] : undefined;
      return { field: [path, missing].filter(Boolean).join('.'), message: missing === undefined ? error.message : 'is required' };
    });
}

/** The body without properties its schema does not name, so that a handler that spreads it copies nothing a caller added. */
function named(schema: TSchema, value: unknown): unknown {
  if (!Type.IsObject(schema) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(schema.properties, name)));
}

/** Looks level by level, without recursion. */
function isTooDeep(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; depth <= DEEPEST_BODY; depth += 1) {
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
    if (level.length === 0) return false;
  }
  return true;
}

const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = Compile(schema);
  return (data: unknown) => {
    if (httpPart === 'body' && isTooDeep(data))
      return { error: badRequest('invalid_request', 'The request is nested too deeply.') };
    // Bodies are validated as sent; parameters are text and are converted first.
    const value = httpPart === 'body' ? data : Value.Convert(schema, data);
    if (check.Check(value)) return { value: httpPart === 'body' ? named(schema, value) : value };
    const faults = faultsOf(schema, value);
    const first = faults[0];
    const detail = first ? `${first.field || (httpPart ?? 'request')} ${first.message}` : 'The request is not valid.';
    return { error: badRequest('invalid_request', detail, faults) };
  };
};

/** Validates with TypeBox; outside production it also checks answers against their contracts. */
export function useContracts(app: FastifyInstance, checkAnswers: boolean): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(({ schema, url, method }) => {
    if (!checkAnswers) return (data) => JSON.stringify(data);
    const answer = schema as TSchema;
    const check = Compile(answer);
    return (data) => {
      const text = JSON.stringify(data);
      const sent: unknown = JSON.parse(text);
      if (!check.Check(sent)) {
        throw new Error(`${method} ${url} breaks its contract: ${JSON.stringify(faultsOf(answer, sent))}`);
      }
      return text;
    };
  });
}
