interface CreatePlace {
  themeId: number;
  /** The order that the form is filled from; without one it shows the theme's own draft. */
  orderNumber?: string | undefined;
}

/** The address of the form of an invitation, or of a later screen; `more` names its step or part. */
export function createAddress({ themeId, orderNumber }: CreatePlace, more = '', page: '' | '/pay' = ''): string {
  const order = orderNumber === undefined ? '' : `&order=${orderNumber}`;
  return `/video/create${page}?theme=${themeId}${order}${more && `&${more}`}`;
}
