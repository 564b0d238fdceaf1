import {
  acceptReply,
  deleteReply,
  type GuestPage,
  getGuestPage,
  listReplies,
  renewGuestPage,
  setReplyDay,
  turnGuestPageOff,
  turnGuestPageOn,
} from '@nimantran/proto/http/guests/guest-pages';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

const PAGE = 50;
/** Replies arrive while the page is open. */
const LOOK_EVERY_MS = 30_000;

export const guestPageQuery = (number: string) =>
  queryOptions({
    queryKey: ['private', 'guest page', number],
    queryFn: ({ signal }) => call(getGuestPage, { params: { number }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.on ? LOOK_EVERY_MS : false),
  });

export const repliesQuery = (number: string, suspect: boolean, counts: GuestPage['counts']) =>
  infiniteQueryOptions({
    queryKey: ['private', 'replies', number, suspect, counts],
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      call(listReplies, {
        params: { number },
        query: { limit: PAGE, suspect, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    staleTime: 0,
  });

/** What a host changes about the page. */
export type PageChange = { kind: 'on' | 'off' } | { kind: 'renew'; replaces: string } | { kind: 'close'; day: string | null };

export function useChangePage(number: string) {
  const client = useQueryClient();
  const params = { number };
  const change = (wanted: PageChange): Promise<GuestPage> => {
    switch (wanted.kind) {
      case 'on':
        return call(turnGuestPageOn, { params });
      case 'off':
        return call(turnGuestPageOff, { params });
      case 'renew':
        return call(renewGuestPage, { params, body: { replaces: wanted.replaces } });
      case 'close':
        return call(setReplyDay, { params, body: { day: wanted.day } });
    }
  };
  return useMutation({
    mutationFn: change,
    onSuccess: (page) => client.setQueryData(guestPageQuery(number).queryKey, page),
  });
}

/** Deletes a reply for good, or counts one that looked like a bot's. */
export function useChangeReply(number: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, does }: { id: string; does: 'delete' | 'accept' }) =>
      call(does === 'delete' ? deleteReply : acceptReply, { params: { number, reply_id: id } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['private', 'replies', number] }),
        client.invalidateQueries({ queryKey: guestPageQuery(number).queryKey }),
      ]),
  });
}
