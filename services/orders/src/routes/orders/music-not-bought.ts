import { badRequest } from '@nimantran/kit/http/problem';
import type { OrderRow } from '../../db/schema.ts';

/** Own music has a price: a customer who has not paid for it gets the theme's music. @throws HttpProblem 400 */
export function refuseUnboughtMusic({ customisation, lines }: Pick<OrderRow, 'customisation' | 'lines'>): void {
  if (customisation.music !== null || lines.some(({ kind }) => kind === 'custom_audio')) return;
  const message = 'is not part of this order: your video has the music of the theme';
  throw badRequest('invalid_customisation', `music ${message}.`, [{ field: 'music', message }]);
}
