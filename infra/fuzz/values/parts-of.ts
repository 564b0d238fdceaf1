import type { Operation } from '@nimantran/proto/http/shared/operation';
import fc from 'fast-check';
import type { KnownIds } from '../known-ids.ts';
import type { Role } from '../people.ts';
import type { Parts } from '../wire.ts';
import { arbitraryOf } from './arbitrary.ts';

/** Requests that an operation's contract accepts, mostly with ids of what the run has made. */
export function partsOf(things: KnownIds, operation: Operation, role: Role): fc.Arbitrary<Parts> {
  const ids = (path: readonly string[]): readonly unknown[] | undefined => things.idsFor(operation, role, path);
  const object = (schema: Operation['params']): fc.Arbitrary<Record<string, unknown>> =>
    schema === undefined ? fc.constant({}) : (arbitraryOf(schema, ids) as fc.Arbitrary<Record<string, unknown>>);
  return fc.record({
    params: object(operation.params),
    query: object(operation.query),
    body: operation.body === undefined ? fc.constant(undefined) : arbitraryOf(operation.body, ids),
  });
}
