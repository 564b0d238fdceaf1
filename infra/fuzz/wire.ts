import type { Operation } from '@nimantran/proto/http/shared/operation';

/** A request in the contract's terms. */
export interface Parts {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** A request as sent; the path is already encoded. */
export interface Wire {
  method: string;
  path: string;
  headers: Record<string, string | string[]>;
  body?: Buffer | undefined;
  /** The server may close the connection, as it does for a body that is too large. */
  mayBreak?: boolean;
}

/** Percent-encodes text; a lone surrogate becomes bytes that are invalid in UTF-8. */
export function encode(text: string): string {
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : text.toWellFormed().split('\ufffd').map(encodeURIComponent).join('%ED%A0%80');
}

/** The body as JSON; `undefined` means no body. */
export const jsonOf = (body: unknown): Buffer | undefined => (body === undefined ? undefined : Buffer.from(JSON.stringify(body)));

export function pathOf(operation: Operation, params: Parts['params']): string {
  return operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encode(String(params[name])));
}

export function queryOf(query: Parts['query']): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  return pairs.length === 0 ? '' : `?${pairs.map(([name, value]) => `${encode(name)}=${encode(String(value))}`).join('&')}`;
}

/** A request without protocol errors. */
export function toWire(operation: Operation, parts: Parts, idempotencyKey: string): Wire {
  const body = operation.body === undefined ? undefined : jsonOf(parts.body);
  return {
    method: operation.method,
    path: pathOf(operation, parts.params) + queryOf(parts.query),
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(operation.idempotent ? { 'idempotency-key': idempotencyKey } : {}),
    },
    body,
  };
}

/** The request in a form that can be sent again: without cookies and the end of a long body. */
export function describe({ method, path, headers, body }: Wire): string {
  const shown = Object.entries(headers).filter(([name]) => name !== 'accept');
  const text =
    body === undefined
      ? ''
      : ` ${JSON.stringify(body.toString('utf8')).slice(0, 1_500)}${body.length > 1_500 ? ` (${body.length} bytes)` : ''}`;
  return `${method} ${path.slice(0, 600)} ${JSON.stringify(Object.fromEntries(shown)).slice(0, 400)}${text}`;
}
