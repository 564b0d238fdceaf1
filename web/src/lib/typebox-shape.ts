/**
 * Replaces TypeBox in the browser's bundle (vite.config.ts): contracts keep their paths, methods and object properties; schemas
 * lose everything that only a validator reads. Types come from the real package, and tests run on it too.
 */
type Shape = Record<string, unknown>;

const nothing = (): Shape => ({});

export const Type = {
  Object: (properties: Shape): Shape => ({ properties }),
  Array: nothing,
  Boolean: nothing,
  Enum: nothing,
  Integer: nothing,
  Literal: nothing,
  Null: nothing,
  Number: nothing,
  Optional: nothing,
  Record: nothing,
  String: nothing,
  Union: nothing,
  Unknown: nothing,
};
