import type { AdminTheme } from '@nimantran/proto/http/catalog/admin-themes';
import { getTheme, listThemes, THEME_FILTERS, THEME_SORTS } from '@nimantran/proto/http/catalog/admin-themes';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListAddress } from '../../../components/data-table/use-list-address.ts';
import { call } from '../../../lib/http/api.ts';

const KEY = ['private', 'admin', 'themes'] as const;
const LOOK_AGAIN_MS = 2_000;

/** The query from the address, without invalid values. */
export function themeQueryOf(address: Pick<ListAddress, 'filter' | 'sort' | 'page'>) {
  const state = THEME_FILTERS.find((name) => name === address.filter('state'));
  const sort = THEME_SORTS.find((name) => name === address.sort);
  const search = address.filter('search').slice(0, 80);
  const category = address.filter('category');
  const cursor = /^\d{1,9}$/.test(address.page) ? address.page : '';
  return {
    ...(search && { search }),
    ...(category && { category }),
    ...(state && { state }),
    ...(sort && { sort }),
    ...(cursor && { cursor }),
  };
}

export const themesQuery = (query: ReturnType<typeof themeQueryOf>) =>
  queryOptions({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) => call(listThemes, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const themeKey = (id: number) => [...KEY, 'one', id];

/** Polls while a version is linted or rendered. */
export const themeQuery = (id: number) =>
  queryOptions({
    queryKey: themeKey(id),
    queryFn: ({ signal }) => call(getTheme, { params: { theme_id: id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? LOOK_AGAIN_MS : false),
  });

export const listsKey = KEY;

const isUnderWay = ({ history }: AdminTheme): boolean =>
  history.some(
    ({ waits_for, sample_url }) => (waits_for !== null && waits_for !== 'errors') || (waits_for === 'errors' && !sample_url),
  );
