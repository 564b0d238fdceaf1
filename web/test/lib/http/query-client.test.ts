import type { User } from '@nimantran/proto/domain/user';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../../src/lib/http/query-client.ts';
import { sessionQuery } from '../../../src/lib/session/session.ts';

const personOf = (uid: string, roles: User['roles'] = []): User => ({
  uid,
  email: `${uid}@example.com`,
  email_verified: true,
  name: uid,
  photoURL: null,
  roles,
});
const enter = (user: User | null) =>
  queryClient.setQueryData(sessionQuery.queryKey, { session: user && { user, prices_hidden: false } });
const ORDERS = ['private', 'orders'];
const QUEUE = ['studio', 'queue'];

afterEach(() => queryClient.clear());

describe('what was asked for somebody', () => {
  it.each([
    ['has signed out', null],
    ['has given their place to somebody else', personOf('ravi')],
  ])('goes once they %s, and what everybody sees stays', (_how, next) => {
    enter(personOf('asha'));
    for (const key of [ORDERS, QUEUE, ['pricing']]) queryClient.setQueryData(key, 'of the time of Asha');
    enter(next);
    expect([ORDERS, QUEUE, ['pricing']].map((key) => queryClient.getQueryData(key))).toEqual([
      undefined,
      undefined,
      'of the time of Asha',
    ]);
  });

  it('goes once their session has ended', async () => {
    enter(personOf('asha'));
    for (const key of [['private', 'partner dashboard'], QUEUE]) queryClient.setQueryData(key, 'hers');
    const ended = new ProblemError({
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      detail: 'Sign in.',
      code: 'signed_out',
    });
    await expect(queryClient.fetchQuery({ queryKey: ORDERS, queryFn: () => Promise.reject(ended) })).rejects.toThrow();
    expect(queryClient.getQueryData(sessionQuery.queryKey)).toEqual({ session: null });
    expect([['private', 'partner dashboard'], QUEUE].map((key) => queryClient.getQueryData(key))).toEqual([undefined, undefined]);
  });

  it('disappears from an open page, which fetches its data again', async () => {
    const answers = ['of Asha', 'of Ravi'];
    enter(personOf('asha'));
    const page = new QueryObserver(queryClient, { queryKey: ORDERS, queryFn: async () => answers.shift() });
    const shown: unknown[] = [];
    const leave = page.subscribe(({ data }) => shown.push(data));
    await page.refetch({ cancelRefetch: false });
    enter(personOf('ravi'));
    await page.refetch({ cancelRefetch: false });
    leave();
    expect(shown.slice(shown.indexOf('of Asha') + 1)).not.toContain('of Asha');
    expect(page.getCurrentResult().data).toBe('of Ravi');
  });

  it('stays while it is the same person, whose roles may change', () => {
    enter(personOf('asha'));
    queryClient.setQueryData(ORDERS, 'hers');
    enter(personOf('asha', ['partner']));
    expect(queryClient.getQueryData(ORDERS)).toBe('hers');
  });
});

describe('an operation that says that a role is missing', () => {
  const refusal = (status: number, code: string) =>
    new ProblemError({ type: 'about:blank', title: 'Not allowed', status, detail: 'This needs the role admin.', code });
  const isStale = () => queryClient.getQueryState(sessionQuery.queryKey)?.isInvalidated;
  const ask = (key: string[], error: Error) =>
    queryClient.fetchQuery({ queryKey: key, queryFn: () => Promise.reject(error) }).catch(() => undefined);

  it('makes the session stale, whether it reads or changes', async () => {
    enter(personOf('asha', ['admin']));
    await ask(['private', 'people'], refusal(403, 'xsrf'));
    expect(isStale()).toBe(false);
    await ask(['private', 'people'], refusal(403, 'role_missing'));
    expect(isStale()).toBe(true);
    enter(personOf('asha', ['admin']));
    const change = { mutationFn: () => Promise.reject(refusal(403, 'role_missing')) };
    await queryClient
      .getMutationCache()
      .build(queryClient, change)
      .execute(undefined)
      .catch(() => undefined);
    expect(isStale()).toBe(true);
  });
});
