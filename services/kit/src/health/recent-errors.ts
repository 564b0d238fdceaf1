import type { HealthReport } from '@nimantran/proto/domain/health-report';
import { withoutPrivate } from '../error-for-log.ts';

type NotedError = HealthReport['errors'][number];

/** Kinds of errors, not errors: one that repeats is counted. */
const KEPT = 40;
const LONGEST = 160;
const noted = new Map<string, NotedError>();

/**
 * Remembers an error that is logged, by what the code says about it: the line's own message, and the type and code of the error.
 * The error's text is left out, because it may quote what a person wrote.
 * @param args of the logger's method: fields and a message, or a message alone
 */
export function noteError(args: readonly unknown[], at = new Date()): void {
  const [first, second] = args;
  const told = typeof first === 'string' ? first : typeof second === 'string' ? second : '';
  const error = typeof first === 'object' && first !== null ? ((first as { err?: unknown }).err ?? first) : undefined;
  const message = withoutPrivate(told).slice(0, LONGEST);
  const type = error instanceof Error ? nameOf(error.name) : '';
  const code = error instanceof Error ? nameOf((error as { code?: unknown }).code) : '';
  const key = JSON.stringify([message, type, code]);
  const before = noted.get(key);
  // The map keeps the order in which errors were last seen.
  noted.delete(key);
  const last_at = at.toISOString();
  noted.set(key, { message, type, code, count: (before?.count ?? 0) + 1, first_at: before?.first_at ?? last_at, last_at });
  if (noted.size > KEPT) for (const oldest of noted.keys()) return void noted.delete(oldest);
}

/** The kinds of errors that this process logged, the one seen last first. */
export const recentErrors = (): NotedError[] => [...noted.values()].reverse();

/** A name or a code as programs write them, not a text. */
const nameOf = (value: unknown): string => (/^[\w.-]{1,60}$/.test(String(value ?? '')) ? String(value) : '');
