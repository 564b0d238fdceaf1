import type { ThemeTrial } from '@nimantran/proto/http/studio/theme-trials';
import { getThemeTrial } from '@nimantran/proto/http/studio/theme-trials';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

const LOOK_AGAIN_MS = 1_500;

export const trialKey = (id: string) => ['private', 'admin', 'theme trial', id];

/** Polled while something is being rendered. */
export const trialQuery = (id: string) =>
  queryOptions({
    queryKey: trialKey(id),
    queryFn: ({ signal }) => call(getThemeTrial, { params: { trial_id: id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? LOOK_AGAIN_MS : false),
  });

const OPEN = ['queued', 'running'];

export const isUnderWay = ({ stills, film }: ThemeTrial): boolean =>
  OPEN.includes(stills.state) || (film !== null && OPEN.includes(film.state));
