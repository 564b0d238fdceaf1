import { CATEGORIES } from '@nimantran/proto/domain/category';
import type { VideoSummary } from '@nimantran/proto/domain/theme';
import { listVideos } from '@nimantran/proto/http/catalog/themes';
import type { OrdersContext } from '../context.ts';

/** Every theme on sale, each once. @throws if catalog does not answer */
export async function themesOnSale({ catalog }: Pick<OrdersContext, 'catalog'>): Promise<VideoSummary[]> {
  const lists = await Promise.all(CATEGORIES.map(({ slug }) => catalog(listVideos, { params: { category: slug } })));
  return [...new Map(lists.flat().map((theme) => [theme.id, theme])).values()];
}
