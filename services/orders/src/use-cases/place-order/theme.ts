import { neighbourProblem } from '@nimantran/kit/http/neighbour-problem';
import { conflict, HttpProblem, notFound } from '@nimantran/kit/http/problem';
import { getThemeVersion, type ThemeVersion } from '@nimantran/proto/http/catalog/themes';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import type { OrdersContext } from '../../context.ts';

/** The theme as sold now. @throws HttpProblem 404 `theme_not_found`, 409 `theme_changed` if the customer saw another version */
export async function currentTheme(
  { catalog }: Pick<OrdersContext, 'catalog'>,
  themeId: number,
  seenVersion: string,
): Promise<ThemeVersion> {
  const theme = await catalog(getThemeVersion, { params: { theme_id: themeId, version: 'current' } }).catch((error: unknown) => {
    if (error instanceof ProblemError && error.status === 404)
      throw notFound('theme_not_found', 'This theme is no longer on sale.');
    throw neighbourProblem('catalog', error);
  });
  if (!theme.on_sale) throw new HttpProblem(404, 'theme_not_found', 'This theme is no longer on sale.');
  if (theme.version !== seenVersion)
    throw conflict('theme_changed', 'This theme has changed since you opened it. Please check your details again.');
  return theme;
}
